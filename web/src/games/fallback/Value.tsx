import { h } from 'preact';
import { humanise } from '../../lobby/OptionFields';
import type { Json } from '../../net/wire';
import { inWords } from './phrase';

const isFlat = (value: Json): boolean =>
  value === null || typeof value !== 'object' || (Array.isArray(value) && value.every((inner) => inner === null || typeof inner !== 'object'));

/// Any value as nested lists.
export const Value = ({ value }: { value: Json }) => {
  if (isFlat(value)) return <span>{inWords(value) || '–'}</span>;
  if (Array.isArray(value)) return <ol class="values">{value.map((inner, index) => <li key={index}><Value value={inner} /></li>)}</ol>;
  return (
    <dl class="values">
      {Object.entries(value as Record<string, Json>).map(([key, inner]) => (
        <div key={key}>
          <dt>{humanise(key)}</dt>
          <dd><Value value={inner} /></dd>
        </div>
      ))}
    </dl>
  );
};
