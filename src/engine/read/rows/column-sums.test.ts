import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeColumn } from '../../columns/types/type-column.ts';
import { toColumns } from '../../table/column-store.ts';
import { countColumn } from './column-sums.ts';

function counted(cells: readonly string[]) {
  const rows = cells.map((cell) => ({ cells: [cell] }));
  const column = toColumns(rows, ['Belopp']).map((store) => typeColumn(store, { mark: ',' }))[0];
  if (column === undefined) throw new Error('no column');
  const used = cells.map((_, row) => row);
  const read = used.flatMap((row) => column.read[column.ids[row] ?? -1] ?? []);
  return { counts: countColumn(column, used), apart: new Set(read).size, type: column.type };
}

describe('different values of a column', () => {
  it('are told apart where all have the same number of decimals', () => {
    const { counts } = counted(['10,50', '10,05', '-10,50', '10,00', '0,50', '10,50']);
    expect(counts).toMatchObject({ filled: 6, distinct: 5, sum: '31.05' });
  });

  it('are one where they are the same number written in two ways', () => {
    expect(counted(['1,50', '1,5', '1,500', '2,25']).counts.distinct).toBe(2);
    expect(counted(['1 000,50', '1000,50', '3,25']).counts.distinct).toBe(2);
  });

  it('are as many as there are readings, however they are written', () => {
    const amount = fc
      .tuple(
        fc.constantFrom('', '-', '0'),
        fc.nat(30),
        fc.constantFrom('', ',0', ',5', ',50', ',05'),
      )
      .map(([sign, whole, part]) => `${sign}${whole}${part}`);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), (cells) => {
        const { counts, apart, type } = counted(cells);
        fc.pre(type === 'number');
        expect(counts.distinct).toBe(apart);
      }),
      { numRuns: 500 },
    );
  });
});
