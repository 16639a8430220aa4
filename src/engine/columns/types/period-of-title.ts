import { normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { formatPeriod } from '../../text/format.ts';
import { lastDay, readDate } from './date.ts';
import { derivedColumn } from './derived-column.ts';
import { partOfYear } from './part-of-year.ts';
import { readRange } from './period-range.ts';
import { yearIn } from './years-near.ts';

const day = String.raw`(?<!\d)(?:19|20)\d{2}-?\d{2}-?\d{2}(?!\d)`;
const anyDay = new RegExp(day, 'g');
const range = new RegExp(`${day} ?(?:[-–—]|--|till|t\\.? ?o\\.? ?m\\.?) ?${day}`, 'gi');
const month = /(?<![\d-])(?:19|20)\d{2}-[01]\d(?![\d-])|\p{L}{3,9}\.? (?:19|20)\d{2}(?![\d-])/giu;
/** What is so of a day is of all before it: `Resultat per oktober 2025`, `t.o.m. oktober 2025`. */
const untilThen =
  /\b(?:per|tom|t o m|till|hittills|ack\w*|ytd|sedan|from|fr o m|fran|uppdater\w*|utskriv\w*|skapad\w*)\b/;

type WholePeriod = 'month' | 'quarter' | 'year';
const names: Record<WholePeriod, [name: string, definite: string]> = {
  month: ['Månad', 'Månaden'],
  quarter: ['Kvartal', 'Kvartalet'],
  year: ['År', 'Året'],
};

/**
 * The one month, quarter or year that the lines above a table name, as a column: `Försäljning per artikel` and `Oktober
 * 2025` over articles. The columns as they are where one of them has dates, months or years, the lines name several
 * periods or none, or they or those below it tell a day when not all of it had been.
 */
export function withPeriodOfTitle(
  columns: readonly TypedColumn[],
  title: readonly string[],
  below: readonly string[],
): readonly TypedColumn[] {
  if (columns.some(tellsTime)) return columns;
  const [only, ...more] = new Map(
    title.flatMap(periodsIn).map((found) => [found.iso, found]),
  ).values();
  if (!only || more.length > 0 || only.grain === null) return columns;
  const { iso, grain } = only;
  const to = lastDay(iso, grain);
  const days = [...title, ...below].flatMap((line) => line.replace(range, ' ').match(anyDay) ?? []);
  if (grain !== 'month' && days.some((each) => isWithin(readDate(each)?.iso, iso, to)))
    return columns;
  const rows = Array.from(columns[0]?.ids ?? [], () => iso);
  const [name, definite] = names[grain];
  const made = derivedColumn(
    { index: columns.length, name, type: 'date', grain, format: null },
    rows,
  );
  const written = formatPeriod({ from: iso, to });
  return [...columns, { ...made, madeOf: `${definite} står ovanför tabellen: ${written}.` }];
}

const isWithin = (date: string | undefined, from: string, to: string) =>
  date !== undefined && date > from && date < to;

/** Dates, months or years as values, or a year in its name. */
function tellsTime({ type, name, values }: TypedColumn): boolean {
  if (type === 'date' || yearIn([name]) !== null) return true;
  const texts = values.filter((cell) => typeof cell === 'string');
  return texts.length > 0 && texts.every((text) => partOfYear(text) !== null);
}

/** A period that a line says the table is of; what it says of others has no grain. */
interface Found {
  iso: string;
  grain: WholePeriod | null;
}

function periodsIn(line: string): Found[] {
  const ranges = line.match(range) ?? [];
  const rest = line.replace(range, ' ');
  const named = (rest.match(month) ?? []).flatMap((text): Found[] => {
    const read = readDate(text);
    return read?.grain === 'month' ? [{ iso: read.iso, grain: 'month' }] : [];
  });
  return [
    ...ranges.map(ofRange),
    ...(untilThen.test(normaliseText(withoutPer(rest))) ? [] : named),
  ];
}

/** `Försäljning per artikel` says nothing of when; `Resultat per oktober 2025` does. */
const withoutPer = (text: string) =>
  text.replace(/(?<!\p{L})per \p{L}+(?!\p{L}| ?(?:19|20)\d)/giu, ' ');

function ofRange(written: string): Found {
  const read = readRange(written);
  const grain = whole.find((each) => each === read?.grain) ?? null;
  return { iso: read && grain ? read.iso : written, grain };
}

const whole: readonly WholePeriod[] = ['month', 'quarter', 'year'];
