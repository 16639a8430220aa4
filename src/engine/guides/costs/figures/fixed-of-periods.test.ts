import { expect, it } from 'vitest';
import { costFiguresOf } from '#support/cost-table.ts';
import { factValue, type MadeTable } from '#support/sales-table.ts';

const columns: MadeTable['columns'] = [
  { name: 'Datum', role: 'date', type: 'DATE' },
  { name: 'Leverantör', role: 'supplier', type: 'VARCHAR' },
  { name: 'Konto', role: 'account', type: 'VARCHAR' },
  { name: 'Belopp', role: 'amount', type: 'DECIMAL(18,2)' },
];

const months = Array.from(
  { length: 24 },
  (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
);

/** Rent each month, dearer from the second year on and with a bill of its own in March of it; goods that vary. */
const rows = months.flatMap((month, at) => [
  [`${month}-01`, 'Hyresvärden AB', '5010', at < 12 ? '10000' : '11000'],
  [`${month}-15`, 'Grossisten AB', '4010', String(5000 + 3000 * (at % 5))],
  ...(month === '2025-03' ? [[`${month}-20`, 'Rörmokaren AB', '5010', '9000']] : []),
]);

const figuresOf = async (given: typeof rows) => {
  const figures = await costFiguresOf({ columns, rows: given });
  return (key: string, name?: string) => {
    const value = factValue(figures, key, name);
    return value === null ? null : Number(value);
  };
};

it('what is fixed of each period is told by the rules of the whole file, and adds up to it', async () => {
  const of = await figuresOf(rows);
  const [now, before] = [of('costs.fixed.current'), of('costs.fixed.previous')];
  expect(before).toBe(120_000);
  // Of the month with the bill what lies a fifth above the usual is not fixed.
  expect(now).toBe(
    of('costs.fixed.total') === null ? null : Number(of('costs.fixed.total')) - 120_000,
  );
  expect(Number(now)).toBeLessThan(12 * 11_000 + 9000);
  expect(of('costs.fixed.shareCurrent')).toBeCloseTo(
    (100 * Number(now)) / Number(of('costs.total.current')),
    3,
  );
  expect(of('costs.fixed.sharePrevious')).toBeCloseTo(
    (100 * Number(before)) / Number(of('costs.total.previous')),
    3,
  );
});

it('nothing is told of the periods where there are none', async () => {
  const of = await figuresOf(rows.slice(0, 2));
  expect(of('costs.fixed.shareCurrent')).toBeNull();
});
