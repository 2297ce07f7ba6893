import { keep, recall } from '../../shell/settings';

const NOTES = 'parlor_numeron_notes';
const FILLED = 'parlor_numeron_deduction';

export type Note = '' | 'likely' | 'excluded';

/// For each place, a note for each digit.
export type Notes = Note[][];

const blank = (): Notes => Array.from({ length: 3 }, () => Array<Note>(10).fill(''));

/// The notes of this round, as this device kept them; those of another round are gone.
export const notesOf = (round: string): Notes => {
  try {
    const { of, notes } = JSON.parse(recall(NOTES) ?? '') as { of: string; notes: Notes };
    return of === round && notes.length === 3 ? notes : blank();
  } catch {
    return blank();
  }
};

/// The notes with one of them turned to its next meaning.
export const turned = (notes: Notes, place: number, digit: number): Notes =>
  notes.map((row, at) => (at === place ? row.map((note, which) => (which === digit ? NEXT[note] : note)) : row));

const NEXT: Record<Note, Note> = { '': 'likely', likely: 'excluded', excluded: '' };

export const keepNotes = (round: string, notes?: Notes): void => keep(NOTES, JSON.stringify({ of: round, notes: notes ?? blank() }));

/// Whether the pad is filled in by deduction.
export const isFilled = (): boolean => recall(FILLED) === '1';

export const setFilled = (on: boolean): void => keep(FILLED, on ? 1 : null);
