import { describe, expect, it } from 'vitest';
import { officeRows, officeTable } from '#support/office-table.ts';
import { namesFacts, recompute } from '#support/recompute-formula.ts';
import { ALL_OVER, understandingOf, withTable } from '#support/sales-table.ts';
import {
  add,
  compare,
  decimal,
  divide,
  multiply,
  round,
  subtract,
} from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { Query } from '../../../figures/query.ts';
import { computeCostFigures } from './compute.ts';

/** The office's ledger with rows that lack date, supplier, account and text. */
const table = officeTable([
  ...officeRows(),
  {
    date: null,
    supplier: 'Telia Sverige AB',
    account: '6210',
    text: null,
    department: null,
    invoice: null,
    amount: 9_900,
  },
  {
    date: '2025-02-02',
    supplier: null,
    account: null,
    text: null,
    department: null,
    invoice: null,
    amount: 45_600,
  },
  {
    date: '2025-02-02',
    supplier: 'O\'Hara & "Co"',
    account: '5460',
    text: null,
    department: null,
    invoice: null,
    amount: 12_300,
  },
  {
    date: '2025-02-02',
    supplier: 'O\'Hara & "Co"',
    account: '5460',
    text: null,
    department: null,
    invoice: null,
    amount: 12_300,
  },
]);

/** The office's facts together with the table they were computed from. */
async function withFacts(
  work: (facts: readonly Fact[], query: Query) => Promise<void>,
): Promise<void> {
  await withTable(table, async ({ query }) => {
    const understanding = understandingOf(table, 'costs');
    const input = { documentId: null, document: null, understanding, today: ALL_OVER };
    const { facts } = await computeCostFigures(query, input);
    await work(facts, query);
  });
}

describe('the receipt of a cost', () => {
  it('picks exactly the rows that add up to it', () =>
    withFacts(async (facts, query) => {
      const sums = facts.filter(
        ({ source }) => source.where !== null && source.formula === 'summan av Belopp',
      );
      expect(sums.length).toBeGreaterThan(100);
      const parts = sums.map(
        ({ id, source }) =>
          `SELECT '${id}' AS id, CAST(coalesce(sum(amount), 0) AS VARCHAR) AS sum FROM costs WHERE ${source.where}`,
      );
      const found = new Map((await query(parts.join(' UNION ALL '))).map((row) => [row.id, row]));
      for (const { id, value, source } of sums)
        expect(
          compare(decimal(String(found.get(id)?.sum)), decimal(value)),
          `${id} ${source.where}`,
        ).toBe(0);
    }));

  it('counts the rows that its condition picks, whatever the figure', () =>
    withFacts(async (facts, query) => {
      const conditions = [...new Set(facts.flatMap(({ source }) => source.where ?? []))];
      const parts = conditions.map(
        (where, index) => `SELECT ${index} AS at, count(*) AS rows FROM costs WHERE ${where}`,
      );
      const rows = new Map(
        (await query(parts.join(' UNION ALL '))).map((row) => [row.at, row.rows]),
      );
      for (const { id, key, source } of facts)
        if (source.where !== null)
          expect(rows.get(conditions.indexOf(source.where)), `${id} ${key} ${source.where}`).toBe(
            source.rows,
          );
    }));

  it('names only columns of the file, and leans only on facts before it', () =>
    withFacts(async (facts) => {
      const names = new Set(table.columns.map((column) => column.name));
      const seen = new Set<string>();
      for (const { id, source, value } of facts) {
        for (const column of source.columns) expect(names, id).toContain(column);
        for (const input of source.inputs) expect(seen, id).toContain(input);
        expect(source.formula, id).not.toBe('');
        expect(source.filter, id).not.toBe('');
        expect(value, id).toMatch(/^-?\d+(\.\d+)?$/);
        seen.add(id);
      }
    }));

  it('gives percentages of two facts that are right to the last decimal', () =>
    withFacts(async (facts) => {
      const byId = new Map(facts.map((fact) => [fact.id, decimal(fact.value)]));
      const ratios = facts.filter(
        ({ unit, source }) =>
          unit === 'percent' &&
          /^.+ \(F\d+\) ÷ .+ \(F\d+\)( − 1)?$/.test(source.formula) &&
          source.inputs.length === 2,
      );
      expect(ratios.length).toBeGreaterThan(30);
      for (const { id, value, source } of ratios) {
        const [a, b] = source.inputs.map((input) => byId.get(input));
        if (a === undefined || b === undefined) throw new Error(id);
        const part = source.formula.endsWith('− 1') ? subtract(a, b) : a;
        const percent = divide(multiply(part, decimal('100')), b, 8);
        expect(compare(round(percent, 4), decimal(value)), id).toBe(0);
      }
    }));

  it('gives every figure made of others from its words alone, rises of price too', () =>
    withFacts(async (facts) => {
      const byId = new Map(facts.map((fact) => [fact.id, fact]));
      const given = facts.filter(namesFacts).map((fact) => ({ fact, ...recompute(fact, byId) }));
      const wrong = given.filter(({ kind }) => kind !== 'same' && kind !== 'rows');
      expect(wrong.map(({ fact }) => fact.source.formula)).toEqual([]);
      const keys = new Set(given.flatMap(({ fact, kind }) => (kind === 'same' ? fact.key : [])));
      expect([...keys]).toEqual(
        expect.arrayContaining(['costs.priceRise.yearly', 'costs.fixed.total']),
      );
    }));

  it('puts every row in exactly one area', () =>
    withFacts(async (facts) => {
      const areas = facts.filter(({ key }) => key === 'costs.area.total');
      const total = facts.find(({ key }) => key === 'costs.total.amount');
      const sum = areas.reduce((all, fact) => add(all, decimal(fact.value)), decimal('0'));
      expect(compare(sum, decimal(total?.value ?? ''))).toBe(0);
      expect(areas.reduce((all, { source }) => all + source.rows, 0)).toBe(total?.source.rows);
      expect(areas.at(-1)?.subject?.name).toBe('Övrigt');
    }));
});
