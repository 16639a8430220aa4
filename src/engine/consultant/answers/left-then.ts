import { sumOf, timesPercent } from '../../advice/effect-formula.ts';
import { derive } from '../../facts/derive.ts';
import { less, sum, worked } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { mainKeys } from '../../money/money.ts';
import { sumsOf } from '../../money/sums.ts';
import { figure } from '../../text/placeholder.ts';
import { chosenMonths, monthsOfBoth, whyNot } from './left.ts';
import type { Consultation } from './reply.ts';

/** What is left of both files when a cost of the same time is so much more or less; nothing where both are not there. */
export function leftThen(
  { base, percent, isDown }: { base: Fact; percent: Fact; isDown: boolean },
  consultation: Consultation,
): string[] {
  const { period } = base;
  if (period === null || whyNot(consultation) !== null) return [];
  const chosen = chosenMonths(period, monthsOfBoth(consultation));
  if (chosen === null || chosen.isCut) return [];
  const { left } = sumsOf(consultation.facts, chosen.months, mainKeys);
  const change = timesPercent(sumOf(base), percent);
  const then = derive(consultation.facts, {
    ...worked(isDown ? sum(left, change) : less(left, change), { decimals: 2 }),
    ...{ subject: null, period: left.period, unit: left.unit },
    key: 'ask.leftThen',
    label: 'Kvar med den ändringen',
  });
  return [`- Kvar efter alla kostnader blir då ${figure(then)} i stället för ${figure(left)}.`];
}
