import { type Amount, readAmount } from '../../../advice/answers/amount.ts';
import { ANSWERED, addAnswer } from '../../../advice/answers/answer-fact.ts';
import { over, times, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { ruleKeys } from '../answer-keys.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { AnswerPart, SalesAnswerContext } from './answer-context.ts';
import { addShareOfYear } from './share-of-year.ts';

const formula = 'talet i ditt svar om annonskostnad';

function fromPercent(percent: number, { book }: SalesAnswerContext): Fact {
  return addAnswer(book, {
    key: ruleKeys.answerAdvertisingShare,
    label: 'Ditt svar: annonskostnad som andel av försäljningen',
    value: percent,
    unit: 'percent',
    formula,
  });
}

function fromMoney(perYear: number, context: SalesAnswerContext, month: Fact): Fact[] {
  const { book, currency } = context;
  const money = addAnswer(book, {
    key: ruleKeys.answerAdvertisingCost,
    label: 'Ditt svar: annonskostnad per år',
    value: perYear,
    unit: 'SEK',
    currency,
    formula,
  });
  const share = addShareOfYear(
    book,
    ruleKeys.answerAdvertisingShare,
    'Annonskostnad som andel av försäljningen enligt ditt svar',
    money,
    month,
  );
  return [share, money];
}

function ofProfit(share: Fact, margin: Fact, { book }: SalesAnswerContext): Fact {
  return book.add({
    ...ANSWERED,
    ...worked(over(times(share, 100), margin), { decimals: 1 }),
    key: ruleKeys.answerAdvertisingOfProfit,
    label: 'Annonskostnad som andel av täckningsbidraget',
    unit: 'percent',
    precision: 1,
    kind: 'computed',
  });
}

function factsOf(amount: Amount, context: SalesAnswerContext): Fact[] {
  if (amount.kind === 'percent') return [fromPercent(amount.percent, context)];
  const month = context.book.get(key.monthAverage);
  return amount.kind === 'money' && isPositive(month)
    ? fromMoney(amount.perYear, context, month)
    : [];
}

function unread(amount: Amount): string | null {
  if (amount.kind === 'none') return null;
  if (amount.kind === 'moneyWithoutPeriod')
    return 'Annonskostnaden du angav saknar period. Skriv om den gäller per månad eller per år, så räknas den in.';
  if (amount.kind === 'money')
    return 'Filen täcker ingen hel månad, så annonskostnaden kan inte ställas mot försäljningen.';
  return 'Svaret om annonskostnad gick inte att läsa som en siffra. Skriv en andel i procent eller ett belopp per månad.';
}

/** Question 5: advertising as a share of sales, compared with the gross profit. */
export function advertisingAnswer(answer: string, context: SalesAnswerContext): AnswerPart {
  const amount = readAmount(answer);
  const facts = factsOf(amount, context);
  const share = facts[0];
  if (share === undefined) {
    const text = unread(amount);
    return text === null ? {} : { checks: [text] };
  }
  const money = facts[1];
  const answered =
    money === undefined
      ? `Du skrev att annonseringen kostar ${figure(share)} av försäljningen`
      : `Du skrev en annonskostnad som blir ${figure(money)} per år, ${figure(share)} av försäljningen`;
  const margin = context.book.get(key.grossMargin);
  if (!isPositive(margin))
    return {
      facts,
      advertisingShare: share,
      checks: [
        `${answered}. Försäljningsfilen innehåller inga annonskostnader, så det kan inte stämmas av mot den.`,
      ],
    };
  const part = ofProfit(share, margin, context);
  return {
    facts: [...facts, part],
    advertisingShare: share,
    checks: [
      `${answered}. Med filens täckningsgrad på ${figure(margin)} går ${figure(part)} av täckningsbidraget till annonser.`,
    ],
  };
}
