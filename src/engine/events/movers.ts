import { wordsOfFacts } from '../business/words-of-facts.ts';
import type { Fact } from '../facts/fact.ts';
import { isShown, size } from '../facts/fact-value.ts';
import { duringPeriodOf, figure, magnitude, periodOf } from '../text/placeholder.ts';
import { capital, directed, listed } from '../text/swedish.ts';
import { whyPassing } from './chance.ts';
import { commonPart } from './common-part.ts';
import {
  type GroupOf,
  type MovedWith,
  type MovedWithTwo,
  type OwnMonths,
  subjectKey,
  WHOLE,
  type Within,
} from './own-months.ts';
import {
  ALWAYS_NAMED,
  against,
  eventsOf,
  isSayable,
  type NamedEvent,
  saidEvents,
  whoOf,
} from './sentence.ts';
import { partOfEvents, through, withOf } from './with-whom.ts';

/** Smaller changes, as a share of the latest period of the file, move nothing: of one, and of a group. */
const MATERIAL = 0.01;
const OF_GROUP = 0.03;
const MOST_GROUPS = 2;
/** A group of which one did so much has not moved by itself. */
const ALONE = 0.9;
/** What is so much of the file moves as the file does, which is said of it. */
const WHOLE_FILE = 0.9;
/** … nor one of which those in it that are told of did so much together. */
const OF_THEM = 0.75;
/** An event has told of a change where it made so much of it. */
const TOLD = 0.5;

/** The keys of the figures of one kind of subject that are compared between two periods. */
export interface MoveKeys {
  change: string;
  current: string;
  previous: string;
}

/** Where those who moved most are looked for. */
export interface Moving {
  facts: readonly Fact[];
  /** What the latest of the periods came to. */
  total: Fact | null;
  /** What the months show of how much each varies by. */
  own: OwnMonths | undefined;
  movedWith?: MovedWith | undefined;
  movedWithTwo?: MovedWithTwo | undefined;
  groupOf?: GroupOf | undefined;
  within?: Within | undefined;
  /** What whoever is paid is paid for. */
  areaOf?: (name: string) => string | null;
  /** Who buys, what is bought and who is paid; where the file names none of them, its groups. */
  ones: readonly MoveKeys[];
  /** What is of several of them: of these only what has moved much, and by itself, is named. */
  groups: readonly MoveKeys[];
}

/** The subjects of one kind, each with what it changed by between the periods. */
function movesOf({ facts }: Moving, { change, current, previous }: MoveKeys): NamedEvent[] {
  const named = (key: string) =>
    new Map(facts.flatMap((fact) => (fact.key === key ? [[fact.subject?.name, fact]] : [])));
  const [now, before] = [named(current), named(previous)];
  const buyers = wordsOfFacts(facts);
  return facts.flatMap((fact): NamedEvent[] => {
    const parts = [now, before].map((each) => each.get(fact.subject?.name));
    const [of, against] = parts;
    if (fact.key !== change || of === undefined || against === undefined) return [];
    return [
      {
        ...{ type: 'level', guide: change.startsWith('costs') ? 'costs' : 'sales', buyers },
        change: { ...fact, period: of.period },
        parts: new Map([
          ['current', of],
          ['previous', against],
        ]),
      },
    ];
  });
}

/** Whether an event that is named has told of it: of the same subject or of who is paid in it, the same way and of much of its kronor. */
function isTold({ change }: NamedEvent, events: readonly NamedEvent[], { areaOf }: Moving) {
  const { subject: own } = change;
  const isOfIt = ({ change: { subject } }: NamedEvent) => {
    if (subject === null || own === null) return false;
    if (subject.kind === own.kind) return subject.name === own.name;
    return own.kind === 'area' && areaOf?.(subject.name) === own.name;
  };
  return events.some(
    (event) =>
      event.type !== 'unitCost' && isOfIt(event) && size(event.change) / size(change) >= TOLD,
  );
}

/** The one that has changed most first. */
const byMove = (one: NamedEvent, other: NamedEvent) =>
  Math.abs(size(other.change)) - Math.abs(size(one.change));

function largest(given: Moving, keys: readonly MoveKeys[], material: number): NamedEvent[] {
  const total = Math.abs(size(given.total));
  return keys
    .flatMap((each) => movesOf(given, each))
    .filter(
      ({ change, parts }) =>
        isShown(change) &&
        Math.abs(size(change)) >= material * total &&
        Math.abs(size(parts.get('current') ?? null)) < WHOLE_FILE * total,
    )
    .sort(byMove);
}

/** A channel or region whose part of what all of them moved by is within this much of its part before has not moved by itself. */
const EVEN = 0.25;
const PLACES: ReadonlySet<string | undefined> = new Set(['channel', 'region']);

/** Whether a place has moved only as all of them have together. */
function isAsAll({ change, parts }: NamedEvent, given: Moving): boolean {
  if (!PLACES.has(change.subject?.kind)) return false;
  const keys = given.groups.find((each) => each.change === change.key);
  const all = keys === undefined ? [] : movesOf(given, keys);
  const sum = (of: (move: NamedEvent) => Fact | undefined) =>
    all.reduce((total, move) => total + size(of(move) ?? null), 0);
  if (all.length < 2) return false;
  const part = size(change) / sum((move) => move.change);
  const share = size(parts.get('previous') ?? null) / sum((move) => move.parts.get('previous'));
  return Math.abs(part / share - 1) <= EVEN;
}

/** Whether what a group moved by is what one in it did: of goods that are grouped the most is enough, for they are told of by name. */
function isOfOne(move: NamedEvent, given: Moving, all: readonly NamedEvent[]): boolean {
  const by = withOf(move, given)?.by;
  const one = all.find(
    ({ change }) => change.subject?.kind === by?.kind && change.subject?.name === by?.name,
  );
  if (one === undefined) return false;
  if (move.change.subject?.kind === 'category' && by?.kind === 'product') return true;
  return Math.abs(size(one.change) / size(move.change) - 1) <= 1 - ALONE;
}

/** Those whose kronor have changed most between the periods, the largest change first, and then groups. */
export function mostMoved(given: Moving, events: readonly NamedEvent[] = []): NamedEvent[] {
  const ones = largest(given, given.ones, MATERIAL);
  const groups = largest(given, given.groups, OF_GROUP)
    .filter((move) => !isOfOne(move, given, ones) && !isAsAll(move, given))
    // The largest besides those that are told of already.
    .filter((move) => !isTold(move, events, given));
  return [...ones.slice(0, ALWAYS_NAMED), ...groups.slice(0, MOST_GROUPS)];
}

/** Whether the products of a group that are told of did what it did. */
function isOfThose(
  { change }: NamedEvent,
  those: readonly NamedEvent[],
  { facts, groupOf, ones }: Moving,
): boolean {
  const { subject } = change;
  if (subject?.kind !== 'category') return false;
  const names = new Set(
    those.flatMap(({ change: { subject: of } }) =>
      of?.kind === 'product' && groupOf?.get(of.name) === subject.name ? [of.name] : [],
    ),
  );
  const changes = new Set(ones.map((each) => each.change));
  const sum = facts
    .filter(
      ({ key, subject: of }) => changes.has(key) && of?.kind === 'product' && names.has(of.name),
    )
    .reduce((all, fact) => all + size(fact), 0);
  const part = sum / size(change);
  return part >= OF_THEM && part <= 1 / OF_THEM;
}

/** Why what it changed by may not last, by its months. */
function mayPass({ change }: NamedEvent, { own }: Moving): ReturnType<typeof whyPassing> {
  const { subject } = change;
  const months =
    subject === null ? undefined : own?.compared.get(subjectKey(subject.kind, subject.name));
  if (own === undefined || months === undefined) return null;
  const among = [...own.compared].flatMap(([key, each]) => (key === WHOLE ? [] : [each]));
  return whyPassing(months, among);
}

/** Whether a new price of its own, which stays, is told of as what moved it the same way. */
const isPriced = ({ change }: NamedEvent, events: readonly NamedEvent[]): boolean =>
  events.some(
    (event) =>
      event.type === 'price' &&
      event.change.subject?.kind === change.subject?.kind &&
      event.change.subject?.name === change.subject?.name &&
      size(event.change) * size(change) > 0,
  );

/** Whether an event has told that it lasts, though it is none of those that are named. */
const isLasting = ({ change }: NamedEvent, all: readonly NamedEvent[]): boolean =>
  all.some(
    ({ type, change: other }) =>
      ['level', 'started', 'stopped'].includes(type) &&
      other.subject?.kind === change.subject?.kind &&
      other.subject?.name === change.subject?.name &&
      size(other) * size(change) > 0,
  );

/** Of these an event is of the same kronor in some of the months. */
const OF_MONTHS: ReadonlySet<NamedEvent['type']> = new Set(['level', 'once']);

/** ` (331 240 kr av det under september–december 2025)`: the part of it that an event has told of. */
function partTold({ change }: NamedEvent, events: readonly NamedEvent[]): string {
  const event = events.find(
    ({ type, change: other }) =>
      OF_MONTHS.has(type) &&
      other.subject?.kind === change.subject?.kind &&
      other.subject?.name === change.subject?.name &&
      size(other) / size(change) > 0 &&
      size(other) / size(change) < TOLD,
  );
  return event === undefined
    ? ''
    : ` (${magnitude(event.change)} av det ${duringPeriodOf(event.change)})`;
}

/** `Kafé Ekot: 450 541 kr mer, 1 496 095 kr mot 1 045 554 kr` */
function moveWords({ type, ...move }: NamedEvent, part: string): string | null {
  const { change, parts } = move;
  const [now, before] = [parts.get('current'), parts.get('previous')];
  if (now === undefined || before === undefined || !isSayable({ type, ...move })) return null;
  const more = directed(change, { up: 'mer', down: 'mindre', flat: 'lika mycket' });
  // Against nothing the change is the amount itself.
  const moved =
    size(before) === 0
      ? `${figure(now)}, mot inget`
      : size(now) === 0
        ? `inget, mot ${figure(before)}`
        : `${magnitude(change)} ${more}${part}, ${figure(now)} mot ${figure(before)}`;
  return `${capital(whoOf(move))}: ${moved}`;
}

/**
 * A summary with those that moved most before it, where no event that it names has told of them. No event is made of
 * them: when something happened, and whether anything did, their months do not show.
 */
export function withMovers(summary: string, given: Moving): string {
  const events = saidEvents(given.facts, ALWAYS_NAMED).map(({ event }) => event);
  const happened = eventsOf(given.facts);
  const moves = mostMoved(given, events);
  const named = [...events, ...moves];
  // Under a heading of what differs most a smaller difference stands before no larger one.
  const moved = moves.toSorted(byMove).flatMap((move) => {
    if (isTold(move, events, given) || isOfThose(move, named, given)) return [];
    const by = through(move, given, named);
    const words = moveWords(move, partTold(move, events));
    if (words === null) return [];
    const isKnown = by !== null || isPriced(move, events) || isLasting(move, happened);
    const why = isKnown ? null : mayPass(move, given);
    const passing = why === 'usual' ? [whoOf(move)] : [];
    return [{ move, words, who: whoOf(move), by, passing, isOfFew: why === 'few' }];
  });
  const [first] = moved;
  if (first === undefined) return summary;
  const passing = moved.flatMap((each) => each.passing);
  // Of one it stands with its kronor, of several once.
  const doubt =
    passing.length < 2
      ? []
      : [
          `Skillnaderna för ${listed(passing)} kan vara tillfälliga: så mycket brukar månaderna skilja sig åt.`,
        ];
  const common = commonPart(moved);
  const within = partOfEvents(moved, given.within, events);
  const endOf = ({ by, passing: own, isOfFew }: (typeof moved)[number]) => {
    if (by !== null) return by === common?.by ? '' : by;
    if (isOfFew)
      return ', vilket kan vara tillfälligt: det mesta av skillnaden är från ett par månader';
    return own.length === 1 && passing.length === 1
      ? ', vilket kan vara tillfälligt: så mycket brukar månaderna skilja sig åt'
      : '';
  };
  const lines = [
    ...moved.map((each) => `${each.words}${endOf(each)}.`),
    ...(common === null ? [] : [common.words]),
    ...within,
    ...doubt,
  ].map((each) => `- ${each}`);
  const heading = `**Störst skillnad i ${first.move.change.currency === null ? 'kronor' : 'pengar'}${events.length === 0 ? '' : ' därutöver'}, ${periodOf(first.move.change)} mot ${against(first.move)}:**`;
  return [heading, ...lines, '', summary].join('\n');
}
