import { lastDay, readDate } from '../../columns/types/date.ts';
import { readNumber } from '../../columns/types/number.ts';
import { type Cell, cellText } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import { RATES } from '../../table/swedish-rates.ts';
import type { DecimalMark } from '../../table/typed-column.ts';
import { formatCount } from '../../text/format.ts';
import { shapeOfCell } from './header-shape.ts';

/** Share of the rows that a table beside them has at most: what goes on along all of them is a part of it. */
const SHORTER = 0.8;
/** Share of a column that must be numbers or days for its columns to be a table of amounts. */
const MOSTLY = 0.5;
/** Names of columns that a question shows of each list. */
const MOST_NAMED = 4;

/** The places of the columns that are another table, shorter, to the right or the left of a column of nothing. */
export function tableBeside(stores: readonly ColumnStore[], names: readonly string[]): number[] {
  for (const [gap, store] of stores.entries()) {
    if (store.filled > 0 || names[gap] !== '' || gap === 0) continue;
    const sides = [stores.slice(0, gap), stores.slice(gap + 1)];
    if (!sides.every((side) => side.length > 1 && side.some(hasValues))) continue;
    const [left = 0, right = 0] = sides.map(rowsFromTheFirst);
    const isRight = right <= left;
    const [short, long] = isRight ? [right, left] : [left, right];
    const isPart = short < long || isOfPeriods(sides[1]?.[0]);
    const isSummed = isRight && isPart && sumsAmounts(sides);
    if (short === 0 || (short > long * SHORTER && !isSummed)) continue;
    const places = [...stores.keys()];
    return isRight ? places.slice(gap + 1) : places.slice(0, gap);
  }
  return [];
}

/** The columns without those to the right of a column of nothing that stand beside the first rows alone. */
export function withoutShorterBeside(stores: readonly ColumnStore[]): readonly ColumnStore[] {
  const gap = stores.findIndex(
    ({ name, filled, index }) => filled === 0 && name === unnamed(index),
  );
  const right = gap < 1 ? [] : stores.slice(gap + 1);
  const beside = rowsFromTheFirst(right);
  const isShorter = beside > 0 && beside < (stores[0]?.ids.length ?? 0);
  return isShorter ? stores.slice(0, gap) : stores;
}

/** What a column without a name is called. */
export const unnamed = (place: number): string => `Kolumn ${place + 1}`;

/** Rows that a list has at least, unless names of its columns are those of the rows. */
const FEWEST_ROWS = 4;
const FEWEST_SHARED = 2;

/** What is asked where the table beside the rows is a list of its own: days and amounts that sum none of the rows'. */
export function besideDoubt(
  stores: readonly ColumnStore[],
  names: readonly string[],
  places: readonly number[],
): Doubt[] {
  const beside = stores.filter((_, place) => places.includes(place));
  const own = stores.filter((_, place) => !places.includes(place));
  const isNamedSame = sharedNames(names, places) >= FEWEST_SHARED;
  const fewest = isNamedSame ? 1 : FEWEST_ROWS;
  const hasDays = beside.some(
    ({ values, filled }) =>
      filled >= fewest && values.every((value) => readDate(cellText(value))?.grain === 'day'),
  );
  const hasAmounts = beside.some(({ values }) => values.some(isAmount));
  if (!hasDays || !hasAmounts || sumsAmounts([own, beside])) return [];
  const named = (isSo: (place: number) => boolean) =>
    names
      .filter((name, place) => name.trim() !== '' && isSo(place))
      .slice(0, MOST_NAMED)
      .join(', ');
  const [mine, others] = [
    named((place) => !places.includes(place)),
    named((place) => places.includes(place)),
  ];
  const rows = formatCount(Math.max(...beside.map(({ filled }) => filled)));
  return [
    {
      id: 'beside',
      text: `Bredvid raderna står en annan lista (${others}) med ${rows} rader. En lista läses i taget: ladda upp den andra som en egen fil om båda ska räknas. Vilken ska räknas här?`,
      options: [
        {
          answer: 'leftOut',
          label: `Listan med ${mine}`,
          change: { choices: { beside: 'leftOut' } },
        },
        {
          answer: 'instead',
          label: `Listan med ${others}`,
          change: { choices: { beside: 'instead' } },
        },
      ],
      chosen: 'leftOut',
      blocks: 'ifSumsDiffer',
    },
  ];
}

/** Names that stand on both sides. */
function sharedNames(names: readonly string[], places: readonly number[]): number {
  const isBeside = (_: string, place: number) => places.includes(place);
  const [own, others] = [
    names.filter((name, place) => !isBeside(name, place)),
    names.filter(isBeside),
  ].map((side) => new Set(side.map(normaliseName).filter((name) => name !== '')));
  return [...(others ?? [])].filter((name) => own?.has(name)).length;
}

const isAmount = (value: Cell) => shapeOfCell(value) === 'number';

/** Months, quarters or years, each once, and no days. */
const isOfPeriods = (column: ColumnStore | undefined): boolean =>
  column !== undefined &&
  column.values.length === column.filled &&
  column.values.every((value) => !['day', undefined].includes(readDate(cellText(value))?.grain));

/**
 * Whether a number column to the right comes to the same in all as one to the left, with VAT or without (also as the
 * difference of two): it sums that, by month or group. The same year, or freight of 0 or 49 kr, on as many rows of each tells nothing.
 */
export function sumsAmounts([left = [], right = []]: readonly ColumnStore[][]): boolean {
  if (hasOtherDays(left, right)) return false;
  return ([',', '.'] as const).some((mark) => {
    const sums = left.filter(isVaried).map((column) => ({ column, sum: sumOf(column, mark) }));
    return telling(right).some((other) => {
      const sum = sumOf(other, mark);
      const isOf = (own: (typeof sums)[number]) =>
        (isSame(own.sum, sum) ||
          isWithoutVat(own, sum) ||
          sums.some((vat) => vat !== own && isSame(own.sum - vat.sum, sum))) &&
        !repeatsFew(own.column, other);
      return sum !== 0 && sums.some(isOf);
    });
  });
}

/** Days that a table must have beside those of the rows for it to be of other rows. */
const FEWEST_DAYS = 2;

/** Whether most days of a table beside the rows are none of theirs: what sums rows is of their days, or of periods by their ends. */
function hasOtherDays(left: readonly ColumnStore[], right: readonly ColumnStore[]): boolean {
  const [own, others] = [left, right].map(daysIn);
  if (!own || !others || own.size === 0) return false;
  const beyond = [...others].filter((day) => !own.has(day));
  return beyond.length >= FEWEST_DAYS && beyond.length > others.size / 2;
}

/** The days of all columns, but for the first and the last of a month, which may stand for all of it. */
function daysIn(columns: readonly ColumnStore[]): Set<string> {
  const days = columns.flatMap(({ values }) => {
    const read = values.map((value) => readDate(cellText(value)));
    const isDays = read.filter((date) => date?.grain === 'day').length > read.length * MOSTLY;
    return isDays ? read.flatMap((date) => (date?.grain === 'day' ? [date.iso] : [])) : [];
  });
  return new Set(days.filter((day) => !isEndOfMonth(day)));
}

const isEndOfMonth = (iso: string): boolean => iso.endsWith('-01') || lastDay(iso, 'month') === iso;

const isSame = (own: number, sum: number) => Math.abs(own - sum) < 0.005;

/** The same but for VAT at one rate, which may be rounded on each row. */
const isWithoutVat = ({ column, sum: own }: { column: ColumnStore; sum: number }, sum: number) =>
  RATES.some((rate) => Math.abs(own / (1 + rate) - sum) < 0.005 * Math.max(1, column.filled));

/** Several amounts, beside rows of none: the one tip of 20 kr comes back by chance. */
const isVaried = ({ values, filled }: ColumnStore): boolean =>
  filled === 1 || values.filter((value) => /[1-9]/.test(cellText(value))).length > 1;

/** Pieces come to as many by chance: where there are amounts with decimals, those alone tell. */
function telling(columns: readonly ColumnStore[]): ColumnStore[] {
  const varied = columns.filter(isVaried);
  const exact = varied.filter(({ values }) =>
    values.some((value) => WITH_DECIMALS.test(cellText(value))),
  );
  return exact.length > 0 ? exact : varied;
}

const WITH_DECIMALS = /^[-−]?[\d\s]+[.,]\d{1,2}$/;

/** Whether both are of the same few amounts over and over, which a sum of them is not. */
function repeatsFew({ values, filled }: ColumnStore, other: ColumnStore): boolean {
  const own = new Set(values.map(cellText));
  return values.length * 2 <= filled && other.values.every((value) => own.has(cellText(value)));
}

const isShare = (cell: Cell) => typeof cell === 'string' && cell.trimEnd().endsWith('%');

/** NaN where some of the column is no number, or a share. A last row that sums the others is not added to them. */
function sumOf({ values, counts, ids, filled }: ColumnStore, mark: DecimalMark): number {
  if (values.some(isShare)) return Number.NaN;
  const numbers = values.map((cell) =>
    Number(typeof cell === 'number' ? cell : (readNumber(cellText(cell), mark)?.value ?? 'none')),
  );
  const sum = numbers.reduce((all, value, id) => all + (counts[id] ?? 0) * value, 0);
  const last = numbers[ids.findLast((id) => id >= 0) ?? -1] ?? 0;
  return filled > 2 && isSame(sum - last, last) ? last : sum;
}

/** The columns with nothing in some of them. */
export const emptied = (stores: readonly ColumnStore[], places: readonly number[]): ColumnStore[] =>
  stores.map((store, place) =>
    places.includes(place)
      ? { ...store, ids: store.ids.map(() => -1), values: [], counts: [], firsts: [], filled: 0 }
      : store,
  );

/** Numbers or days: `1135.00` looks as either. */
function hasValues({ values, filled }: ColumnStore): boolean {
  const valued = values.filter((value) => ['number', 'date'].includes(shapeOfCell(value))).length;
  return filled > 0 && valued >= values.length * MOSTLY;
}

/** How many rows the columns fill without a gap; 0 where they fill others below one. */
function rowsFromTheFirst(stores: readonly ColumnStore[]): number {
  const rows = stores[0]?.ids.length ?? 0;
  const isFilled = (row: number) => stores.some(({ ids }) => (ids[row] ?? -1) >= 0);
  let from = 0;
  while (from < rows && isFilled(from)) from++;
  for (let row = from; row < rows; row++) if (isFilled(row)) return 0;
  return from;
}
