import { normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { formatMonth } from '../../text/format.ts';
import { readDate } from './date.ts';
import { derivedColumn } from './derived-column.ts';
import { partOfYear } from './part-of-year.ts';
import { readRange } from './period-range.ts';
import { yearIn } from './years-near.ts';

const day = String.raw`(?<!\d)(?:19|20)\d{2}-?\d{2}-?\d{2}(?!\d)`;
const range = new RegExp(`${day} ?(?:[-–—]|--|till|t\\.? ?o\\.? ?m\\.?) ?${day}`, 'gi');
const month = /(?<![\d-])(?:19|20)\d{2}-[01]\d(?![\d-])|\p{L}{3,9}\.? (?:19|20)\d{2}(?![\d-])/giu;
/** What is so of a day is of all before it: `Resultat per oktober 2025`, `t.o.m. oktober 2025`. */
const untilThen =
  /\b(?:per|tom|t o m|till|hittills|ack\w*|ytd|sedan|from|fr o m|fran|uppdater\w*|utskriv\w*|skapad\w*)\b/;

/**
 * The one month that the lines above a table name, as a column: `Försäljning per artikel` and `Oktober 2025` over articles.
 * The columns as they are where one of them has dates, months or years, or the lines name several months or none.
 */
export function withMonthOfTitle(
  columns: readonly TypedColumn[],
  title: readonly string[],
): readonly TypedColumn[] {
  if (columns.some(tellsTime)) return columns;
  const [only, ...more] = new Set(title.flatMap(monthsIn));
  if (only === undefined || more.length > 0 || !isMonth(only)) return columns;
  const rows = Array.from(columns[0]?.ids ?? [], () => only);
  const about = { index: columns.length, name: 'Månad', type: 'date', grain: 'month' } as const;
  const made = derivedColumn({ ...about, format: null }, rows);
  return [...columns, { ...made, madeOf: `Månaden står ovanför tabellen: ${formatMonth(only)}.` }];
}

/** Dates, months or years as values, or a year in its name. */
function tellsTime({ type, name, values }: TypedColumn): boolean {
  if (type === 'date' || yearIn([name]) !== null) return true;
  const texts = values.filter((cell) => typeof cell === 'string');
  return texts.length > 0 && texts.every((text) => partOfYear(text) !== null);
}

/** The first days of the months that a line says the table is of; what it says of other periods as it is written. */
function monthsIn(line: string): string[] {
  const ranges = line.match(range) ?? [];
  const rest = line.replace(range, ' ');
  const named = (rest.match(month) ?? []).flatMap((text) => {
    const read = readDate(text);
    return read?.grain === 'month' ? read.iso : [];
  });
  return [
    ...ranges.map(ofRange),
    ...(untilThen.test(normaliseText(withoutPer(rest))) ? [] : named),
  ];
}

/** `Försäljning per artikel` says nothing of when; `Resultat per oktober 2025` does. */
const withoutPer = (text: string) =>
  text.replace(/(?<!\p{L})per \p{L}+(?!\p{L}| ?(?:19|20)\d)/giu, ' ');

function ofRange(written: string): string {
  const read = readRange(written);
  return read?.grain === 'month' ? read.iso : written;
}

const isMonth = (iso: string) => /^\d{4}-\d{2}-01$/.test(iso);
