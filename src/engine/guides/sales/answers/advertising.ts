import { type Amount, readAmount } from '../../../advice/answers/amount.ts';
import { answerFact } from '../../../advice/answers/answer-fact.ts';
import { isPositive } from '../../../advice/fact-book.ts';
import { decimal, divide, multiply, round, toText } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { figure } from '../../../text/placeholder.ts';
import { ruleKeys } from '../answer-keys.ts';
import { salesKeys as key } from '../figures/keys.ts';
import type { AnswerPart, SalesAnswerContext } from './answer-context.ts';

const formula = 'talet i ditt svar om annonskostnad';

function fromPercent(percent: number, { ledger }: SalesAnswerContext): Fact {
  return ledger.append(
    answerFact({
      key: ruleKeys.answerAdvertisingShare,
      label: 'Ditt svar: annonskostnad som andel av försäljningen',
      value: String(percent),
      unit: 'percent',
      formula,
    }),
  );
}

function fromMoney(perYear: number, context: SalesAnswerContext, month: Fact): Fact[] {
  const money = context.ledger.append(
    answerFact({
      key: ruleKeys.answerAdvertisingCost,
      label: 'Ditt svar: annonskostnad per år',
      value: String(perYear),
      unit: 'SEK',
      currency: context.currency,
      formula,
    }),
  );
  const year = multiply(decimal(month.value), decimal('12'));
  const value = round(divide(multiply(decimal(money.value), decimal('100')), year), 1);
  const share = context.ledger.append(
    answerFact({
      key: ruleKeys.answerAdvertisingShare,
      label: 'Annonskostnad som andel av försäljningen enligt ditt svar',
      value: toText(value),
      unit: 'percent',
      precision: 1,
      formula: `${money.label} (${money.id}) × 100 ÷ (12 × ${month.label} (${month.id}))`,
      inputs: [money.id, month.id],
    }),
  );
  return [share, money];
}

function ofProfit(share: Fact, margin: Fact, { ledger }: SalesAnswerContext): Fact {
  const value = round(
    divide(multiply(decimal(share.value), decimal('100')), decimal(margin.value)),
    1,
  );
  return ledger.append(
    answerFact({
      key: ruleKeys.answerAdvertisingOfProfit,
      label: 'Annonskostnad som andel av täckningsbidraget',
      value: toText(value),
      unit: 'percent',
      precision: 1,
      kind: 'computed',
      formula: `${share.label} (${share.id}) × 100 ÷ ${margin.label} (${margin.id})`,
      inputs: [share.id, margin.id],
    }),
  );
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

/** Question 5: advertising cost as a share of sales, held against what the sales leave over. */
export function advertisingAnswer(answer: string, context: SalesAnswerContext): AnswerPart {
  const amount = readAmount(answer);
  const facts = factsOf(amount, context);
  const share = facts[0];
  if (share === undefined) {
    const text = unread(amount);
    return text === null ? {} : { checks: [text] };
  }
  const money = facts[1];
  const said =
    money === undefined
      ? `Du skrev att annonseringen kostar ${figure(share)} av försäljningen`
      : `Du skrev en annonskostnad som blir ${figure(money)} per år, ${figure(share)} av försäljningen`;
  const margin = context.book.get(key.grossMargin);
  if (!isPositive(margin))
    return {
      facts,
      advertisingShare: share,
      checks: [
        `${said}. Försäljningsfilen innehåller inga annonskostnader, så det kan inte stämmas av mot den.`,
      ],
    };
  const part = ofProfit(share, margin, context);
  return {
    facts: [...facts, part],
    advertisingShare: share,
    checks: [
      `${said}. Med filens täckningsgrad på ${figure(margin)} går ${figure(part)} av täckningsbidraget till annonser.`,
    ],
  };
}
