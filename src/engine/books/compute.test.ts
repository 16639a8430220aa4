import { describe, expect, it } from 'vitest';
import { createFacts } from '../facts/facts.ts';
import type { BookAccount, Books } from '../table/books.ts';
import { addBooks } from './compute.ts';

type Sums = Record<string, { closing?: string; opening?: string; result?: string }>;

const KINDS = [
  'asset',
  'asset',
  'liability',
  'revenue',
  'cost',
  'cost',
  'cost',
  'cost',
  'otherResult',
] as const;

function account(number: string, stated: Sums[string]): BookAccount {
  const one = Number(number[0]);
  return {
    number,
    name: '',
    kind: KINDS[one] ?? 'unknown',
    class: one,
    years: [
      {
        year: 0,
        opening: stated.opening ?? null,
        closing: stated.closing ?? null,
        result: stated.result ?? null,
        budget: null,
        months: {},
      },
    ],
  };
}

function booksOf(sums: Sums, more: Partial<Books> = {}): Books {
  return {
    source: 'sie',
    sieType: '1',
    program: null,
    generated: null,
    company: null,
    organisationNumber: null,
    companyForm: 'AB',
    industryCode: null,
    chart: 'BAS2025',
    currency: 'SEK',
    taxYear: null,
    balancesUntil: null,
    years: [{ number: 0, from: '2024-01-01', to: '2024-12-31' }],
    accounts: Object.entries(sums).map(([number, stated]) => account(number, stated)),
    dimensions: [],
    vouchers: { count: 0, rows: 0, from: null, to: null, series: [] },
    ...more,
  };
}

/** Assets 1000, of which stock 200 and bank 500; equity 300 with the year's 90, reserves 100, debts 600. */
const SUMS: Sums = {
  '1220': { opening: '200', closing: '300' },
  '1460': { opening: '100', closing: '200' },
  '1930': { opening: '400', closing: '500' },
  '2081': { opening: '-210', closing: '-210' },
  '2110': { opening: '-100', closing: '-100' },
  '2350': { opening: '-190', closing: '-200' },
  '2440': { opening: '-200', closing: '-400' },
  '3010': { result: '-2000' },
  '3990': { result: '-10' },
  '4010': { result: '800' },
  '5010': { result: '300' },
  '7010': { result: '600' },
  '7830': { result: '100' },
  '8310': { result: '-5' },
  '8410': { result: '25' },
  '8910': { result: '100' },
};

function figuresOf(books: Books | null, today = '2025-06-30') {
  const list = createFacts({ documentId: null, document: null, sheet: null, currency: null });
  const outcome = addBooks(list, books, today);
  return {
    ...outcome,
    facts: list.list,
    value: (key: string) => list.of(key, '2024')?.value,
  };
}

describe('a year that was not over on the day of the analysis', () => {
  it('is never whole, though the books state it to its end, and is known to that day', () => {
    const open = figuresOf(booksOf(SUMS), '2024-11-22');
    expect(open.years).toEqual([
      { name: '2024', period: { from: '2024-01-01', to: '2024-11-22' }, whole: false },
    ]);
    expect(open.warnings.join(' ')).toContain('11 månader: jämför den inte rakt av');
    expect(figuresOf(booksOf(SUMS), '2024-12-31').years[0]?.whole).toBe(true);
  });
});

describe('the statements of a year', () => {
  const { value, facts, years } = figuresOf(booksOf(SUMS));

  it('are summed by BAS, with revenue and profit above zero', () => {
    expect(value('books.income.netRevenue')).toBe('2000');
    expect(value('books.cost.personnel')).toBe('600');
    expect(value('books.result.operating')).toBe('210');
    expect(value('books.result.ebitda')).toBe('310');
    expect(value('books.financial.net')).toBe('-20');
    expect(value('books.result.beforeTax')).toBe('190');
    expect(value('books.result.net')).toBe('90');
    expect(years).toEqual([
      { name: '2024', period: { from: '2024-01-01', to: '2024-12-31' }, whole: true },
    ]);
  });

  it('add a result that is not booked yet to equity', () => {
    expect(value('books.assets.total')).toBe('1000');
    expect(value('books.equity.booked')).toBe('300');
    expect(value('books.equity.adjusted')).toBe('379.4');
    expect(value('books.liabilities.short')).toBe('400');
  });

  it('give the ratios, with untaxed reserves as 79.4 per cent equity', () => {
    expect(value('books.ratio.grossMargin')).toBe('60');
    expect(value('books.ratio.operatingMargin')).toBe('10.5');
    expect(value('books.ratio.solidity')).toBe('37.94');
    expect(value('books.ratio.cashLiquidity')).toBe('125');
    expect(value('books.ratio.debtRatio')).toBe(((600 + 20.6) / 379.4).toFixed(4));
    expect(value('books.ratio.interestCover')).toBe('8.6');
    expect(value('books.ratio.returnOnAssets')).toBe(((215 / 850) * 100).toFixed(4));
    expect(value('books.ratio.returnOnEquity')).toBe(
      ((190 / ((379.4 + 289.4) / 2)) * 100).toFixed(4),
    );
  });

  it('give the break-even point as an assumption, and how far sales are above it', () => {
    expect(value('books.ratio.contributionRatio')).toBe('60');
    expect(value('books.ratio.breakEven')).toBe('1708.33');
    expect(facts.find(({ key }) => key === 'books.ratio.breakEven')?.kind).toBe('assumption');
  });

  it('say which accounts are behind', () => {
    const goods = facts.find(({ key }) => key === 'books.cost.goods');
    expect(goods?.source.filter).toBe('konto 4000–4999: 4010: 800,00');
  });
});

describe('books that do not suffice', () => {
  it('refuse every figure with a reason where there are none', () => {
    const { facts, unknowns } = figuresOf(null);
    expect(facts).toEqual([]);
    expect(unknowns.length).toBeGreaterThan(40);
  });

  it('refuse the balance sheet and what rests on it where only bookings are stated', () => {
    const sums = Object.fromEntries(Object.entries(SUMS).filter(([number]) => number >= '3'));
    const { value, unknowns } = figuresOf(booksOf(sums));
    expect(value('books.result.operating')).toBe('210');
    const reason = unknowns.find(({ key }) => key === 'books.ratio.solidity')?.reason;
    expect(reason).toBe(
      'Nyckeltalet kan inte räknas: filen anger inga utgående balanser för 2024.',
    );
  });

  it('refuse a ratio whose denominator is not above zero', () => {
    const { unknowns } = figuresOf(booksOf({ ...SUMS, '2440': { closing: '-1500' } }));
    expect(unknowns.find(({ key }) => key === 'books.ratio.debtRatio')?.reason).toContain(
      'Justerat eget kapital 2024 är inte över noll',
    );
  });

  it('scale a part of a year to twelve months against balances, and say so', () => {
    const { facts, years, warnings } = figuresOf(booksOf(SUMS, { balancesUntil: '2024-06-30' }));
    expect(years[0]?.whole).toBe(false);
    expect(warnings[0]).toContain('6 månader');
    const back = facts.find(({ key }) => key === 'books.ratio.returnOnAssets');
    expect(back?.kind).toBe('assumption');
    expect(back?.value).toBe(((430 / 850) * 100).toFixed(4));
  });

  it('count a debt that is owed to the company as a receivable', () => {
    const { value } = figuresOf(booksOf({ ...SUMS, '2650': { closing: '50', opening: '0' } }));
    expect(value('books.assets.current')).toBe('750');
    expect(value('books.liabilities.short')).toBe('400');
  });
});
