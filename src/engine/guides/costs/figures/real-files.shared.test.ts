import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openMadeTable } from '#support/open-made-table.ts';
import { readHere } from '#support/read-here.ts';
import { ALL_OVER, factValue, withFolder } from '#support/sales-table.ts';
import { areaOfAccount } from '../areas/areas.ts';
import { computeCostFigures } from './compute.ts';
import type { CostFigures } from './figures.ts';

const shared = fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));
const sie = join(shared, 'sie');
const ledgers = join(shared, 'sales_costs');
const here = existsSync(sie);

const computed = new Map<string, Promise<CostFigures>>();

/** The figures of a file as uploaded, computed once for all tests. */
function figuresOfFile(path: string): Promise<CostFigures> {
  const figures = computed.get(path) ?? computeFile(path);
  computed.set(path, figures);
  return figures;
}

/** Read for costs, stored, opened and computed. */
async function computeFile(path: string): Promise<CostFigures> {
  const bytes = readFileSync(path);
  return withFolder(async (folder) => {
    const { understanding, parquet } = await readHere(bytes, basename(path), 'costs', folder);
    const engine = await openMadeTable(parquet);
    try {
      const document = basename(path);
      return await computeCostFigures(engine.query, {
        documentId: null,
        document,
        understanding,
        today: ALL_OVER,
      });
    } finally {
      engine.close();
    }
  });
}

const ore = (text = '0') => Math.round(Number(text) * 100);

/** Sums in öre by account, with nothing but patterns. */
function sumsOf(bytes: Buffer, pattern: RegExp): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of bytes.toString('latin1').split(/\r?\n/)) {
    const [, account, amount] = pattern.exec(line) ?? [];
    if (account !== undefined) sums.set(account, (sums.get(account) ?? 0) + ore(amount));
  }
  return sums;
}

const TRANSACTIONS = /^\s*#TRANS\s+"?(\d+)"?\s+\{[^}]*\}\s+"?(-?[\d.]+)/;
const RESULTS = /^#RES\s+0\s+"?(\d+)"?\s+"?(-?[\d.]+)/;
const EARLIER = /^#RES\s+-1\s+"?(\d+)"?\s+"?(-?[\d.]+)/;
const MONTHS = /^#PSALDO\s+-?\d+\s+\d{6}\s+"?(\d+)"?\s+\{\s*\}\s+"?(-?[\d.]+)/;
const CLOSING = /^#UB\s+0\s+"?(\d+)"?\s+"?(-?[\d.]+)/;

const between = (sums: Map<string, number>, from: number, to: number) =>
  [...sums].reduce((sum, [account, value]) => {
    const first = Number(account.slice(0, 4));
    return /^\d{4,8}$/.test(account) && first >= from && first <= to ? sum + value : sum;
  }, 0);

/** Whether a file of balances was made before its year had ended. */
function madeWithinYear(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const made = /^#GEN\s+"?(\d{8})/m.exec(text)?.[1] ?? '99999999';
  const [, from = '', to = ''] = /^#RAR\s+0\s+"?(\d{8})"?\s+"?(\d{8})/m.exec(text) ?? [];
  return made >= from && made < to;
}

/**
 * Sums by account of what a file has the finest: bookings, else changes per month without objects, else the
 * latest year with any result that had ended when the file was made.
 */
function costSums(bytes: Buffer): Map<string, number> {
  const booked = sumsOf(bytes, TRANSACTIONS);
  if (booked.size > 0) return booked;
  const months = sumsOf(bytes, MONTHS);
  if (months.size > 0) return months;
  const latest = sumsOf(bytes, RESULTS);
  const earlier = sumsOf(bytes, EARLIER);
  const hasAny = (sums: Map<string, number>) => [...sums.values()].some((value) => value !== 0);
  return hasAny(latest) && !(madeWithinYear(bytes) && hasAny(earlier)) ? latest : earlier;
}

const isCost = (account: string) => /^([4-7]\d|84)\d{2,6}$/.test(account);

describe.skipIf(!here)('the costs of SIE files', () => {
  const files = here ? readdirSync(sie).filter((name) => /\.s[ei]$/.test(name)) : [];

  it('are all there', () => expect(files.length).toBe(29));

  it.each(files)('%s: total and areas are those of its bookings', async (name) => {
    const bytes = readFileSync(join(sie, name));
    const figures = await figuresOfFile(join(sie, name));
    const total = factValue(figures, 'costs.total.amount');
    const areas = figures.facts.filter(({ key }) => key === 'costs.area.total');
    expect(areas.reduce((sum, { value }) => sum + ore(value), 0)).toBe(ore(total ?? '0'));
    const expected = new Map<string, number>();
    for (const [account, value] of costSums(bytes)) {
      const area = isCost(account) ? areaOfAccount(account) : null;
      if (area !== null) expected.set(area, (expected.get(area) ?? 0) + value);
    }
    const sum = [...expected.values()].reduce((all, value) => all + value, 0);
    expect(ore(total ?? '0')).toBe(sum);
    for (const [area, value] of expected)
      expect(ore(factValue(figures, 'costs.area.total', area) ?? '0'), area).toBe(value);
  });

  it.each(files)('%s: the statements are those of its balances', async (name) => {
    const bytes = readFileSync(join(sie, name));
    const [results, closing] = [sumsOf(bytes, RESULTS), sumsOf(bytes, CLOSING)];
    const figures = await figuresOfFile(join(sie, name));
    const year = figures.years[0]?.name;
    const value = (key: string) => factValue(figures, key, year ?? null);
    if (results.size > 0) {
      expect(ore(value('books.income.netRevenue') ?? '')).toBe(-between(results, 3000, 3799) + 0);
      expect(ore(value('books.cost.personnel') ?? '')).toBe(between(results, 7000, 7699));
      expect(ore(value('books.result.operating') ?? '')).toBe(-between(results, 3000, 7999) + 0);
      expect(ore(value('books.result.net') ?? '')).toBe(-between(results, 3000, 8989) + 0);
    }
    if (closing.size === 0) return;
    const debts = [
      'books.equity.booked',
      'books.equity.untaxedReserves',
      'books.liabilities.provisions',
    ];
    const rest = ['books.liabilities.long', 'books.liabilities.short'];
    const sum = [...debts, ...rest].reduce((all, key) => all + ore(value(key) ?? ''), 0);
    expect(sum, 'the balance sheet balances').toBe(ore(value('books.assets.total') ?? ''));
    const [equity, reserves] = debts.map((key) => Number(value(key)));
    const assets = Number(value('books.assets.total'));
    const solidity = value('books.ratio.solidity');
    if (solidity !== null)
      expect(Number(solidity)).toBeCloseTo(
        (((equity ?? 0) + (reserves ?? 0) * 0.794) / assets) * 100,
        3,
      );
  });

  it('of one company give the same statements whatever their type', async () => {
    const types = ['typ1', 'typ2', 'typ3', 'typ4e'];
    const all = await Promise.all(
      types.map((type) => figuresOfFile(join(sie, `bl-administration-2011_${type}.se`))),
    );
    const books = all.map((figures) =>
      figures.facts
        .filter(
          ({ key, subject }) =>
            key.startsWith('books.') && subject?.name === figures.years[0]?.name,
        )
        .map(({ key, value }) => [key, value]),
    );
    for (const other of books.slice(1)) expect(other).toEqual(books[0]);
  });
});

/** Purchase orders of AdventureWorks, read with nothing but splits. */
function purchases(column: string): { supplier: string; month: string; amount: number }[] {
  const text = readFileSync(
    join(shared, 'sales_costs/omformaterat/leverantorsfakturor_utf16_tab.txt'),
  );
  const [head = '', ...lines] = text
    .toString('utf16le')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = head.split('\t');
  const at = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const [date, supplier, amount] = [at(/datum/i), at(/^leverantör$/i), names.indexOf(column)];
  return lines.map((line) => {
    const cells = line.split('\t');
    const written = (cells[amount] ?? '').replace(/[\s\u00A0]/g, '').replace(',', '.');
    return {
      supplier: (cells[supplier] ?? '').trim(),
      month: `${(cells[date] ?? '').slice(0, 4)}-${(cells[date] ?? '').slice(4, 6)}`,
      amount: Math.round(Number(written) * 10_000),
    };
  });
}

/** Ten-thousandths of a column by its name, added with nothing but splits. */
function columnSum(name: string, column: string): number {
  const [head = '', ...lines] = readFileSync(join(ledgers, name), 'utf8').trim().split(/\r?\n/);
  const place = head.split(',').indexOf(column);
  return lines.reduce((sum, line) => sum + tenThousandths(line.split(',')[place]), 0);
}

const tenThousandths = (text = '') => Math.round(Number(text) * 10_000);

/** Öre of the amounts in Västerås's JSON, where payments are below zero. */
function jsonSum(): number {
  const text = readFileSync(join(ledgers, 'vasteras_leverantorsreskontra_exempel.json'), 'utf8');
  const amounts = [...text.matchAll(/"belopp":"(-?[\d,]+)"/g)];
  return amounts.reduce((sum, hit) => sum - tenThousandths(hit[1]?.replace(',', '.')), 0);
}

/** Every shared file of purchases: how its total is computed another way; null where it has no amounts. */
const totals: Record<string, (() => number) | null> = {
  'adventureworks_inkop/PurchaseOrderDetail.csv': () =>
    columnSum('adventureworks_inkop/PurchaseOrderDetail.csv', 'LineTotal'),
  'adventureworks_inkop/PurchaseOrderHeader.csv': () =>
    columnSum('adventureworks_inkop/PurchaseOrderHeader.csv', 'SubTotal'),
  'adventureworks_inkop/Vendor.csv': null,
  'omformaterat/leverantorsfakturor_utf16_tab.txt': () =>
    purchases('Netto').reduce((sum, { amount }) => sum + amount, 0),
  'vasteras_leverantorsreskontra_exempel.json': jsonSum,
};

/** The sales files beside them are recomputed in `metrics/sales/real-files.shared.test.ts`. */
const sales =
  /^(?:pizza_place\/|globalsales_|microsoft_financial_|omformaterat\/(?:dagsforsaljning|forsaljning)_)/;

describe.skipIf(!here)('the costs of purchase files', () => {
  it('are recomputed for every file there is', () => {
    const files = here
      ? readdirSync(ledgers, { recursive: true, encoding: 'utf8' }).filter((name) =>
          /\.\w{3,4}$/.test(name),
        )
      : [];
    const purchased = files.filter((name) => !sales.test(name) && !name.endsWith('.md'));
    expect(purchased.sort()).toEqual(Object.keys(totals).sort());
  });

  it.each(Object.entries(totals))('%s has the total its lines have', async (name, total) => {
    const figures = await figuresOfFile(join(ledgers, name));
    const value = factValue(figures, 'costs.total.amount');
    expect(value === null ? null : tenThousandths(value)).toBe(total?.() ?? null);
  });
});

describe.skipIf(!here)('the costs of a purchase ledger', () => {
  it('are those of its lines: total, months and suppliers', async () => {
    const figures = await figuresOfFile(
      join(shared, 'sales_costs/omformaterat/leverantorsfakturor_utf16_tab.txt'),
    );
    const rows = purchases(figures.facts[0]?.source.columns[0] ?? '');
    const same = (value: string | null, sum: number) =>
      expect(Math.round(Number(value) * 10_000)).toBe(sum);
    const sumBy = (key: 'supplier' | 'month') => {
      const sums = new Map<string, number>();
      for (const row of rows) sums.set(row[key], (sums.get(row[key]) ?? 0) + row.amount);
      return sums;
    };
    same(
      factValue(figures, 'costs.total.amount'),
      rows.reduce((sum, row) => sum + row.amount, 0),
    );
    for (const [month, sum] of sumBy('month'))
      same(factValue(figures, 'costs.month.total', month), sum);
    const suppliers = sumBy('supplier');
    expect(factValue(figures, 'costs.suppliers.total')).toBe(String(suppliers.size));
    const ranked = [...suppliers].sort((a, b) => b[1] - a[1]);
    expect(figures.topSuppliers.slice(0, 5)).toEqual(ranked.slice(0, 5).map(([name]) => name));
    for (const [name, sum] of ranked.slice(0, 25))
      same(factValue(figures, 'costs.supplier.total', name), sum);
  });
});
