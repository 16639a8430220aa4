import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const counted = ['Betald', 'Obetald', 'Delvis återbetald', ''] as const;
const left = ['Makulerad', 'AVBRUTEN', 'utkast', 'Återbetald'] as const;
const row = fc.record({
  status: fc.constantFrom(...counted, ...left),
  type: fc.constantFrom('Faktura', 'Kreditfaktura'),
  kronor: fc.integer({ min: 1, max: 90_000 }),
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const fileOf = (rows: readonly Row[]) =>
  Buffer.from(
    [
      'Fakturanr;Fakturadatum;Kund;Fakturatyp;Status;Belopp',
      ...rows.map(({ status, type, kronor }, n) =>
        [n + 1, '2025-01-02', `Kund ${n % 3}`, type, status, `${kronor},50`].join(';'),
      ),
    ].join('\n'),
  );

function read(rows: readonly Row[]) {
  const { understanding } = readFileBytes(fileOf(rows), 'fil.csv');
  const { columns, leftOutCounts } = understanding;
  const revenue = columns.find(({ role }) => role === 'revenue');
  return { sum: Number(revenue?.sum), rows: understanding.rows, leftOutCounts };
}

test('every row counts, is left out, or is taken off, whatever the order of the rows', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 3, maxLength: 40 }), fc.nat(), (rows, shift) => {
      const isLeft = ({ status }: Row) => (left as readonly string[]).includes(status);
      const used = rows.filter((each) => !isLeft(each));
      const wanted = used.reduce(
        (sum, { type, kronor }) => sum + (type === 'Faktura' ? 1 : -1) * (kronor + 0.5),
        0,
      );
      const understood = read(rows);
      expect(understood.rows).toEqual({
        inFile: rows.length,
        used: used.length,
        leftOut: rows.length - used.length,
      });
      expect(understood.sum).toBeCloseTo(wanted, 6);
      const at = shift % rows.length;
      expect(read([...rows.slice(at), ...rows.slice(0, at)])).toEqual(understood);
    }),
    { numRuns: 60 },
  );
});
