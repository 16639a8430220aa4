import { asPriced } from '../business/price-words.ts';
import {
  ALWAYS_NAMED,
  against,
  type NamedEvent,
  type SaidEvent,
  saidEvents,
  wasOnlyBefore,
  whoOf,
} from '../events/sentence.ts';
import { isTakenOver } from '../events/taken-over.ts';
import type { Fact } from '../facts/fact.ts';
import { size } from '../facts/fact-value.ts';
import { figure } from '../text/placeholder.ts';
import { listed, sentences } from '../text/swedish.ts';
import type { Recommendation } from './rule.ts';

type Todo = Partial<Record<NamedEvent['type'], { up?: string; down?: string }>>;

/** … where it is one who buys, or several. */
type TodoOfBuyers = Partial<
  Record<NamedEvent['type'], { up?: readonly [string, string]; down?: readonly [string, string] }>
>;

/** What to do about an event that has no advice of its own, by what it brought the company. */
const todo: Record<NamedEvent['guide'], Todo> & { buyers: TodoOfBuyers } = {
  buyers: {
    stopped: {
      down: [
        'Den som har slutat: ta reda på varför, om det inte redan är känt.',
        'De som har slutat: ta reda på varför, om det inte redan är känt.',
      ],
    },
    started: {
      up: [
        'Den som är ny: ta reda på vad som avgjorde, och om det går att göra igen.',
        'De som är nya: ta reda på vad som avgjorde, och om det går att göra igen.',
      ],
    },
    level: {
      up: [
        'Den som ökar: fråga vad som ligger bakom, och om det går att öka mer.',
        'De som ökar: fråga vad som ligger bakom, och om det går att öka mer.',
      ],
      down: [
        'Den som minskar: fråga vad det beror på innan något görs åt priset.',
        'De som minskar: fråga vad det beror på innan något görs åt priset.',
      ],
    },
  },
  sales: {
    stopped: {
      down: 'Det som har slutat: ta reda på om någon har valt bort det eller om ni har slutat erbjuda det.',
    },
    started: {
      up: 'Det nya: ta reda på hur det kom till, och om det går att göra igen.',
    },
    level: {
      up: 'Det som ökar: fråga vad som ligger bakom, och om det går att öka mer.',
      down: 'Det som minskar: se efter vad som ligger bakom innan något görs åt priset.',
    },
    once: {
      up: 'Det höga beloppet: räkna inte in det i nästa års budget.',
      down: 'Det låga beloppet: skriv upp orsaken, så att den månaden inte jämförs med i onödan.',
    },
    price: {
      up: 'Det högre priset: följ antalet innan det höjs igen.',
      down: 'Det lägre priset: kontrollera att någon har beslutat det.',
    },
    unitCost: {
      up: 'Den lägre kostnaden per styck: få villkoren skriftligt medan de gäller.',
      down: 'Den högre kostnaden per styck: begär en förklaring, och räkna om priset till kund.',
    },
    discount: {
      up: 'De mindre rabatterna: följ antalet ett kvartal till.',
      down: 'De större rabatterna: bestäm vem som får ge dem.',
    },
  },
  costs: {
    stopped: {
      down: 'Det som har upphört: kontrollera att avtalet är uppsagt och att inget ni behöver har fallit bort.',
    },
    started: {
      up: 'Det nya: kontrollera vem som har beslutat det, och att det som eventuellt ersatts är uppsagt.',
    },
    level: {
      up: 'Det som kostar mer: skilj på pris och antal i underlagen.',
      down: 'Det som kostar mindre: kontrollera att inget saknas i filen.',
    },
    once: {
      up: 'Det höga beloppet: stäm av det mot underlaget, och räkna inte in det i nästa budget.',
      down: 'Det låga beloppet: kontrollera att inget saknas i filen den månaden.',
    },
  },
};

/** What has happened in a word or two: the summary tells it in full. */
const inShort: Record<NamedEvent['guide'], Todo> = {
  sales: {
    stopped: { down: 'Slutat' },
    started: { up: 'Nytt' },
    level: { up: 'Ökar', down: 'Minskar' },
    once: { up: 'Ovanligt högt en gång', down: 'Ovanligt lågt en gång' },
    price: { up: 'Högre pris', down: 'Lägre pris' },
    unitCost: { up: 'Billigare per styck', down: 'Dyrare per styck' },
    discount: { up: 'Mindre rabatter', down: 'Större rabatter' },
  },
  costs: {
    stopped: { down: 'Upphört' },
    started: { up: 'Nytt' },
    level: { up: 'Kostar mer', down: 'Kostar mindre' },
    once: { up: 'Ovanligt högt en gång', down: 'Ovanligt lågt en gång' },
  },
};

/** Of one who works there: the rows are told of, never what the person has done. */
const ofStaff = {
  todo: {
    stopped: {
      down: 'Den som inte längre har några rader: ta reda på om de kunderna kommer till någon annan hos er.',
    },
    started: {
      up: 'Den som är ny på raderna: se efter om kunderna är nya eller har bytt från någon annan.',
    },
    level: {
      up: 'Den vars rader ger mer: se efter om det är fler timmar, fler kunder eller högre pris.',
      down: 'Den vars rader ger mindre: se efter om det är färre timmar, och om kunderna kommer till någon annan.',
    },
  },
  inShort: {
    stopped: { down: 'Inga rader längre' },
    started: { up: 'Ny på raderna' },
    level: { up: 'Raderna ger mer', down: 'Raderna ger mindre' },
  },
} satisfies Record<'todo' | 'inShort', Todo>;

const tables = { todo, inShort };

function said(table: keyof typeof tables, { guide, type, change }: NamedEvent) {
  const own: Todo = change.subject?.kind === 'staff' ? ofStaff[table] : tables[table][guide];
  return own[type]?.[size(change) > 0 ? 'up' : 'down'] ?? null;
}

/** Fewer sold than this part of what it was is fewer. */
const AS_MANY = 0.95;

/** What a higher price has done to how many are sold, where the file counts them: nobody needs to look it up. */
function atHigherPrice(event: NamedEvent): string | null {
  const { type, change, parts } = event;
  const [now, before] = [parts.get('unitsCurrent'), parts.get('unitsPrevious')];
  if (type !== 'price' || size(change) <= 0 || !now || !before || size(before) <= 0) return null;
  const counts = `${figure(now)} mot ${figure(before)} ${against(event)}`;
  return size(now) < AS_MANY * size(before)
    ? `Det högre priset på ${whoOf(event)}: antalet är lägre, ${counts}, så räkna på om höjningen är värd det innan priset höjs igen.`
    : `Det högre priset på ${whoOf(event)} har hållit: antalet är ${counts}.`;
}

/** What to do about an event: about customers by how many there are of the kind. */
function stepOf(event: NamedEvent, all: readonly NamedEvent[]): string | null {
  const counted = atHigherPrice(event);
  if (counted !== null) return counted;
  const direction = size(event.change) > 0 ? 'up' : 'down';
  const isAlike = ({ type, change }: NamedEvent) =>
    type === event.type &&
    change.subject?.kind === 'customer' &&
    size(change) > 0 === (direction === 'up');
  const [one, many] = todo.buyers[event.type]?.[direction] ?? [];
  const alike = isAlike(event) ? all.filter(isAlike).length : 0;
  return (alike > 1 ? many : alike === 1 ? one : null) ?? said('todo', event);
}

/** `Nytt: Kafé Ekot (5 000 kr). Minskar: Te (−900 kr).`: each kind of event once, with whom and how much. */
function happened(events: readonly NamedEvent[]): string[] {
  const byKind = new Map<string, string[]>();
  for (const event of events) {
    const kind = said('inShort', event) ?? '';
    const who = `${whoOf(event)} (${figure(event.change)})`.trim();
    byKind.set(kind, [...(byKind.get(kind) ?? []), who]);
  }
  return [...byKind].map(([kind, who]) => `${kind}: ${listed(who)}.`);
}

/** What a guide itself says to do about an event; null where that is as for all. */
export type StepOf = (event: NamedEvent) => string | null;

/** Without kronor of its own it stands here by a small part of what has moved. */
const STAKE = 0.02;

/** A title has room for so many names. */
const MOST_NAMES = 2;

/** `Följ upp Ekot, Eken och annat som har hänt`: each subject once, the heaviest first. */
function titleOf(events: readonly NamedEvent[]): string {
  const bySubject = new Map(
    events.flatMap((event) => {
      const { subject } = event.change;
      return subject === null ? [] : [[`${subject.kind} ${subject.name}`, whoOf(event)] as const];
    }),
  );
  const names = [...bySubject.values()].slice(0, MOST_NAMES);
  const [only] = events;
  if (names.length === 0) return 'Ta ställning till det som har hänt';
  if (events.length === 1 && only?.type === 'price') return `Följ upp priset på ${names[0]}`;
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

/** The heaviest, and of the rest not the levels of groups: those are often what others did to them. */
function worthFollowing(facts: readonly Fact[]): SaidEvent[] {
  const all = saidEvents(facts, Number.POSITIVE_INFINITY);
  return all.filter(
    ({ event }, place) =>
      !isByPrice(event, all) &&
      // What was bought once, and a year ago, asks for nothing, nor does what another has taken over.
      !wasOnlyBefore(event) &&
      !isTakenOver(event) &&
      (place < ALWAYS_NAMED || event.type !== 'level' || single.has(event.change.subject?.kind)),
  );
}

/** What to do first: why one's own price was raised, or what was paid once, nobody needs to be asked. */
const first = {
  counted: { firstStep: 'På måndag: bestäm när priset ska ses över nästa gång.' },
  raised: { firstStep: 'På måndag: jämför antalet efter höjningen med samma månader året före.' },
  paidOnce: { firstStep: 'På måndag: leta upp underlaget, och kontrollera att beloppet stämmer.' },
  one: { firstStep: 'På måndag: skriv upp skälet, och vem som vet mer.' },
  several: { firstStep: 'På måndag: skriv ett skäl bredvid varje händelse, och vem som vet mer.' },
} as const;

function firstOn([event, ...more]: readonly NamedEvent[]): keyof typeof first {
  if (event === undefined || more.length > 0) return 'several';
  if (size(event.change) <= 0) return 'one';
  if (event.type === 'price') return atHigherPrice(event) === null ? 'raised' : 'counted';
  return event.type === 'once' && event.guide === 'costs' ? 'paidOnce' : 'one';
}

/** One recommendation on those of them that no other recommendation is on. */
export function otherEvents(
  facts: readonly Fact[],
  given: readonly Recommendation[],
  ownStep: StepOf = () => null,
): Recommendation | null {
  const named = new Set(given.flatMap(({ happened = [] }) => happened.map(({ id }) => id)));
  const open = worthFollowing(facts).filter(({ event }) => !named.has(event.change.id));
  const events = open.map(({ event }) => event);
  const left = open.flatMap((heavy): (SaidEvent & { step: string })[] => {
    const step = ownStep(heavy.event) ?? stepOf(heavy.event, events);
    return step === null ? [] : [{ ...heavy, step }];
  });
  const [heaviest] = left;
  if (heaviest === undefined) return null;
  const own = (text: string) => asPriced(heaviest.event.buyers.income, text);
  return {
    id: 'other-events',
    theme: 'events',
    title: own(titleOf(left.map(({ event }) => event))),
    description: own(sentences(...happened(left.map(({ event }) => event)))),
    action: own([...new Set(left.map(({ step }) => step))].join(' ')),
    firstStep: own(first[firstOn(left.map(({ event }) => event))].firstStep),
    cost: 'Ingen utgift, någon timmes arbete',
    timeframe: 'Inom en månad',
    effort: 1,
    sureness: 0.6,
    effect: null,
    effectNote: 'Går inte att räkna: vad det är värt beror på orsaken.',
    atStake: Math.max(...left.map(({ event }) => Math.abs(size(event.change)))),
    stake: STAKE * left.reduce((sum, { event }) => sum + Math.abs(size(event.change)), 0),
    happened: left.map(({ event }) => event.change),
  };
}
