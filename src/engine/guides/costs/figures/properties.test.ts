import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costFiguresOf } from '#support/cost-table.ts';
import { type OfficeRow, officeRows, officeTable } from '#support/office-table.ts';
import { factValue } from '#support/sales-table.ts';
import { add, compare, decimal, subtract } from '../../../facts/decimal.ts';
import type { CostFigures } from './figures.ts';

const office = officeRows();

/** The rows in an order drawn from the seed. */
function shuffled(rows: readonly OfficeRow[], seed: number): OfficeRow[] {
  const keyed = rows.map((row, index) => ({ row, key: Math.imul(index + 1, seed | 1) >>> 0 }));
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row);
}

const anyRow = fc.record({
  date: fc.option(fc.constantFrom('2024-01-31', '2024-02-29', '2025-02-28', '2025-03-01')),
  supplier: fc.option(fc.constantFrom('Telia', 'Bengts Taxi', 'IF', "'; DROP TABLE data; --", 'Å')),
  account: fc.option(fc.constantFrom('5010', '4010', '1930', '3001', '8410', '7210', 'X', '99')),
  text: fc.option(fc.constantFrom('Hyra mars', 'El', '', '%_', 'moms', 'Faktura 12')),
  department: fc.option(fc.constantFrom('A', 'B')),
  invoice: fc.option(fc.constantFrom('1', '2')),
  amount: fc.integer({ min: -1_000_000, max: 10_000_000 }),
});

function areasAddUp(figures: CostFigures): void {
  const total = factValue(figures, 'costs.total.amount');
  if (total === null) return;
  const areas = figures.facts.filter(({ key }) => key === 'costs.area.total');
  const sum = areas.reduce((all, { value }) => add(all, decimal(value)), decimal('0'));
  expect(compare(sum, decimal(total))).toBe(0);
}

describe('the cost facts', () => {
  it('are the same whatever order the rows stand in', async () => {
    const expected = JSON.stringify(await costFiguresOf(officeTable(office)));
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const table = officeTable(shuffled(office, seed));
        expect(JSON.stringify(await costFiguresOf(table))).toBe(expected);
      }),
      { numRuns: 4 },
    );
  });

  it('add up when a file is split in two', async () => {
    const whole = await costFiguresOf(officeTable(office));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: office.length - 1 }), async (at) => {
        const parts = [
          await costFiguresOf(officeTable(office.slice(0, at))),
          await costFiguresOf(officeTable(office.slice(at))),
        ];
        const keys: [string, string | null][] = [
          ['costs.total.amount', null],
          ['costs.rows.used', null],
          ['costs.credits.amount', null],
          ...whole.areas.map((area): [string, string] => ['costs.area.total', area]),
        ];
        for (const [key, name] of keys) {
          const values = parts.map((part) => decimal(factValue(part, key, name) ?? '0'));
          const sum = values.reduce(add, decimal('0'));
          expect(subtract(decimal(factValue(whole, key, name) ?? ''), sum).units, key).toBe(0n);
        }
      }),
      { numRuns: 3 },
    );
  });

  it('put every row of any file in one area, and never a figure that is no number', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 40 }), async (rows) => {
        const figures = await costFiguresOf(officeTable(rows));
        areasAddUp(figures);
        for (const { value } of figures.facts) expect(value).toMatch(/^-?\d+(\.\d+)?$/);
        const given = new Set(figures.facts.map(({ key }) => key));
        expect(figures.unknowns.filter(({ key }) => given.has(key)).map(({ key }) => key)).toEqual(
          [],
        );
      }),
      { numRuns: 15 },
    );
  });
});
