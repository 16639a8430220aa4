import type { Expression, Term } from '../facts/expression.ts';
import type { AccountKind } from '../table/books.ts';
import type { BookKey } from './keys.ts';

export type Range = readonly [from: number, to: number];
export type Statement = 'income' | 'balance';

/** Looks up a figure of the year, for formulas. */
export type FigureOf = (key: BookKey) => Term;

/**
 * A line of the income statement (K2, by nature) or the balance sheet: the BAS accounts it sums.
 */
export interface Line {
  kind: 'line';
  statement: Statement;
  accounts: readonly Range[];
  /** −1 for what the books record as credit (revenue, debts) but is shown as positive. */
  sign: 1 | -1;
  /** Accounts outside BAS of this kind are included. */
  outside?: AccountKind;
  /** Also included in another line, so a sum of all lines must leave it out. */
  isPart?: true;
}

/** A result or total of lines. */
export interface Total {
  kind: 'total';
  statement: Statement;
  of(figure: FigureOf): Expression;
  note?: string;
}

/** A quotient, not given where the divisor is zero or negative. */
export interface Ratio {
  kind: 'ratio';
  statements: readonly Statement[];
  unit: 'percent' | 'ratio';
  above(figure: FigureOf): Term;
  by: BookKey;
  /**
   * `whole`: for whole years only. `flow`: a year's flow against the mean of a stock at its two
   * ends; part of a year is scaled to twelve months.
   */
  years?: 'whole' | 'flow';
  assumption?: true;
  note?: string;
  /** Why it cannot be given, for other reasons than its divisor. */
  refused?(figure: FigureOf): string | null;
}

/** An amount based on an assumption. */
export interface AssumedAmount {
  kind: 'amount';
  statements: readonly Statement[];
  of(figure: FigureOf): Expression;
  refused(figure: FigureOf): string | null;
}

export type BookFigure = Line | Total | Ratio | AssumedAmount;

/** Account ranges in text form: `3000–3799`, `1500–1559, 1580–1589`. */
export function rangesText({ accounts }: Line): string {
  return accounts.map(([from, to]) => `${from}–${to}`).join(', ');
}
