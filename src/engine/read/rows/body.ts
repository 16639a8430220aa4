import type { Decimal } from '../../facts/decimal.ts';
import type { Row } from '../../table/cell.ts';
import { type ColumnStore, rowsOf } from '../../table/column-store.ts';
import type { LeftOutRow } from '../../table/understanding.ts';

/** The rows below the header: the data by column, and what is not data with its reason. */
export interface Body {
  stores: ColumnStore[];
  /** 1-based line or row of each row of data. */
  lines: Int32Array;
  /** Rows below the header that hold anything, counted as they are met. */
  inFile: number;
  /** The first of them, as many as are worth keeping; `leftOutCounts` has all. */
  leftOut: LeftOutRow[];
  leftOutCounts: Partial<Record<LeftOutRow['reason'], number>>;
  /** What was left out in money, but for total rows: those are summed from their cells. */
  leftOutSums: Partial<Record<LeftOutRow['reason'], Decimal>>;
  /** Total rows with their cells, for the reconciliation. */
  totals: Row[];
  /** Rows that were put right while reading: line and what was done. */
  mended: { line: number; text: string }[];
  mendedCount: number;
  /** True where the last column was made to tell each row's sheet. */
  hasSheetColumn?: boolean;
}

/** The columns of the file itself. */
export const ownStores = ({ stores, hasSheetColumn }: Body): readonly ColumnStore[] =>
  hasSheetColumn ? stores.slice(0, -1) : stores;

/** A body of which nothing has been read yet. */
export function emptyBody(inFile = 0): Omit<Body, 'stores'> {
  return {
    lines: new Int32Array(0),
    inFile,
    leftOut: [],
    leftOutCounts: {},
    leftOutSums: {},
    totals: [],
    mended: [],
    mendedCount: 0,
  };
}

/** A body to leave rows out of, while the one that it is a copy of stays as it was read. */
export const copyOf = <T extends Omit<Body, 'stores'>>(body: T): T => ({
  ...body,
  leftOut: [...body.leftOut],
  leftOutCounts: { ...body.leftOutCounts },
  leftOutSums: { ...body.leftOutSums },
  totals: [...body.totals],
  mended: [...body.mended],
});

/** The body without some of its rows. */
export function withoutRows(body: Body, rows: ReadonlySet<number>): Body {
  const places = Array.from(body.lines, (_, place) => place).filter((place) => !rows.has(place));
  return {
    ...body,
    stores: body.stores.map((store) => rowsOf(store, places)),
    lines: Int32Array.from(places, (place) => body.lines[place] ?? 0),
  };
}

/** A row of data as it stands in the file. */
export function rowAt({ stores, lines }: Pick<Body, 'stores' | 'lines'>, place: number): Row {
  const cells = stores.map(({ ids, values }) => values[ids[place] ?? -1] ?? '');
  return { line: lines[place] ?? 0, cells };
}
