import { Component, Fragment, h } from 'preact';
import { ready as lobbyReady } from '../lobby/strings';
import { greeted } from '../lobby/door';
import { call } from '../net/api';
import { Bar, type Page, complain, go, style, toast } from '../shell/app';
import { Confirm } from '../shell/Confirm';
import { Passkeys, lament } from './Passkeys';
import { ready as wordsReady, t } from './strings';
import css from './style.css';
import { addPasskey, hasPasskeys, logInWithPasskey } from './webauthn';

export const ready = Promise.all([lobbyReady, wordsReady, style(css)]);

/// Becoming an account, logging in and out.
export const account = (): Page => ({
  title: t.title,
  draw: () => (
    <>
      <Bar title={t.title} />
      <main><Account /></main>
    </>
  ),
});

interface Session {
  player?: { name: string; account?: string };
}

class Account extends Component<object, Session> {
  componentDidMount(): void {
    // Who is no guest yet can still log in.
    call<Session>('GET', '/session').then((session) => this.setState(session), () => {});
  }

  /// Sends the form; whoever it makes of us is remembered here.
  send = (path: string, thanks: string) => async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    await this.become(() => call<Session>('POST', path, { name: `${form.get('name')}`.trim(), password: `${form.get('password')}` }), thanks);
  };

  /// Becomes whoever this makes of us, unless somebody has changed their mind.
  become = async (attempt: () => Promise<Session | undefined>, thanks: string): Promise<void> => {
    try {
      const session = await attempt();
      if (!session) return;
      greeted(session.player!.name);
      this.setState(session);
      toast(thanks);
    } catch (problem) {
      await lament(problem);
    }
  };

  /// Makes an account with a passkey, of the name in the form.
  usePasskey = async (event: { currentTarget: HTMLButtonElement }): Promise<void> => {
    const name = event.currentTarget.form!.elements.namedItem('name') as HTMLInputElement;
    if (name.reportValidity()) await this.become(() => addPasskey<Session>(name.value.trim()), t.made);
  };

  logInWithPasskey = (): Promise<void> => this.become(() => logInWithPasskey<Session>(), t.back);

  logOut = async (): Promise<void> => {
    try {
      await call('DELETE', '/session');
      greeted('');
      toast(t.gone);
      go('/');
    } catch (problem) {
      await complain(problem);
    }
  };

  render(_: object, { player }: Session) {
    return (
      <div class="form narrow">
        {player && <p class="panel">{player.account ? t.account(player.account) : t.guest(player.name)}</p>}
        {player && !player.account && (
          <form class="panel form" onSubmit={this.send('/account', t.made)} aria-label={t.create}>
            <h2>{t.create}</h2>
            <p>{t.why}</p>
            <Fields name={player.name} password="new-password" />
            <small>{t.noMail}</small>
            <button class="main">{t.create}</button>
            {hasPasskeys() && (
              <>
                <button type="button" onClick={this.usePasskey}>{t.orPasskey}</button>
                <small>{t.passkeyWhy}</small>
              </>
            )}
          </form>
        )}
        {!player?.account && (
          <form class="panel form" onSubmit={this.send('/account/login', t.back)} aria-label={t.logIn}>
            <h2>{t.logIn}</h2>
            <Fields name="" password="current-password" />
            <button class={player ? '' : 'main'}>{t.logIn}</button>
            {hasPasskeys() && <button type="button" onClick={this.logInWithPasskey}>{t.logInPasskey}</button>}
          </form>
        )}
        {player?.account && <Passkeys name={player.account} />}
        {player && <Confirm label={t.logOut} question={player.account ? t.logOutAccount : t.logOutSure} yes={t.logOut} onYes={this.logOut} />}
      </div>
    );
  }
}

const Fields = ({ name, password }: { name: string; password: 'new-password' | 'current-password' }) => (
  <>
    <label>
      {t.name}
      <input name="name" defaultValue={name} maxLength={20} required autocomplete="username" />
    </label>
    <label>
      {t.password}
      <input name="password" type="password" required minLength={password === 'new-password' ? 8 : undefined} maxLength={200} autocomplete={password} aria-describedby={password === 'new-password' ? 'password-hint' : undefined} />
    </label>
    {password === 'new-password' && <small id="password-hint">{t.passwordHint}</small>}
  </>
);
