import type { ColumnStore } from './column-store.ts';
import type { ColumnType, WholeMonths } from './understanding.ts';

/** A column with every distinct value read: `read[id]` is null where a value could not be. */
export interface TypedColumn extends ColumnStore {
  type: ColumnType;
  format: string | null;
  /** Plain number, YYYY-MM-DD or text; null = unreadable or a sign for "nothing". */
  read: (string | null)[];
  /** Distinct values (ids) that should have been read and could not. */
  unreadable: number[];
  mark: DecimalMark | null;
  /** How the decimal mark was settled; `open` = values fit both, `file` = another column told. */
  markBy: 'values' | 'open' | 'none';
  order: DateOrder;
  orderBy: 'values' | 'sequence' | 'open' | 'none';
  grain: Grain;
  percent: boolean;
  currency: string | null;
  /** By distinct value, the currency that it names itself, where values of the column name different ones. */
  currencies?: readonly (string | null)[];
}

/** `ymd` is for years of two digits alone: `25-01-31`. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';
export type Grain = 'day' | 'week' | WholeMonths;

export type DecimalMark = ',' | '.';
