import { wordsOfFacts } from '../../business/words-of-facts.ts';
import { ALWAYS_NAMED, brought, saidEvents, whoOf } from '../../events/sentence.ts';
import type { Fact } from '../../facts/fact.ts';
import { size } from '../../facts/fact-value.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { capital } from '../../text/swedish.ts';
import type { Candidate } from './candidate.ts';
import { isAnswered } from './cost-to-review.ts';
import type { OfProblem } from './problem.ts';

/** Where it is sold and what: who buys is followed up by what has happened to them. */
const REVIEWED: ReadonlySet<string> = new Set(['channel', 'region', 'category', 'product']);

/** So much of a fall is the same as what has happened to one who buys, or to what is bought, that this is followed up instead. */
const MOSTLY = 0.5;

function isOfEvent({ now, before }: OfProblem, facts: readonly Fact[]): boolean {
  const fall = size(now) - size(before);
  return saidEvents(facts, ALWAYS_NAMED).some(
    ({ event: { change } }) =>
      ['customer', 'product'].includes(change.subject?.kind ?? '') && size(change) <= MOSTLY * fall,
  );
}

/**
 * What to do with sales that the owner says have fallen, that have, and that no other action is on: it is found out
 * what the fall is of. Null where there are none. `facts` are the sales analysis's own, and `own` gives the plan's copy of one.
 */
export function salesToReview(
  problem: readonly OfProblem[],
  known: readonly Candidate[],
  facts: readonly Fact[],
  own: (fact: Fact) => Fact | null,
): Candidate | null {
  const found = problem.find(
    (each) =>
      REVIEWED.has(each.subject.kind) &&
      each.claim === 'down' &&
      each.shown === 'down' &&
      !isAnswered(each.word, known) &&
      !isOfEvent(each, facts),
  );
  if (found === undefined) return null;
  const [now, before] = [own(found.now), own(found.before)];
  if (now === null || before === null) return null;
  const of = { change: now, buyers: wordsOfFacts(facts) };
  const who = whoOf(of);
  return {
    id: 'review-sales',
    theme: 'growth',
    about: 'events',
    words: null,
    named: [found.word],
    basis: 'sales',
    title: `Ta reda på vad som har fallit bort för ${who}`,
    description: `${capital(who)} har ${brought(of)} ${figure(now)} under ${periodOf(now)}, mot ${figure(before)} under ${periodOf(before)}. Vad som går att göra beror på om det gäller alla eller några få.`,
    text: 'Öppna namnet i försäljningsanalysen: där syns månaderna bredvid samma månader året före. Fråga några av dem som inte längre finns med varför. Ändra en sak i taget, och se efter en månad om det har vänt.',
    firstStep: 'På måndag: skriv upp de tre månader då det har fallit mest, och vad ni gjorde då.',
    impact: 'Går inte att räkna: det beror på varför det har fallit.',
    countedIn: null,
    owner: 'sales',
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.6,
    measure: null,
    likely: null,
    stake: null,
  };
}
