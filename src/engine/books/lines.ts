import type { AccountKind } from '../table/books.ts';
import type { BookKey } from './keys.ts';

type Range = readonly [from: number, to: number];

/** One line of the income statement or balance sheet: the accounts it sums. */
export interface Line {
  key: BookKey;
  ranges: readonly Range[];
  /** −1 turns what the books write as credit (revenue, debts) into what is shown as positive. */
  sign: 1 | -1;
  /** Accounts outside BAS of this kind belong here. */
  kind?: AccountKind;
}

const FINANCIAL_COST: readonly Range[] = [
  ...([[8070, 8089] as const, [8170, 8189] as const, [8270, 8289] as const] as const),
  ...([[8370, 8389] as const, [8400, 8499] as const] as const),
];
const FINANCIAL_INCOME: readonly Range[] = [
  ...([[8000, 8069] as const, [8090, 8169] as const, [8190, 8269] as const] as const),
  ...([[8290, 8369] as const, [8390, 8399] as const] as const),
];

/** Net revenue: the revenue accounts of BAS. */
export const REVENUE_LINE: Line = {
  key: 'books.income.netRevenue',
  ranges: [[3000, 3799]],
  sign: -1,
  kind: 'revenue',
};

/** Income statement by nature (K2), by the year's result of each account. */
export const INCOME_LINES: readonly Line[] = [
  REVENUE_LINE,
  { key: 'books.income.other', ranges: [[3800, 3999]], sign: -1 },
  { key: 'books.cost.goods', ranges: [[4000, 4999]], sign: 1 },
  { key: 'books.cost.external', ranges: [[5000, 6999]], sign: 1, kind: 'cost' },
  { key: 'books.cost.personnel', ranges: [[7000, 7699]], sign: 1 },
  { key: 'books.cost.depreciation', ranges: [[7700, 7899]], sign: 1 },
  { key: 'books.cost.otherOperating', ranges: [[7900, 7999]], sign: 1 },
  { key: 'books.financial.income', ranges: FINANCIAL_INCOME, sign: -1 },
  { key: 'books.financial.cost', ranges: FINANCIAL_COST, sign: 1 },
  { key: 'books.result.appropriations', ranges: [[8500, 8899]], sign: -1 },
  { key: 'books.result.tax', ranges: [[8900, 8989]], sign: 1 },
];

/** Balance sheet, by the closing balance of each account. */
export const BALANCE_LINES: readonly Line[] = [
  { key: 'books.assets.fixed', ranges: [[1000, 1399]], sign: 1 },
  { key: 'books.assets.inventory', ranges: [[1400, 1499]], sign: 1 },
  {
    key: 'books.assets.receivables',
    ranges: [
      [1500, 1559],
      [1580, 1589],
    ],
    sign: 1,
  },
  { key: 'books.assets.cash', ranges: [[1900, 1999]], sign: 1 },
  { key: 'books.assets.current', ranges: [[1400, 1999]], sign: 1, kind: 'asset' },
  { key: 'books.equity.booked', ranges: [[2000, 2099]], sign: -1 },
  { key: 'books.equity.untaxedReserves', ranges: [[2100, 2199]], sign: -1 },
  { key: 'books.liabilities.provisions', ranges: [[2200, 2299]], sign: -1 },
  { key: 'books.liabilities.long', ranges: [[2300, 2399]], sign: -1 },
  { key: 'books.liabilities.short', ranges: [[2400, 2999]], sign: -1, kind: 'liability' },
  { key: 'books.liabilities.suppliers', ranges: [[2440, 2449]], sign: -1 },
];

/** `3000–3799`, `1500–1559 och 1580–1589`. */
export function rangesText({ ranges }: Pick<Line, 'ranges'>): string {
  return ranges.map(([from, to]) => `${from}–${to}`).join(', ');
}
