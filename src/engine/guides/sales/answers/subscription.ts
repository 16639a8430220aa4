import { readAmount } from '../../../advice/answers/amount.ts';
import { answerFact } from '../../../advice/answers/answer-fact.ts';
import { byValue, isPositive, subjectName } from '../../../advice/fact-book.ts';
import { decimal, divide, multiply, round, toText } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { figure } from '../../../text/placeholder.ts';
import { mention } from '../../../text/swedish.ts';
import { ruleKeys } from '../answer-keys.ts';
import { salesKeys as key } from '../figures/keys.ts';
import type { AnswerPart, SalesAnswerContext } from './answer-context.ts';

const subscriptionWords =
  /abonnemang|prenumeration|subscription|månadsavgift|serviceavtal|licens/iu;

/** The largest subscription there is in the file, told by its name; null where none is named so. */
function inFile({ book }: SalesAnswerContext): Fact | null {
  const shares = [...byValue(book.all(key.categoryShare)), ...byValue(book.all(key.productShare))];
  return shares.find((fact) => subscriptionWords.test(subjectName(fact))) ?? null;
}

function shareOfYear(amount: Fact, month: Fact): string {
  const year = multiply(decimal(month.value), decimal('12'));
  return toText(round(divide(multiply(decimal(amount.value), decimal('100')), year), 1));
}

function factsFor(answer: string, context: SalesAnswerContext): Fact[] {
  const amount = readAmount(answer);
  const formula = 'talet i ditt svar om abonnemang';
  if (amount.kind === 'percent')
    return [
      context.ledger.append(
        answerFact({
          key: ruleKeys.answerSubscriptionShare,
          label: 'Ditt svar: abonnemangens andel av omsättningen',
          value: String(amount.percent),
          unit: 'percent',
          formula,
        }),
      ),
    ];
  const month = context.book.get(key.monthAverage);
  if (amount.kind !== 'money' || !isPositive(month)) return [];
  const money = context.ledger.append(
    answerFact({
      key: ruleKeys.answerSubscriptionRevenue,
      label: 'Ditt svar: abonnemang per år',
      value: String(amount.perYear),
      unit: 'SEK',
      currency: context.currency,
      formula,
    }),
  );
  const share = context.ledger.append(
    answerFact({
      key: ruleKeys.answerSubscriptionShare,
      label: 'Abonnemangens andel av omsättningen enligt ditt svar',
      value: shareOfYear(money, month),
      unit: 'percent',
      precision: 1,
      formula: `${money.label} (${money.id}) × 100 ÷ (12 × ${month.label} (${month.id}))`,
      inputs: [money.id, month.id],
    }),
  );
  return [share, money];
}

/** Question 3: subscription revenue; the file can tell only where products or categories are named so. */
export function subscriptionAnswer(answer: string, context: SalesAnswerContext): AnswerPart {
  const none = readAmount(answer).kind === 'none';
  const seen = inFile(context);
  const facts = factsFor(answer, context);
  const share = facts[0];
  const subscriptions = none ? 'none' : 'some';
  if (none && seen !== null)
    return {
      subscriptions: 'some',
      checks: [
        `Du skrev att ni saknar abonnemang; i filen står ${mention(seen)} för ${figure(seen)} av omsättningen.`,
      ],
    };
  if (share === undefined) return { subscriptions };
  const said = `Du skrev att abonnemang står för ${figure(share)} av omsättningen`;
  return {
    facts,
    subscriptionShare: share,
    subscriptions,
    checks: [
      seen === null
        ? `${said}. Filen visar inte vilka rader som är abonnemang, så det kan inte stämmas av.`
        : `${said}; i filen står ${mention(seen)} för ${figure(seen)}.`,
    ],
  };
}
