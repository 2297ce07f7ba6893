import { Component, h } from 'preact';
import { games } from '../../lobby/door';
import { Field, humanise } from '../../lobby/OptionFields';
import type { Action, Json, Schema } from '../../net/wire';
import { complain } from '../../shell/app';

interface Props {
  game: string;
  /// The kinds of action that are legal now.
  kinds: string[];
  act(action: Action): void;
}

interface Form {
  forms: Schema[];
  kind: string;
  values: Record<string, Json>;
}

/// An action of one's own making, by the game's schema, where not all that is legal can be listed.
export class FreeForm extends Component<Props, Form> {
  state: Form = { forms: [], kind: '', values: {} };

  componentDidMount(): void {
    games().then((list) => {
      const action = list.find(({ key }) => key === this.props.game)?.action;
      this.setState({ forms: action?.oneOf ?? (action ? [action] : []), kind: this.props.kinds[0] ?? '' });
    }, complain);
  }

  send = (event: Event): void => {
    event.preventDefault();
    const { forms, kind, values } = this.state;
    const fields = Object.entries(formOf(forms, kind)?.properties ?? {}).filter(([key]) => key !== 'type');
    const entries = fields.map(([key, schema]) => [key, parse(schema, values[key] ?? null)] as const).filter(([, value]) => value !== null);
    this.props.act({ type: kind, ...Object.fromEntries(entries) });
  };

  render({ kinds }: Props, { forms, kind, values }: Form) {
    const form = formOf(forms, kind);
    return (
      <form class="form" onSubmit={this.send}>
        <select aria-label="action" value={kind} onChange={(event) => this.setState({ kind: event.currentTarget.value, values: {} })}>
          {[...new Set(kinds)].map((name) => <option value={name}>{humanise(name)}</option>)}
        </select>
        {Object.entries(form?.properties ?? {}).filter(([key]) => key !== 'type').map(([key, schema]) => (
          <label key={kind + key}>
            {humanise(key)}
            <Field schema={schema} value={values[key] ?? null} set={(value) => this.setState({ values: { ...values, [key]: value } })} />
          </label>
        ))}
        <button>{humanise(kind)}</button>
      </form>
    );
  }
}

const formOf = (forms: Schema[], kind: string): Schema | undefined => forms.find(({ properties }) => properties?.type?.const === kind);

/// What was typed, as the schema wants it: a list is typed with spaces or commas, an object as JSON.
const parse = (schema: Schema, value: Json): Json => {
  if (typeof value !== 'string' || schema.type === 'string' || schema.enum) return value;
  if (value === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    const items = value.split(/[\s,]+/).filter(Boolean);
    return schema.items?.type === 'integer' ? items.map(Number) : items;
  }
};
