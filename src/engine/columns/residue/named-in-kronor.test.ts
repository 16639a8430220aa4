import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const read = (...lines: readonly string[]) =>
  readFileBytes(Buffer.from(`${lines.join('\n')}\n`), 'kassa.csv', {}, 'sales').understanding;

it('goods that are named in kronor are no codes of goods: which of the columns count is asked, tips not among them', () => {
  const rows = [1133, 1331, 640, 890, 720].map(
    (cut, n) => `2025-01-0${n + 1};Lisa;${cut};${n % 2 ? 480 + n : 0};${n % 3 ? 0 : 50}`,
  );
  const { questions } = read('Datum;Frisör;Behandling kr;Produkter kr;Dricks kr', ...rows);
  const [together] = questions[0]?.options ?? [];
  expect([together?.label, together?.sum]).toEqual([
    'Alla tillsammans: Behandling kr och Produkter kr',
    '5678',
  ]);
});

it('an amount of orders is no number of them', () => {
  const rows = [4000, 2500, 1200, 900].map((sum, n) => `2025-02-0${n + 1};Ek AB;${sum}`);
  expect(read('Datum;Kund;Order exkl moms', ...rows).total).toBe('8600');
});
