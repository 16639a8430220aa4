import type { CostAnalysisBasis } from '#features/costs/server/basis.ts';
import { analyseCostFile, costAsText } from './analyse-cost-file.ts';

/** `who, account, what, kronor by month`; a month without kronor has no row. */
export type Payee = readonly [
  who: string,
  account: string,
  what: string,
  kronor: (month: number) => number,
];

/** Kronor that differ from month to month about a level. */
export const uneven = (level: number) => (month: number) => level + 900 * ((5 * month) % 7);
export const goods: Payee = ['Sundets Grossist AB', '4010', 'Varuinköp', uneven(60_000)];
export const rent: Payee = ['Ekens Fastighets AB', '5010', 'Hyra lokal', () => 24_000];

/** The analysis of two years of a ledger with a row a month for each payee, as a text. */
export async function toldOfPayees(
  payees: readonly Payee[],
  basis: Partial<CostAnalysisBasis> = {},
): Promise<string> {
  const rows = Array.from({ length: 24 }, (_, at) =>
    payees.flatMap(([who, account, what, kronor]) => {
      const month = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
      return kronor(at) === 0 ? [] : [`${month}-25;${who};${account};${what};${kronor(at)},00`];
    }),
  ).flat();
  const file = Buffer.from(['Datum;Leverantör;Konto;Text;Belopp exkl moms', ...rows].join('\n'));
  return costAsText(await analyseCostFile(file, 'kostnader.csv', {}, basis));
}
