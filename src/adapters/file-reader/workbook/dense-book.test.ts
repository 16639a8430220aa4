import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as xlsx from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanSheet } from './sheet-scan.ts';
import { readWorkbook } from './workbook.ts';

const scanned = (bytes: Uint8Array) => readWorkbook(bytes, 0);
const byLibrary = (bytes: Uint8Array) => readWorkbook(bytes, Number.POSITIVE_INFINITY);

const sheetXml = (cells: string) =>
  Buffer.from(`<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`);
const isScanned = (cells: string) => scanSheet(sheetXml(cells), 100) !== null;

const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', ' ', 'Å & Ö', '<b>', '"citat"', "O'Hara", 'a\nb', '_x000D_', '&amp;', '2025'),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.boolean(),
  fc.record({
    t: fc.constant('n'),
    v: fc.integer({ min: -10, max: 60_000 }),
    z: fc.constantFrom('yyyy-mm-dd', '#,##0.00 "kr"', '0%', 'mmm yy', '[$€-2] #,##0', 'h:mm'),
  }),
  fc.record({ t: fc.constant('n'), v: fc.integer(), f: fc.constant('SUM(A1:A2)') }),
  fc.constantFrom({ t: 'e', v: 42 }, { t: 'z' }, null),
);

describe('a sheet that is scanned from its XML', () => {
  it('has the cells that the library reads', () => {
    const table = fc.array(fc.array(cell, { maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(table, fc.boolean(), (rows, bookSST) => {
        const book = xlsx.utils.book_new();
        xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Blad1');
        xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([['Tal'], [1]]), 'Blad2');
        const bytes = xlsx.write(book, {
          type: 'buffer',
          bookType: 'xlsx',
          bookSST,
          compression: true,
        });
        expect(scanned(bytes)).toEqual(byLibrary(bytes));
      }),
      { numRuns: 200 },
    );
  });

  const fixtures = join(import.meta.dirname, '../../../../tests/fixtures/files');
  const books = readdirSync(fixtures)
    .map((name) => join(fixtures, name, 'input.xlsx'))
    .filter((path) => existsSync(path));

  it.each(books)('has them in %s', (path) => {
    const bytes = readFileSync(path);
    expect(scanned(bytes)).toEqual(byLibrary(bytes));
  });

  it.each([
    ['a number', '<c r="A1"><v>1.5</v></c>'],
    ['a number in a style', '<c r="A1" s="3" t="n"><v>1</v></c>'],
    ['a shared text', '<c r="A1" t="s"><v>0</v></c>'],
    ['a text beside a formula', '<c r="A1" t="str"><f>A2&amp;A3</f><v>x</v></c>'],
    ['a text in the cell', '<c r="A1" t="inlineStr"><is><t xml:space="preserve"> x</t></is></c>'],
    ['an empty cell', '<c r="A1" s="1"/><c r="C1"><v>1</v></c>'],
  ])('knows %s', (_, cells) => {
    expect(isScanned(cells)).toBe(true);
  });

  it.each([
    ['a date by its name', '<c r="A1" t="d"><v>2025-01-01</v></c>'],
    ['several runs of letters', '<c r="A1" t="inlineStr"><is><r><t>x</t></r></is></c>'],
    ['a character by its number', '<c r="A1" t="str"><v>&#228;</v></c>'],
    ['a mark escaped twice', '<c r="A1" t="str"><v>&amp;lt;</v></c>'],
    ['what it has never seen', '<c r="A1" vm="1"><v>1</v></c>'],
    ['a comment', '<!-- --><c r="A1"><v>1</v></c>'],
    ['a cell without its place', '<c><v>1</v></c>'],
    ['cells out of order', '<c r="B1"><v>1</v></c><c r="A1"><v>1</v></c>'],
    ['a cell of another row', '<c r="A2"><v>1</v></c>'],
    ['a sheet that ends within a cell', '<c r="A1"><v>1'],
  ])('leaves %s to the library', (_, cells) => {
    expect(isScanned(cells)).toBe(false);
  });
});
