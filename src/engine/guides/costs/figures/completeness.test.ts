import { describe, expect, it } from 'vitest';
import { costFiguresOf } from '#support/cost-table.ts';
import { officeTable } from '#support/office-table.ts';
import type { MadeTable } from '#support/sales-table.ts';
import { bookKeys } from '../../../books/keys.ts';
import { costKeys } from '../catalogue.ts';

const office = officeTable();
const agreements: MadeTable = {
  columns: [
    { name: 'Leverantör', role: 'supplier', type: 'VARCHAR' },
    { name: 'Belopp', role: 'amount', type: 'DECIMAL(9,2)' },
    { name: 'Betalas', role: 'interval', type: 'VARCHAR' },
  ],
  rows: [
    ['Telia', '899', 'per månad'],
    ['If', '4800', 'per år'],
  ],
};

/** The office's file without the roles of these columns. */
function without(...names: string[]): MadeTable {
  const columns = office.columns.map((column) =>
    names.includes(column.name) ? { ...column, role: null } : column,
  );
  return { ...office, columns };
}

function shortened(): MadeTable {
  return { ...office, rows: 'select' in office.rows ? office.rows : office.rows.slice(0, 12) };
}

/** Absent where there is nothing to tell: no month stands out, nothing recurs, nothing was paid twice, nobody works there, nothing is driven, both periods have the same kinds of cost. */
const MAY_BE_SILENT =
  /^costs\.(month\.(deviation|revenue|perRevenue)|like\.|kind\.|row\.|spike\.|double\.|priceRise\.|subscription\.|fixed\.(current|previous|share(Current|Previous))|area\.(fixed(Current|Previous)|growth|monthsWithout|monthsNotYet|wages|payroll|fuel|standing)|supplier\.growth|event\.)/;
const EXPECTED = [...Object.values(costKeys), ...Object.values(bookKeys)].filter(
  (key) => !MAY_BE_SILENT.test(key),
);

describe('every cost figure', () => {
  const files: [string, MadeTable][] = [
    ['the whole file', office],
    ['no dates', without('Datum')],
    ['no suppliers', without('Leverantör')],
    ['no suppliers, no texts', without('Leverantör', 'Text')],
    ['no accounts', without('Konto')],
    ['a month alone', shortened()],
    ['agreements', agreements],
    [
      'amounts alone',
      without(...office.columns.map(({ name }) => name).filter((name) => name !== 'Belopp')),
    ],
  ];

  it.each(files)('is given or refused with a reason, never both: %s', async (_, table) => {
    const { facts, unknowns } = await costFiguresOf(table);
    const given = new Set<string>(facts.map((fact) => fact.key));
    const refused = unknowns.map((unknown) => unknown.key);
    expect(EXPECTED.filter((key) => !given.has(key) && !refused.includes(key))).toEqual([]);
    expect(refused.filter((key) => given.has(key))).toEqual([]);
    expect(new Set(refused).size).toBe(refused.length);
    for (const { reason } of unknowns) expect(reason).toMatch(/^[A-ZÅÄÖ].+\.$/);
  });

  it('is unknown where the file has no amount at all', async () => {
    const { facts, unknowns } = await costFiguresOf(without('Belopp'));
    expect(facts).toEqual([]);
    expect(unknowns[0]?.reason).toBe(
      'Kostnader kan inte räknas: filen saknar en kolumn med belopp.',
    );
  });
});
