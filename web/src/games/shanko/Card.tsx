import { h } from 'preact';
import { back, drawing, faceOf, front, mini } from './deck/card';
import { cardName } from './speech';

/// Each picture is made once; the same picture is the same address.
const pictures = new Map<string, string>();

const picture = (name: string, draw: () => string): string => {
  const known = pictures.get(name);
  if (known) return known;
  const made = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  pictures.set(name, made);
  return made;
};

export const fullPicture = (card?: string): string => (card ? picture(faceOf(card), () => drawing(front(card))) : picture('back', () => drawing(back())));
const miniPicture = (card: string): string => picture(`mini ${faceOf(card)}`, () => mini(card));

/// A card; without one, a back. Where a button around it says what it is, it is silent.
export const Card = ({ card, silent }: { card?: string; silent?: boolean }) => (
  <img class="shanko-card" src={fullPicture(card)} alt={silent ? '' : cardName(card)} draggable={false} />
);

/// A card as it lies on the table.
export const Mini = ({ card, label }: { card: string; label?: string }) => <img class="shanko-mini" src={miniPicture(card)} alt={label ?? cardName(card)} draggable={false} />;
