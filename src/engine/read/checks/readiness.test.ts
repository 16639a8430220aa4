import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';

const missing = (rows: string[], purpose: Purpose = 'sales') =>
  readFileBytes(Buffer.from(rows.join('\n')), 'fil.csv', {}, purpose).understanding.missing;

const header = 'Datum;Produkt;Summa;Status';
const cancelled = (row: number) => `2025-01-0${row};Kaffe;100,00;Avbruten`;

it('a table whose rows were all skipped tells where the reason stands', () => {
  const where =
    'hoppades över, så det finns inget att räkna på. Varför står under Överhoppade rader.';
  expect(missing([header, cancelled(2), cancelled(3)])).toEqual([
    `Alla 2 rader i tabellen ${where}`,
  ]);
  expect(missing([header, cancelled(2)])).toEqual([`Tabellens enda rad ${where}`]);
  expect(missing([header, cancelled(2)], 'costs')).toEqual([`Tabellens enda rad ${where}`]);
});

it('a table with one row that counts misses nothing', () => {
  expect(missing([header, cancelled(2), '2025-01-03;Te;50,00;Betald'])).toEqual([]);
});
