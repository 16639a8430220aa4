import { cellText } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Grain, TypedColumn } from '../../table/typed-column.ts';
import { namesWholeYear } from '../../table/vocabulary/header-words.ts';
import { isOtherMeasure, monthOf, periodOf, yearIn } from './period-names.ts';
import { isTotalLabel } from './total-labels.ts';

export interface PeriodColumn {
  place: number;
  iso: string;
  grain: Grain;
}

export interface WideTable {
  periods: PeriodColumn[];
  /** The row's half of the period where the headers name only months or only years: `2025-` or `-03`. */
  half: { place: number; parts: (string | null)[] } | null;
  /** Places of columns that sum the periods or measure something else in them; they do not follow. */
  sums: number[];
  /** True where the headers are months without a year, and none was found near. */
  yearMissing: boolean;
}

const fewest = 3;
/** Two will do where the headers say the same of each period: `Försäljning 2024`, `Försäljning 2025`. */
const fewestAlike = 2;

/** Tells a table with one column per month, quarter or year. `nearby` is text that may hold the year. */
export function findWideTable(
  columns: readonly TypedColumn[],
  nearby: readonly string[],
): WideTable | null {
  const named = columns.flatMap((column, place) => {
    const read = periodOf(column.name);
    return read && (column.type === 'number' || column.type === 'empty')
      ? [{ place, ...read }]
      : [];
  });
  const full = named.filter(({ iso }) => iso.length === 10);
  const sums = columns.flatMap((column, place) =>
    (sumsPeriods(column.name) || isOtherMeasure(column.name)) && column.type === 'number'
      ? [place]
      : [],
  );
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
    return { periods: full, half, sums, yearMissing: false };
  }
  const bare = named.filter(({ iso }) => iso.length < 10);
  if (bare.length < fewest || distinct(bare.map(({ iso }) => iso)) !== bare.length) return null;
  const half = halfIn(columns, yearOf);
  const year = yearIn(nearby);
  if (year === null && half === null)
    return { periods: [], half: null, sums: [], yearMissing: true };
  return {
    periods: bare.map(({ place, iso, grain }) => ({ place, iso: `${year}-${iso}-01`, grain })),
    half,
    sums,
    yearMissing: false,
  };
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

export interface LongTable {
  columns: TypedColumn[];
  /** Place of the wide table's row that each long row comes from. */
  sources: Int32Array;
}

/** One row per filled period cell; the other columns are repeated beside it. */
export function unpivot(
  columns: readonly TypedColumn[],
  wide: WideTable,
  amountName: string,
): LongTable {
  const cells = filledCells(columns, wide);
  const half = wide.half === null ? [] : [wide.half.place];
  const gone = new Set([...wide.periods.map(({ place }) => place), ...wide.sums, ...half]);
  const repeated = columns
    .filter((_, place) => !gone.has(place))
    .map((column, index) => spread(column, index, cells.sources));
  const [first] = wide.periods;
  const model = columns[first?.place ?? 0];
  const period: TypedColumn = {
    ...plain,
    ...store(repeated.length, 'Period', cells.periods, cells.isos),
    type: 'date',
    format: model?.name ?? null,
    read: cells.isos,
    grain: wide.half ? 'month' : (first?.grain ?? 'month'),
  };
  const amount: TypedColumn = {
    ...plain,
    ...store(repeated.length + 1, amountName, cells.amounts, cells.values),
    type: 'number',
    format: model?.format ?? null,
    read: cells.values,
    currency: model?.currency ?? null,
  };
  return { columns: [...repeated, period, amount], sources: Int32Array.from(cells.sources) };
}

const plain = {
  unreadable: [] as number[],
  mark: null,
  markBy: 'none',
  order: 'dmy',
  orderBy: 'none',
  grain: 'day',
  percent: false,
  currency: null,
} as const;

/** Every filled cell under a period: its row, its period, and its amount as a place among `values`. */
function filledCells(columns: readonly TypedColumn[], { periods, half }: WideTable) {
  const rows = columns[0]?.ids.length ?? 0;
  const cells = {
    sources: [] as number[],
    periods: [] as number[],
    isos: [] as string[],
    amounts: [] as number[],
    values: [] as string[],
  };
  const places = new Map<string, number>();
  const isos = new Map<string, number>();
  const own = half && columns[half.place];
  for (let r = 0; r < rows; r++) {
    const part = own ? (half.parts[own.ids[r] ?? -1] ?? null) : null;
    if (own && part === null) continue;
    for (const period of periods) {
      const column = columns[period.place];
      const id = column?.ids[r] ?? -1;
      const value = id < 0 ? null : (column?.read[id] ?? null);
      if (value === null) continue;
      const place = places.get(value) ?? cells.values.push(value) - 1;
      places.set(value, place);
      cells.sources.push(r);
      const iso = part === null ? period.iso : whole(period, part);
      const at = isos.get(iso) ?? cells.isos.push(iso) - 1;
      isos.set(iso, at);
      cells.periods.push(at);
      cells.amounts.push(place);
    }
  }
  return cells;
}

/** A year's column and the row's month, or a month's column and the row's year, as one date. */
const whole = ({ iso }: PeriodColumn, part: string) =>
  part.length === 4 ? `${part}${iso.slice(-6)}` : `${iso.slice(0, 4)}-${part}-01`;

function store(
  index: number,
  name: string,
  ids: readonly number[],
  values: readonly string[],
): ColumnStore {
  const counts = values.map(() => 0);
  const firsts = values.map(() => 0);
  ids.forEach((id, r) => {
    if (counts[id] === 0) firsts[id] = r;
    counts[id] = (counts[id] ?? 0) + 1;
  });
  return {
    index,
    name,
    ids: Int32Array.from(ids),
    values: [...values],
    counts,
    firsts,
    filled: ids.length,
  };
}

function spread(column: TypedColumn, index: number, sources: readonly number[]): TypedColumn {
  const ids = Int32Array.from(sources, (source) => column.ids[source] ?? -1);
  const counts = column.values.map(() => 0);
  let filled = 0;
  for (const id of ids) {
    if (id < 0) continue;
    filled++;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return { ...column, index, ids, counts, filled };
}
