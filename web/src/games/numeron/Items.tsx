import { Component, h } from 'preact';
import { t } from './strings';
import { type Action, type Game, ITEMS, type Item, PLACES } from './view';

const isDefence = (item: Item): boolean => item === 'shuffle' || item === 'change';

const ICONS: Record<Item, string> = {
  double: 'M4 6h7v12H4zM13 6h7v12h-7z',
  'high-low': 'M7 19V6m-3 3l3-3 3 3M17 5v13m-3-3l3 3 3-3',
  target: 'M12 4v4m0 8v4M4 12h4m8 0h4M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  slash: 'M6 19L18 5',
  shuffle: 'M4 7h3l9 10h4m-3-3l3 3-3 3M4 17h3l3-3m3-4l3-3h4m-3-3l3 3-3 3',
  change: 'M5 9h13m-4-4l4 4M19 15H6m4 4l-4-4',
};

/// An item's face: its name, its sign, and when it is played.
const Face = ({ item }: { item: Item }) => [
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={ICONS[item]} /></svg>,
  <b>{t.names6[item]}</b>,
  <small>{isDefence(item) ? t.defence : t.attack}</small>,
];

/// Three of the six, before a round.
export class ItemChoice extends Component<Game, { chosen: Item[] }> {
  state = { chosen: [] as Item[] };

  /// Whether these, and perhaps others, can be taken together.
  may(items: Item[]): boolean {
    return this.props.options.some((option) => option.type === 'choose-items' && items.every((item) => option.items.includes(item)));
  }

  toggle(item: Item): void {
    const { chosen } = this.state;
    if (chosen.includes(item)) this.setState({ chosen: chosen.filter((one) => one !== item) });
    else if (this.may([...chosen, item])) this.setState({ chosen: [...chosen, item] });
  }

  render({ act }: Game, { chosen }: { chosen: Item[] }) {
    return (
      <div class="choice">
        <ul class="six">
          {ITEMS.map((item) => (
            <li key={item}>
              <button class={`item ${item}`} aria-pressed={chosen.includes(item)} aria-disabled={!chosen.includes(item) && !this.may([...chosen, item])} onClick={() => this.toggle(item)}>
                <Face item={item} />
              </button>
              <p>{t.about[item]}</p>
            </li>
          ))}
        </ul>
        <p><small>{t.exclusive}</small></p>
        <button class="main" disabled={chosen.length !== 3} onClick={() => act({ type: 'choose-items', items: ITEMS.filter((item) => chosen.includes(item)) })}>{t.take}</button>
      </div>
    );
  }
}

interface HandProps {
  label: string;
  items: Item[];
  used: Item[];
  selected?: Item;
  may?(item: Item): boolean;
  select?(item: Item): void;
}

/// A side's three items; one's own can be pressed while they may be played.
export const ItemHand = ({ label, items, used, selected, may, select }: HandProps) => (
  <ul class={`items ${select ? '' : 'theirs'}`} aria-label={label}>
    {items.map((item) => (
      <li key={item}>
        {select ? (
          <button class={`item ${item} ${used.includes(item) ? 'spent' : ''}`} aria-pressed={selected === item} disabled={!may?.(item)} title={used.includes(item) ? t.used : t.about[item]} onClick={() => select(item)}>
            <Face item={item} />
          </button>
        ) : (
          <span class={`tag ${item} ${used.includes(item) ? 'spent' : ''}`}>{t.names6[item]}{used.includes(item) && <span class="hidden"> {t.used}</span>}</span>
        )}
      </li>
    ))}
  </ul>
);

interface UseProps {
  item: Item;
  play: Game;
  code: string;
  use(action: Action): void;
  cancel(): void;
}

/// What an item does, and what must be said to play it.
export const ItemUse = ({ item, play: { options }, code, use, cancel }: UseProps) => (
  <section class={`use ${item}`} aria-label={t.use(t.names6[item])}>
    <p>{t.about[item]}</p>
    {item === 'target' && (
      <div class="row" role="group" aria-label={t.target}>
        <span>{t.target}</span>
        {options.map((option) => option.type === 'declare-target' && <button class="pick" onClick={() => use(option)}>{option.digit}</button>)}
      </div>
    )}
    {item === 'shuffle' && (
      <div class="row" role="group" aria-label={t.order}>
        <span>{t.order}</span>
        {options.map((option) => option.type === 'shuffle' && (
          <button class="pick" onClick={() => use(option)}>{option.digits}{option.digits === code && <small> {t.bluff}</small>}</button>
        ))}
      </div>
    )}
    {item === 'change' && PLACES.map((place) => (
      <div class="row" role="group" aria-label={t.changeTo(place, code[place]!)}>
        <span>{t.changeTo(place, code[place]!)}</span>
        {options.map((option) => option.type === 'change' && option.place === place && <button class="pick" onClick={() => use(option)}>{option.digit}</button>)}
      </div>
    ))}
    <p class="row">
      {(item === 'double' || item === 'high-low' || item === 'slash') && <button class="main" onClick={() => use({ type: `declare-${item}` })}>{t.use(t.names6[item])}</button>}
      <button onClick={cancel}>{t.cancel}</button>
    </p>
  </section>
);

/// Whether the server now lets this item be played.
export const mayUse = ({ options, pending }: Game, item: Item): boolean =>
  !pending.length && options.some(({ type }) => type === item || type === `declare-${item}`);
