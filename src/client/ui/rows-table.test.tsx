import { expect, test } from 'vitest';
import { drawn } from '#support/screen.ts';
import { Pagination } from './pagination.tsx';
import { RowsTable } from './rows-table.tsx';

test('rows stand with their line numbers, amounts the Swedish way, gaps as gaps', () => {
  const page = drawn(
    <RowsTable
      caption="Raderna bakom Omsättning"
      columns={['Artikel', 'Summa', 'Order']}
      rows={[
        { row: 2, cells: ['Kaffe', '1618.50', '21350'] },
        { row: 12408, cells: ['Te <löst>', null, '21351'] },
      ]}
    />,
  );
  expect(page.one('table', 'Raderna bakom Omsättning').rows).toEqual([
    ['Rad', 'Artikel', 'Summa', 'Order'],
    ['2', 'Kaffe', '1 618,50', '21350'],
    ['12 408', 'Te <löst>', 'tom', '21351'],
  ]);
});

test('marked columns stand first, after what each row counts for', () => {
  const page = drawn(
    <RowsTable
      caption="Rader"
      columns={['Order', 'Summa']}
      rows={[{ row: 2, cells: ['21350', '50.00'], counted: '40.00' }]}
      marked={['Summa']}
      counted="Räknas som"
    />,
  );
  expect(page.one('table').rows).toEqual([
    ['Rad', 'Räknas som', 'Summa', 'Order'],
    ['2', '40', '50', '21350'],
  ]);
});

test('a table that scrolls can be reached by keyboard and is called as the table', () => {
  const page = drawn(<RowsTable caption="Förhandsvisning" columns={['A']} rows={[]} />);
  expect(page.one('region', 'Förhandsvisning').attribute('tabindex')).toBe('0');
  expect(page.one('columnheader', 'A').attribute('scope')).toBe('col');
});

test('a row with fewer cells than columns has gaps at its end', () => {
  const page = drawn(
    <RowsTable caption="Rader" columns={['A', 'B']} rows={[{ row: 1, cells: ['x'] }]} />,
  );
  expect(page.one('table').rows[1]).toEqual(['1', 'x', 'tom']);
});

test.each([
  [40, 41, ''],
  [41, 41, 'De första 40 av 41 kolumner visas.'],
  [1000, 41, 'De första 40 av 1 000 kolumner visas.'],
])('of %d columns %d are drawn with the line number, and it says: %s', (count, headers, text) => {
  const columns = Array.from({ length: count }, (_, place) => `K${place}`);
  const page = drawn(<RowsTable caption="Rader" columns={columns} rows={[]} />);
  expect(page.all('columnheader')).toHaveLength(headers);
  expect(page.all('paragraph').map(({ text }) => text)).toEqual(text === '' ? [] : [text]);
});

const step = () => undefined;

test.each([
  ['the first part', null, step, ['Föregående']],
  ['a part in the middle', step, step, []],
  ['the last part', step, null, ['Nästa']],
] as const)('at %s of a list there is no way beyond its ends', (_, onPrevious, onNext, closed) => {
  const page = drawn(
    <Pagination
      range="Rad 1–100 av 12 408"
      previous="Föregående"
      next="Nästa"
      onPrevious={onPrevious}
      onNext={onNext}
    />,
  );
  const disabled = page.all('button').filter((each) => each.attribute('disabled') !== undefined);
  expect(disabled.map(({ name }) => name)).toEqual(closed);
  expect(page.one('paragraph').attribute('aria-live')).toBe('polite');
});

test('a list of one part has nothing to press', () => {
  const page = drawn(
    <Pagination
      range="Rad 1–9"
      previous="Föregående"
      next="Nästa"
      onPrevious={null}
      onNext={null}
    />,
  );
  expect(page.all('button')).toEqual([]);
  expect(page.text).toBe('Rad 1–9');
});
