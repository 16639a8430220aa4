import { toNumber } from '../facts/decimal.ts';
import type { Finding } from './finding.ts';
import type { Among, Overlaps } from './overlaps.ts';
import { type Series, sumOver } from './series.ts';

/** Sums of groups are read without discounts: each is held to have had its part of them. */
const ofSeveral: ReadonlySet<string | null> = new Set(['category', 'channel', 'region']);

/** What larger or smaller discounts made of a change that went the same way: the subject's own part of them. */
export function byDiscount(event: Finding, by: Finding, overlaps: Overlaps): number {
  if (event.amount * by.amount < 0) return 0;
  const given = (series: Series) => toNumber(sumOver(series, by.from, by.to).discount);
  const [own, all] = ofSeveral.has(event.series.kind)
    ? [event.series, by.series].map((series) => overlaps.of(series, series).now)
    : [event.series, by.series].map(given);
  return own === undefined || all === undefined || all <= 0 ? 0 : (by.amount * own) / all;
}

/** What fell everywhere fell by at least so much of it elsewhere, in proportion. */
const ELSEWHERE = 0.5;

/** What of a subject came or left did so by itself, wherever the rest of it is. */
const whole: ReadonlySet<string> = new Set(['started', 'stopped']);

/** What others of its kind that came or left did in a group: it says nothing of how the rest of the group moves. */
function cameAndLeft(event: Finding, by: Finding, { found, overlaps }: Among): number {
  return found
    .filter(({ type, series }) => whole.has(type) && series.kind === by.series.kind)
    .filter(({ series }) => series !== by.series)
    .map(({ series }) => overlaps.of(series, event.series))
    .reduce((sum, { now, before }) => sum + now - before, 0);
}

/**
 * Whether a group moved only by one in it, which came, left or moved as much elsewhere: the rest of the group has stood
 * still or gone the other way.
 */
export function isOnlyOf(event: Finding, by: Finding, among: Among): boolean {
  const { overlaps } = among;
  const lasting = by.type === 'level' || whole.has(by.type);
  if (event.type !== 'level' || !lasting || event.amount * by.amount <= 0) return false;
  const common = overlaps.of(by.series, event.series);
  const inIt = common.now - common.before;
  const sign = Math.sign(event.amount);
  if (sign * inIt <= 0) return false;
  if (!whole.has(by.type) && !movedElsewhere(by, common, overlaps)) return false;
  const all = overlaps.of(event.series, event.series);
  // Last: it goes through all that was found.
  const rest = all.now - all.before - inIt - cameAndLeft(event, by, among);
  return sign * rest <= 0;
}

/** Whether one moved outside a group by at least half as much, in proportion, as within it. */
function movedElsewhere(
  by: Finding,
  common: { now: number; before: number },
  overlaps: Overlaps,
): boolean {
  const own = overlaps.of(by.series, by.series);
  const outside = own.before - common.before;
  if (outside <= 0 || common.before <= 0) return false;
  const share = (own.now - common.now) / outside - 1;
  return share / ((common.now - common.before) / common.before) >= ELSEWHERE;
}
