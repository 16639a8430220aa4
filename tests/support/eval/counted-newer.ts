import { evalCompanies } from './companies.ts';
import { type Answerable, at, both, type Expected, type Fits, inShop, paid } from './counted.ts';
import type { Golden } from './score.ts';
import { distinct, ore, type TruthRow, total, totalsBy } from './truth.ts';

const { northwind, salon, consultants } = evalCompanies;

export const thisYear = at('2026');
export const lastYear = at('2025');

/** Northwind's orders of a day, month or year. */
export const ordered = (prefix: string): Fits => at(prefix, 'Order Date');
export const inNorthwind = (...tests: Fits[]) =>
  total(northwind.rows, 'Total Amount', both(...tests));
/** Northwind's sales by a column, the largest first. */
export const rankNorthwind = (by: Parameters<typeof totalsBy>[1], ...tests: Fits[]) =>
  totalsBy(northwind.rows, by, 'Total Amount', both(...tests));
export const countNorthwind = (column: string, ...tests: Fits[]) =>
  distinct(northwind.rows, column, both(...tests));

/** What the hairdresser's took in over the rows that fit all tests, in kronor. */
export const inSalon = (...tests: Fits[]) => total(salon.rows, 'Summa exkl. moms', both(...tests));
export const piecesInSalon = (...tests: Fits[]) => total(salon.rows, 'Antal', both(...tests));
export const rankSalon = (
  by: Parameters<typeof totalsBy>[1],
  column: string,
  ...tests: Fits[]
): [name: string, sum: number][] => totalsBy(salon.rows, by, column, both(...tests));
export const countSalon = (column: string, ...tests: Fits[]) =>
  distinct(salon.rows, column, both(...tests));

/** What the books have on the accounts that begin as told. */
export const inBooks = (accounts: RegExp, ...tests: Fits[]) =>
  total(
    consultants.rows,
    'Belopp',
    both((row) => accounts.test(row.Konto ?? ''), ...tests),
  );

/** What is left of the sample company's sales when all its costs are paid. */
export const left = (...tests: Fits[]) => ore(inShop(...tests) - paid(...tests));

const dayOf = ({ Datum = '' }: TruthRow) => new Date(`${Datum}T12:00:00Z`).getUTCDay();
export const weekday = (row: TruthRow) => String(dayOf(row));

type Row = readonly [Golden['kind'], string | readonly string[], Expected];
/** Rows of a set that ask of one company. */
export const asked = (company: Answerable[0], rows: readonly Row[]): Answerable[] =>
  rows.map(([kind, ask, expected]) => [company, kind, ask, expected]);
