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
  const [all, own, common] = [
    overlaps.of(event.series, event.series),
    overlaps.of(by.series, by.series),
    overlaps.of(by.series, event.series),
  ];
  const [moved, inIt] = [all.now - all.before, common.now - common.before];
  const sign = Math.sign(event.amount);
  const rest = moved - inIt - cameAndLeft(event, by, among);
  if (sign * inIt <= 0 || sign * rest > 0) return false;
  if (whole.has(by.type)) return true;
  const outside = own.before - common.before;
  if (outside <= 0 || common.before <= 0) return false;
  const share = (own.now - common.now) / outside - 1;
  return share / (inIt / common.before) >= ELSEWHERE;
}
