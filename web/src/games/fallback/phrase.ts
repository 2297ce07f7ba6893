import { isCard, spoken } from '../../kit/cards';
import { humanise } from '../../lobby/OptionFields';
import type { Action, Json } from '../../net/wire';

/// A value in words, on one line.
export const inWords = (value: Json): string => {
  if (value === null) return '–';
  if (typeof value === 'string') return isCard(value) ? spoken(value) : value || '–';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value === 'object') return Object.entries(value).map(([key, inner]) => (key === 'type' ? humanise(`${inner}`) : `${humanise(key).toLowerCase()} ${inWords(inner)}`)).join(' ');
  return `${value}`;
};

/// An action or a piece of news in words: its kind, then its details.
export const phrase = ({ type, ...details }: Action): string =>
  [humanise(type), ...Object.entries(details as Record<string, Json>).map(([key, value]) => `${humanise(key).toLowerCase()} ${inWords(value)}`)].join(' · ');
