import { describe, expect, it } from 'vitest';
import { toColumns } from '../../table/column-store.ts';
import { holdsCodes, namesNothing } from './no-name.ts';
import { typeColumn } from './type-column.ts';

function columnOf(...cells: string[]) {
  const [store] = toColumns(
    cells.map((cell) => ({ cells: [cell] })),
    ['Kolumn'],
  );
  if (!store) throw new Error('no column');
  return typeColumn(store);
}

describe('what stands in a column may name nothing', () => {
  it.each([
    ['e-mail', 'anna@exempel.se', 'bo@exempel.se'],
    ['IBAN', 'SE45 5000 0000 0583 1000 7466', 'SE45 5000 0000 0583 1001 7466'],
    ['bankgiro', '5100-1000', '5101-1031'],
    ['telephone numbers', '070-123 45 67', '+46 8 123 45 67'],
    ['web addresses', 'https://exempel.se/a', 'www.exempel.se/b'],
    ['records', '[{"price":"188.50"}]', '{"id":1}'],
    ['hidden cards', '**** 1234', 'xxxx-9876'],
    ['kinds of bank accounts', 'Företagskonto', 'Valutakonto'],
    ['which order it was', 'Payment for Order #12', 'Faktura nr 1041', 'Betalning för order 9'],
  ])('%s', (_, ...cells) => {
    expect(namesNothing(columnOf(...cells))).toBe(true);
  });

  it.each([
    ['goods', 'Kaffe', 'Skruv 4x40'],
    ['companies', 'Bo Glas HB', 'Telia Sverige AB'],
    ['rooms', 'Rum 101', 'Rum 102'],
    ['goods with a number', 'Orderblock 50', 'Kvittorulle 80'],
  ])('but not where they are %s', (_, ...cells) => {
    const column = columnOf(...cells);
    expect(namesNothing(column)).toBe(false);
    expect(holdsCodes(column)).toBe(false);
  });

  it('codes are no words', () => {
    expect(holdsCodes(columnOf('K100', 'K101', 'SO-1001'))).toBe(true);
  });
});
