import type en from './en';

const ja: typeof en = {
  title: (game) => `リプレイ：${game}`,
  seen: '視点',
  everybody: '全員に見えていたもの',
  open: 'すべて公開',
  step: (step, steps) => `${steps}手中${step}手目`,
  steps: '手順',
  first: '最初へ',
  back: '一手戻る',
  forward: '一手進む',
  last: '最後へ',
  keys: '矢印キーで一手ずつ、HomeとEndで最初と最後へ移動します。',
  share: 'このリプレイを共有',
  download: 'ダウンロード',
  nothing: '全員に見える動きはありません。',
};

export default ja;
