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
