import { expect, it } from 'vitest';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { costKeys as key } from '../catalogue.ts';

/** A year of card fees that follow the sales by a few per cent a month, and of what the bank takes each month. */
function ledger(): Buffer {
  const rows = Array.from({ length: 12 }, (_, at) => {
    const month = `2025-${String(at + 1).padStart(2, '0')}`;
    const fee = 2600 + ([0, 160, -210, 90, 330, -120, 250, -280, 40, 190, -60, 300][at] ?? 0);
    return `${month}-28;Zettle;Kortavgifter;${fee},00\n${month}-02;Swedbank;Bankavgift;450,00`;
  });
  return Buffer.from(['Datum;Leverantör;Text;Belopp exkl moms', ...rows].join('\n'));
}

it('takes card fees for a part of each sale, and what the bank takes each month for fixed', async () => {
  const { facts } = await analyseCostFile(ledger(), 'kort.csv');
  const bank = (of: string) =>
    facts.find((fact) => fact.key === of && fact.subject?.name === 'Bank och betalningar')?.value;
  expect(Number(bank(key.areaTotal))).toBe(37_290);
  expect(Number(bank(key.areaFixed))).toBe(5400);
});
