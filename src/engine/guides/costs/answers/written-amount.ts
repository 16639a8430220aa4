import type { WrittenMoney } from '../../../advice/answers/amount.ts';
import { ANSWERED, addAnswer } from '../../../advice/answers/answer-fact.ts';
import { over, times, worked } from '../../../facts/expression.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { NO_ORIGIN } from '../../../facts/facts.ts';
import { costRuleKeys } from '../answer-keys.ts';
import type { CostAnswerContext } from './answer-context.ts';

const EACH: Record<number, string> = {
  1: 'per år',
  2: 'per halvår',
  4: 'per kvartal',
  12: 'i månaden',
  52: 'i veckan',
};

/** The period as it follows an amount: `i månaden`; empty without one. */
export function eachTime({ timesPerYear }: WrittenMoney): string {
  return timesPerYear === null ? '' : (EACH[timesPerYear] ?? '');
}

/** The amount as the user wrote it. */
export function writtenFact(money: WrittenMoney, about: Subject, context: CostAnswerContext): Fact {
  return addAnswer(context.book, {
    key: costRuleKeys.answerAmount,
    subject: about,
    label: `Ditt svar: ${about.name}, ${eachTime(money) || 'utan period'}`,
    value: money.kronor,
    unit: 'SEK',
    currency: context.currency,
    formula: 'beloppet i ditt svar',
  });
}

/** The amount per month: the fact itself if written per month, null if no period was written. */
export function perMonthFact(
  written: Fact,
  { timesPerYear }: WrittenMoney,
  { book, currency }: CostAnswerContext,
): Fact | null {
  if (timesPerYear === null) return null;
  if (timesPerYear === 12) return written;
  const note = ', avrundat till hela kronor';
  return book.add({
    ...ANSWERED,
    ...worked(over(times(written, timesPerYear), 12), { decimals: 0, note }),
    key: costRuleKeys.answerPerMonth,
    subject: written.subject,
    label: `${written.label}, omräknat till månad`,
    unit: 'SEK',
    precision: 0,
    origin: { ...NO_ORIGIN, currency },
  });
}

/** Amounts within this share of each other are considered equal. */
const NEAR = 0.05;

export function agree(a: Fact, b: Fact): boolean {
  const [one, other] = [Number(a.value), Number(b.value)];
  return Math.abs(one - other) <= NEAR * Math.max(Math.abs(one), Math.abs(other));
}
