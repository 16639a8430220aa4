import type { ColumnStore } from '../../table/column-store.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { PeriodColumn } from './even-periods.ts';
import type { WideTable } from './wide-table.ts';

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
    madeOf: 'Perioderna är rubrikerna på filens kolumner per period.',
    format: model?.name ?? null,
    read: cells.isos,
    grain: wide.half && first?.grain === 'year' ? 'month' : (first?.grain ?? 'month'),
  };
  const amount: TypedColumn = {
    ...plain,
    ...store(repeated.length + 1, amountName, cells.amounts, cells.values),
    type: 'number',
    madeOf: 'Beloppen är cellerna i filens kolumner per period.',
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
function filledCells(columns: readonly TypedColumn[], { periods, half, years }: WideTable) {
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
    const written = own ? (half.parts[own.ids[r] ?? -1] ?? null) : null;
    const part = years ? String(years[r]) : written;
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

/** A column of a wide table on its long rows. */
export function spread(
  column: TypedColumn,
  index: number,
  sources: readonly number[],
): TypedColumn {
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
