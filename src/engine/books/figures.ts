import { hasValue, less, over, part, sum, type Term, times } from '../facts/expression.ts';
import type { BookFigure, FigureOf, Line, Range } from './book-figure.ts';
import type { BookKey } from './keys.ts';
import { AFTER_TAX_PERCENT, TAX_PERCENT } from './tax.ts';

const REVENUE = 'books.income.netRevenue';
const GOODS = 'books.cost.goods';
const SHORT_DEBTS = 'books.liabilities.short';

const FINANCIAL_INCOME: readonly Range[] = [
  ...([[8000, 8069] as const, [8090, 8169] as const, [8190, 8269] as const] as const),
  ...([[8290, 8369] as const, [8390, 8399] as const] as const),
];
const FINANCIAL_COST: readonly Range[] = [
  ...([[8070, 8089] as const, [8170, 8189] as const, [8270, 8289] as const] as const),
  ...([[8370, 8389] as const, [8400, 8499] as const] as const),
];

const income = { kind: 'line', statement: 'income' } as const;
const balance = { kind: 'line', statement: 'balance' } as const;
const result = { kind: 'total', statement: 'income' } as const;
const ofRevenue = { kind: 'ratio', statements: ['income'], unit: 'percent', by: REVENUE } as const;
const ofBalance = { kind: 'ratio', statements: ['balance'], unit: 'percent' } as const;
const yearly = { kind: 'ratio', statements: ['income', 'balance'], years: 'flow' } as const;

const contribution = (of: FigureOf) => less(of(REVENUE), of(GOODS));
const beforeInterest = (of: FigureOf) =>
  sum(of('books.result.operating'), of('books.financial.income'));
const isAboveZero = (term: Term) => hasValue(over(1, term));

function noBreakEven(of: FigureOf): string | null {
  if (!isAboveZero(of(REVENUE)))
    return 'Nollpunkten kan inte räknas: nettoomsättningen är inte över noll.';
  if (!isAboveZero(contribution(of)))
    return 'Nollpunkten kan inte räknas: varorna kostar lika mycket som de säljs för, eller mer.';
  return null;
}

/** Net revenue: the revenue accounts of BAS. */
export const REVENUE_LINE: Line = {
  ...income,
  accounts: [[3000, 3799]],
  sign: -1,
  outside: 'revenue',
};

/** Every figure of the books in the order shown. A new one is a row here, a key and a label. */
export const BOOK_FIGURES: Record<BookKey, BookFigure> = {
  'books.income.netRevenue': REVENUE_LINE,
  'books.income.other': {
    ...income,
    accounts: [[3800, 3999]],
    sign: -1,
    outside: 'otherIncome',
  },
  'books.cost.goods': { ...income, accounts: [[4000, 4999]], sign: 1 },
  'books.cost.external': { ...income, accounts: [[5000, 6999]], sign: 1, outside: 'cost' },
  'books.cost.personnel': { ...income, accounts: [[7000, 7699]], sign: 1 },
  'books.cost.depreciation': { ...income, accounts: [[7700, 7899]], sign: 1 },
  'books.cost.otherOperating': { ...income, accounts: [[7900, 7999]], sign: 1 },
  'books.financial.income': {
    ...income,
    accounts: FINANCIAL_INCOME,
    sign: -1,
    outside: 'otherResult',
  },
  'books.financial.cost': {
    ...income,
    accounts: FINANCIAL_COST,
    sign: 1,
    outside: 'financialCost',
  },
  'books.result.appropriations': { ...income, accounts: [[8500, 8899]], sign: -1 },
  'books.result.tax': { ...income, accounts: [[8900, 8989]], sign: 1 },

  'books.result.ebitda': {
    ...result,
    of: (of) =>
      less(
        sum(of(REVENUE), of('books.income.other')),
        of(GOODS),
        of('books.cost.external'),
        of('books.cost.personnel'),
        of('books.cost.otherOperating'),
      ),
  },
  'books.result.operating': {
    ...result,
    of: (of) => less(of('books.result.ebitda'), of('books.cost.depreciation')),
  },
  'books.financial.net': {
    ...result,
    of: (of) => less(of('books.financial.income'), of('books.financial.cost')),
  },
  'books.result.afterFinancial': {
    ...result,
    of: (of) => sum(of('books.result.operating'), of('books.financial.net')),
  },
  'books.result.beforeTax': {
    ...result,
    of: (of) => sum(of('books.result.afterFinancial'), of('books.result.appropriations')),
  },
  'books.result.net': {
    ...result,
    of: (of) => less(of('books.result.beforeTax'), of('books.result.tax')),
  },

  'books.assets.fixed': { ...balance, accounts: [[1000, 1399]], sign: 1 },
  'books.assets.inventory': { ...balance, accounts: [[1400, 1499]], sign: 1, isPart: true },
  'books.assets.receivables': {
    ...balance,
    accounts: [
      [1500, 1559],
      [1580, 1589],
    ],
    sign: 1,
    isPart: true,
  },
  'books.assets.cash': { ...balance, accounts: [[1900, 1999]], sign: 1, isPart: true },
  'books.assets.current': { ...balance, accounts: [[1400, 1999]], sign: 1, outside: 'asset' },
  'books.equity.booked': { ...balance, accounts: [[2000, 2099]], sign: -1 },
  'books.equity.untaxedReserves': { ...balance, accounts: [[2100, 2199]], sign: -1 },
  'books.liabilities.provisions': { ...balance, accounts: [[2200, 2299]], sign: -1 },
  'books.liabilities.long': { ...balance, accounts: [[2300, 2399]], sign: -1 },
  'books.liabilities.short': {
    ...balance,
    accounts: [[2400, 2999]],
    sign: -1,
    outside: 'liability',
  },
  'books.liabilities.suppliers': {
    ...balance,
    accounts: [[2440, 2449]],
    sign: -1,
    isPart: true,
  },

  'books.assets.total': {
    kind: 'total',
    statement: 'balance',
    of: (of) => sum(of('books.assets.fixed'), of('books.assets.current')),
  },
  'books.equity.adjusted': {
    kind: 'total',
    statement: 'balance',
    of: (of) =>
      sum(of('books.equity.booked'), part(AFTER_TAX_PERCENT, of('books.equity.untaxedReserves'))),
    note: ` (resten är skatt, ${TAX_PERCENT.replace('.', ',')} %)`,
  },

  'books.ratio.grossMargin': { ...ofRevenue, above: contribution },
  'books.ratio.ebitdaMargin': { ...ofRevenue, above: (of) => of('books.result.ebitda') },
  'books.ratio.operatingMargin': { ...ofRevenue, above: (of) => of('books.result.operating') },
  'books.ratio.netMargin': { ...ofRevenue, above: (of) => of('books.result.afterFinancial') },
  'books.ratio.personnelShare': { ...ofRevenue, above: (of) => of('books.cost.personnel') },
  'books.ratio.depreciationShare': { ...ofRevenue, above: (of) => of('books.cost.depreciation') },
  'books.ratio.profitMargin': { ...ofRevenue, above: beforeInterest },
  'books.ratio.interestCover': {
    ...ofRevenue,
    unit: 'ratio',
    above: beforeInterest,
    by: 'books.financial.cost',
  },

  'books.ratio.solidity': {
    ...ofBalance,
    above: (of) => of('books.equity.adjusted'),
    by: 'books.assets.total',
  },
  'books.ratio.currentLiquidity': {
    ...ofBalance,
    above: (of) => of('books.assets.current'),
    by: SHORT_DEBTS,
  },
  'books.ratio.cashLiquidity': {
    ...ofBalance,
    above: (of) => less(of('books.assets.current'), of('books.assets.inventory')),
    by: SHORT_DEBTS,
  },
  'books.ratio.debtRatio': {
    ...ofBalance,
    unit: 'ratio',
    above: (of) =>
      sum(
        of('books.liabilities.provisions'),
        of('books.liabilities.long'),
        of(SHORT_DEBTS),
        part(TAX_PERCENT, of('books.equity.untaxedReserves')),
      ),
    by: 'books.equity.adjusted',
  },

  'books.ratio.returnOnEquity': {
    ...yearly,
    unit: 'percent',
    above: (of) => of('books.result.afterFinancial'),
    by: 'books.equity.adjusted',
  },
  'books.ratio.returnOnAssets': {
    ...yearly,
    unit: 'percent',
    above: beforeInterest,
    by: 'books.assets.total',
  },
  'books.ratio.capitalTurnover': {
    ...yearly,
    unit: 'ratio',
    above: (of) => of(REVENUE),
    by: 'books.assets.total',
  },
  'books.ratio.receivablesShare': {
    ...ofRevenue,
    statements: ['income', 'balance'],
    above: (of) => of('books.assets.receivables'),
    years: 'whole',
  },

  'books.ratio.contributionRatio': {
    ...ofRevenue,
    above: contribution,
    assumption: true,
    note: '; varor och material är tagna som rörliga, övriga kostnader som fasta',
  },
  'books.ratio.breakEven': {
    kind: 'amount',
    statements: ['income'],
    of: (of) => {
      const fixed = sum(
        of('books.cost.external'),
        of('books.cost.personnel'),
        of('books.cost.depreciation'),
        of('books.cost.otherOperating'),
        of('books.financial.cost'),
      );
      return over(times(fixed, of(REVENUE)), contribution(of));
    },
    refused: noBreakEven,
  },
  'books.ratio.safetyMargin': {
    ...ofRevenue,
    above: (of) => less(of(REVENUE), of('books.ratio.breakEven')),
    assumption: true,
    refused: noBreakEven,
  },
};
