import type en from './en';

const ja: typeof en = {
  stats: (wins, losses, draws) => `勝: ${wins}\u2002負: ${losses}\u2002分: ${draws}`,
  choose: '選択：',
  first: 'X（先攻）',
  second: 'O（後攻）',
  rival: '相手',
  twoPlayers: '一台で二人',
  board: '盤面',
  cell: (row, column, mark) => `${row}行${column}列：${mark || '空き'}`,
  marked: (mark, row, column) => `${mark}：${row}行${column}列。`,
  turn: (who) => `現在の手番：${who}`,
  player: 'プレイヤー',
  thinking: '考え中...',
  win: 'あなたの勝ち！',
  loss: 'あなたの負け。',
  draw: '引き分け！',
  wins: (who) => `${who}の勝ち！`,
  tutorial: 'チュートリアル',
  played: (games) => `対局数：${games}`,
  refusals: { 'square-taken': 'このマスは埋まっています。', 'no-such-square': 'そのマスはありません。' },
};

export default ja;
