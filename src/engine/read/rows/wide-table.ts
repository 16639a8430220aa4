import { type PartOfYear, startOf } from '../../columns/types/part-of-year.ts';
import { MONTHS_OF } from '../../columns/types/several-months.ts';
import { yearHeadings } from '../../columns/types/year-headings.ts';
import { areParts, yearsOf } from '../../columns/types/years-near.ts';
import { cellText } from '../../table/cell.ts';
import { groupBy } from '../../table/group-by.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Grain, TypedColumn } from '../../table/typed-column.ts';
import { namesWholeYear } from '../../table/vocabulary/header-words.ts';
import { isMeasure } from '../../table/vocabulary/measures.ts';
import { evened, monthOfYear, monthsOf, type PeriodColumn } from './even-periods.ts';
import { numberedPeriods } from './numbered-headers.ts';
import { isOtherMeasure, monthOf, periodOf } from './period-names.ts';
import { wholeUnits } from './sums/whole-units.ts';
import { isTotalLabel } from './total-labels.ts';

export interface WideTable {
  periods: PeriodColumn[];
  /** The row's half of the period where the headers name only months or only years: `2025-` or `-03`. */
  half: { place: number; parts: (string | null)[] } | null;
  /** By row the year of the line above its block (`Försäljning 2024`), where blocks of years stand under each other. */
  years: readonly number[] | null;
  /** Places of columns that sum the periods or measure something else in them; they do not follow. */
  sums: number[];
  /** True where the headers are months without a year, and none was found near. */
  yearMissing: boolean;
  /** Those months, in their order. */
  withoutYear: readonly PartOfYear[];
}

const fewest = 3;
/** Two will do where the headers say the same of each period: `Försäljning 2024`, `Försäljning 2025`. */
const fewestAlike = 2;

/** Tells a table with one column per month, other part of a year, or year. `nearby` is text that may hold the year. */
export function findWideTable(
  columns: readonly TypedColumn[],
  nearby: readonly string[],
  isAmount: (column: TypedColumn) => boolean = () => false,
): WideTable | null {
  const read = periodsNamed(columns);
  const numbered = read.length > 0 ? [] : numberedPeriods(columns, nearby);
  const other = numbered.length > 0 ? numbered : amountsByYear(columns, isAmount);
  const all = read.length > 0 ? read : other;
  const { named, longer } = withoutLonger(all);
  const full = named.filter(({ iso }) => iso.length === 10);
  // Workbooks keep a month as its first day.
  if (
    full.length >= fewest &&
    full.every(({ iso, grain }) => grain === 'day' && iso.endsWith('-01'))
  ) {
    for (const period of full) period.grain = 'month';
  }
  const least = full.every(({ grain }) => grain !== 'day') ? fewestAlike : fewest;
  if (full.length >= least && distinct(full.map(({ iso }) => iso)) === full.length) {
    const years = full.every(({ grain }) => grain === 'year');
    const half = years ? halfIn(columns, monthOf) : null;
    if (years && half === null && areParts(namedYears(full), nearby)) return null;
    return {
      periods: evened(full),
      half,
      years: null,
      sums: besideIn(columns, full, longer),
      yearMissing: false,
      withoutYear: [],
    };
  }
  return withoutTheirYear(columns, nearby, { named, longer });
}

/** The same where the headers are months, weeks or quarters alone: their year stands near, on the rows or over their blocks. */
function withoutTheirYear(
  columns: readonly TypedColumn[],
  nearby: readonly string[],
  { named, longer }: ReturnType<typeof withoutLonger>,
): WideTable | null {
  const bare = named.filter(({ iso }) => iso.length < 10);
  if (
    bare.length < (areAdded(columns, bare) ? fewestAlike : fewest) ||
    distinct(bare.map(({ iso }) => iso)) !== bare.length
  )
    return null;
  const half = halfIn(columns, yearOf);
  const parts = partsOf(bare);
  const yearOfPart = yearsOf(parts, [...namesOfSums(columns, bare), ...nearby]);
  if (yearOfPart === null && half === null)
    return {
      periods: [],
      half: null,
      years: null,
      sums: [],
      yearMissing: true,
      withoutYear: parts,
    };
  const periods = bare.map(({ place, iso, grain }, n) => {
    const part = parts[n];
    const year = part && yearOfPart ? yearOfPart(part) : null;
    return { place, iso: startIn(year, part) ?? `${year}-${iso}-01`, grain };
  });
  const [first] = periods;
  return {
    periods: evened(periods),
    half,
    years: half || !first ? null : yearsOfBlocks(columns, nearby, Number(first.iso.slice(0, 4))),
    sums: besideIn(columns, periods, longer),
    yearMissing: false,
    withoutYear: [],
  };
}

/** The years of blocks under each other, the first of which has `above`; null where there are none, or a year stands twice. */
function yearsOfBlocks(
  columns: readonly TypedColumn[],
  nearby: readonly string[],
  above: number,
): number[] | null {
  const blocks = yearHeadings(columns, nearby);
  const named = new Set(blocks?.years.filter((year) => year !== null));
  if (!blocks || named.has(above)) return null;
  return blocks.years.map((year) => year ?? above);
}

/** Fewest columns `V1`, `V2` that are weeks: fewer may be versions. */
const FEWEST_WEEKS = 5;

/** The columns that their names say are periods. */
function periodsNamed(columns: readonly TypedColumn[]): PeriodColumn[] {
  const named = columns.flatMap((column, place) => {
    const period = periodOf(column.name);
    return period && (column.type === 'number' || column.type === 'empty')
      ? [{ place, ...period }]
      : [];
  });
  const mayBeVersions = named.every(({ place }) => /^[vw]\d$/i.test(columns[place]?.name ?? ''));
  return mayBeVersions && named.length < FEWEST_WEEKS ? [] : named;
}

/** The day of a week in a year; null of other parts, and where the year is not known. */
const startIn = (year: number | null, part: PartOfYear | undefined): string | null =>
  year !== null && part?.grain === 'week' ? startOf(part, year) : null;

/** The same part of each year is no year: which of them is counted is asked. */
const namedYears = (periods: readonly PeriodColumn[]) =>
  new Set(periods.map(({ iso }) => iso.slice(0, 4)));

/** True where a column that is called their sum is just that on every row, and each of them adds to it. */
function areAdded(columns: readonly TypedColumn[], periods: readonly PeriodColumn[]): boolean {
  const parts = periods.flatMap(({ place }) => columns[place] ?? []);
  const addsToIt = ({ read }: TypedColumn) => read.some((value) => Number(value) !== 0);
  if (!parts.every(addsToIt)) return false;
  return columns.some((column) => sumsPeriods(column.name) && isSumOf(column, parts, 0));
}

/** The names of columns that sum the periods: `Halvår 2025` after January to June. */
const namesOfSums = (columns: readonly TypedColumn[], periods: readonly PeriodColumn[]) => {
  const parts = periods.flatMap(({ place }) => columns[place] ?? []);
  return columns
    .filter((column) => year.test(column.name) && !parts.includes(column) && isSumOf(column, parts))
    .map(({ name }) => name);
};

/** Headers without a year as parts of one, in their order. */
function partsOf(bare: readonly PeriodColumn[]): PartOfYear[] {
  const areAlike = distinct(bare.map(({ grain }) => grain)) === 1;
  return bare.map(({ iso, grain }) => {
    if (grain === 'week') return { grain, number: Number(iso.slice(1)) };
    if (!areAlike || grain === 'day' || grain === 'year')
      return { grain: 'month', number: Number(iso) };
    return { grain, number: (Number(iso) - 1) / MONTHS_OF[grain] + 1 };
  });
}

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** `Årskostnad 2023` beside `Årskostnad 2024`: one amount, whatever it is called, of each year. */
function amountsByYear(
  columns: readonly TypedColumn[],
  isAmount: (column: TypedColumn) => boolean,
): PeriodColumn[] {
  const stems = groupBy(
    columns.flatMap((column, place) => {
      const named = year.exec(column.name)?.[0];
      if (named === undefined || column.type !== 'number' || column.percent) return [];
      const stem = { ...column, name: column.name.replace(year, ' ').trim() };
      return isAmount(stem) ? [{ place, stem: normaliseName(stem.name), named }] : [];
    }),
    ({ stem }) => stem,
  );
  const [only] = stems.values();
  if (stems.size !== 1 || only === undefined) return [];
  return only.map(({ place, named }) => ({ place, iso: `${named}-01-01`, grain: 'year' }));
}

const GRAINS: readonly Grain[] = ['day', 'week', 'month', 'quarter', 'tertial', 'half', 'year'];

/**
 * Quarters beside their months and a year beside its quarters are sums of them, or of another year: the shortest periods
 * are the rows. A quarter whose months are not there stands for itself.
 */
function withoutLonger(all: readonly PeriodColumn[]) {
  const shortest = GRAINS.find(
    (grain) => all.filter((each) => each.grain === grain).length >= fewest,
  );
  const of = all.filter(({ grain }) => grain === shortest);
  if (shortest === undefined || of.length === all.length) return { named: [...all], longer: [] };
  const isLonger = ({ iso, grain }: PeriodColumn) => {
    if (GRAINS.indexOf(grain) <= GRAINS.indexOf(shortest)) return false;
    const from = monthOfYear(iso);
    const within = (month: number) => month >= from && month < from + monthsOf(grain);
    return grain === 'year' || of.some((each) => within(monthOfYear(each.iso)));
  };
  const longer = all.filter(isLonger);
  return {
    named: all.filter((each) => !longer.includes(each)),
    longer: longer.map(({ place }) => place),
  };
}

/** Columns that sum the periods, by name or by their amounts, or measure something else: they do not follow. */
function besideIn(
  columns: readonly TypedColumn[],
  periods: readonly PeriodColumn[],
  longer: readonly number[],
): number[] {
  const own = new Set(periods.map(({ place }) => place));
  const parts = periods.flatMap(({ place }) => columns[place] ?? []);
  return columns.flatMap((column, place) => {
    if (own.has(place) || column.type !== 'number') return [];
    const isBeside =
      longer.includes(place) ||
      sumsPeriods(column.name) ||
      isOtherMeasure(column.name) ||
      isMeasure(normaliseName(column.name)) ||
      isSumOf(column, parts);
    return isBeside ? [place] : [];
  });
}

/** Rows looked at, and the least that must have something to add. */
const SAMPLE = 500;
const LEAST = 2;

/** True where every row of the column is the exact sum of the row's periods, and `least` rows have several to add. */
function isSumOf(
  column: TypedColumn,
  parts: readonly TypedColumn[],
  least: number = LEAST,
): boolean {
  const units = wholeUnits([column, ...parts])?.values;
  const [own, ...others] = units ?? [];
  if (!own) return false;
  let added = 0;
  for (let row = 0; row < Math.min(own.length, SAMPLE); row++) {
    const sum = others.reduce((all, other) => all + (other[row] || 0), 0);
    if ((own[row] || 0) !== sum) return false;
    if (others.filter((other) => (other[row] || 0) !== 0).length > 1) added++;
  }
  return added >= least;
}

/** The column whose every value is the half of a period that the headers lack. */
function halfIn(
  columns: readonly TypedColumn[],
  read: (text: string) => string | null,
): WideTable['half'] {
  for (const [place, column] of columns.entries()) {
    const parts = column.values.map((cell) => read(cellText(cell).trim()));
    if (parts.length > 1 && parts.every((part) => part !== null)) return { place, parts };
  }
  return null;
}

const yearOf = (text: string) => (/^(?:19|20)\d{2}$/.test(text) ? text : null);

const sumsPeriods = (name: string) => isTotalLabel(name) || namesWholeYear(normaliseName(name));

const distinct = (values: readonly string[]) => new Set(values).size;
