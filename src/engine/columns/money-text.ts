import { type Decimal, decimal, multiply } from '../facts/decimal.ts';
import { formatMoney } from '../text/format.ts';
import type { Ask } from './guide-reading.ts';

/**
 * A sum of a column as a question says it, in whole kronor: 41,3 under `Mkr` is `41 300 000 kr`. The steps see amounts
 * as they stand; the unit that lines around the table say is applied after them.
 */
export function moneyText(sum: Decimal, { places = 0 }: Pick<Ask, 'places'>): string {
  return formatMoney(times(sum, places), { currency: null, decimals: 0 });
}

const times = (sum: Decimal, places: number): Decimal =>
  multiply(sum, decimal(places < 0 ? `0.${'1'.padStart(-places, '0')}` : `1${'0'.repeat(places)}`));
