import { describe, expect, it } from 'vitest';
import { figuresOf, type MadeTable } from '#support/sales-table.ts';
import { shopTable } from '#support/shop-table.ts';
import { salesKeys } from '../catalogue.ts';

const shop = shopTable();

/** The shop's file without the roles of these columns. */
function without(...names: string[]): MadeTable {
  const columns = shop.columns.map((column) =>
    names.includes(column.name) ? { ...column, role: null } : column,
  );
  return { ...shop, columns };
}

function shortened(): MadeTable {
  return { ...shop, rows: 'select' in shop.rows ? shop.rows : shop.rows.slice(0, 60) };
}

/** Absent where there is nothing to tell, or made by the rules. */
const MAY_BE_SILENT =
  /^sales\.(month\.(deviation|profit|margin|orderAverage|units|customers|products)|forecast\.before|growth\.perDay|product\.returns|event\.|answer|advice|assumption)/;
const EXPECTED = Object.values(salesKeys).filter((key) => !MAY_BE_SILENT.test(key));

describe('every figure', () => {
  const files: [string, MadeTable][] = [
    ['the whole file', shop],
    ['no dates', without('Datum')],
    ['no products', without('Benämning')],
    ['no customers', without('Kund')],
    ['no quantities', without('Antal')],
    ['no cost', without('Inköp')],
    ['a month alone', shortened()],
    [
      'amounts alone',
      without(...shop.columns.map((column) => column.name).filter((name) => name !== 'Summa')),
    ],
  ];

  it.each(files)('is given or refused with a reason, never both: %s', async (_, table) => {
    const { facts, unknowns } = await figuresOf(table);
    const given = new Set<string>(facts.map((fact) => fact.key));
    const refused = unknowns.map((unknown) => unknown.key);
    expect(EXPECTED.filter((key) => !given.has(key) && !refused.includes(key))).toEqual([]);
    expect(refused.filter((key) => given.has(key))).toEqual([]);
    expect(new Set(refused).size).toBe(refused.length);
    for (const { reason } of unknowns) expect(reason).toMatch(/^[A-ZÅÄÖ].+\.$/);
  });
});
