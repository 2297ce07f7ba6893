import { Component, h } from 'preact';
import { explain, showSheet } from '../shell/app';
import { type Settings as AllSettings, change, settings } from '../shell/settings';
import { t as shell } from '../shell/strings';
import { Log } from '../table/Log';
import type { Table } from '../table/table';
import { type Keyed, keyWords } from './keys';
import { markdown } from './markdown';
import { Sheet } from './Sheet';
import { ready, t } from './strings';

export { ready };

const languages = { en: 'English', ja: '日本語' };

/// What this device remembers for its person.
export const Settings = (_: { game: string }) => {
  const set = (changes: Partial<AllSettings>) => {
    change(changes);
    // Every part has loaded its words by now; a fresh page loads the others, and the table is still there.
    if (changes.language) location.reload();
  };
  const choice = (label: string, key: 'language' | 'theme' | 'motion', values: Record<string, string>) => (
    <label class="row apart">
      {label}
      <select value={settings[key]} onChange={(event) => set({ [key]: event.currentTarget.value })}>
        {Object.entries(values).map(([value, name]) => <option value={value}>{name}</option>)}
      </select>
    </label>
  );
  const choose = (label: string, key: 'sound' | 'hints' | 'notes', checked: boolean) => (
    <label class="row apart">
      <span>{label}</span>
      <input type="checkbox" checked={checked} onChange={(event) => set({ [key]: event.currentTarget.checked })} />
    </label>
  );
  return (
    <Sheet title={t.settings}>
      <div class="form">
        {choice(t.language, 'language', languages)}
        {choice(t.theme, 'theme', t.themes)}
        {choice(t.motion, 'motion', t.motions)}
        {choose(t.sound, 'sound', settings.sound)}
        {choose(t.hints, 'hints', settings.hints !== false)}
        {choose(t.notes, 'notes', !!settings.notes)}
        <button onClick={() => showSheet(() => <Keys game="" />)}>{keyWords().title}</button>
      </div>
    </Sheet>
  );
};

/// Which keys do what: everywhere, and in the game that is shown.
export const Keys = (_: { game: string }) => {
  const words = keyWords();
  const shown = Object.keys(shell.games).find((game) => document.title.includes(shell.games[game]!));
  const list = (title: string, keys: Keyed[]) => (
    <section>
      <h3>{title}</h3>
      <dl class="keys">{keys.map(([key, meaning]) => <div><dt><kbd>{key}</kbd></dt><dd>{meaning}</dd></div>)}</dl>
    </section>
  );
  return (
    <Sheet title={words.title}>
      <div class="form">
        {shown && list(shell.games[shown]!, words.games[shown]!)}
        {list(words.everywhere, words.always)}
        {list(words.replay, words.inReplay)}
        <label class="row apart">
          <span>{words.single}</span>
          <input type="checkbox" checked={settings.keys} onChange={(event) => change({ keys: event.currentTarget.checked })} />
        </label>
      </div>
    </Sheet>
  );
};

/// A game's rules, as its RULES page says them.
export class Rules extends Component<{ game: string }, { text?: string }> {
  async componentDidMount(): Promise<void> {
    try {
      const answer = await fetch(`/api/v1/games/${this.props.game}/rules?lang=${settings.language}`);
      this.setState({ text: answer.ok ? await answer.text() : t.noRules });
    } catch (problem) {
      this.setState({ text: await explain(problem) });
    }
  }

  render({ game }: { game: string }, { text }: { text?: string }) {
    return <Sheet title={`${shell.rules}: ${shell.games[game] ?? game}`}><div class="prose">{text && markdown(text.replace(/^# .*\n/, ''))}</div></Sheet>;
  }
}

/// What happened at a table, in words.
export const LogSheet = ({ table }: { table: Table }) => (
  <Sheet title={shell.log}>{table.log.length ? <Log lines={table.log} /> : <p>{t.nothing}</p>}</Sheet>
);
