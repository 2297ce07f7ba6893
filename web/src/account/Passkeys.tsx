import { Component, Fragment, h } from 'preact';
import { call } from '../net/api';
import { complain, toast } from '../shell/app';
import { Confirm } from '../shell/Confirm';
import { settings } from '../shell/settings';
import { t } from './strings';
import { addPasskey, hasPasskeys, inability } from './webauthn';

interface Listing {
  passkeys?: { id: string; created: string; used?: string }[];
  password?: boolean;
}

const day = (text: string): string => new Date(text).toLocaleDateString(settings.language, { dateStyle: 'medium' });

/// Tells why something with a passkey was not done.
export const lament = async (problem: unknown): Promise<void> => {
  const code = inability(problem);
  if (code) toast(t.unable[code]);
  else await complain(problem);
};

/// The passkeys of an account, and a password for who has none. Nothing is said of passkeys where there are none and can be
/// none.
export class Passkeys extends Component<{ name: string }, Listing> {
  componentDidMount(): void {
    this.load();
  }

  load = (): Promise<void> => call<Listing>('GET', '/account/passkeys').then((listing) => this.setState(listing), complain);

  add = async (): Promise<void> => {
    try {
      if (!(await addPasskey())) return;
      toast(t.added);
      await this.load();
    } catch (problem) {
      await lament(problem);
    }
  };

  remove = (id: string) => async (): Promise<void> => {
    try {
      await call('DELETE', `/account/passkeys/${id}`);
      toast(t.removed);
    } catch (problem) {
      await complain(problem);
    }
    await this.load();
  };

  setPassword = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const password = `${new FormData(event.currentTarget).get('password')}`;
    try {
      await call('POST', '/account', { name: this.props.name, password });
      toast(t.passwordSet);
      await this.load();
    } catch (problem) {
      await complain(problem);
    }
  };

  render({ name }: { name: string }, { passkeys, password }: Listing) {
    if (!passkeys || (!passkeys.length && !hasPasskeys())) return null;
    const canRemove = password || passkeys.length > 1;
    return (
      <>
        <section class="panel form" aria-labelledby="passkeys">
          <h2 id="passkeys">{t.passkeys}</h2>
          {passkeys.length > 0 ? (
            <ul class="passkeys">
              {passkeys.map(({ id, created, used }, index) => (
                <li key={id}>
                  <span>
                    {t.passkey(index + 1)}
                    <small>{t.created(day(created))}{used && <> · {t.used(day(used))}</>}</small>
                  </span>
                  {canRemove && <Confirm label={t.remove(t.passkey(index + 1))} question={t.removeSure(t.passkey(index + 1))} yes={t.remove(t.passkey(index + 1))} onYes={this.remove(id)} />}
                </li>
              ))}
            </ul>
          ) : (
            <p>{t.passkeysNone}</p>
          )}
          {passkeys.length > 0 && !canRemove && <small>{t.onlyWay}</small>}
          {hasPasskeys() && <button onClick={this.add}>{t.add}</button>}
        </section>
        {!password && (
          <form class="panel form" onSubmit={this.setPassword} aria-label={t.setPassword}>
            <input hidden autocomplete="username" defaultValue={name} />
            <label>
              {t.password}
              <input name="password" type="password" required minLength={8} maxLength={200} autocomplete="new-password" aria-describedby="password-why" />
            </label>
            <small id="password-why">{t.passwordHint} {t.passwordWhy}</small>
            <button>{t.setPassword}</button>
          </form>
        )}
      </>
    );
  }
}
