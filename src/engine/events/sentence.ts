import type { BusinessWords } from '../business/business.ts';
import { perPiece } from '../business/per-piece.ts';
import { priceOn } from '../business/price-words.ts';
import { wordsOfFacts } from '../business/words-of-facts.ts';
import type { Fact, Subject } from '../facts/fact.ts';
import { isShown, size } from '../facts/fact-value.ts';
import { figure, magnitude, periodOf } from '../text/placeholder.ts';
import { capital, directed, mention } from '../text/swedish.ts';
import { conditions } from './conditions.ts';
import { takenOver } from './taken-over.ts';

/** An event as its facts tell it: its kronor, and what they are made of. */
export interface NamedEvent {
  type: 'stopped' | 'started' | 'level' | 'once' | 'price' | 'unitCost' | 'discount';
  guide: 'sales' | 'costs';
  /** Kronor against what it is compared to; below zero where less was sold, earned or paid. */
  change: Fact;
  /** The figures by the last part of their key: `current`, `priceCurrent`. */
  parts: ReadonlyMap<string, Fact>;
  /** How those are spoken of who buy: a tenant hires. */
  buyers: BusinessWords;
}

const HEADLINE = /^(sales|costs)\.event\.(stopped|started|level|once|price|unitCost|discount)$/;

/** The events of an analysis, the heaviest first. The facts before an event's kronor are its own. */
export function eventsOf(facts: readonly Fact[]): NamedEvent[] {
  let parts = new Map<string, Fact>();
  const buyers = wordsOfFacts(facts);
  return facts.flatMap((fact): NamedEvent[] => {
    const [, guide] = /^(sales|costs)\.event\./.exec(fact.key) ?? [];
    if (guide === undefined) return [];
    const type = HEADLINE.exec(fact.key)?.[2];
    if (type === undefined) {
      parts.set(fact.key.split('.')[2] ?? '', fact);
      return [];
    }
    const own = parts;
    parts = new Map();
    return [
      {
        type: type as NamedEvent['type'],
        guide: guide as NamedEvent['guide'],
        change: fact,
        parts: own,
        buyers,
      },
    ];
  });
}

/** What a subject is called: `varugruppen Te`, `gruppen Träning`, `Kafé Ekot`. */
export function whoOf({ change, buyers }: Pick<NamedEvent, 'change' | 'buyers'>): string {
  const words: Partial<Record<Subject['kind'], string>> = {
    category: `${buyers.theGroup} `,
    channel: 'kanalen ',
    region: 'regionen ',
    area: 'området ',
    department: 'avdelningen ',
    account: 'kontot ',
  };
  const { subject } = change;
  if (subject === null) return '';
  if (subject.kind === 'area' && subject.name === buyers.wages?.area) return buyers.wages.called;
  return `${words[subject.kind] ?? ''}${mention(change)}`;
}

/** Someone who works there: nothing is said of what that person has done. */
const isOfStaff = ({ change }: NamedEvent) => change.subject?.kind === 'staff';

/** Who, as what a sentence is of: of one who works there it is the rows. */
const theRowsOf = (event: NamedEvent) =>
  isOfStaff(event) ? `raderna med ${whoOf(event)}` : whoOf(event);

/** Whether the months are held against the same months a year before. */
function isYearApart({ parts, change }: NamedEvent): boolean {
  const [now, before] = [change.period, parts.get('previous')?.period];
  if (now === null || before == null) return false;
  const years = Number(now.to.slice(0, 4)) - Number(before.to.slice(0, 4));
  return years === 1 && now.to.slice(5, 7) === before.to.slice(5, 7);
}

/** What the months are held against: the same months a year before, or as long a time before. */
export function against(event: NamedEvent): string {
  const now = event.change.period;
  const single = now !== null && now.from.slice(0, 7) === now.to.slice(0, 7);
  if (isYearApart(event)) return single ? 'samma månad året före' : 'samma tid året före';
  return 'lika lång tid dessförinnan';
}

type Sentence = (event: NamedEvent, part: (name: string) => Fact) => string;

const stopped: Sentence = (event, part) => {
  const { change } = event;
  const sold = change.subject?.kind === 'customer' ? event.buyers.gave : 'gav det';
  const isPaid = event.guide === 'costs' && change.subject?.kind === 'supplier';
  const gave = isPaid ? 'uppgick de till' : event.guide === 'costs' ? 'kostade det' : sold;
  const later = isYearApart(event) ? 'ett år senare' : `under ${periodOf(change)}`;
  // After a day `samma tid` would be of that day, and not of the months that are held against each other.
  const worth = `under ${periodOf(part('previous'))} ${gave} ${figure(part('previous'))}, mot inget ${later}`;
  const isDay = part('last').period?.from === part('last').period?.to;
  const last = `${isDay ? 'den' : 'i'} ${periodOf(part('last'))}`;
  // Why someone has no more rows no file tells.
  if (isOfStaff(event))
    return `${capital(whoOf(event))} har inga rader efter ${isDay ? 'den ' : ''}${periodOf(part('last'))}: under ${periodOf(part('previous'))} gav raderna ${figure(part('previous'))}, mot inget ${later}.`;
  if (isPaid)
    return `Betalningarna till ${whoOf(event)} har upphört: den sista gjordes ${last}, och ${worth}.`;
  if (event.guide === 'costs')
    return `${capital(whoOf(event))} har upphört: det sista betalades ${last}, och ${worth}.`;
  if (change.subject?.kind === 'customer')
    return `${capital(whoOf(event))} ${event.buyers.stopped} ${last}, och ${worth}.`;
  return `${capital(whoOf(event))} ${event.buyers.income.ended} ${last}, och ${worth}.`;
};

/** A verb before an amount: one buys for it, and pays it. */
export const before = (verb: string): string => (verb.startsWith('betala') ? verb : `${verb} för`);

const started: Sentence = (event, part) => {
  const { change } = event;
  const current = part('current');
  const words: Partial<Record<Subject['kind'], string>> = {
    customer: `är ny ${event.buyers.customer} och har ${before(event.buyers.bought)}`,
    area: 'är nytt och har kostat',
    account: 'är nytt och har kostat',
    department: 'är ny och har kostat',
  };
  if (isOfStaff(event))
    return `${capital(whoOf(event))} är ny på raderna: ${figure(current)} under ${periodOf(current)}, och inget tidigare i filen.`;
  if (event.guide === 'costs' && change.subject?.kind === 'supplier')
    return `${capital(whoOf(event))} är ny bland dem ni betalar: ${figure(current)} under ${periodOf(current)}, och inget tidigare i filen.`;
  const did = (change.subject && words[change.subject.kind]) ?? event.buyers.income.begun;
  return `${capital(whoOf(event))} ${did} ${figure(current)} under ${periodOf(current)}.`;
};

/** What a customer, a product or a place has done: a price list and a member sell nothing. */
export function brought({ change, buyers }: Pick<NamedEvent, 'change' | 'buyers'>): string {
  if (change.subject?.kind === 'customer') return before(buyers.bought);
  return ['product', 'staff'].includes(change.subject?.kind ?? '') ? 'gett' : buyers.income.given;
}

/** What a subject did in a month. */
function didOnce({ guide, change, buyers }: NamedEvent): string {
  if (guide === 'costs') return 'kostade';
  if (change.subject?.kind === 'customer') return before(buyers.didBuy);
  return ['product', 'staff'].includes(change.subject?.kind ?? '') ? 'gav' : buyers.income.gave;
}

/** What was bought once, a year before: nothing has become cheaper or is bought less. */
const onceBefore: Sentence = (event, part) =>
  `${capital(theRowsOf(event))} ${didOnce(event)} ${figure(part('previous'))} i ${periodOf(part('last'))}, men inget före eller efter: så mycket mindre blev det under ${periodOf(event.change)} än ${against(event)}.`;

/** Whether all that is known of a subject is of one month, before those it is looked at in. */
export const wasOnlyBefore = ({ type, parts }: NamedEvent): boolean =>
  type === 'level' && parts.has('last');

const level: Sentence = (event, part) => {
  const { change } = event;
  if (wasOnlyBefore(event)) return onceBefore(event, part);
  const did = event.guide === 'costs' ? 'har kostat' : `har ${brought(event)}`;
  if (size(part('previous')) === 0)
    return `${capital(theRowsOf(event))} ${did} ${figure(part('current'))} under ${periodOf(change)}, mot inget ${against(event)}.`;
  const more = directed(change, { up: 'mer', down: 'mindre', flat: 'lika mycket' });
  const held = size(part('current')) === 0 ? 'inget alls' : figure(part('current'));
  return `${capital(theRowsOf(event))} ${did} ${magnitude(change)} ${more} under ${periodOf(change)} än ${against(event)}: ${held} mot ${figure(part('previous'))}.`;
};

const once: Sentence = (event, part) => {
  const { change } = event;
  const more = directed(change, { up: 'mer', down: 'mindre', flat: 'lika mycket' });
  const kinds: Partial<Record<Subject['kind'], string>> = {
    customer: event.buyers.didBuy,
    product: 'gav',
  };
  const sold = (change.subject && kinds[change.subject.kind]) ?? event.buyers.income.didSell;
  const did = event.guide === 'costs' ? 'kostade' : sold;
  const much = directed(change, { up: 'mycket', down: 'lite', flat: 'mycket' });
  const start = `${capital(whoOf(event))} ${did} ovanligt ${much} i ${periodOf(change)}: ${figure(part('current'))}`;
  const isNone = size(part('previous')) === 0;
  return `${start}, ${isNone ? 'mot inget' : `${magnitude(change)} ${more} än`} ${against(event)}.`;
};

const price: Sentence = (event, part) => {
  const { change } = event;
  const moved = directed(change, { up: 'har höjts', down: 'har sänkts', flat: 'är detsamma' });
  const gave = directed(change, { up: 'gett', down: 'kostat', flat: 'gett' });
  // A rent and a fee are paid, and have no quantity in the file.
  if (event.parts.has('rowsCurrent'))
    return `Det som betalas för ${mention(change)} ${moved}: i snitt ${figure(part('priceCurrent'))} per rad under ${periodOf(change)} mot ${figure(part('pricePrevious'))} ${against(event)}, vilket har ${gave} ${magnitude(change)}.`;
  const of = priceOn(event.buyers.income, change.subject?.name ?? '');
  const listed = size(event.parts.get('discountCurrent') ?? null) > 0 ? 'före rabatt ' : '';
  return `${of}${mention(change)} ${moved}: ${listed}i snitt ${figure(part('priceCurrent'))} under ${periodOf(change)} mot ${figure(part('pricePrevious'))} ${against(event)}, vilket har ${gave} ${magnitude(change)}.`;
};

const unitCost: Sentence = (event, part) => {
  const { change } = event;
  const moved = directed(change, { up: 'billigare', down: 'dyrare', flat: 'oförändrat' });
  const gave = directed(change, { up: 'gett', down: 'kostat', flat: 'gett' });
  const [now, before] = [part('marginCurrent'), part('marginPrevious')];
  const margin =
    size(now) === size(before)
      ? ''
      : ` Täckningsgraden gick från ${figure(before)} till ${figure(now)}.`;
  return `${capital(whoOf(event))} har blivit ${moved} för er: kostnaden ${perPiece(part('unitCostCurrent'), event.buyers.income)} var i snitt ${figure(part('unitCostCurrent'))} under ${periodOf(change)} mot ${figure(part('unitCostPrevious'))} ${against(event)}, vilket har ${gave} ${magnitude(change)} i täckningsbidrag.${margin}`;
};

const discount: Sentence = (event, part) => {
  const { change } = event;
  const moved = directed(change, {
    up: 'har blivit mindre',
    down: 'har blivit större',
    flat: 'är desamma',
  });
  const gave = directed(change, { up: 'gett', down: 'kostat', flat: 'gett' });
  // None at that time says nothing of other months of that year.
  if (!isShown(part('discountSharePrevious')))
    return `${size(change) < 0 ? 'Rabatter har tillkommit' : `Rabatterna ${moved}`}: ${figure(part('discountShareCurrent'))} av försäljningen före rabatt under ${periodOf(change)}, mot inga ${against(event)}, vilket har ${gave} ${magnitude(change)}.`;
  return `Rabatterna ${moved}: från ${figure(part('discountSharePrevious'))} till ${figure(part('discountShareCurrent'))} av försäljningen före rabatt under ${periodOf(change)}, vilket har ${gave} ${magnitude(change)}.`;
};

const sentenceOf = { stopped, started, level, once, price, unitCost, discount };

/** Whether an event's sentence is true of its facts. */
export function isSayable({ type, change, parts }: NamedEvent): boolean {
  const { needs, ofSubject, holds } = conditions[type];
  if (change.period === null || !isShown(change) || ofSubject !== (change.subject !== null))
    return false;
  const known = needs.every((name) => {
    const part = parts.get(name);
    return part !== undefined && part.period !== null;
  });
  return known && holds(size(change), (name) => size(parts.get(name) ?? null));
}

/** The event in words; null where they would not be true. */
export function eventSentence(event: NamedEvent): string | null {
  if (!isSayable(event)) return null;
  const part = (name: string): Fact => {
    const fact = event.parts.get(name);
    if (fact === undefined) throw new RangeError(`${event.change.key} has no ${name}`);
    return fact;
  };
  return `${sentenceOf[event.type](event, part)}${takenOver(event.parts)}`;
}

/** An event with its words. */
export interface SaidEvent {
  event: NamedEvent;
  words: string;
}

/** Two amounts as near as this share are of the same event, where the months are the same. */
const SAME = 0.03;

/** What an account, area or group did at the same time is what the one in it did. */
function isSame(a: NamedEvent, b: NamedEvent): boolean {
  const [first, second] = [a.change, b.change];
  return (
    a.type === b.type &&
    a.guide === b.guide &&
    first.subject?.kind !== second.subject?.kind &&
    first.period?.from === second.period?.from &&
    first.period?.to === second.period?.to &&
    Math.abs(size(first) - size(second)) <= SAME * Math.abs(size(first))
  );
}

/** The heaviest events in words, each once and at most `most`. */
export function saidEvents(facts: readonly Fact[], most: number): SaidEvent[] {
  const chosen: SaidEvent[] = [];
  for (const event of eventsOf(facts)) {
    const words = chosen.length < most ? eventSentence(event) : null;
    if (words !== null && !chosen.some((other) => isSame(other.event, event)))
      chosen.push({ event, words });
  }
  return chosen;
}

/** The heaviest events in words, at most `most`. */
export function eventSentences(facts: readonly Fact[], most: number): string[] {
  return saidEvents(facts, most).map(({ words }) => words);
}

/** The names of those to whom something has happened that can be said. */
export function subjectsOfEvents(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(
    saidEvents(facts, Number.POSITIVE_INFINITY).flatMap(
      ({ event }) => event.change.subject?.name ?? [],
    ),
  );
}

/** So many events are always named. */
export const ALWAYS_NAMED = 5;

/** A summary with the heaviest events in a list of their own, first. */
export function underEvents(summary: string, events: readonly string[]): string {
  const list = events.map((each) => `- ${each}`).join('\n');
  return list === '' ? summary : `**Det som har betytt mest:**\n${list}\n\n${summary}`;
}
