import { h } from 'preact';
import { complain, toast } from '../shell/app';
import { settings } from '../shell/settings';
import { enter } from './door';
import { t } from './strings';

/// Where a person's name is asked; with the name of the last time.
export const NameField = () => (
  <label>
    {t.name}
    <input name="name" defaultValue={settings.name} maxLength={20} required autocomplete="nickname" />
  </label>
);

/// The name given in a form.
export const nameIn = (form: HTMLFormElement): string => `${new FormData(form).get('name')}`.trim();

/// The door of a table: a name and one click.
export const Join = ({ code, onName }: { code?: string; onName(): unknown }) => {
  const join = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const name = nameIn(event.currentTarget);
    if (!name) return toast(t.needName);
    try {
      await enter(name);
      await onName();
    } catch (problem) {
      await complain(problem);
    }
  };
  return (
    <form class="panel form narrow" onSubmit={join}>
      {code && <p class="code">{code}</p>}
      <NameField />
      <button class="main">{t.join}</button>
    </form>
  );
};
