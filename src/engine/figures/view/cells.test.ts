import { expect, it } from 'vitest';
import { withTable } from '#support/sales-table.ts';
import { nameCells } from './cells.ts';

const column = { role: 'customer', sql: 'c0', name: 'Kund', format: '' };

async function cellsOf(type: string, literals: readonly string[]): Promise<(string | null)[]> {
  const rows = literals.map((literal, index) => `(${index}, ${literal}::${type})`);
  const select = `SELECT * FROM (VALUES ${rows.join(', ')}) AS t("row", c0)`;
  const made = { name: 'Kund', role: 'customer', type } as const;
  return withTable({ columns: [made], rows: { select } }, async ({ query }) => {
    const cell = nameCells(column, new Map([['c0', type]]));
    const found = await query(`SELECT ${cell} AS name FROM data ORDER BY "row"`);
    return found.map(({ name }) => (name === null ? null : String(name)));
  });
}

it('an empty text is no name; the others stand as the reader left them', async () => {
  expect(await cellsOf('VARCHAR', ["''", "'å b'", 'NULL'])).toEqual([null, 'å b', null]);
});

it('numbers used as names lose the decimals that say nothing', async () => {
  const written = ['10.00', '100.50', '0.00', '-7.10'];
  expect(await cellsOf('DECIMAL(18,2)', written)).toEqual(['10', '100.5', '0', '-7.1']);
  expect(await cellsOf('BIGINT', ['100', 'NULL'])).toEqual(['100', null]);
});
