import { bestMatch, plain } from '../../../advice/answers/names.ts';
import { byValue, isPositive } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { counted, listed, mention, sentences } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import { isService } from '../services.ts';
import type { CostAnswerContext, CostAnswerPart } from './answer-context.ts';
import { readNamed } from './named-amounts.ts';

/** Question 3: the subscriptions the user named, compared with those in the file; `alsoWritten` are the other answers. */
export function subscriptionAnswer(
  answer: string,
  context: CostAnswerContext,
  alsoWritten = '',
): CostAnswerPart {
  const { book, figures } = context;
  const services = figures.subscriptions.filter((name) => isService(name, figures));
  const facts = byValue(services.flatMap((name) => book.of(key.subscriptionYearly, name) ?? []));
  const count = book.get(key.subscriptionsCount);
  const yearly = book.get(key.subscriptionsYearly);
  if (isPositive(count) && yearly === null) return {};
  if (!isPositive(count) || yearly === null)
    return {
      checks: [
        'Filen visar inga betalningar som återkommer både med jämna mellanrum och med samma belopp, så svaret om abonnemang kan inte stämmas av.',
      ],
    };
  const named = new Set(
    readNamed(answer).flatMap(({ words }) => bestMatch(plain(words), figures.subscriptions) ?? []),
  );
  const found = facts.filter((fact) => named.has(fact.subject?.name ?? ''));
  // What another answer names is not forgotten.
  const elsewhere = new Set(
    readNamed(alsoWritten).flatMap(
      ({ words }) => bestMatch(plain(words), figures.subscriptions) ?? [],
    ),
  );
  const missed = facts
    .filter(({ subject }) => !named.has(subject?.name ?? '') && !elsewhere.has(subject?.name ?? ''))
    .slice(0, 3);
  const priced = (list: typeof facts) =>
    listed(list.map((fact) => `${mention(fact)} (${figure(fact)} per år)`));
  return {
    checks: [
      sentences(
        `Filen visar ${counted(count, 'återkommande betalning', 'återkommande betalningar')} som löper, tillsammans ${figure(yearly)} per år.`,
        found.length === 0 ? null : `Av dem du nämnde finns ${priced(found.slice(0, 4))}.`,
        missed.length === 0 ? null : `Du nämnde inte ${priced(missed)}.`,
      ),
    ],
  };
}
