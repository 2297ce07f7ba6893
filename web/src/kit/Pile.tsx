import { h } from 'preact';
import { Card } from './Card';

interface Props {
  label: string;
  count: number;
  /// The open card on top, if there is one.
  top?: string;
  onTake?(): void;
}

/// Cards on one another: its top card, and how many there are.
export const Pile = ({ label, count, top, onTake }: Props) => {
  const content = [count > 0 ? <Card card={top} /> : <span class="gap" />, <small>{count}</small>];
  return onTake ? (
    <button class="pile" aria-label={`${label}: ${count}`} onClick={onTake}>{content}</button>
  ) : (
    <div class="pile" role="group" aria-label={`${label}: ${count}`}>{content}</div>
  );
};
