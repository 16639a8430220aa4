import { type EvalCompanyId, evalCompanies } from './companies.ts';
import type { Golden } from './score.ts';
import { distinct, ore, type TruthRow, total, totalsBy } from './truth.ts';

export type Fits = (row: TruthRow) => boolean;

const { shop, cycles, pizza, sampleCosts } = evalCompanies;
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

/** The rows that do not fit. */
export const not =
  (test: Fits): Fits =>
  (row) =>
    !test(row);

/** The shop's sales over the rows that fit all tests, in kronor. */
export const inShop = (...tests: Fits[]): number => total(shop.rows, SHOP_SUM, both(...tests));

/** The shop's sales less what its goods cost, in kronor. */
export const shopProfit = (...tests: Fits[]): number =>
  ore(inShop(...tests) - total(shop.rows, 'Inköpskostnad', both(...tests)));

export const made = is.bind(null, 'Benämning');
export const bought = is.bind(null, 'Kundnamn');
export const group = is.bind(null, 'Varugrupp');
export const channel = is.bind(null, 'Kanal');

/** Days from one to another of the same length as they are written, both included. */
export const within =
  (first: string, last: string, column = 'Datum'): Fits =>
  (row) => {
    const start = (row[column] ?? '').slice(0, first.length);
    return start >= first && start <= last;
  };

/** A column of the shop over the rows that fit all tests. */
export const sumInShop = (column: string, ...tests: Fits[]): number =>
  total(shop.rows, column, both(...tests));

/** How many different values a column of the shop has there. */
export const countInShop = (column: string, ...tests: Fits[]): number =>
  distinct(shop.rows, column, both(...tests));

/** The shop's sales by a column there, the largest first. */
export const rankInShop = (
  by: Parameters<typeof totalsBy>[1],
  ...tests: Fits[]
): [name: string, sum: number][] => totalsBy(shop.rows, by, SHOP_SUM, both(...tests));

/** Where nothing was ranked. */
export const none: [string, number] = ['', 0];
export const first = (ranked: [string, number][]) => ranked[0] ?? none;
export const last = (ranked: [string, number][]) => ranked.at(-1) ?? none;
export const top = (column: string, ...tests: Fits[]) => first(rankInShop(column, ...tests));
export const bottom = (column: string, ...tests: Fits[]) => last(rankInShop(column, ...tests));
export const month = (row: TruthRow) => (row.Datum ?? '').slice(0, 7);
export const account = is.bind(null, 'Konto');
export const supplier = is.bind(null, 'Leverantör');
export const place = is.bind(null, 'Kostnadsställe');
export const COST = 'Belopp exkl. moms';
/** The sample company's costs over the rows that fit all tests, in kronor. */
/** Who is bought from: the tax authority is paid too, and sells nothing. */
export const isSupplier: Fits = (row) => row.Leverantör !== '' && row.Leverantör !== 'Skatteverket';
export const paid = (...tests: Fits[]) => total(sampleCosts.rows, COST, both(...tests));
/** Its costs by a column there, the largest first. */
export const rankPaid = (by: Parameters<typeof totalsBy>[1], ...tests: Fits[]) =>
  totalsBy(sampleCosts.rows, by, COST, both(...tests));
export const inCycles = (...tests: Fits[]) => total(cycles.rows, 'SubTotal', both(...tests));
export const inPizza = (...tests: Fits[]) => total(pizza.rows, 'Summa', both(...tests));

export const share = (part: number, whole: number) => ore((100 * part) / whole);

export type Expected = Pick<Golden, 'values' | 'names'>;

export const of = (...values: number[]): Expected => ({ values });
export const named = (...ranked: readonly (readonly [string, number])[]): Expected => ({
  names: ranked.map(([name]) => name),
  values: ranked.map(([, value]) => value),
});

export type Answerable = readonly [
  EvalCompanyId,
  Golden['kind'],
  string | readonly string[],
  Expected,
];
export type Unanswerable = readonly [EvalCompanyId, string | readonly string[]];

/** Rows of a set as golden questions. */
export const goldens = (
  answerable: readonly Answerable[],
  unanswerable: readonly Unanswerable[],
): Golden[] => {
  const asked = (ask: string | readonly string[]) => (typeof ask === 'string' ? [ask] : ask);
  return [
    ...answerable.map(
      ([company, kind, ask, expected]): Golden => ({ company, kind, ask: asked(ask), ...expected }),
    ),
    ...unanswerable.map(
      ([company, ask]): Golden => ({ company, kind: 'unanswerable', ask: asked(ask) }),
    ),
  ];
};
