import { eventInAdvice } from '../../../events/in-advice.ts';
import { against, eventsOf, type NamedEvent, whoOf } from '../../../events/sentence.ts';
import { size } from '../../../facts/fact-value.ts';
import { duringPeriodOf, magnitude, periodOf } from '../../../text/placeholder.ts';
import { startOf } from '../area-events.ts';
import { STAFF } from '../areas/staff.ts';
import { costKeys as key } from '../catalogue.ts';
import { type CostRuleContext, defineCostRule } from '../rule-context.ts';
import { isOfWages } from '../services.ts';

interface Risen {
  event: NamedEvent;
  words: string;
  /** No wages at all are paid before it. */
  isFirst: boolean;
}

type Type = NamedEvent['type'];

const titles: Partial<Record<Type, string>> = {
  level: 'Stäm av de högre lönerna',
  started: 'Stäm av de nya lönerna',
  once: 'Stäm av den höga lönekostnaden',
};

/** What to do about wages that have risen: nobody is to be asked for another price. */
function action({ event: { type }, isFirst }: Risen): string {
  if (type === 'once')
    return 'Se efter vad det höga beloppet är: semesterlön, slutlön, bonus, retroaktiv lön eller något som är bokfört två gånger. Räkna inte in det i nästa budget.';
  if (type === 'level')
    return 'Se efter vad som har ändrats: hur många som är anställda, lönen eller timmarna. Är det fler timmar, se efter vad de har gett. Är allt som förut, kontrollera att inget är bokfört två gånger.';
  return isFirst
    ? 'Har någon anställts: skriv in lön, arbetsgivaravgifter och semester i budgeten. Har lönerna betalats på ett annat sätt förut är kostnaderna före dess för låga: läs in filen igen när de är med.'
    : 'Se efter om fler har anställts, eller om lönerna förut gick genom någon annan. Är det fler: skriv in lön, arbetsgivaravgifter och semester i budgeten.';
}

const firstStep = ({ type, change }: NamedEvent): string =>
  type === 'once'
    ? `På måndag: leta upp lönelistan för ${periodOf(change)}, och stäm av den mot det som är bokfört.`
    : type === 'level'
      ? 'På måndag: lägg lönelistan från före ökningen bredvid den senaste, och skriv upp vad som skiljer.'
      : 'På måndag: stäm av det första beloppet mot lönelistan, och skriv upp vilka det gäller.';

/** Of what has risen for good, and of what was paid once, the part that a look at it is weighed by. */
const WEIGHED = { lasting: 0.1, once: 0.05 } as const;

/** What has risen for good as more paid, and not the summary's sentence once more. */
function inWords(event: NamedEvent): string | null {
  const words = eventInAdvice(event);
  const { type, change } = event;
  const isOfPayee = type === 'level' && change.subject?.kind === 'supplier' && size(change) > 0;
  return words === null || !isOfPayee
    ? words
    : `Till ${whoOf(event)} har ${magnitude(change)} mer betalats ${duringPeriodOf(change)} än ${against(event)}.`;
}

/** Wages that have risen, come, or been high once: of all costs the ones that an owner decides on. */
export const risenWages = defineCostRule<Risen>({
  id: 'risen-wages',
  theme: 'payments',
  when(context: CostRuleContext) {
    const total = context.book.of(key.areaTotal, STAFF);
    for (const event of eventsOf(context.figures.facts)) {
      const words = inWords(event);
      const isUp = size(event.change) > 0 && titles[event.type] !== undefined;
      if (words === null || !isUp || !isOfWages(event, context.figures)) continue;
      const isFirst = total !== null && startOf(total, context)?.id === event.change.id;
      return { event, words, isFirst };
    }
    return null;
  },
  advise: (found) => ({
    title: titles[found.event.type] ?? '',
    description: found.words,
    action: action(found),
    firstStep: firstStep(found.event),
    cost: 'Ingen utgift, någon timmes arbete',
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.6,
    effect: null,
    effectNote:
      'Går inte att räkna ur filen: den visar vad lönerna kostar, inte vad arbetet har gett.',
    stake: WEIGHED[found.event.type === 'once' ? 'once' : 'lasting'] * size(found.event.change),
    happened: [found.event.change],
  }),
});
