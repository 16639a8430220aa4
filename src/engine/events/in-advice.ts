import type { Fact } from '../facts/fact.ts';
import { isShown, size } from '../facts/fact-value.ts';
import { dayNumber } from '../figures/calendar/months.ts';
import { duringPeriodOf, figure, magnitude, periodOf } from '../text/placeholder.ts';
import { capital, mention } from '../text/swedish.ts';
import {
  against,
  brought,
  eventSentence,
  type NamedEvent,
  wasOnlyBefore,
  whoOf,
} from './sentence.ts';
import { takenOver } from './taken-over.ts';

/** What a subject came to in the two years that are compared. */
export interface OfYears {
  current: Fact | null;
  previous: Fact | null;
}

type Part = (name: string) => Fact;
type Sentence = (event: NamedEvent, part: Part, years: OfYears) => string | null;

/** Its silence is counted from the day after its last, and not of later months alone. */
const isCountedSince = ({ change }: NamedEvent, part: Part): boolean => {
  const [last, first] = [part('last').period?.to, change.period?.from];
  return last !== undefined && first !== undefined && dayNumber(first) - dayNumber(last) === 1;
};

const stopped: Sentence = (event, part) => {
  const { change, guide } = event;
  const { period } = part('last');
  if (!isCountedSince(event, part)) return null;
  const isDay = period?.from === period?.to;
  if (guide === 'costs')
    return change.subject?.kind === 'supplier'
      ? `Den sista betalningen till ${whoOf(event)} gjordes ${isDay ? 'den' : 'i'} ${periodOf(part('last'))}, och sedan dess har ${magnitude(change)} mindre betalats än samma tid året före.`
      : null;
  const since = `${isDay ? 'den ' : ''}${periodOf(part('last'))}`;
  if (change.subject?.kind === 'staff')
    return `Efter ${since} finns inga rader med ${whoOf(event)} i filen, och det är ${magnitude(change)} mindre än samma tid året före.`;
  if (change.subject?.kind !== 'customer') return null;
  return `Efter ${since} finns inget från ${whoOf(event)} i filen, och det är ${magnitude(change)} mindre än samma tid året före.`;
};

const started: Sentence = (event, part) =>
  event.guide === 'costs' && event.change.subject?.kind === 'supplier'
    ? `Till ${whoOf(event)} betalades ${figure(part('current'))} ${duringPeriodOf(part('current'))}.`
    : null;

/** Whether two years tell of more than the months of the event do, and the same way. */
function sayMore({ change }: NamedEvent, { current, previous }: OfYears): boolean {
  if (current?.period == null || previous?.period == null || size(previous) <= 0) return false;
  const isLonger =
    current.period.from !== change.period?.from || current.period.to !== change.period.to;
  return isLonger && (size(current) - size(previous)) * size(change) > 0;
}

const level: Sentence = (event, part, years) => {
  const { change, guide } = event;
  const { current, previous } = years;
  const did = guide === 'costs' ? 'kostat' : brought(event);
  const more = size(change) > 0 ? 'mer' : 'mindre';
  if (!sayMore(event, years) || current === null || previous === null) {
    const isOfOne = ['customer', 'supplier'].includes(change.subject?.kind ?? '');
    // Where there was nothing before, or only then, the whole sentence says more.
    if (!isOfOne || wasOnlyBefore(event) || size(part('previous')) === 0) return null;
    return `${capital(duringPeriodOf(change))} har ${whoOf(event)} ${did} ${magnitude(change)} ${more} än ${against(event)}.`;
  }
  return `${capital(whoOf(event))} har ${did} ${figure(current)} ${duringPeriodOf(current)}, mot ${figure(previous)} ${duringPeriodOf(previous)}, och det är ${duringPeriodOf(change)} som det har blivit ${more} (${magnitude(change)}).`;
};

const once: Sentence = (event, part) =>
  event.guide === 'costs' && size(event.change) > 0
    ? `Det som sticker ut är ${periodOf(event.change)}: ${figure(part('current'))} till ${whoOf(event)}.`
    : null;

const unitCost: Sentence = (event, part) => {
  const { change } = event;
  if (size(change) >= 0) return null;
  return `Med den förra kostnaden hade ${mention(change)} kostat er ${magnitude(change)} mindre ${duringPeriodOf(change)}. Täckningsgraden var ${figure(part('marginCurrent'))}, mot ${figure(part('marginPrevious'))} ${against(event)}.`;
};

const discount: Sentence = (event, part) => {
  const { change } = event;
  if (size(change) >= 0) return null;
  return isShown(part('discountSharePrevious'))
    ? `De större rabatterna har gjort försäljningen ${magnitude(change)} lägre ${duringPeriodOf(change)}.`
    : `De nya rabatterna har gjort försäljningen ${magnitude(change)} lägre ${duringPeriodOf(change)}.`;
};

const sentenceOf: Partial<Record<NamedEvent['type'], Sentence>> = {
  ...{ stopped, started, level, once, unitCost, discount },
};

const NO_YEARS: OfYears = { current: null, previous: null };

/**
 * The event as advice on it has it: what it has come to, and not the summary's sentence once more; null where that
 * would not be true. `years` is what its subject came to in the years that are compared.
 */
export function eventInAdvice(event: NamedEvent, years: OfYears = NO_YEARS): string | null {
  const whole = eventSentence(event);
  if (whole === null) return null;
  const part = (name: string): Fact => {
    const fact = event.parts.get(name);
    if (fact === undefined) throw new RangeError(`${event.change.key} has no ${name}`);
    return fact;
  };
  const short = sentenceOf[event.type]?.(event, part, years) ?? null;
  return short === null ? whole : `${short}${takenOver(event.parts)}`;
}
