import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ColumnRole } from '../table/roles.ts';
import { ReadError } from './read-error.ts';

const cell = fc.constantFrom(
  ...['Summa', '', '100', '1 250,50', '2025-01-02', '2025-13-45', 'Te', '-5', '12 %', '0', 'A1'],
  ...['20250103', 'Totalt', 'Ek AB', 'Datum'],
);
const name = fc.constantFrom(
  ...['Datum', 'Belopp', 'Kund', 'Antal', 'Pris', 'Moms', 'Text', 'Summa', 'Konto', 'Status'],
);
const roles: ColumnRole[] = [
  ...(['date', 'revenue', 'grossRevenue', 'quantity', 'unitPrice', 'vat', 'discount'] as const),
  ...(['cost', 'margin', 'customer', 'product', 'orderId', 'status', 'supplier'] as const),
  ...(['account', 'amount', 'grossAmount', 'category'] as const),
];
const role = fc.constantFrom(...roles);
const files = fc.integer({ min: 2, max: 5 }).chain((width) =>
  fc.record({
    names: fc.array(name, { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: 2,
      maxLength: 12,
    }),
    roles: fc.dictionary(fc.integer({ min: 0, max: width - 1 }).map(String), role),
    purpose: fc.constantFrom('sales' as const, 'costs' as const),
  }),
);

test('any column may be chosen for any role: the file is read or refused in words', () => {
  fc.assert(
    fc.property(files, ({ names, rows, roles, purpose }) => {
      const text = [names, ...rows].map((cells) => cells.join(';')).join('\n');
      try {
        const read = readFileBytes(Buffer.from(`${text}\n`), 'fil.csv', { roles }, purpose);
        expect(read.understanding.columns.length).toBeGreaterThan(0);
      } catch (error) {
        if (!(error instanceof ReadError)) throw error;
      }
    }),
    { numRuns: 600 },
  );
});
