import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import { analyseFile } from '#support/analyse-file.ts';

const rows = [
  ...['2025-01-02;Kaffe;2;200,00;25;0', '2025-01-03;Kaffe;1;200,00;25;20'],
  ...['2025-02-02;Bok;3;53,00;6;0', '2025-02-03;Bok;1;53,00;6;50'],
];
const file = (price: string, discount = 'Rabatt %') =>
  Buffer.from([`Datum;Vara;Antal;${price};Moms %;${discount}`, ...rows].join('\n'));

it('number × price with VAT, less a discount in per cent, is what was sold with it', async () => {
  const { columns, total } = readFileBytes(file('Pris inkl moms'), 'rader.csv').understanding;
  expect(columns.map(({ name, role }) => `${name}: ${role}`)).toContain(
    'Antal × Pris inkl moms − Rabatt %: grossRevenue',
  );
  expect(total).toBe('623');
  const { input } = await analyseFile(file('Pris inkl moms'), 'rader.csv');
  const figureOf = (key: string) => input.figures.facts.find((fact) => fact.key === key)?.value;
  expect(Number(figureOf('sales.revenue.total'))).toBe(623);
  expect(Number(figureOf('sales.discount.amount'))).toBe(57);
});

it('a discount in kronor is taken off as it stands, and a price without VAT is multiplied as before', () => {
  const inKronor = readFileBytes(file('Pris inkl moms', 'Rabatt kr'), 'rader.csv').understanding;
  expect(inKronor.total).toBe('616.83');
  expect(readFileBytes(file('Pris exkl moms'), 'rader.csv').understanding.total).toBe('745.5');
});
