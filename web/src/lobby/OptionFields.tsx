import { h } from 'preact';
import type { Json, Schema } from '../net/wire';
import { t } from './strings';

type Values = Record<string, Json>;

/// An option or its value in words of its own, where there are any and they are loaded.
const worded = (key: string): string => (t as typeof t | undefined)?.optionWords[key] ?? humanise(key);

/// `bonusTurn` as `Bonus turn`, for what has no words of its own.
export const humanise = (key: string): string => {
  const spaced = key.replace(/[-_]/g, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

interface Props {
  schema: Schema;
  values: Values;
  set(values: Values): void;
}

/// A game's options, as its schema describes them.
export const OptionFields = ({ schema, values, set }: Props) => {
  const fields = Object.entries(schema.properties ?? {});
  if (!fields.length) return null;
  return (
    <fieldset>
      <legend>{t.options}</legend>
      {fields.map(([key, field]) => (
        <label key={key} class="row apart">
          {worded(key)}
          <Field schema={field} value={values[key] ?? null} set={(value) => set({ ...values, [key]: value })} />
        </label>
      ))}
    </fieldset>
  );
};

/// One value of a schema's type.
export const Field = ({ schema, value, set }: { schema: Schema; value: Json; set(value: Json): void }) => {
  if (schema.enum) {
    return (
      <select value={`${value}`} onChange={(event) => set(event.currentTarget.value)}>
        {schema.enum.map((name) => <option value={name}>{worded(name)}</option>)}
      </select>
    );
  }
  if (schema.type === 'boolean') return <input type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />;
  if (schema.type === 'integer' || schema.type === 'number') {
    return <input type="number" min={schema.minimum} max={schema.maximum} value={Number(value)} onChange={(event) => set(event.currentTarget.valueAsNumber || 0)} />;
  }
  return <input value={`${value ?? ''}`} onChange={(event) => set(event.currentTarget.value)} />;
};
