import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

it('takes the whole with VAT for what was sold, and no way of paying a part of it, nor how many paid so', () => {
  const rows = [5435, 3207, 5896, 4410, 7020, 3990].map((card, n) => {
    const [swish, cash, gift] = [1000 + n * 37, n * 50, n % 3 === 0 ? 300 : 0];
    return `2025-03-0${n + 1};4${n};${card};1${n};${swish};${n};${cash};${gift};${card + swish + cash + gift}`;
  });
  const header =
    'Datum;Kort antal;Kort belopp;Swish antal;Swish belopp;Kontant antal;Kontant belopp;Inlösta presentkort;Försäljning inkl moms';
  const file = Buffer.from(`${[header, ...rows].join('\n')}\n`);
  const { total, columns } = readFileBytes(file, 'betalsätt.csv', {}, 'sales').understanding;
  expect(total).toBe('37863');
  expect(columns.filter(({ role }) => role === 'quantity')).toEqual([]);
});

it('takes no sales before discounts and returns for those without VAT: they are more than those with it', () => {
  const rows = [9000, 4100, 7350, 2600].map((before, n) => {
    const [off, back] = [n * 55, n % 2 ? 90 : 0];
    const left = before - off - back;
    return `Vara ${n};${20 + n};${before};${-off};${-back};${left};${((left * 12) / 112).toFixed(2)}`;
  });
  const header =
    'Namn;Antal sålda;Bruttoförsäljning;Rabatter;Återköp;Nettoförsäljning inkl. moms;Moms';
  const file = Buffer.from(`${[header, ...rows].join('\n')}\n`);
  const { columns } = readFileBytes(file, 'produkter.csv', {}, 'sales').understanding;
  const roleOf = (name: string) => columns.find((column) => column.name === name)?.role;
  expect(['Bruttoförsäljning', 'Nettoförsäljning inkl. moms'].map(roleOf)).toEqual([
    null,
    'grossRevenue',
  ]);
});
