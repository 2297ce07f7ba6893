import { Component, h } from 'preact';
import { type Notes, isFilled, keepNotes, notesOf, setFilled, turned } from './notes';
import { t } from './strings';
import { DIGITS, PLACES, type View } from './view';

interface Props {
  /// The round that the notes are about.
  round: string;
  deduction: NonNullable<View['deduction']>;
  /// Told whenever the pad changes.
  changed(): void;
}

const SIGNS: Record<string, string> = { likely: '○', excluded: '×', certain: '◎' };

/// Where there is room for it, the pad lies open.
const isWide = matchMedia('(min-width: 900px)').matches;

/// Marks for each digit at each place: one's own, or what follows from the answers.
export class NotePad extends Component<Props> {
  turn(place: number, digit: number): void {
    this.keep(turned(notesOf(this.props.round), place, digit));
  }

  keep(notes?: Notes): void {
    keepNotes(this.props.round, notes);
    this.props.changed();
  }

  render({ round, deduction, changed }: Props) {
    const notes = notesOf(round);
    const filled = isFilled();
    return (
      <details class="notes" open={isWide}>
        <summary>{t.notes}</summary>
        <label class="row">
          <input
            type="checkbox"
            checked={filled}
            onChange={(event) => {
              setFilled(event.currentTarget.checked);
              changed();
            }}
          />
          {t.fill}
        </label>
        <p class="help">{filled ? t.remaining(deduction.remaining) : t.notesHelp}</p>
        {PLACES.map((place) => (
          <div key={place} class="pad" role="group" aria-label={t.place(place)}>
            <b aria-hidden="true">{t.place(place)}</b>
            <div>
              {DIGITS.map((digit) => {
                const own = notes[place]![digit]!;
                const told = filled ? deduction.places[place]![digit]! : 'possible';
                const mark = told === 'possible' ? own : told;
                return (
                  <button key={digit} class={`note3 ${mark}`} aria-label={t.note(place, digit, t.marks[mark]!)} onClick={() => this.turn(place, digit)}>
                    {digit}
                    <i aria-hidden="true">{SIGNS[mark]}</i>
                  </button>
                );
              })}
            </div>
          </div>
        ))}
        <button onClick={() => this.keep()}>{t.clear}</button>
      </details>
    );
  }
}
