import { expect, test } from 'vitest';
import { fileCategoryNames } from '#contract/guides.ts';
import { amountColumn } from '#engine/table/amount-of.ts';
import { withChange } from '#engine/table/overrides.ts';
import type { SalesRole } from '#engine/table/roles.ts';
import type { Understanding, UnderstoodColumn } from '#engine/table/understanding.ts';
import {
  columnsInOrder,
  fileEndings,
  fileSize,
  filesOf,
  isUnsure,
  leftOutByReason,
  mayBeFile,
  pagesHolding,
  parseHeaderRow,
  pickerTypes,
  problemsByColumn,
  rolesWith,
  sameSum,
} from './model.ts';
import { categoryTexts } from './texts.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each([
  ['sales', ['.csv', '.xlsx', '.xls']],
  ['kostnader', ['.csv', '.xlsx', '.xls', '.txt', '.json']],
] as const)('the picker for %s offers what the specification names', (category, endings) => {
  expect(pickerTypes(category).split(',')).toEqual(expect.arrayContaining([...endings]));
});

test.each(fileCategoryNames)(
  'what else is read of %s is said, and both picked and dropped',
  (category) => {
    const { also } = fileEndings[category];
    const said = new Set(
      also.map((ending) => (/^si?e?$/.test(ending) ? 'SIE' : ending.toUpperCase())),
    );
    const [, names = ''] = /^Vi läser också (.*)\.$/.exec(categoryTexts[category].also) ?? [];
    // Excel's older format stands in the picker of the specification, but not in its words.
    expect(new Set(names.split(/, | och /))).toEqual(new Set(['XLS', ...said]));
    for (const ending of also)
      expect(mayBeFile(category, { name: `fil.${ending.toUpperCase()}`, type: '' })).toBe(true);
  },
);

test.each([
  ['forsaljning.csv', 'text/csv'],
  ['forsaljning.xls', 'application/vnd.ms-excel'],
  ['forsaljning.xlsx', xlsx],
  ['export-utan-andelse', xlsx],
])('%s as %s is one of the three types of the specification', (name, type) => {
  expect(mayBeFile('sales', { name, type })).toBe(true);
});

test.each([
  ['forsaljning.csv', ''],
  ['forsaljning.CSV', 'text/plain'],
  ['forsaljning.txt', 'text/plain; charset=windows-1252'],
  ['forsaljning.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12'],
  ['forsaljning.xlsx', 'application/octet-stream'],
])('%s with the vague type "%s" is left to the server, which looks inside', (name, type) => {
  expect(mayBeFile('sales', { name, type })).toBe(true);
});

test.each([
  ['arsredovisning.pdf', 'application/pdf'],
  ['bild.png', 'image/png'],
  ['bild.csv', 'image/png'],
  ['arkiv.zip', 'application/zip'],
  ['forsaljning.json', 'application/json'],
  ['okand', ''],
])('%s as "%s" is refused before it is sent', (name, type) => {
  expect(mayBeFile('sales', { name, type })).toBe(false);
});

function column(index: number, role: SalesRole | null, more: Partial<UnderstoodColumn> = {}) {
  return {
    index,
    name: `K${index}`,
    type: 'number',
    role,
    confidence: 0.9,
    ...more,
  } as UnderstoodColumn;
}

test('a role moves to the column the user gives it', () => {
  const columns = [column(0, 'date'), column(1, 'revenue'), column(2, null)];
  expect(rolesWith(columns, 2, 'revenue')).toEqual({ 1: null, 2: 'revenue' });
});

test('several columns may tell which rows are cancelled', () => {
  expect(rolesWith([column(0, 'status'), column(1, null)], 1, 'status')).toEqual({ 1: 'status' });
});

test('a column can be left without a role', () => {
  expect(rolesWith([column(0, 'date'), column(1, 'cost')], 1, null)).toEqual({ 1: null });
});

test("a role given to one column and then to another is the last one's", () => {
  const first = { roles: { 0: null, 1: 'product', 2: 'status' } } as const;
  expect(withChange(first, { roles: { 3: 'product', 4: 'status' } })).toEqual({
    roles: { 0: null, 1: null, 2: 'status', 3: 'product', 4: 'status' },
  });
});

test('corrections made in a hurry all count, the last one of each', () => {
  const first = { roles: { 1: 'region', 2: 'cost' } } as const;
  expect(withChange(first, { sheet: 'Blad2', roles: { 1: 'channel' } })).toEqual({
    sheet: 'Blad2',
    roles: { 1: 'channel', 2: 'cost' },
  });
});

test('a column without a role is not unsure, it is unused', () => {
  expect(isUnsure(column(0, null, { confidence: 0 }))).toBe(false);
  expect(isUnsure(column(0, 'cost', { confidence: 0.5 }))).toBe(true);
  expect(isUnsure(column(0, 'cost', { confidence: 0.9 }))).toBe(false);
});

test('the sum shown is that of the amount without VAT where the file has both', () => {
  const columns = [column(0, 'grossRevenue'), column(1, 'revenue')];
  expect(amountColumn(columns)?.index).toBe(1);
  expect(amountColumn(columns.slice(0, 1))?.index).toBe(0);
  expect(amountColumn([column(0, 'cost')])).toBeNull();
});

test('columns that are used come first and empty ones last', () => {
  const columns = [column(0, null, { type: 'empty' }), column(1, null), column(2, 'date')];
  expect(columnsInOrder(columns).map(({ index }) => index)).toEqual([2, 1, 0]);
});

test('reasons for leaving rows out are told with the most common first', () => {
  expect(
    leftOutByReason({
      leftOutCounts: { total: 1, noAmount: 7, footer: 0 },
      leftOutSums: { total: '817860.05' },
    }),
  ).toEqual([
    { reason: 'noAmount', count: 7, sum: null },
    { reason: 'total', count: 1, sum: '817860.05' },
  ]);
});

test('one sum is told once, where every answer gives it', () => {
  expect(sameSum([{ sum: '12.5' }, { sum: '12.5' }])).toBe('12.5');
  expect(sameSum([{ sum: '12.5' }, { sum: '13' }])).toBeNull();
  expect(sameSum([{ sum: '12.5' }, { sum: null }])).toBeNull();
  expect(sameSum([{ sum: null }, {}])).toBeNull();
});

test('values that could not be read are gathered by column', () => {
  const problem = (row: number, name: string) => ({ row, column: name, found: 'x', text: 'x' });
  const groups = problemsByColumn([problem(1, 'Antal'), problem(2, 'Summa'), problem(3, 'Summa')]);
  expect(groups.map((group) => [group.column, group.problems.length])).toEqual([
    ['Summa', 2],
    ['Antal', 1],
  ]);
});

test('a header row is a row number or 0 for none', () => {
  expect([' 4 ', '0', '1000000'].map(parseHeaderRow)).toEqual([4, 0, 1_000_000]);
  expect(['', '-1', '1,5', 'fyra', '1000001'].map(parseHeaderRow)).toEqual(Array(5).fill(null));
});

test('rows far apart are asked for on their own pages, near ones once', () => {
  const file = { headerRow: 4, leftOut: [] };
  expect(pagesHolding([5, 60, 3005, 3006], file, 5)).toEqual([0, 2975]);
  expect(pagesHolding([1005, 2005, 3005], file, 2)).toEqual([975, 1975]);
});

test('rows that were left out are not in the table, and move those after them', () => {
  const leftOut = [200, 300].map((row) => ({ row }) as Understanding['leftOut'][number]);
  expect(pagesHolding([200, 1003], { headerRow: 1, leftOut }, 5)).toEqual([974]);
});

test('a guide uses the file chosen last, and the sample company only where there is no other', () => {
  const file = (id: string, category: string, sample = false) => ({ id, category, sample });
  const chosenLastFirst = [
    file('exempel', 'sales', true),
    file('leverantörer', 'kostnader'),
    file('mars', 'sales'),
    file('februari', 'sales'),
  ];
  const ids = (files: readonly { id: string }[]) => files.map(({ id }) => id);
  expect(ids(filesOf(chosenLastFirst, 'sales'))).toEqual(['mars', 'februari', 'exempel']);
  expect(ids(filesOf(chosenLastFirst, 'kostnader'))).toEqual(['leverantörer']);
  expect(ids(filesOf(chosenLastFirst.slice(0, 1), 'sales'))).toEqual(['exempel']);
});

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [14_400, '14 kB'],
  [2_349_000, '2,3 MB'],
  [10_485_760, '10,5 MB'],
])('a file of %i bytes is shown as %s', (bytes, shown) => {
  expect(fileSize(bytes).replaceAll('\u00a0', ' ')).toBe(shown);
});
