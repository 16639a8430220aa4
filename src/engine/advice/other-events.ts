import { asPriced, priceOn } from '../business/price-words.ts';
import {
  ALWAYS_NAMED,
  eventsOf,
  type NamedEvent,
  type SaidEvent,
  saidEvents,
  wasOnlyBefore,
  whoOf,
} from '../events/sentence.ts';
import { isTakenOver } from '../events/taken-over.ts';
import type { Fact } from '../facts/fact.ts';
import { size, subjectName } from '../facts/fact-value.ts';
import { duringPeriodOf, figure, periodOf } from '../text/placeholder.ts';
import { listed, sentences } from '../text/swedish.ts';
import { said, stepOf, stepsOf } from './event-steps.ts';
import { atHigherPrice } from './higher-price.ts';
import type { Recommendation } from './rule.ts';

/** The months that its kronor are of: ` i mars 2025`, ` under maj–juni 2025`. */
function when({ type, change }: NamedEvent): string {
  if (change.period === null) return '';
  return ` ${type === 'once' ? `i ${periodOf(change)}` : duringPeriodOf(change)}`;
}

/** `Nytt under maj–juni 2025: Kafé Ekot (5 000 kr).`: each kind of event of the same months once, with whom and how much. */
function happened(events: readonly NamedEvent[]): string[] {
  const byKind = new Map<string, { words: string; who: string[] }>();
  for (const event of events) {
    const { change, type } = event;
    // Who has stopped has not done so during the months that it is counted of.
    const isAfter = type === 'stopped';
    const name = said('inShort', event) ?? '';
    const time = change.period === null ? '' : `${change.period.from} ${change.period.to}`;
    const kind = isAfter ? name : `${name} ${time}`;
    const who = `${whoOf(event)} (${figure(change)}${isAfter ? when(event) : ''})`.trim();
    const words = isAfter ? name : `${name}${when(event)}`;
    const own = byKind.get(kind) ?? { words, who: [] };
    byKind.set(kind, { ...own, who: [...own.who, who] });
  }
  return [...byKind.values()].map(({ words, who }) => `${words}: ${listed(who)}.`);
}

/** What a guide itself says to do about an event; null where that is as for all, and empty where it is told with another. */
export type StepOf = (event: NamedEvent) => string | null;

/** Without kronor of its own it stands here by a small part of what has moved. */
const STAKE = 0.02;

/** A title has room for so many names, and for one more where that is all. */
const MOST_NAMES = 2;

/** `Följ upp Ekot, Eken och annat som har hänt`: each subject once, the heaviest first. */
function titleOf(events: readonly NamedEvent[]): string {
  const bySubject = new Map(
    events.flatMap((event) => {
      const { subject } = event.change;
      return subject === null ? [] : [[`${subject.kind} ${subject.name}`, whoOf(event)] as const];
    }),
  );
  const all = [...bySubject.values()];
  const names = all.length === MOST_NAMES + 1 ? all : all.slice(0, MOST_NAMES);
  const [only] = events;
  if (names.length === 0) return 'Ta ställning till det som har hänt';
  if (events.length === 1 && only?.type === 'price')
    return priceOn(only.buyers.income, subjectName(only.change)) === ''
      ? `Följ upp ${names[0]}`
      : `Följ upp priset på ${names[0]}`;
  const isAll = names.length === bySubject.size && events.every(({ change }) => change.subject);
  return `Följ upp ${listed(isAll ? names : [...names, 'annat som har hänt'])}`;
}

/** Who buys, what is bought and who is paid: not groups of them. */
const single: ReadonlySet<string | undefined> = new Set(['customer', 'product', 'supplier']);

/** A rise of which the subject's own new price made so much is told by that. */
const BY_PRICE = 0.5;

function isByPrice({ type, change }: NamedEvent, all: readonly SaidEvent[]): boolean {
  return (
    type === 'level' &&
    all.some(
      ({ event }) =>
        event.type === 'price' &&
        event.change.subject?.kind === change.subject?.kind &&
        event.change.subject?.name === change.subject?.name &&
        size(event.change) / size(change) >= BY_PRICE,
    )
  );
}

/** Of those that the summary does not name, what has moved less than this part of a year is not worth a reason. */
const TRIVIAL = 0.01;

/** The heaviest, and of the rest not the levels of groups: those are often what others did to them. */
function worthFollowing(facts: readonly Fact[], yearly: number): SaidEvent[] {
  const all = saidEvents(facts, Number.POSITIVE_INFINITY);
  return all.filter(
    ({ event }, place) =>
      !isByPrice(event, all) &&
      // What was bought once, and a year ago, asks for nothing, nor does what another has taken over.
      !wasOnlyBefore(event) &&
      !isTakenOver(event) &&
      (place < ALWAYS_NAMED ||
        (Math.abs(size(event.change)) >= TRIVIAL * yearly &&
          (event.type !== 'level' || single.has(event.change.subject?.kind)))),
  );
}

const RAISED = 'Inget mer att räkna hem: höjningen är redan gjord.';

interface FirstStep {
  firstStep: string;
  action?: string;
  worth?: string;
}

/** What to do first, and why no kronor are counted: why one's own price was raised, or what was paid once, nobody needs to be asked. */
const first = {
  counted: { firstStep: 'På måndag: bestäm när priset ska ses över nästa gång.', worth: RAISED },
  raised: {
    firstStep: 'På måndag: jämför antalet efter höjningen med samma månader året före.',
    worth: RAISED,
  },
  paidOnce: {
    action: 'Räkna inte in det höga beloppet i nästa budget. Är det fel: begär rättelse.',
    firstStep: 'På måndag: leta upp underlaget, och kontrollera att beloppet stämmer.',
    worth: 'Går inte att räkna: det beror på om beloppet är rätt.',
  },
  one: { firstStep: 'På måndag: skriv upp skälet, och vem som vet mer.' },
  several: { firstStep: 'På måndag: skriv ett skäl bredvid varje händelse, och vem som vet mer.' },
} as const satisfies Record<string, FirstStep>;

/** … and of the others the kronor depend on why it happened. */
const BY_CAUSE = 'Går inte att räkna: vad det är värt beror på orsaken.';

function firstOn([event, ...more]: readonly NamedEvent[]): keyof typeof first {
  if (event === undefined || more.length > 0) return 'several';
  if (size(event.change) <= 0) return 'one';
  if (event.type === 'price') return atHigherPrice(event) === null ? 'raised' : 'counted';
  return event.type === 'once' && event.guide === 'costs' ? 'paidOnce' : 'one';
}

/** Beside own prices that have been raised, which nobody needs a reason for, the one event that is left is asked about by name. */
function firstStepOn(events: readonly NamedEvent[]): string {
  const isRaised = ({ type, change }: NamedEvent) => type === 'price' && size(change) > 0;
  const [one, ...more] = events.filter((event) => !isRaised(event));
  const isBeside = one !== undefined && more.length === 0 && events.length > 1;
  const who = isBeside ? whoOf(one) : '';
  return who === ''
    ? first[firstOn(events)].firstStep
    : `På måndag: skriv upp skälet till det som har hänt med ${who}, och vem som vet mer.`;
}

/** One recommendation on those of them that no other recommendation is on; `yearly` is a year's turnover. */
export function otherEvents(
  facts: readonly Fact[],
  given: readonly Recommendation[],
  ownStep: StepOf = () => null,
  yearly = 0,
): Recommendation | null {
  const named = new Set(
    given.flatMap(({ happened = [], covers = [] }) => [...happened, ...covers].map(({ id }) => id)),
  );
  const open = worthFollowing(facts, yearly).filter(({ event }) => !named.has(event.change.id));
  const events = open.map(({ event }) => event);
  const everything = eventsOf(facts);
  const left = open.flatMap((heavy): (SaidEvent & { step: string })[] => {
    const step = ownStep(heavy.event) ?? stepOf(heavy.event, events, everything);
    return step === null || step === '' ? [] : [{ ...heavy, step }];
  });
  const [heaviest] = left;
  if (heaviest === undefined) return null;
  const own = (text: string) => asPriced(heaviest.event.buyers.income, text);
  const on = firstOn(left.map(({ event }) => event));
  const { worth = BY_CAUSE }: FirstStep = first[on];
  // What to look at first is not said again as what to do.
  const isOfGuide = ownStep(heaviest.event) !== null;
  const action = on === 'paidOnce' && !isOfGuide ? first.paidOnce.action : stepsOf(left).join(' ');
  return {
    id: 'other-events',
    theme: 'events',
    title: own(titleOf(left.map(({ event }) => event))),
    description: own(sentences(...happened(left.map(({ event }) => event)))),
    action: own(action),
    firstStep: own(firstStepOn(left.map(({ event }) => event))),
    cost: 'Ingen utgift, någon timmes arbete',
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.6,
    effect: null,
    effectNote: own(worth),
    atStake: Math.max(...left.map(({ event }) => Math.abs(size(event.change)))),
    stake: STAKE * left.reduce((sum, { event }) => sum + Math.abs(size(event.change)), 0),
    happened: left.map(({ event }) => event.change),
  };
}
