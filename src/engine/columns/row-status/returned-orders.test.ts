import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...rows: readonly string[]) => {
  const file = Buffer.from(`${rows.join('\n')}\n`);
  return readFileBytes(file, 'orderlista.csv', {}, 'sales').understanding.total;
};
const rows = ['Levererad', 'Retur', 'Levererad', 'Retur', 'Levererad', 'Levererad'];

it('leaves out an order whose state is that it came back, and takes one off that stands as a row of its own kind', () => {
  const orders = rows.map((state, n) => `${n + 100};2025-03-0${n + 1};${100 * (n + 1)};${state}`);
  expect(read('Order;Datum;Summa exkl moms;Orderstatus', ...orders)).toBe('1500');
  expect(read('Order;Datum;Summa exkl moms;Typ', ...orders)).toBe('900');
});
