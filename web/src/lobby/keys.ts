import { settings } from '../shell/settings';

/// A key and what it does.
export type Keyed = [key: string, meaning: string];

const en = {
  title: 'Keyboard',
  everywhere: 'Everywhere',
  always: [['Tab', 'to the next thing that can be done'], ['Enter', 'do it'], ['Esc', 'close a panel'], ['?', 'show this list']] as Keyed[],
  replay: 'In a replay',
  inReplay: [['← →', 'one step back or forward'], ['Home End', 'first and last step']] as Keyed[],
  single: 'Single keys work wherever the focus is',
  games: {
    'tic-tac-toe': [['← ↑ → ↓', 'from square to square'], ['Enter', 'mark the square']],
    nine: [['1 … 9', 'select that card'], ['← →', 'from card to card'], ['Enter', 'select, then confirm']],
    numeron: [['0 … 9', 'enter a digit'], ['Backspace', 'erase the last one'], ['Enter', 'call'], ['← →', 'from digit to digit']],
    cambio: [['D', 'draw from the deck'], ['T', 'take the discard'], ['1 … 4', 'choose one of your cards'], ['X', 'discard, or skip a power'], ['K', 'let the king show you a card'], ['C', 'call Cambio'], ['E', 'end your turn'], ['Tab', 'to the piles and cards that can be chosen']],
    shanko: [['D', 'draw from the pile'], ['T', 'take the discard'], ['B', 'buy'], ['P', 'pass'], ['X', 'discard the selected card'], ['← →', 'from card to card'], ['Home End', 'first and last card'], ['Space', 'select or unselect'], ['Shift ← →', 'move the card'], ['Esc', 'select nothing']],
  } as Record<string, Keyed[]>,
};

const ja: typeof en = {
  title: 'キーボード',
  everywhere: 'どの画面でも',
  always: [['Tab', '次の操作へ移動'], ['Enter', '実行'], ['Esc', 'パネルを閉じる'], ['?', 'この一覧を表示']],
  replay: 'リプレイ',
  inReplay: [['← →', '一手戻る・進む'], ['Home End', '最初・最後の手へ']],
  single: '文字ひとつのキーをどこでも使う',
  games: {
    'tic-tac-toe': [['← ↑ → ↓', 'マスを移動'], ['Enter', '印を付ける']],
    nine: [['1 … 9', 'そのカードを選ぶ'], ['← →', 'カードを移動'], ['Enter', '選択、そして決定']],
    numeron: [['0 … 9', '数字を入れる'], ['Backspace', '最後の数字を消す'], ['Enter', 'コール'], ['← →', '数字を移動']],
    cambio: [['D', '山札から引く'], ['T', '捨て札を取る'], ['1 … 4', '自分のカードを選ぶ'], ['X', '捨てる・能力を使わない'], ['K', 'キングの力でカードを見る'], ['C', 'カンビオを宣言'], ['E', '番を終える'], ['Tab', '選べる山やカードへ移動']],
    shanko: [['D', '山札から引く'], ['T', '捨て札を取る'], ['B', '買う'], ['P', 'パス'], ['X', '選んだカードを捨てる'], ['← →', 'カードを移動'], ['Home End', '最初・最後のカードへ'], ['Space', '選ぶ・選択を外す'], ['Shift ← →', 'カードを動かす'], ['Esc', '選択をすべて外す']],
  },
};

/// The words of the list of keys.
export const keyWords = (): typeof en => ({ en, ja })[settings.language];
