import type { Decimal } from '../../facts/decimal.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import { formatMoney } from '../../text/format.ts';
import type { SieReading } from './reading.ts';

const money = (value: Decimal) => formatMoney(value, { decimals: 2 });

/** What is asked where the vouchers of books and their results per account come to different sums. */
export function bookingsDoubts(
  { differing }: SieReading,
  answer: ReadingChoices['bookings'],
): Doubt[] {
  if (differing === null || differing.isExtract || answer !== undefined) return [];
  const { vouchers, results } = differing;
  return [
    {
      id: 'bookings',
      text: `Filens verifikationer blir ${money(vouchers)}, men filens egna resultat per konto (#RES) blir ${money(results)}. Vilka ska räknas?`,
      options: [
        {
          answer: 'vouchers',
          label: 'Verifikationerna',
          change: { choices: { bookings: 'vouchers' } },
        },
        {
          answer: 'results',
          label: 'Resultaten per konto',
          change: { choices: { bookings: 'results' } },
        },
      ],
      chosen: 'vouchers',
      blocks: 'ifSumsDiffer',
    },
  ];
}
