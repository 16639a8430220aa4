import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellText } from '../../table/cell.ts';
import { positionedRows } from './text-lines.ts';

const word = fc.stringMatching(/^[a-zåäö]{1,12}$/);
const table = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 4, max: 15 }))
  .chain(([columns, rows]) =>
    fc.array(fc.array(word, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

test('a table set out in columns comes back cell by cell, whichever side its columns are set to', () => {
  fc.assert(
    fc.property(table, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (rows, right) => {
      const widths =
        rows[0]?.map((_, c) => Math.max(...rows.map((row) => row[c]?.length ?? 0))) ?? [];
      const text = rows
        .map((row) =>
          row
            .map((cell, c) =>
              right[c] ? cell.padStart(widths[c] ?? 0) : cell.padEnd(widths[c] ?? 0),
            )
            .join('   '),
        )
        .join('\n');
      expect(positionedRows(text)?.map(({ cells }) => cells.map(cellText))).toEqual(rows);
    }),
  );
});

test('a ruler under the header says where the columns are, though one blank parts them', () => {
  const text = [
    'Datum      Text      Belopp',
    '---------- --------- ------',
    '2025-01-02 Te och ka    899',
    '2025-01-03 Hyra       12500',
  ];
  expect(positionedRows(text.join('\n'))?.map(({ cells }) => cells)).toEqual([
    ['Datum', 'Text', 'Belopp'],
    ['2025-01-02', 'Te och ka', '899'],
    ['2025-01-03', 'Hyra', '12500'],
  ]);
});

test('running text has no columns', () => {
  expect(
    positionedRows('Det här är en text.\nDen har flera rader.\nMen ingen tabell finns.'),
  ).toBeNull();
});
