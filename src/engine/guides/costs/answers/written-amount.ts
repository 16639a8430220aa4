import type { WrittenMoney } from '../../../advice/answers/amount.ts';
import { answerFact } from '../../../advice/answers/answer-fact.ts';
import { decimal, divide, multiply, round, toText } from '../../../facts/decimal.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { costRuleKeys } from '../answer-keys.ts';
import type { CostAnswerContext } from './answer-context.ts';

const EACH: Record<number, string> = {
  1: 'per år',
  4: 'per kvartal',
  12: 'i månaden',
  52: 'i veckan',
};

/** `i månaden`, as it is said after an amount; empty where the answer names no period. */
export function eachTime({ timesPerYear }: WrittenMoney): string {
  return timesPerYear === null ? '' : (EACH[timesPerYear] ?? '');
}

/** The amount as the user wrote it. */
export function writtenFact(money: WrittenMoney, about: Subject, context: CostAnswerContext): Fact {
  return context.ledger.append(
    answerFact({
      key: costRuleKeys.answerAmount,
      subject: about,
      label: `Ditt svar: ${about.name}, ${eachTime(money) || 'utan period'}`,
      value: String(money.kronor),
      unit: 'SEK',
      currency: context.currency,
      formula: 'beloppet i ditt svar',
    }),
  );
}

/** The written amount as kronor a month; itself where it was written so, null where no period was. */
export function perMonthFact(
  written: Fact,
  { timesPerYear }: WrittenMoney,
  context: CostAnswerContext,
): Fact | null {
  if (timesPerYear === null) return null;
  if (timesPerYear === 12) return written;
  const year = multiply(decimal(written.value), decimal(String(timesPerYear)));
  return context.ledger.append(
    answerFact({
      key: costRuleKeys.answerPerMonth,
      ...(written.subject === null ? {} : { subject: written.subject }),
      label: `${written.label}, omräknat till månad`,
      value: toText(round(divide(year, decimal('12')), 0)),
      unit: 'SEK',
      currency: context.currency,
      formula: `${written.label} (${written.id}) × ${timesPerYear} ÷ 12, avrundat till hela kronor`,
      inputs: [written.id],
    }),
  );
}

/** Within this part of each other two amounts say the same. */
const NEAR = 0.05;

export function agree(a: Fact, b: Fact): boolean {
  const [one, other] = [Number(a.value), Number(b.value)];
  return Math.abs(one - other) <= NEAR * Math.max(Math.abs(one), Math.abs(other));
}
