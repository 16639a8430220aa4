import { decimal } from '../../facts/decimal.ts';
import type { Fact } from '../../facts/fact.ts';

/** An amount whose öre are other than none. */
function hasOre({ unit, value }: Fact): boolean {
  const { units, scale } = decimal(value);
  return unit === 'SEK' && units % 10n ** BigInt(scale) !== 0n;
}

/** The amounts of an answer without `,00`, where none of those that show öre has any: `687 kr` of a file in kronor. */
export function inWholeKronor(facts: readonly Fact[]): Fact[] {
  const showsOre = ({ unit, precision }: Fact) => unit === 'SEK' && precision > 0;
  if (facts.some((fact) => showsOre(fact) && hasOre(fact))) return [...facts];
  return facts.map((fact) => (showsOre(fact) ? { ...fact, precision: 0 } : fact));
}
