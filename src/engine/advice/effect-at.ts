import { compare, type Decimal, decimal } from '../facts/decimal.ts';
import {
  type Expression,
  grouped,
  less,
  negative,
  over,
  stated,
  sum,
  times,
} from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import { type Algebra, readFormula } from '../facts/read-formula.ts';
import { adviceKeys } from './advice-keys.ts';
import { estimate, ROUNDING_NOTE } from './effect-formula.ts';

/** A formula as the engine computes it, with what each fact is taken to be. */
const exactly = (readOf: (fact: Fact) => string): Algebra<Expression> => ({
  fact: (fact) => sum({ ...fact, value: readOf(fact) }),
  number: (text) => stated(decimal(text), text),
  plus: (a, b) => sum(a, b),
  minus: (a, b) => less(a, b),
  times,
  over,
  negative,
  grouped,
  percentOf: (percent, whole) => over(times(percent, whole), 100),
});

/** An effect on which one assumption rests, and what it comes to by another. */
export interface EffectByAssumption {
  assumption: Fact;
  /** Kronor a year, rounded as the engine's; `percent` is 0–100. Null where the formula has no value then. */
  at: (percent: string) => Decimal | null;
}

/**
 * What the effect of a recommendation is by another assumption than its own: the formula of its receipt, computed as when
 * it was made. Null where the receipt cannot be read, or does not give the effect that it stands with.
 */
export function effectByAssumption(
  effect: Fact,
  factOf: (id: string) => Fact | undefined,
): EffectByAssumption | null {
  const inputs = effect.source.inputs.flatMap((id) => factOf(id) ?? []);
  const assumption = inputs.find(({ key }) => key === adviceKeys.assumption);
  if (!assumption || inputs.length < effect.source.inputs.length) return null;
  const words = effect.source.formula.replace(`, ${ROUNDING_NOTE}`, '');
  const at = (percent: string): Decimal | null => {
    const readOf = ({ id, value }: Fact) => (id === assumption.id ? percent : value);
    const read = readFormula(words, inputs, exactly(readOf));
    return read && estimate(read.term);
  };
  const own = at(assumption.value);
  if (own === null || compare(own, decimal(effect.value)) !== 0) return null;
  return { assumption, at };
}
