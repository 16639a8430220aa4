import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (rows: readonly string[]) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'kassa.csv', {}, 'sales').understanding;

const days = Array.from({ length: 8 }, (_, n) => ({ food: 1120 * (n + 1), wine: 500 * (n + 2) }));
const file = (header: string, more: (n: number) => string) => [
  header,
  ...days.map(({ food, wine }, n) => {
    const vat = `${(food * 12) / 112};${wine / 5}`;
    return `2025-03-0${n + 1};${food};${wine};${vat}${more(n)}`;
  }),
];

it('goods under names of their own are one amount where the VAT of each rate is theirs', () => {
  const header = 'Dag;Livsmedel 12% inkl;Alkohol 25% inkl;Moms 12%;Moms 25%';
  const { total, questions } = read(file(`${header};Kort`, (n) => `;${1000 + n * 900}`));
  expect([total, questions]).toEqual(['53600', []]);
  const free = read(file(`${header};Presentartiklar 0%;Kort`, (n) => `;50;${1000 + n * 900}`));
  expect(free.total).toBe('54000');
});

it('goods with a rate each are one amount where one column is the VAT of all of them', () => {
  const rows = days.map(({ food, wine }, n) => {
    const tips = n % 2 === 0 ? 100 : 0;
    const vat = food * 0.12 + wine * 0.25;
    return `2025-03-0${n + 1};${food};${wine};${vat};${tips};${food + wine + vat + tips}`;
  });
  const header = 'Datum;Mat 12% ex moms;Alkohol 25% ex moms;Moms totalt;Dricks kort;Kassa in';
  const { total, questions } = read([header, ...rows]);
  expect([total, questions]).toEqual(['62320', []]);
});
