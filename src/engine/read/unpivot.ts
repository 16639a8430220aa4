import type { ColumnStore } from '../columns/column-store.ts';
import { type Grain, monthNumber, readDate } from '../columns/date.ts';
import { normaliseName } from '../columns/normalise-name.ts';
import type { TypedColumn } from '../columns/type-column.ts';
import { isTotalLabel } from './labels.ts';

export interface PeriodColumn {
  place: number;
  iso: string;
  grain: Grain;
}

export interface WideTable {
  periods: PeriodColumn[];
  /** Places of columns that sum the period columns; they do not follow into the long table. */
  sums: number[];
  /** True where the headers are months without a year, and none was found near. */
  yearMissing: boolean;
}

const fewest = 3;

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
    sumsPeriods(column.name) && column.type === 'number' ? [place] : [],
  );
  // Workbooks keep a month as its first day.
  if (
    full.length >= fewest &&
    full.every(({ iso, grain }) => grain === 'day' && iso.endsWith('-01'))
  ) {
    for (const period of full) period.grain = 'month';
  }
  if (full.length >= fewest && distinct(full.map(({ iso }) => iso)) === full.length) {
    return { periods: full, sums, yearMissing: false };
  }
  const bare = named.filter(({ iso }) => iso.length < 10);
  if (bare.length < fewest || distinct(bare.map(({ iso }) => iso)) !== bare.length) return null;
  const year = yearIn(nearby);
  if (year === null) return { periods: [], sums: [], yearMissing: true };
  return {
    periods: bare.map(({ place, iso }) => ({
      place,
      iso: `${year}-${iso}-01`,
      grain: 'month' as const,
    })),
    sums,
    yearMissing: false,
  };
}

const sumsPeriods = (name: string) =>
  isTotalLabel(name) ||
  /^(?:helar|hela aret|arssumma|ack|ackumulerat|snitt|medel|medelvarde|genomsnitt)$/.test(
    normaliseName(name),
  );

const distinct = (values: readonly string[]) => new Set(values).size;

/** `jan 2025` → a date; `Januari` → `01`, still without a year. */
function periodOf(name: string): { iso: string; grain: Grain } | null {
  const text = name.trim();
  if (/^(?:19|20)\d{2}$/.test(text)) return { iso: `${text}-01-01`, grain: 'year' };
  const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])$/.exec(text);
  if (compact) return { iso: `${compact[1]}-${compact[2]}-01`, grain: 'month' };
  const bare = stripped(text);
  const read = readDate(text) ?? readDate(bare);
  if (read) return { iso: read.iso, grain: read.grain };
  const month = monthNumber(normaliseName(bare));
  return month ? { iso: String(month).padStart(2, '0'), grain: 'month' } : null;
}

/** `Försäljning jan 2025 (kr)` names its period among other words. */
const stripped = (text: string) =>
  text
    .replace(/\((?:kr|sek|tkr|mkr|st)\)/gi, ' ')
    .replace(
      /\b(?:försäljning|omsättning|belopp|utfall|intäkt(?:er)?|summa|netto|sales|revenue|kr|sek|tkr)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

function yearIn(nearby: readonly string[]): string | null {
  for (const text of nearby) {
    const years = [...text.matchAll(/(?<!\d)(20[0-4]\d|199\d)(?!\d)/g)].map(
      (match) => match[1] ?? '',
    );
    if (new Set(years).size === 1) return years[0] ?? null;
  }
  return null;
}

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
  const cells = filledCells(columns, wide.periods);
  const gone = new Set([...wide.periods.map(({ place }) => place), ...wide.sums]);
  const kept = columns
    .filter((_, place) => !gone.has(place))
    .map((column, index) => spread(column, index, cells.sources));
  const [first] = wide.periods;
  const model = columns[first?.place ?? 0];
  const isos = wide.periods.map(({ iso }) => iso);
  const period: TypedColumn = {
    ...plain,
    ...store(kept.length, 'Period', cells.periods, isos),
    type: 'date',
    format: model?.name ?? null,
    read: isos,
    grain: first?.grain ?? 'month',
  };
  const amount: TypedColumn = {
    ...plain,
    ...store(kept.length + 1, amountName, cells.amounts, cells.values),
    type: 'number',
    format: model?.format ?? null,
    read: cells.values,
    currency: model?.currency ?? null,
  };
  return { columns: [...kept, period, amount], sources: Int32Array.from(cells.sources) };
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
function filledCells(columns: readonly TypedColumn[], periods: readonly PeriodColumn[]) {
  const rows = columns[0]?.ids.length ?? 0;
  const cells = {
    sources: [] as number[],
    periods: [] as number[],
    amounts: [] as number[],
    values: [] as string[],
  };
  const places = new Map<string, number>();
  for (let r = 0; r < rows; r++) {
    for (const [n, period] of periods.entries()) {
      const column = columns[period.place];
      const id = column?.ids[r] ?? -1;
      const value = id < 0 ? null : (column?.read[id] ?? null);
      if (value === null) continue;
      const place = places.get(value) ?? cells.values.push(value) - 1;
      places.set(value, place);
      cells.sources.push(r);
      cells.periods.push(n);
      cells.amounts.push(place);
    }
  }
  return cells;
}

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
