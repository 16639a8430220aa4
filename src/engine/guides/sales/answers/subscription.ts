import { readAmount } from '../../../advice/answers/amount.ts';
import { addAnswer } from '../../../advice/answers/answer-fact.ts';
import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { mention } from '../../../text/swedish.ts';
import { ruleKeys } from '../answer-keys.ts';
import { salesKeys as key } from '../catalogue.ts';
import type { AnswerPart, SalesAnswerContext } from './answer-context.ts';
import { addShareOfYear } from './share-of-year.ts';

const subscriptionWords =
  /abonnemang|prenumeration|subscription|månadsavgift|serviceavtal|licens/iu;

/** Whether a product or group is a subscription by its name. */
export const isSubscriptionName = (name: string): boolean => subscriptionWords.test(name);

/** The largest subscription in the file, recognised by its name; null without one. */
function inFile({ book }: SalesAnswerContext): Fact | null {
  const shares = [...byValue(book.all(key.categoryShare)), ...byValue(book.all(key.productShare))];
  return shares.find((fact) => isSubscriptionName(subjectName(fact))) ?? null;
}

function factsFor(answer: string, context: SalesAnswerContext): Fact[] {
  const amount = readAmount(answer);
  const formula = 'talet i ditt svar om abonnemang';
  if (amount.kind === 'percent')
    return [
      addAnswer(context.book, {
        key: ruleKeys.answerSubscriptionShare,
        label: 'Ditt svar: abonnemangens andel av omsättningen',
        value: amount.percent,
        unit: 'percent',
        formula,
      }),
    ];
  const month = context.book.get(key.monthAverage);
  if (amount.kind !== 'money' || !isPositive(month)) return [];
  const money = addAnswer(context.book, {
    key: ruleKeys.answerSubscriptionRevenue,
    label: 'Ditt svar: abonnemang per år',
    value: amount.perYear,
    unit: 'SEK',
    currency: context.currency,
    formula,
  });
  const share = addShareOfYear(
    context.book,
    ruleKeys.answerSubscriptionShare,
    'Abonnemangens andel av omsättningen enligt ditt svar',
    money,
    month,
  );
  return [share, money];
}

/** Question 3: subscription revenue, compared with products or categories named so. */
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
  const answered = `Du skrev att abonnemang står för ${figure(share)} av omsättningen`;
  return {
    facts,
    subscriptionShare: share,
    subscriptions,
    checks: [
      seen === null
        ? `${answered}. Filen visar inte vilka rader som är abonnemang, så det kan inte stämmas av.`
        : `${answered}; i filen står ${mention(seen)} för ${figure(seen)}.`,
    ],
  };
}
