import { expect, it } from 'vitest';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { analyseFile, asText } from '#support/analyse-file.ts';

/** Visits of 40 customers in the months of 2025, each `often` times in the first half and, but for the first `gone`, in the second. */
function visits(often: number, gone: number): Buffer {
  const rows = Array.from({ length: 40 }, (_, customer) =>
    Array.from({ length: often * 2 }, (__, place) => {
      const half = place < often ? 0 : 6;
      if (half > 0 && customer < gone) return [];
      const month = half + 1 + ((place * 2 + customer) % 6);
      return [
        `2025-${String(month).padStart(2, '0')}-${10 + (customer % 18)};Kund ${customer};1000`,
      ];
    }).flat(),
  ).flat();
  return Buffer.from(['Datum;Kund;Belopp exkl. moms', ...rows.sort()].join('\n'));
}

const said = async (often: number, gone: number) => {
  const { result } = await analyseFile(visits(often, gone), 'besok.csv');
  const lost = result.facts.find(({ key }) => key === salesKeys.customersLost);
  expect(Number(lost?.value)).toBe(gone);
  return asText(result).includes('Vinn tillbaka kunderna');
};

it('tells of lost customers where more are gone than those who come seldom would be by chance', async () => {
  // Who has come once in half a year stays away the next one time in three.
  expect(await said(1, 14)).toBe(false);
  expect(await said(3, 14)).toBe(true);
});
