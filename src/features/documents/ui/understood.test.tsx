import { expect, test } from 'vitest';
import type { Books } from '#engine/table/books.ts';
import type { ReconciliationCheck, Understanding } from '#engine/table/understanding.ts';
import { drawnOnPage } from '#support/routed.ts';
import { drawn } from '#support/screen.ts';
import { someColumn, someUnderstanding } from '#support/understanding.ts';
import { ColumnsTable } from './columns-table.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { ProblemsList } from './problems-list.tsx';
import { ReconciliationList } from './reconciliation-list.tsx';
import { UnderstoodBooks } from './understood-books.tsx';
import { UnderstoodFigures } from './understood-figures.tsx';

const ignore = () => undefined;
const figures = (more: Partial<Understanding> = {}) =>
  drawn(<UnderstoodFigures understanding={someUnderstanding(more)} onLeftOut={ignore} />);

test('an owner knows their file by its period, its rows and its sum', () => {
  expect(figures().definitions).toEqual([
    'Period: januari–juni 2025',
    'Rader som används: 12 av 12 Inga hoppades över',
    'Summa: 817 860,05 kr kolumnen Summa',
  ]);
});

test('what was left out can be looked at from where it is counted', () => {
  const page = figures({ rows: { inFile: 12408, used: 12405, leftOut: 3 } });
  expect(page.definitions[1]).toBe('Rader som används: 12 405 av 12 408 3 hoppades över – visa');
  expect(page.names('button')).toEqual(['visa']);
});

test('what the file does not say is said to be unknown, not shown as nothing', () => {
  const page = figures({ period: null, columns: [] });
  expect(page.definitions).toContain('Period: Inget datum hittat');
  expect(page.definitions).toContain('Summa: Ingen beloppskolumn vald');
});

test('a file in another currency has its sum in that', () => {
  expect(figures({ currency: 'EUR' }).definitions[2]).toContain('817 860,05 EUR');
});

const check = (more: Partial<ReconciliationCheck> = {}): ReconciliationCheck => ({
  id: 'total',
  status: 'ok',
  title: 'Summaraden',
  text: 'Summan av raderna är filens egen summa.',
  difference: null,
  rows: [],
  ...more,
});
const checks = (list: ReconciliationCheck[], more: Partial<Understanding> = {}) =>
  drawnOnPage(
    <ReconciliationList
      documentId="d1"
      understanding={someUnderstanding({ reconciliation: list, ...more })}
      title="Avstämning"
      checks={list}
    />,
  );

test.each<[ReconciliationCheck['status'], string, boolean]>([
  ['ok', 'Summaraden Stämmer', true],
  ['notPossible', 'Summaraden Kan inte prövas', true],
  ['difference', 'Summaraden Skillnad', false],
])(
  'a check that is %s says so in words, and whether all agrees: %s, %s',
  (status, mark, agrees) => {
    const page = checks([check({ status }), check({ id: 'rows', title: 'Raderna' })]);
    expect(page.all('listitem')[0]?.text).toContain(mark);
    expect(page.text.includes('Allt som går att stämma av stämmer')).toBe(agrees);
  },
);

test('a difference is shown to the öre with the rows behind it', () => {
  const differs = check({ status: 'difference', difference: '-12.5', rows: [7, 9, 12] });
  const page = checks([differs], { currency: 'EUR' });
  expect(page.one('listitem').text).toContain('Skillnad \u221212,50 EUR');
  expect(page.names('button')).toEqual(['Visa raderna (3)']);
});

test('a file with nothing to be held against has no reconciliation', () => {
  expect(checks([]).text).toBe('');
});

const books: Books = {
  program: 'Fortnox',
  company: 'Ångbageriet AB',
  organisationNumber: '556123-4567',
  chart: null,
  years: [{ number: 0, from: '2025-01-01', to: '2025-12-31' }],
  accounts: [
    { number: '3001', name: 'Försäljning', years: [{ number: 0 }] },
    { number: '1930', name: 'Bank', years: [] },
  ],
  vouchers: { count: 1284, rows: 4012 },
} as unknown as Books;

test('of bookkeeping one sees whose it is, which years and how much', () => {
  expect(drawn(<UnderstoodBooks books={books} />).definitions).toEqual([
    'Företag: Ångbageriet AB',
    'Organisationsnummer: 556123-4567',
    'Räkenskapsår: 2025',
    'Konton: 2 i kontoplanen, 1 med belopp',
    'Verifikationer: 1 284',
    'Program: Fortnox',
  ]);
});

test.each([
  [{ count: 0, rows: 0 }, 'Verifikationer: Inga, bara saldon'],
  [{ count: 0, rows: 4012 }, 'Verifikationer: Utan nummer, 4 012 rader'],
])('books with vouchers as %j say so: %s', (vouchers, line) => {
  const page = drawn(
    <UnderstoodBooks
      books={{ ...books, years: [], vouchers: { ...books.vouchers, ...vouchers } }}
    />,
  );
  expect(page.definitions).toContain(line);
  expect(page.text).not.toContain('Räkenskapsår');
});

const columnsPage = (columns: Understanding['columns']) =>
  drawn(<ColumnsTable purpose="sales" columns={columns} pending={null} onChange={ignore} />);

test('each column is shown with what it was taken for and why', () => {
  const page = columnsPage([
    someColumn(0, {
      name: 'Kund',
      role: 'customer',
      reason: 'Rubriken säger kund.',
      samples: ['Åsa', 'Bo'],
      filled: 1200,
      empty: 8,
    }),
  ]);
  const select = page.one('combobox', 'Betydelse för kolumnen Kund');
  expect(select.description).toBe('Rubriken säger kund.');
  const chosen = select
    .all('option')
    .filter((option) => option.attribute('selected') !== undefined);
  expect(chosen.map(({ text }) => text)).toEqual(['Kund']);
  expect(page.one('listitem').text).toContain('Kund Åsa · Bo Text · 1 200 ifyllda · 8 tomma');
});

test('a column that is not used says so, and every role of the guide can be chosen once', () => {
  const select = columnsPage([someColumn(0, { name: 'Övrigt' })]).one('combobox');
  const names = select.names('option');
  expect(names[0]).toBe('Används inte');
  expect(names).toContain('Belopp exkl. moms');
  expect(new Set(names).size).toBe(names.length);
});

test('a role we are unsure of is marked in words, and those alone can be shown', () => {
  const unsure = someColumn(0, { name: 'Belopp', role: 'revenue', confidence: 0.4 });
  const page = columnsPage([unsure, someColumn(1)]);
  expect(page.one('combobox', 'Betydelse för kolumnen Belopp').description).toContain('osäker');
  expect(page.names('checkbox')).toEqual(['Visa bara de osäkra (1)']);
  expect(columnsPage([someColumn(1)]).all('checkbox')).toEqual([]);
});

test('of a file of a hundred columns the first are shown, and the way to all', () => {
  const page = columnsPage(Array.from({ length: 100 }, (_, index) => someColumn(index)));
  expect(page.all('combobox')).toHaveLength(25);
  expect(page.names('button')).toEqual(['Visa alla 100 kolumner']);
});

test('a role that is being changed is shown at once, before the file is read again', () => {
  const page = drawn(
    <ColumnsTable
      purpose="sales"
      columns={[someColumn(0, { role: 'customer' })]}
      pending={{ roles: { 0: 'product' } }}
      onChange={ignore}
    />,
  );
  const chosen = page.all('option').filter((option) => option.attribute('selected') !== undefined);
  expect(chosen.map(({ text }) => text)).toEqual(['Produkt']);
});

const leftOut = (row: number, reason: 'total' | 'noDate'): Understanding['leftOut'][number] => ({
  row,
  reason,
  text: 'Raden är filens egen summa.',
  content: `Summa;${row}`,
});

test('rows that are not used stand with their line, why, and as they are in the file', () => {
  const understanding = someUnderstanding({
    leftOut: [leftOut(1207, 'total'), leftOut(1208, 'noDate')],
    leftOutCounts: { total: 1, noDate: 400 },
    leftOutSums: { total: '12.5' },
    rows: { inFile: 2000, used: 1599, leftOut: 401 },
  });
  const page = drawn(<LeftOutList understanding={understanding} />);
  expect(page.one('table', 'Överhoppade rader').rows).toEqual([
    ['Rad', 'Orsak', 'Raden i filen'],
    ['1 207', 'Raden är filens egen summa.', 'Summa;1207'],
    ['1 208', 'Raden är filens egen summa.', 'Summa;1208'],
  ]);
  expect(page.all('listitem').map(({ text }) => text)).toEqual([
    'Rader utan datum: 400',
    'Summarader: 1 · 12,50 kr',
  ]);
  expect(page.text).toContain('De första 2 av 401 visas.');
});

test('a file whose every row is used says so', () => {
  const page = drawn(<LeftOutList understanding={someUnderstanding()} />);
  expect(page.text).toBe('Alla rader i filen används.');
});

test('values that could not be read are gathered by their column', () => {
  const problem = (row: number, column: string) => ({
    row,
    column,
    found: 'okt',
    text: `Rad ${row}, kolumn ${column}: väntade ett tal, fann "okt".`,
  });
  const understanding = someUnderstanding({
    problems: [problem(7, 'Belopp'), problem(9, 'Antal'), problem(12, 'Belopp')],
    problemCount: 500,
  });
  const page = drawn(<ProblemsList understanding={understanding} />);
  expect(page.outline).toEqual(['3 Kolumnen Belopp', '3 Kolumnen Antal']);
  expect(page.all('listitem')).toHaveLength(3);
  expect(page.text).toContain('De första 3 av 500 visas.');
  expect(drawn(<ProblemsList understanding={someUnderstanding()} />).text).toBe(
    'Alla värden gick att läsa.',
  );
});
