import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const nets = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 5, maxLength: 40 });

it('asks whether whole amounts in records of money are öre', () => {
  fc.assert(
    fc.property(nets, (amounts) => {
      const data = amounts.map((net, n) => ({
        id: n + 1,
        merchant: { name: `Firma ${n % 4}` },
        date: `2025-02-${String(1 + (n % 28)).padStart(2, '0')}`,
        total: { amount: net * 125, currency: 'SEK' },
        vat: { amount: net * 25 },
      }));
      const bytes = Buffer.from(JSON.stringify({ data }));
      const { questions } = readFileBytes(bytes, 'utgifter.json', {}, 'costs').understanding;
      const unit = questions.find(({ id }) => id === 'unit');
      const sum = amounts.reduce((all, net) => all + net, 0);
      expect(unit?.blocking).toBe(true);
      expect(unit?.options.map((each) => Number(each.sum))).toEqual([sum, sum * 100]);
    }),
    { numRuns: 20 },
  );
});
