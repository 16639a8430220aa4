import { wordsOfFacts } from '../../business/words-of-facts.ts';
import { whoOf } from '../../events/sentence.ts';
import type { Fact } from '../../facts/fact.ts';
import { isPositive } from '../../facts/fact-value.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { capital, mention } from '../../text/swedish.ts';
import { areaOfLabel } from '../costs/account-label.ts';
import type { Candidate } from './candidate.ts';
import { plainText } from './goals/wording.ts';
import { wordNaming } from './named-by-owner.ts';
import type { OfProblem } from './problem.ts';

const ofAccount = {
  id: 'review-account',
  why: 'En summa går inte att påverka, men raderna bakom den gör det.',
  text: 'Sortera raderna bakom summan efter belopp. Skriv vid de största vad de gällde, och om de hade gått att undvika, samla eller köpa billigare. Det som återkommer får en fast leverantör och ett avtalat pris.',
  firstStep: 'På måndag: öppna raderna bakom beloppet och märk de största.',
  impact: 'Går inte att räkna: det beror på vad raderna gällde.',
};

const ofSupplier = {
  id: 'review-supplier',
  why: 'Vad pengarna har gått till syns först när köpen ligger bredvid varandra.',
  text: 'Lista vad ni har köpt av leverantören det senaste året. Märk det som är nödvändigt, det som går att vänta med och det som någon annan också säljer. Be om pris på det sista.',
  firstStep: 'På måndag: lägg det senaste årets fakturor från leverantören i ordning efter belopp.',
  impact: 'Går inte att räkna: det beror på vad köpen gällde.',
};

/** What an agreement fixes: its rows are alike, and none of them was bought by itself. */
const AGREED = /hyra|hyror|arrende|leas|lön|ränt|försäkring|premie|abonnemang/iu;

/** Wages and what is agreed are no rows to sort by what was bought. */
const isAgreed = ({ subject: { kind, name } }: OfProblem) =>
  kind === 'account' && (areaOfLabel(name) === 'Personal' || AGREED.test(name));

/** Whether an action is on the word already, by whom it names or what it is about. */
export const isAnswered = (word: string, known: readonly Candidate[]) =>
  known.some(
    ({ named, words }) => wordNaming(word, named) !== null || words?.test(plainText(word)) === true,
  );

/**
 * What to do with a cost that the owner calls the problem and no other action is on: its rows are gone through. Null where
 * there is none. `own` gives the plan's own copy of a fact.
 */
export function costToReview(
  problem: readonly OfProblem[],
  known: readonly Candidate[],
  own: (fact: Fact) => Fact | null,
): Candidate | null {
  const found = problem.find(
    (each) =>
      ['account', 'supplier'].includes(each.subject.kind) &&
      isPositive(each.now) &&
      !isAgreed(each) &&
      !isAnswered(each.word, known),
  );
  const now = found === undefined ? null : own(found.now);
  if (found === undefined || now === null) return null;
  const { id, why, ...words } = found.subject.kind === 'account' ? ofAccount : ofSupplier;
  const of = whoOf({ change: now, buyers: wordsOfFacts([]) });
  return {
    ...words,
    id,
    theme: 'efficiency',
    about: 'areas',
    words: null,
    named: [found.word],
    basis: 'costs',
    title:
      found.subject.kind === 'account'
        ? `Gå igenom ${of} rad för rad`
        : `Gå igenom det ni köper av ${mention(now)}`,
    description: `${capital(of)} kostade ${figure(now)} under ${periodOf(now)}. ${why}`,
    countedIn: null,
    owner: 'finance',
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.6,
    measure: null,
    likely: null,
    stake: null,
  };
}
