import type en from './en';

const ja: typeof en = {
  title: '対戦履歴',
  figures: '成績',
  games: 'ゲーム',
  leaders: (game) => `ランキング：${game}`,
  leadersLink: 'ランキング',
  counts: '人が一人以上参加し、相手（人またはボット）と最後まで行われたゲームを数えます。ボットは載りません。途中でボットに任せたゲームは負けになります。名前は最後のゲームのときのものです。',
  game: 'ゲーム',
  played: '対局',
  won: '勝ち',
  drawn: '引き分け',
  lost: '負け',
  time: '時間',
  place: '順位',
  name: '名前',
  you: 'あなた',
  standing: { won: '勝ち', drawn: '引き分け', lost: '負け', uncounted: '対局' },
  winner: (names) => `勝者：${names}`,
  turns: (turns) => `${turns}手`,
  minutes: (minutes, seconds) => (minutes ? `${minutes}分${seconds}秒` : `${seconds}秒`),
  hours: (hours, minutes) => `${hours}時間${minutes}分`,
  replay: 'リプレイ',
  replayOf: (game, when) => `${game}のリプレイ（${when}）`,
  more: 'さらに前のゲーム',
  none: '最後まで行われたゲームはまだありません。',
  choose: 'ゲーム',
};

export default ja;
