import type { Finding } from './find.ts';
import type { Series } from './series.ts';

/** What two subjects have in common, such as a customer's purchases of a product: then and now. */
export interface Overlaps {
  of(a: Series, b: Series): { now: number; before: number };
}

/** More events than this are not kept. */
const KEPT = 8;
/** A change of which others explain this part is theirs. */
const EXPLAINED = 0.6;
/** … and of a group, where one in it did so much, only that one is named. */
const NEARLY_ALL = 0.75;

/** What a group did is said of the one in it that did it all. */
const OF_SEVERAL = 0.9;
const several: ReadonlySet<string | null> = new Set([
  ...['area', 'account', 'department', 'category', 'channel', 'region'],
]);

/** Kronor at stake × certainty; what came or went as a whole goes before its parts elsewhere. */
function score({ amount, certainty, relative, series }: Finding): number {
  const part = several.has(series.kind) ? OF_SEVERAL : 1;
  return part * Math.abs(amount) * certainty * Math.sqrt(Math.min(1, Math.abs(relative)));
}

/** Price, cost and discount are of the pieces themselves; nothing else explains them. */
const ofPieces: ReadonlySet<string> = new Set(['price', 'unitCost', 'discount']);

/**
 * The part of a change that an event of another kind of subject brought about: what the two have in
 * common, or where that moved with others the part that would have moved with them.
 */
function shared(event: Finding, by: Finding, overlaps: Overlaps): number {
  if (by.series.kind === null || by.series.kind === event.series.kind) return 0;
  if (by.type === 'unitCost') return 0;
  const common = overlaps.of(by.series, event.series);
  const all = overlaps.of(by.series, by.series);
  if (by.type === 'price') return all.now === 0 ? 0 : (by.amount * common.now) / all.now;
  const outside = all.before - common.before;
  if (by.type !== 'level' || outside <= 0) return common.now - common.before;
  return (common.before * (all.now - common.now - outside)) / outside;
}

const changeOf = ({ series }: Finding, overlaps: Overlaps) => {
  const { now, before } = overlaps.of(series, series);
  return now - before;
};

function isExplained(event: Finding, by: readonly Finding[], overlaps: Overlaps): boolean {
  if (ofPieces.has(event.type)) return false;
  const change = changeOf(event, overlaps);
  const theirs = by.reduce((sum, other) => sum + shared(event, other, overlaps), 0);
  return change !== 0 && theirs / change >= EXPLAINED;
}

/** Whether one in a group did nearly all that the group did. */
function isOfOne(event: Finding, found: readonly Finding[], overlaps: Overlaps): boolean {
  if (!several.has(event.series.kind) || ofPieces.has(event.type)) return false;
  const change = changeOf(event, overlaps);
  const parts = found.filter(
    ({ type, series }) => !several.has(series.kind) && !ofPieces.has(type),
  );
  const partOf = (other: Finding) => shared(event, other, overlaps) / change;
  // One that came where another of its kind left as much did not do it: the two make up for each other, but not in a single month.
  const against = ({ series }: Finding) =>
    event.type === 'level'
      ? parts
          .filter((other) => other.series.kind === series.kind && partOf(other) < 0)
          .reduce((sum, other) => sum + partOf(other), 0)
      : 0;
  return parts.some((other) => partOf(other) + against(other) >= NEARLY_ALL);
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
  for (const event of ordered)
    if (
      named.length < KEPT &&
      !isOfOne(event, found, overlaps) &&
      !isExplained(event, named, overlaps)
    )
      named.push(event);
  return named;
}
