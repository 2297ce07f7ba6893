import type en from './en';

const ja: typeof en = {
  home: 'ホームへ戻る',
  settings: '設定',
  rules: 'ルール',
  log: 'これまでの流れ',
  games: { 'tic-tac-toe': '○×ゲーム', nine: 'ナイン', numeron: 'ヌメロン', cambio: 'カンビオ', shanko: 'シャンコ' },
  levels: { easy: 'やさしい', medium: 'ふつう', hard: 'むずかしい', perfect: '最強' },
  cpu: 'CPU',
  lost: '接続が切れました。再接続しています…',
  retry: '再試行',
  unreachable: 'サーバーに接続できません。',
  again: 'もう一度',
  no: 'いいえ',
};

export default ja;
