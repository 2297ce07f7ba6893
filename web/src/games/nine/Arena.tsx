import { type ComponentChild, h } from 'preact';
import { Back, Face } from './NumberCard';
import type en from './en';

/// What lies in front of a seat.
export interface Lying {
  /// Its card, once that may be shown.
  card?: number;
  /// Whether anything lies there at all.
  placed: boolean;
  faceUp: boolean;
}

interface Props {
  t: typeof en;
  names: string[];
  /// The near seat's card first.
  lying: Lying[];
  back: string;
  joker: boolean;
  children: ComponentChild;
}

/// The middle of the table: both cards, and below them how the turn went.
export const Arena = ({ t, names, lying, back, joker, children }: Props) => (
  <section class="arena" aria-label={t.arena}>
    <div class="met">
      <Slot t={t} name={names[0]!} {...lying[0]!} back={back} joker={joker} />
      <b aria-hidden="true">{t.versus}</b>
      <Slot t={t} name={names[1]!} {...lying[1]!} back={back} joker={joker} />
    </div>
    {children}
  </section>
);

const Slot = ({ t, name, card, placed, faceUp, back, joker }: Lying & { t: typeof en; name: string; back: string; joker: boolean }) => (
  <div class="slot" role="img" aria-label={`${name}: ${placed ? (faceUp ? card : t.faceDown) : t.nothing}`}>
    {placed ? (
      <div class={`flip ${faceUp ? 'up' : ''}`}>
        <Back pattern={back} />
        {card && <Face card={card} joker={joker} />}
      </div>
    ) : (
      <div class="empty" />
    )}
    <span class="name" aria-hidden="true">{name}</span>
  </div>
);
