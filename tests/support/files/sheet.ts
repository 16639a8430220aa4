/** A value as the maker of the file means it; how it is written is decided by `writing.ts`. */
export type Value =
  | { kind: 'text'; text: string }
  /** Money in öre, or another number in hundredths where `decimals` says how many are shown. */
  | { kind: 'number'; hundredths: number; decimals?: 0 | 2 }
  /** A whole number that is no amount: an order number, a telephone number. */
  | { kind: 'code'; text: string }
  | { kind: 'date'; day: string; time?: string }
  | { kind: 'percent'; percent: number }
  | { kind: 'empty' };

export const empty: Value = { kind: 'empty' };
export const text = (value: string): Value => ({ kind: 'text', text: value });
export const code = (value: string | number): Value => ({ kind: 'code', text: String(value) });
export const money = (ore: number): Value => ({ kind: 'number', hundredths: ore, decimals: 2 });
export const count = (value: number): Value => ({
  kind: 'number',
  hundredths: value * 100,
  decimals: 0,
});
export const date = (day: string, time?: string): Value =>
  time === undefined ? { kind: 'date', day } : { kind: 'date', day, time };
export const percent = (value: number): Value => ({ kind: 'percent', percent: value });

/** One sheet, or the whole of a text file. */
export interface Sheet {
  name: string;
  /** Lines above the header. */
  title: string[];
  /** One line of names, or two where the upper one groups the lower. */
  header: string[][];
  rows: Value[][];
  /** Rows below the table: notes, or another small table. */
  foot: Value[][];
  /** True for lines of plain words, which no program separates or quotes. */
  isText?: boolean;
}

/** Öre that may rightly be shown as the file's total, and by month where the file has days. */
export interface Truth {
  purpose: 'sales' | 'costs';
  /** Every reading that is right; more than one where the file leaves it open and says so. */
  totals: readonly number[];
  /** By `YYYY-MM`, for the first total; null where rows have no days. */
  months: ReadonlyMap<string, number> | null;
  /** Öre that the goods of these rows cost, and what was left of the revenue; absent where the file tells of none. */
  goods?: { cost: number; profit: number; isShare: boolean };
  /** Pieces sold, null where the file has none in any column; absent where it is not known here. */
  pieces?: number | null;
  /** True where the file contradicts itself: no figure may be shown before it is asked about. */
  mustAsk?: boolean;
  /** Cells that say nothing of what was sold, to whom or from whom: no subject may be named by them. */
  noise?: ReadonlySet<string>;
}

export interface MadeFile {
  sheets: Sheet[];
  truth: Truth;
}
