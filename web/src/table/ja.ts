import type en from './en';

const ja: typeof en = {
  players: 'プレイヤー',
  you: 'あなた',
  openSeat: '空席',
  seconds: (seconds) => `${seconds}秒`,
  restarting: (seconds) => `${seconds}秒後にサーバーが再起動します。ゲームはそのまま続きます。`,
  frozen: '誰もいないため、ゲームは止まっています。',
  disconnected: (name) => `${name}さんの接続が切れました`,
  takesOver: (seconds) => `${seconds}秒後にボットが代わります。`,
  takenOver: 'ボットがあなたの席を引き継ぎました',
  takeBack: '席に戻る',
  elsewhere: '別の画面ですでにこのゲームに接続しています',
  takeOverHere: 'ここで続ける',
  abandoned: 'ゲームは中止されました',
  toNext: '次のゲームへ',
  leave: '退席する',
  leaveSure: '退席しますか？ボットが代わりに続けます。',
  news: {
    joined: (name) => `${name}さんが参加しました。`,
    left: (name) => `${name}さんが退席しました。`,
    started: () => 'ゲーム開始。',
    dropped: (name) => `${name}さんの接続が切れました。`,
    returned: (name) => `${name}さんが戻りました。`,
    'taken-over': (name) => `ボットが${name}さんの代わりに打ちます。`,
    'taken-back': (name) => `${name}さんが席に戻りました。`,
    abandoned: () => 'ゲームは中止されました。',
    'bot-seated': (name) => `${name}が着席しました。`,
    unseated: (name) => `${name}が席を立ちました。`,
    rematch: () => '次のゲームが始まります。',
  },
};

export default ja;
