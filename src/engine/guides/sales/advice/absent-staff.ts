import { plainWords } from '../../../business/plain-words.ts';
import type { NamedEvent } from '../../../events/sentence.ts';
import type { Fact } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { duringPeriodOf, figure } from '../../../text/placeholder.ts';
import { listed, mention, sentences } from '../../../text/swedish.ts';
import { goneWith } from '../gone.ts';
import { defineSalesRule, knowsCustomers } from '../rule-context.ts';
import { common, heaviest } from './heaviest-event.ts';

/** Without kronor of its own it stands by this part of what the rows came to. */
const ASKED = 0.1;
const NAMED = 3;

/** The largest of those that one who has left had and who have bought nothing since, with what they bought before. */
const namedGone = (gone: readonly Fact[]): string | null =>
  gone.length === 0
    ? null
    : `Sedan dess har ${listed(gone.slice(0, NAMED).map((fact) => `${mention(fact)} (${figure(fact)} ${duringPeriodOf(fact)})`))} inga rader alls.`;

/** What its kronor are depends on whether the customers stay, which no sum of the rows tells. */
export const absentStaff = defineSalesRule<{ event: NamedEvent; words: string }>({
  id: 'absent-staff',
  theme: 'customers',
  when: (context) =>
    heaviest(context, ({ type, change }) => type === 'stopped' && change.subject?.kind === 'staff'),
  advise: ({ event, words }, context) => {
    const { customers, theCustomers } = context.business?.words ?? plainWords.either;
    const who = mention(event.change);
    const gone = goneWith(event, context);
    const [largest] = gone;
    const isKept = 'kommer till någon annan hos er';
    const firstStep = largest
      ? `ring ${mention(largest)}, och fråga vad som krävs för att de ska komma tillbaka.`
      : knowsCustomers(context)
        ? `lista ${theCustomers} på de sista månadernas rader med ${who}, och märk dem som inte har kommit tillbaka.`
        : `ta fram vilka ${customers} som ${who} hade de sista månaderna, och märk dem som inte har kommit tillbaka.`;
    return {
      ...common(event),
      title: `Följ upp ${theCustomers} efter ${who}`,
      description: sentences(words, namedGone(gone)),
      action: largest
        ? `Börja med att ringa dem, och säg vem som kan ta emot dem. Se sedan efter om de andra ${customers} som brukade vända sig till ${who} ${isKept}.`
        : `Ta reda på om de ${customers} som brukade vända sig till ${who} ${isKept}. Hör av er till dem som inte gör det, och säg vem som kan ta emot dem.`,
      firstStep: `På måndag: ${firstStep}`,
      timeframe: 'Inom en månad',
      effort: 1,
      sureness: 0.7,
      effect: null,
      effectNote: largest
        ? 'Går inte att räkna: det beror på hur många av dem som kommer tillbaka.'
        : 'Går inte att räkna: det beror på hur många av dem som redan kommer till någon annan.',
      atStake: Math.abs(size(event.change)),
      stake: ASKED * Math.abs(size(event.change)),
    };
  },
});
