import { expect, it } from 'vitest';
import { roledTable } from '#support/roled-table.ts';
import { fillDatesDown } from './fill-dates.ts';

const cells = {
  Tid: ['2025-01-02 12:00', '2025-01-02 12:00', '', '2025-01-03 13:00', '2025-01-04 11:30', ''],
  Nota: ['A1', 'A1', '', 'A2', 'A3', ''],
  Artikel: ['Burgare', 'Läsk', '+ extra ost', 'Soppa', 'Burgare', '+ stor'],
};

/** Days by row, as they are filled. */
function days(own: Record<string, string[]>) {
  const { columns } = roledTable(own);
  const [date] = columns;
  const filled = date && fillDatesDown(date, columns);
  return filled && Array.from(filled.ids, (id) => filled.read[id]?.slice(8, 10) ?? null);
}

it('lines without day and number are of the receipt above them', () => {
  expect(days(cells)).toEqual(['02', '02', '02', '03', '04', '04']);
});

it.each([
  ['a number comes back on another day', { ...cells, Nota: ['A1', 'A1', '', 'A2', 'A1', ''] }],
  ['a number stands where the day does not', { ...cells, Nota: [...'112233'] }],
  ['the first line has none', { ...cells, Tid: ['', ...cells.Tid.slice(1)] }],
  ['the day comes later', { Betald: cells.Tid, Nota: cells.Nota, Artikel: cells.Artikel }],
])('but not where %s', (_, own) => expect(days(own)).toBeNull());
