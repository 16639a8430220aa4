import { expect, test } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

test('a total that a column has is proved by what was paid, and says so', () => {
  const rows = Array.from({ length: 12 }, (_, n) => {
    const [sold, cash, credit] = [2000 + n * 37, 100 + n * 11, n * 13];
    const paid = [cash, sold - cash - credit, credit].join(';');
    return `2025-01-${n + 10};${sold};${(sold * 0.2).toFixed(2).replace('.', ',')};${paid}`;
  });
  const text = ['Dag;Inkört inkl moms;Varav moms;Kontant;Kort;Kredit', ...rows, ''].join('\n');
  const { columns } = readFileBytes(Buffer.from(text), 'pass.csv').understanding;
  expect(columns.find(({ role }) => role === 'grossRevenue')).toMatchObject({
    name: 'Inkört inkl moms',
    reason: 'Inkört inkl moms är Kredit med Kontant och Kort.',
  });
});
