import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const names = 'Lev nr;Namn;Fakturanr;Fakturadatum;Belopp';

function read(header: string, ...rows: string[]) {
  const bytes = Buffer.from([header, ...rows, ''].join('\n'));
  const { table, understanding } = readFileBytes(bytes, 'reskontra.csv', {}, 'costs');
  const { columns, leftOut, total } = understanding;
  const namesOf = (name: string) => {
    const { ids, values } = table.columns.find((column) => column.name === name) ?? {};
    return Array.from(table.used, (row) => values?.[ids?.[row] ?? -1] ?? null);
  };
  return { columns, leftOut, total, namesOf };
}

const invoices = (...numbers: number[]) =>
  numbers.map((n) => `;;F${n};2025-0${(n % 9) + 1}-10;${n}00,00`);

it('a name on a row of its own is of the rows below it, with the number beside it', () => {
  const of = read(
    names,
    '100;Bageri Nord;;;',
    ...invoices(1, 2, 3),
    ';Summa Bageri Nord;;;600,00',
    '200;Elbolaget;;;',
    ...invoices(4, 5),
    ';Summa Elbolaget;;;900,00',
    ';Totalt;;;1 500,00',
  );
  expect(of.total).toBe('1500');
  expect(of.namesOf('Namn')).toEqual([
    ...Array.from({ length: 3 }, () => 'Bageri Nord'),
    ...Array.from({ length: 2 }, () => 'Elbolaget'),
  ]);
  expect(of.namesOf('Lev nr').map(String)).toEqual(['100', '100', '100', '200', '200']);
  expect(of.columns.find(({ role }) => role === 'supplier')?.name).toBe('Namn');
  expect(of.leftOut.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'groupHeading'],
    [6, 'total'],
    [7, 'groupHeading'],
    [10, 'total'],
    [11, 'total'],
  ]);
  expect(of.leftOut[0]?.text).toBe('Rad 2 är en rubrik: namnet gäller raderna under den.');
});

it('rows that bear names of their own, or stand above the first name, give and get none', () => {
  const own = read(
    names,
    '100;Bageri Nord;;;',
    ...invoices(1, 2),
    '9;Elbolaget;F3;2025-03-10;300,00',
  );
  expect(own.namesOf('Namn')).toEqual([null, null, 'Elbolaget']);
  const above = read(names, ...invoices(1), '100;Bageri Nord;;;', ...invoices(2, 3));
  expect(above.namesOf('Namn')).toEqual([null, null, null]);
  const remark = read(
    'Anteckning;Fakturanr;Fakturadatum;Belopp',
    'Ring först;;;',
    ...invoices(1, 2).map((row) => row.slice(1)),
    'Stängt i juli;;;',
    ...invoices(3, 4).map((row) => row.slice(1)),
  );
  expect(remark.leftOut.map(({ reason }) => reason)).toEqual(['noAmount', 'noAmount']);
});
