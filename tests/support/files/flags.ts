import type { Choices } from './choices.ts';
import { type Truth, text } from './sheet.ts';
import { counts } from './shop.ts';
import type { Plain } from './sums.ts';

/** One row in so many says no. */
const EVERY = 4;
/** Share of the money that must be on rows that may not count, for the file to be asked about. */
const MATTERS = 0.05;

/** A column of yes and no: most say nothing of whether the row counts, and `Debiterbar` does. */
export function withFlag(choices: Choices, plain: Plain): Plain {
  const name = choices.pick(
    'yes or no of each row',
    ['none', 'Betald', 'Nyhetsbrev', 'Debiterbar'] as const,
    [40, 1, 1, 1],
  );
  const { sheet, truth, lines } = plain;
  if (name === 'none' || truth.purpose !== 'sales' || sheet.header.length !== 1) return plain;
  const isNo = (place: number) => place % EVERY === EVERY - 1;
  const sum = (own: Plain['lines']) =>
    own.reduce((all, { net = 0, state = 'paid' }) => all + (counts(state) ? net : 0), 0);
  const uncharged = sum(lines.filter((_, place) => isNo(place)));
  const share = uncharged / sum(lines);
  const isOpen = name === 'Debiterbar';
  if (isOpen && (lines.length !== sheet.rows.length || !(share > MATTERS))) return plain;
  return {
    ...plain,
    fields: [...plain.fields, 'channel'],
    sheet: {
      ...sheet,
      header: [[...(sheet.header[0] ?? []), name]],
      rows: sheet.rows.map((row, place) => [...row, text(isNo(place) ? 'Nej' : 'Ja')]),
    },
    truth: isOpen ? withoutUncharged(truth, sum(lines), uncharged) : truth,
  };
}

/** What nobody is charged for is no sale; of sums that are not those of the rows it must be asked. */
const withoutUncharged = (truth: Truth, all: number, uncharged: number): Truth =>
  truth.totals[0] === all
    ? { ...truth, totals: [all - uncharged], months: null }
    : { ...truth, mustAsk: true };
