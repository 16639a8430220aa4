import { absolute, compare, decimal } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';

const ONE = decimal('1');

/** Less than a krona would be shown as nothing. */
const isSmall = ({ value }: Fact) => {
  const size = absolute(decimal(value));
  return size.units !== 0n && compare(size, ONE) < 0;
};

/**
 * Decimals that the figures of a column are shown with: where one of them is in whole kronor the
 * others are, so that digits stand under digits. Other figures keep their own.
 */
export function columnPrecision(column: readonly Fact[]): (fact: Fact) => number {
  const isWhole = column.some(
    ({ unit, precision, value }) =>
      unit === 'SEK' && precision === 0 && decimal(value).units !== 0n,
  );
  return (fact) => (isWhole && fact.unit === 'SEK' && !isSmall(fact) ? 0 : fact.precision);
}
