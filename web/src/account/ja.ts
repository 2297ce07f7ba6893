import type en from './en';

const ja: typeof en = {
  title: 'アカウント',
  guest: (name) => `ゲスト「${name}」として遊んでいます。`,
  account: (name) => `「${name}」でログインしています。`,
  why: 'アカウントがあれば、対戦履歴・成績・席をどの端末でも使え、ブラウザーのデータが消えても残ります。',
  name: '名前',
  password: 'パスワード',
  passwordHint: '8文字以上。',
  create: 'アカウントを作る',
  logIn: 'ログイン',
  logOut: 'ログアウト',
  logOutSure: 'ログアウトしますか？アカウントがないため、このゲストの記録は失われます。',
  logOutAccount: 'この端末でログアウトしますか？',
  made: 'アカウントを作りました。',
  back: 'おかえりなさい。',
  gone: 'ログアウトしました。',
  noMail: 'メールアドレスを使わないため、忘れたパスワードは取り戻せません。大切に保管してください。',
};

export default ja;
