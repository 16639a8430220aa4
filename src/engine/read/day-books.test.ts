import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../table/purpose.ts';

const read = (rows: readonly string[], purpose: Purpose = 'sales') =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'bok.csv', {}, purpose).understanding;
const asked = ({ questions }: ReturnType<typeof read>) => questions.map(({ id }) => id);

it('a day book has an account in each column, and its rows balance', () => {
  const book = ['5900;1475', '4392;1098', '260;65', '9000;2250', '640;160', '1300;325'];
  const rows = book.map((both, row) => {
    const [net = '', vat = ''] = both.split(';');
    const own = ['', '', ''].with(row % 3, net);
    const paid = -Number(net) - Number(vat);
    return [`2024-01-1${row}`, 'Ek', paid, vat, ...own, ''].join(';');
  });
  const costs = read(
    ['Datum;Motpart;Bank;Ing. moms;Material;Resor;Kontor;Privat', ...rows],
    'costs',
  );
  expect([costs.total, asked(costs)]).toEqual(['21492', []]);
  const amounts = [900, 1700, 400, 2600, 5200, 700];
  const booked = amounts.map((net, n) => {
    const paid = n % 2 ? [net * 1.25, ''] : ['', net * 1.25];
    return [n + 1, `2024-01-0${n + 1}`, ...paid, -net / 4, -net].join(';');
  });
  const header = 'Ver;Datum;1930 Företagskonto;1510 Kundfordringar;2611 Utg. moms;3001 Försäljning';
  const sales = read([header, ...booked]);
  expect([sales.total, asked(sales)]).toEqual(['11500', []]);
});

it('parts without VAT are one amount where the VAT is of them together', () => {
  const parts = ['900;300;300', '1200;80;320', '400;760;290', '650;90;185', '1000;500;375'];
  const rows = parts.map((row, n) => {
    const all = row.split(';').reduce((sum, part) => sum + Number(part), 0);
    return `2024-01-0${n + 1};${row};${all}`;
  });
  const list = read(['Datum;Arbete exkl moms;Varor exkl moms;Moms;Fakturabelopp', ...rows]);
  expect([list.total, asked(list)]).toEqual(['5880', []]);
});
