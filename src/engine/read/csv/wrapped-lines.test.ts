import { expect, test } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { unwrapLines } from './wrapped-lines.ts';

const wrap = (line: string) => `"${line.replaceAll('"', '""')}"`;
const lines = [
  'Datum;Kund;Belopp',
  '2025-01-03;"Ek; Bo";"120,50"',
  '2025-01-04;Al AB;"80,00"',
  '2025-01-05;Ek AB;99',
  '2025-01-06;"Bygg ""Ett""";"1 200,00"',
];

test('lines that are each one quoted value are read as lines', () => {
  const text = lines.join('\r\n');
  expect(unwrapLines(lines.map(wrap).join('\r\n'))).toBe(text);
  // A spreadsheet adds separators for cells that are empty in other rows.
  expect(unwrapLines(lines.map((line) => `${wrap(line)};;`).join('\r\n'))).toBe(text);
});

test('lines with quotes of their own may be wrapped alone', () => {
  const some = lines.map((line) => (line.includes('"') ? wrap(line) : line));
  expect(unwrapLines(some.join('\n'))).toBe(lines.join('\n'));
});

test('a single line that is quoted whole is read, and said to be mended', () => {
  const row = (n: number) => `2025-02-${(n % 28) + 1};Al AB;${100 + n}`;
  const all = Array.from({ length: 60 }, (_, n) => row(n));
  const text = [lines[0], ...all.with(30, wrap('2025-03-01;"Ek; Bo";"120,50"'))].join('\n');
  const understanding = readFileBytes(Buffer.from(text), 'export.csv').understanding;
  const { rows, columns } = understanding;
  expect(rows.used).toBe(60);
  expect(columns.find(({ role }) => role === 'customer')?.samples).toContain('Ek; Bo');
  expect(JSON.stringify(understanding)).toContain('Rad 32: hela raden stod inom citattecken.');
});

test.each([
  ['all values are quoted', '"Datum";"Kund"\n"2025-01-03";"Ek; Bo"\n"2025-01-04";"Al"\n"";""'],
  ['a title is quoted', '"Rapport, maj 2025"\nDatum,Kund\n2025-01-03,Ek\n2025-01-04,Al'],
  ['one column is quoted', '"Ek, Bo"\n"Al"\n"Bygg, Ett, AB"\n"Ny"\n"Sju"'],
  ['values go over lines', 'Kund;Text\nEk;"ett;två\n;"\nAl;"tre;fyra\n;"\nBo;"fem\n"'],
])('a text is left as it is where %s', (_, text) => {
  expect(unwrapLines(text)).toBe(text);
});

test('the file is read with its columns', () => {
  const { understanding } = readFileBytes(Buffer.from(lines.map(wrap).join('\n')), 'export.csv');
  expect(understanding.columns.map(({ name, role }) => [name, role])).toEqual([
    ['Datum', 'date'],
    ['Kund', 'customer'],
    ['Belopp', 'revenue'],
  ]);
});
