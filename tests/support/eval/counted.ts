import { evalCompanies } from './companies.ts';
import { ore, type TruthRow, total } from './truth.ts';

type Fits = (row: TruthRow) => boolean;

const { shop } = evalCompanies;
export const SHOP_SUM = 'Summa exkl. moms';

/** Rows of a day, month or year: its beginning as the file writes it. */
export const at =
  (prefix: string, column = 'Datum'): Fits =>
  (row) =>
    (row[column] ?? '').startsWith(prefix);

export const is =
  (column: string, value: string): Fits =>
  (row) =>
    row[column] === value;

export const both =
  (...tests: Fits[]): Fits =>
  (row) =>
    tests.every((test) => test(row));

/** The shop's sales over the rows that fit all tests, in kronor. */
export const inShop = (...tests: Fits[]): number => total(shop.rows, SHOP_SUM, both(...tests));

/** The shop's sales less what its goods cost, in kronor. */
export const shopProfit = (...tests: Fits[]): number =>
  ore(inShop(...tests) - total(shop.rows, 'Inköpskostnad', both(...tests)));
