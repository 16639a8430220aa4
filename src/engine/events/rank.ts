import { changeOver, type Finding, YEAR } from './finding.ts';
import { byDiscount, isOnlyOf } from './not-by-itself.ts';
import type { Among, Overlaps } from './overlaps.ts';
import type { Frame, Series } from './series.ts';

/** More events than this are not kept. */
const KEPT = 8;
/** A change of which others explain this part is theirs. */
const EXPLAINED = 0.6;
/** … and of a group, where one in it did so much, only that one is named. */
const NEARLY_ALL = 0.75;

/** What a group did is said of the one in it that did it all. */
const OF_SEVERAL = 0.9;
const several: ReadonlySet<string | null> = new Set([
  ...['area', 'account', 'department', 'category', 'channel', 'region', 'staff'],
]);

/** Kronor at stake × certainty; what came or went as a whole goes before its parts elsewhere. */
function score({ amount, certainty, relative, series }: Finding): number {
  const part = several.has(series.kind) ? OF_SEVERAL : 1;
  return part * Math.abs(amount) * certainty * Math.sqrt(Math.min(1, Math.abs(relative)));
}

/** Price, cost and discount are of the pieces themselves; nothing else explains them. */
const ofPieces: ReadonlySet<string> = new Set(['price', 'unitCost', 'discount']);

/** What came, left or was bought once: it says nothing of how the rest of a subject moves. */
const passing: ReadonlySet<string> = new Set(['started', 'stopped', 'once']);

/** What of a subject is of such others, apart from what they are of an event's own subject: then and now. */
function passingIn(by: Finding, event: Finding, { found, overlaps }: Among) {
  const others = found.filter(
    ({ type, series }) =>
      passing.has(type) && ![by.series.kind, event.series.kind].includes(series.kind),
  );
  const sum = { now: 0, before: 0 };
  for (const { series } of others) {
    const [whole, inEvent, inBy] = [series, event.series, by.series].map((each) =>
      overlaps.of(series, each),
    );
    for (const time of ['now', 'before'] as const) {
      const all = whole?.[time] ?? 0;
      const beside = all === 0 ? 0 : 1 - (inEvent?.[time] ?? 0) / all;
      sum[time] += beside * (inBy?.[time] ?? 0);
    }
  }
  return sum;
}

/**
 * The part of a change that an event of another kind of subject brought about: what the two have in
 * common, or where that moved with others the part that would have moved with them.
 */
function shared(event: Finding, by: Finding, among: Among): number {
  const { overlaps } = among;
  if (by.type === 'discount') return byDiscount(event, by, overlaps);
  if (by.series.kind === null || by.series.kind === event.series.kind) return 0;
  if (by.type === 'unitCost') return 0;
  const common = overlaps.of(by.series, event.series);
  const all = overlaps.of(by.series, by.series);
  if (by.type === 'price') return all.now === 0 ? 0 : (by.amount * common.now) / all.now;
  const apart = passingIn(by, event, among);
  const outside = all.before - common.before - apart.before;
  if (by.type !== 'level' || outside <= 0) return common.now - common.before;
  return (common.before * (all.now - common.now - apart.now - outside)) / outside;
}

/** The part of a month that stands alone which another did in it: one that stood alone in another month nothing. */
function partOfMonth(event: Finding, by: Finding, { overlaps }: Among): number {
  if (by.type === 'once' && event.from !== by.from) return 0;
  if (by.series.kind === event.series.kind) return 0;
  const { now, before } = overlaps.inMonth(by.series, event.series, event.from);
  return (now - before) / event.amount;
}

const changeOf = ({ series }: Finding, overlaps: Overlaps) => {
  const { now, before } = overlaps.of(series, series);
  return now - before;
};

/** What happened in a single month outside those of a level: the year's change has it, the level has not. */
const besideLevel = (event: Finding, { type, from }: Finding) =>
  event.type === 'level' && type === 'once' && (from < event.from || from > event.to);

/** A level is a subject's own where it moved by so much, and so much of what it did, also with those who still work there. */
const OWN_MOVE = 0.2;
const OWN_PART = 0.3;

/** Who stopped so many months before did not leave with one who works there. */
const EARLIER = 2;

/** Whether a subject had stopped before, or has moved as clearly among the rows of the others as where one who works there has come or gone. */
function isBesideStaff(event: Finding, by: Finding, { overlaps }: Among): boolean {
  if (by.series.kind !== 'staff' || by.type === 'level') return false;
  if (event.type === 'stopped') return by.type === 'stopped' && by.from - event.from >= EARLIER;
  if (event.type !== 'level') return false;
  const all = overlaps.of(event.series, event.series);
  const common = overlaps.of(by.series, event.series);
  const before = all.before - common.before;
  const change = all.now - common.now - before;
  return change / event.amount >= OWN_PART && Math.abs(change) >= OWN_MOVE * before && before > 0;
}

function isExplained(event: Finding, by: readonly Finding[], among: Among): boolean {
  if (ofPieces.has(event.type)) return false;
  const once = event.type === 'once';
  const beside = by.filter((other) => besideLevel(event, other));
  const change = once
    ? event.amount
    : beside.reduce(
        (left, other) => left - shared(event, other, among),
        changeOf(event, among.overlaps),
      );
  if (change === 0) return false;
  const partBy = (other: Finding) => {
    if (once && passing.has(other.type)) return partOfMonth(event, other, among);
    // What a level did in a year it did a twelfth of in the month that stands alone.
    const part = once && other.type === 'level' ? 1 / YEAR : 1;
    return (part * shared(event, other, among)) / change;
  };
  const parts = by.filter(
    (other) => !beside.includes(other) && !isBesideStaff(event, other, among),
  );
  const isGroup = several.has(event.series.kind) && event.series.kind !== 'staff';
  if (isGroup && parts.some((other) => isOnlyOf(event, other, among))) return true;
  return parts.reduce((sum, other) => sum + partBy(other), 0) >= EXPLAINED;
}

/** A group in which two did the same, and no more is left than this part of it, is said of the two. */
const LEFT = 0.1;
const EACH = 0.25;

/** What of a group came, left or moved to stay: together they can be all that the group did. */
const lasting: ReadonlySet<string> = new Set(['level', 'started', 'stopped']);

/** Whether all of one is within a group. */
export function isWithin(one: Series, group: Series, overlaps: Overlaps): boolean {
  const [own, common] = [overlaps.of(one, one), overlaps.of(one, group)];
  return common.before >= 0.99 * own.before && common.now >= 0.99 * own.now;
}

/** Whether the two largest changes within a group, each of some weight, are what it did: products in a group of them. What began in other months is held against the same year. */
function isOfFew(event: Finding, { found, overlaps }: Among): boolean {
  const { type, series } = event;
  if (type !== 'level' || !['category', 'area'].includes(series.kind ?? '')) return false;
  const all = changeOf(event, overlaps);
  const within = found
    .filter(
      (other) =>
        lasting.has(other.type) &&
        !several.has(other.series.kind) &&
        isWithin(other.series, series, overlaps),
    )
    .map((other) => changeOf(other, overlaps) / all)
    .sort((a, b) => b - a)
    .slice(0, 2);
  const both = within.reduce((sum, part) => sum + part, 0);
  return within.length === 2 && within.every((part) => part >= EACH) && Math.abs(1 - both) <= LEFT;
}

/** A group of which so much is told of one by one is nothing beside them. */
const ALL_TOLD = 0.9;

/** What is in a group: goods, and in an area of costs those who are paid. */
const WITHIN: Partial<Record<string, Series['kind']>> = { category: 'product', area: 'supplier' };

/** Whether all in a group is told of by itself, and some of it has moved the other way: what the group did is only what is left of both. */
function isOfOpposites({ type, series, amount }: Finding, { found, overlaps }: Among): boolean {
  const kind = WITHIN[series.kind ?? ''];
  if (type !== 'level' || kind === undefined) return false;
  const within = found.filter(
    (other) => other.series.kind === kind && isWithin(other.series, series, overlaps),
  );
  if (!within.some((other) => lasting.has(other.type) && other.amount * amount < 0)) return false;
  const all = overlaps.of(series, series);
  const ofThose = [...new Set(within.map((other) => other.series))].reduce(
    (sum, each) => sum + overlaps.of(each, each).before,
    0,
  );
  return ofThose >= ALL_TOLD * all.before;
}

/** The others in a group count where they are this part of it … */
const OTHERS = 0.08;
/** … and have moved with the one where they moved so much of what it did, in proportion. */
const ALONGSIDE = 0.6;

/** Whether the rest of a group has moved about as much as the one in it: then the group has, whatever the one's size. */
function movedTogether(event: Finding, one: Finding, { overlaps }: Among): boolean {
  if (event.type !== 'level' || one.type !== 'level') return false;
  const all = overlaps.of(event.series, event.series);
  const common = overlaps.of(one.series, event.series);
  const rest = { now: all.now - common.now, before: all.before - common.before };
  if (common.before <= 0 || rest.before < OTHERS * all.before) return false;
  const [own, others] = [common, rest].map(({ now, before }) => now / before - 1);
  return own !== undefined && own !== 0 && (others ?? 0) / own >= ALONGSIDE;
}

/** Whether one in a group did nearly all that the group did. */
function isOfOne(event: Finding, among: Among): boolean {
  if (!several.has(event.series.kind) || ofPieces.has(event.type)) return false;
  const change = changeOf(event, among.overlaps);
  // Of one who works there a customer can be all, but what is sold less because of it is its effect.
  const isPart = ({ kind }: Series) =>
    event.series.kind === 'staff' ? kind === 'customer' : !several.has(kind);
  const parts = among.found.filter(({ type, series }) => isPart(series) && !ofPieces.has(type));
  const partOf = (other: Finding) =>
    event.type === 'once' && other.type === 'once'
      ? partOfMonth(event, other, among)
      : shared(event, other, among) / change;
  // One that came where another of its kind left as much did not do it: the two make up for each other, but not in a single month.
  const against = ({ series }: Finding) =>
    event.type === 'level'
      ? parts
          .filter((other) => other.series.kind === series.kind && partOf(other) < 0)
          .reduce((sum, other) => sum + partOf(other), 0)
      : 0;
  const isAll = (other: Finding) =>
    partOf(other) + against(other) >= NEARLY_ALL && !movedTogether(event, other, among);
  return isOfFew(event, among) || isOfOpposites(event, among) || parts.some(isAll);
}

/** The events that are named: heaviest first, and none that is another's effect. */
export function rankEvents(found: readonly Finding[], overlaps: Overlaps): Finding[] {
  const ordered = [...found].sort(
    (a, b) =>
      score(b) - score(a) ||
      a.series.name.localeCompare(b.series.name) ||
      a.type.localeCompare(b.type),
  );
  const named: Finding[] = [];
  const among = { found, overlaps };
  // What new prices made is told by them, though all of them together weigh more than each.
  const prices = found.filter(({ type }) => type === 'price');
  for (const event of ordered) {
    const by = [...named.filter(({ type }) => type !== 'price'), ...prices];
    if (named.length < KEPT && !isOfOne(event, among) && !isExplained(event, by, among))
      named.push(event);
  }
  return named;
}

/** What a subject did over the whole of the months that are looked at, as if it were an event. */
export function wholeMove(series: Series, { first, last, ...frame }: Frame): Finding {
  const amount = changeOver(series, { first, last, ...frame }, first, last);
  return { type: 'level', series, from: first, to: last, amount, relative: 1, certainty: 1 };
}

/** Whether a subject is wholly in a group, which moved by what is in it: of one who works there it is news. */
const isOwnGroup = (group: Series, one: Series, overlaps: Overlaps): boolean =>
  group.kind !== 'staff' && several.has(group.kind) && isWithin(one, group, overlaps);

/** What of another kind of subject most of such a move is of, and how much of it: who came, left or moved; null where nothing is. */
export function mostlyOf(
  move: Finding,
  by: readonly Finding[],
  overlaps: Overlaps,
): { by: Series; part: number } | null {
  const [most] = partsOf(move, by, overlaps);
  return most !== undefined && most.part >= EXPLAINED ? most : null;
}

/** So much of a move, each of two did of it. */
const ONE_OF_TWO = 0.2;

/** Which two of one kind made most of such a move together, where neither did by itself; null where none did. */
export function mostlyOfTwo(
  move: Finding,
  by: readonly Finding[],
  overlaps: Overlaps,
): { by: readonly [Series, Series]; part: number } | null {
  const [most, ...others] = partsOf(move, by, overlaps);
  const next = others.find(
    (each) => each.by.kind === most?.by.kind && each.by.name !== most?.by.name,
  );
  if (most === undefined || next === undefined || most.part >= EXPLAINED) return null;
  const part = most.part + next.part;
  return next.part >= ONE_OF_TWO && part >= EXPLAINED ? { by: [most.by, next.by], part } : null;
}

/** What part of a move each of another kind of subject made, the most first: no more than the rows of both moved by. */
function partsOf(move: Finding, by: readonly Finding[], overlaps: Overlaps) {
  const among = { found: by, overlaps };
  const ofRows = ({ series }: Finding) => {
    const { now, before } = overlaps.of(series, move.series);
    return now - before;
  };
  const partOf = (event: Finding) =>
    Math.min(...[shared(move, event, among), ofRows(event)].map((each) => each / move.amount));
  return by
    .filter(({ type }) => lasting.has(type) || type === 'once')
    .filter(({ series }) => !isOwnGroup(series, move.series, overlaps))
    .map((event) => ({ by: event.series, part: partOf(event) }))
    .sort((a, b) => b.part - a.part);
}
