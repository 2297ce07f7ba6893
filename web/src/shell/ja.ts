import type en from './en';

const ja: typeof en = {
  home: 'ホームへ戻る',
  settings: '設定',
  rules: 'ルール',
  log: '経過',
  games: { 'tic-tac-toe': '○×ゲーム', nine: 'ナイン', numeron: 'ヌメロン', cambio: 'カンビオ', shanko: 'シャンコ' },
  levels: { easy: 'やさしい', medium: 'ふつう', hard: 'むずかしい', perfect: '最強' },
  bot: 'ボット',
  lost: '再接続しています…',
  retry: '再試行',
  unreachable: '接続できません。',
  again: 'もう一度',
  replay: 'リプレイ',
  no: 'いいえ',
};

export default ja;
