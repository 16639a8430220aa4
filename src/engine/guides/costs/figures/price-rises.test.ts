import { expect, it } from 'vitest';
import { analyseCostFile } from '#support/analyse-cost-file.ts';

/** What has risen of a payment by the month, by its amounts. */
async function risesOf(amounts: readonly number[]): Promise<string[]> {
  const rows = amounts.map(
    (amount, at) => `2025-${String(at + 1).padStart(2, '0')}-10;Stadens Energi;${amount}`,
  );
  const file = ['Datum;Leverantör;Belopp', ...rows].join('\n');
  const { facts } = await analyseCostFile(Buffer.from(file), 'kostnader.csv');
  return facts.filter(({ key }) => key === 'costs.priceRise.percent').map(({ value }) => value);
}

it('a price has risen where it came to stay, or goes on rising', async () => {
  expect(await risesOf([500, 500, 500, 550, 550, 550])).toEqual(['10']);
  expect(await risesOf([500, 505, 510, 520, 540, 550])).toEqual(['10']);
});

it('none has where the amount follows what is used, and is as often lower', async () => {
  expect(await risesOf([500, 540, 500, 530, 510, 550])).toEqual([]);
});
