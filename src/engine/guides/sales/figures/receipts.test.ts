import { describe, expect, it } from 'vitest';
import { ALL_OVER, understandingOf, withTable } from '#support/sales-table.ts';
import { shopTable } from '#support/shop-table.ts';
import { compare, decimal, divide, multiply, round, subtract } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { Query } from '../../../figures/query.ts';
import { computeSalesFigures } from './compute.ts';

const shop = shopTable();

/** The shop's file with rows that lack amount, date, product, customer, quantity or cost. */
const table = {
  ...shop,
  rows: [
    ...('select' in shop.rows ? [] : shop.rows),
    ['2025-06-02', 'X1', 'Kaffe', 'Dryck', 'Kund 1', 'Webb', 1, '49.90', null, '25.00'],
    [null, 'X2', 'Kaffe', 'Dryck', 'Kund 1', 'Webb', 1, '49.90', '49.90', '25.00'],
    ['2025-06-03', 'X3', null, null, null, null, 1, '10.00', '10.00', '5.00'],
    ['2025-06-03', null, 'Te', 'Dryck', 'Kund 2', 'Butik', null, null, '39.50', null],
  ],
};

/** The shop's facts together with the table they were computed from. */
async function withFacts(
  work: (facts: readonly Fact[], query: Query) => Promise<void>,
): Promise<void> {
  await withTable(table, async ({ query }) => {
    const understanding = understandingOf(table);
    const { facts } = await computeSalesFigures(query, {
      documentId: null,
      document: null,
      understanding,
      today: ALL_OVER,
    });
    await work(facts, query);
  });
}

/** Sums over picked rows, by what their receipts say is summed. */
const SUMMED: Record<string, string> = {
  'summan av Summa': 'revenue',
  '−summan av Summa': '-revenue',
  'summan av Antal': 'quantity',
  'summan av Inköp': 'cost',
  'summan av Summa − summan av Inköp': 'profit',
};

describe('the receipt of a figure', () => {
  it('picks exactly the rows that add up to it', () =>
    withFacts(async (facts, query) => {
      const sums = facts.filter(({ source }) => source.where !== null && source.formula in SUMMED);
      expect(sums.length).toBeGreaterThan(80);
      const parts = sums.map(({ id, source }) => {
        const what = SUMMED[source.formula];
        return `SELECT '${id}' AS id, CAST(coalesce(sum(${what}), 0) AS VARCHAR) AS sum, count(${what}) AS rows FROM sales WHERE ${source.where}`;
      });
      const found = new Map((await query(parts.join(' UNION ALL '))).map((row) => [row.id, row]));
      for (const { id, value, source } of sums) {
        const row = found.get(id);
        expect(compare(decimal(String(row?.sum)), decimal(value)), `${id} ${source.where}`).toBe(0);
        expect(row?.rows, `${id} ${source.where}`).toBe(source.rows);
      }
    }));

  it('counts the rows that its condition picks, whatever the figure', () =>
    withFacts(async (facts, query) => {
      const conditions = [...new Set(facts.flatMap(({ source }) => source.where ?? []))];
      const parts = conditions.map(
        (where, index) => `SELECT ${index} AS at, count(*) AS rows FROM sales WHERE ${where}`,
      );
      const rows = new Map(
        (await query(parts.join(' UNION ALL '))).map((row) => [row.at, row.rows]),
      );
      for (const { id, key, source } of facts)
        if (source.where !== null)
          expect(rows.get(conditions.indexOf(source.where)), `${id} ${key}`).toBe(source.rows);
    }));

  it('names only columns of the file', () =>
    withFacts(async (facts) => {
      const names = new Set(table.columns.map((column) => column.name));
      for (const { id, source } of facts)
        for (const column of source.columns) expect(names, id).toContain(column);
    }));

  it('leans only on facts that stand before it', () =>
    withFacts(async (facts) => {
      const seen = new Set<string>();
      for (const { id, source } of facts) {
        for (const input of source.inputs) expect(seen, id).toContain(input);
        seen.add(id);
      }
    }));

  it('gives percentages of two facts that are right to the last decimal', () =>
    withFacts(async (facts) => {
      const byId = new Map(facts.map((fact) => [fact.id, decimal(fact.value)]));
      const ratios = facts.filter(
        ({ source }) =>
          /^.+ \(F\d+\) ÷ .+ \(F\d+\)( − 1)?$/.test(source.formula) && source.inputs.length === 2,
      );
      expect(ratios.length).toBeGreaterThan(20);
      for (const { id, value, source } of ratios) {
        const [a, b] = source.inputs.map((input) => byId.get(input));
        if (a === undefined || b === undefined) throw new Error(id);
        const part = source.formula.endsWith('− 1') ? subtract(a, b) : a;
        const percent = divide(multiply(part, decimal('100')), b, 8);
        expect(compare(round(percent, 4), decimal(value)), id).toBe(0);
      }
    }));

  it('gives every fact its rows, its formula and its filter', () =>
    withFacts(async (facts) => {
      for (const fact of facts) {
        expect(fact.source.formula, fact.id).not.toBe('');
        expect(fact.source.filter, fact.id).not.toBe('');
        expect(fact.value, fact.id).toMatch(/^-?\d+(\.\d+)?$/);
      }
    }));
});
