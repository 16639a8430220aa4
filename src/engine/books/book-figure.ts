import type { Expression, Term } from '../facts/expression.ts';
import type { AccountKind } from '../table/books.ts';
import type { BookKey } from './keys.ts';

export type Range = readonly [from: number, to: number];
export type Statement = 'income' | 'balance';

/** A figure of the year, for formulas. */
export type FigureOf = (key: BookKey) => Term;

/** A line of the income statement (K2, by nature) or the balance sheet: the accounts of BAS it sums. */
export interface Line {
  kind: 'line';
  statement: Statement;
  accounts: readonly Range[];
  /** −1 turns what the books write as credit (revenue, debts) into what is shown as positive. */
  sign: 1 | -1;
  /** Accounts outside BAS of this kind belong here. */
  outside?: AccountKind;
  /** It is in another line too, and would be counted twice in a sum of all. */
  isPart?: true;
}

/** A result or total of the lines. */
export interface Total {
  kind: 'total';
  statement: Statement;
  of(figure: FigureOf): Expression;
  note?: string;
}

/** A quotient, refused where what it is divided by is not above zero. */
export interface Ratio {
  kind: 'ratio';
  statements: readonly Statement[];
  unit: 'percent' | 'ratio';
  above(figure: FigureOf): Term;
  by: BookKey;
  /**
   * `whole`: for whole years only. `flow`: what came in a year against the mean of a stock at its two ends; a
   * part of a year counts as twelve months of the same.
   */
  years?: 'whole' | 'flow';
  assumption?: true;
  note?: string;
  /** Why it cannot be given, where that is not what it is divided by. */
  refused?(figure: FigureOf): string | null;
}

/** An amount that rests on an assumption. */
export interface AssumedAmount {
  kind: 'amount';
  statements: readonly Statement[];
  of(figure: FigureOf): Expression;
  refused(figure: FigureOf): string | null;
}

export type BookFigure = Line | Total | Ratio | AssumedAmount;

/** `3000–3799`, `1500–1559, 1580–1589`. */
export function rangesText({ accounts }: Line): string {
  return accounts.map(([from, to]) => `${from}–${to}`).join(', ');
}
