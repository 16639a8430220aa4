import { type Decimal, decimal, sign, toNumber } from '../facts/decimal.ts';
import { stated } from '../facts/expression.ts';
import { size } from '../facts/fact-value.ts';
import { estimate } from './effect-formula.ts';
import type { Effect, Recommendation, Theme } from './rule.ts';

/** A small company cannot act on more. */
export const MOST_ADVICE = 6;
/** Assumed margin where it is unknown, for ranking only. */
const UNKNOWN_MARGIN = 0.3;
/** So many of them, at most, are on what has happened, and stand first. */
const MOST_LEADING = 3;
const ANSWERED_TILT = 1.25;
/** Smaller effects, as a share of the year or in kronor, are not worth the owner's time, and are left out. */
const TRIFLE = 0.001;
const LEAST_KRONOR = 1000;
/** … nor, below this share, what has to be paid for in goods, letters or the sellers' time. */
const TRIFLE_THAT_COSTS = 0.0025;
const COSTS = /^(?!Ingen utgift).*(?:säljtid|lager|utskick)/iu;
/** But to a company so small that they are this share of its year, fewer kronor are worth it. */
const NO_TRIFLE = 0.005;
/** The share of its weight that remains when another recommendation includes its kronor. */
const FOLLOWER = 0.3;

/** A recommendation with its rank. */
export interface RankedRecommendation {
  advice: Recommendation;
  score: number;
  /** The recommendation that includes the same kronor; null for none. */
  countedIn: Recommendation | null;
  /** How many of them it includes: what fell more than another can at most be in it in part. */
  counted?: Counted;
}

/** All of the kronor, what may be all of them, or what may be some of them. */
export type Counted = 'all' | 'maybe' | 'maybePart';

/** Sales that were lost are of who buys, of what is bought and of where: how much of one is in another is not known. */
const OVERLAPPING = 'lost-volume';

/** From so many times as much on, advice weighs more than other advice on the same kronor. */
const MORE = 1.25;

/** The effect at one of its assumed percentages, as shown; null where not positive. */
function effectOf(effect: Effect, percent: string): Decimal | null {
  const value = estimate(effect.formula(stated(decimal(percent), percent)));
  return value !== null && sign(value) > 0 ? value : null;
}

const NO_KRONOR = 'Filens siffror ger inget belopp att räkna hem.';

/** Drops an effect of zero, and says so: the rule's own note is of why nothing could be computed. */
function withoutEmptyEffect(advice: Recommendation): Recommendation {
  if (advice.effect === null) return advice;
  const low = effectOf(advice.effect, advice.effect.assumption.low);
  return low === null ? { ...advice, effect: null, effectNote: NO_KRONOR } : advice;
}

/** Its likely kronor a year, as a float; 0 for none. */
export function likelyOf(effect: Effect): number {
  const likely = effectOf(effect, effect.assumption.likely);
  return likely === null ? 0 : toNumber(likely);
}

function kronor(advice: Recommendation): number {
  const { effect } = advice;
  if (effect === null) return advice.stake;
  return likelyOf(effect) * (effect.measure === 'revenue' ? UNKNOWN_MARGIN : 1);
}

/** The kronor a year that an effect takes its part of; 0 for none. */
function baseOf({ effect }: Recommendation): number {
  return effect === null ? 0 : (100 * likelyOf(effect)) / Number(effect.assumption.likely);
}

function countedIn(keeper: Recommendation, follower: Recommendation): Counted {
  if (keeper.effect?.claims.includes(OVERLAPPING) !== true) return 'all';
  return follower.isSpread === true || baseOf(follower) > baseOf(keeper) ? 'maybePart' : 'maybe';
}

function isWorthIt(advice: Recommendation, yearly: number): boolean {
  const least = Math.min(LEAST_KRONOR, NO_TRIFLE * yearly);
  if (kronor(advice) < Math.max(least, TRIFLE * yearly)) return false;
  const { effect, cost } = advice;
  return effect === null || !COSTS.test(cost) || likelyOf(effect) >= TRIFLE_THAT_COSTS * yearly;
}

function scoreOf(advice: Recommendation, themes: ReadonlySet<Theme>): number {
  const tilt = themes.has(advice.theme) ? ANSWERED_TILT : 1;
  return (kronor(advice) * advice.sureness * tilt) / advice.effort;
}

function byScore(a: RankedRecommendation, b: RankedRecommendation): number {
  return b.score - a.score || a.advice.id.localeCompare(b.advice.id);
}

/** The most kronor of what has happened that it is on; 0 where it is on nothing of the kind. */
function movedOf({ advice: { happened = [] } }: RankedRecommendation): number {
  return Math.max(0, ...happened.map((change) => Math.abs(size(change))));
}

/** It is on what has happened, and no other advice has its kronor. */
export const isLead = ({ advice, countedIn }: RankedRecommendation): boolean =>
  advice.happened !== undefined && countedIn === null;

function byWhatHappened(a: RankedRecommendation, b: RankedRecommendation): number {
  return movedOf(b) - movedOf(a) || byScore(a, b);
}

const shareKronor = (a: Recommendation, b: Recommendation) =>
  a.effect?.claims.some((claim) => b.effect?.claims.includes(claim)) === true;

/** From so many times as much on, an event is the larger without doubt. */
const LARGER = 2;

/** Whether one is on a larger event than the other, and on so much more of the same kronor. */
function outweighs(one: RankedRecommendation, other: RankedRecommendation): boolean {
  return (
    shareKronor(one.advice, other.advice) &&
    movedOf(one) >= LARGER * movedOf(other) &&
    kronor(one.advice) >= MORE * kronor(other.advice)
  );
}

/** After those on events and all others. */
const LAST = 5;

/** Kronor that an event claims are the event's, unless advice on a larger one outweighs it; else those of advice on events. */
function eventsFirst(ranked: readonly RankedRecommendation[]): RankedRecommendation[] {
  const byEvents = ranked.filter(({ advice }) => advice.byEvent);
  const place = (item: RankedRecommendation) => {
    if (item.advice.isGeneral === true) return LAST;
    if (byEvents.includes(item)) return ranked.some((other) => outweighs(other, item)) ? 2 : 0;
    if (byEvents.some((each) => outweighs(item, each))) return 1;
    return isLead(item) ? 3 : 4;
  };
  return [...ranked].sort((a, b) => place(a) - place(b) || byScore(a, b));
}

/**
 * Where recommendations claim the same kronor the second loses its effect, or is dropped if its
 * theme is the same too; a third is always dropped, since the same fall is not advised on again.
 */
function withoutDoubleCounting(ranked: readonly RankedRecommendation[]): RankedRecommendation[] {
  const keepers: Recommendation[] = [];
  const followed = new Set<Recommendation>();
  return ranked.flatMap((item): RankedRecommendation[] => {
    const { advice } = item;
    const claims = advice.effect?.claims ?? [];
    const keeper = keepers.find((other) =>
      other.effect?.claims.some((claim) => claims.includes(claim)),
    );
    if (keeper === undefined) {
      keepers.push(advice);
      return [item];
    }
    const isAlike = advice.family !== undefined && keeper.family === advice.family;
    const isTold = advice.isGeneral === true || keeper.theme === advice.theme || isAlike;
    if (isTold || followed.has(keeper)) return [];
    followed.add(keeper);
    const follower = { ...advice, effect: null };
    const counted = countedIn(keeper, advice);
    return [{ advice: follower, score: item.score * FOLLOWER, countedIn: keeper, counted }];
  });
}

/** The first so many; the largest sum has the last place of them where it would have none. */
function withLargest(
  ranked: readonly RankedRecommendation[],
  most: number,
): RankedRecommendation[] {
  const sum = ({ advice: { effect } }: RankedRecommendation) =>
    effect === null ? 0 : likelyOf(effect);
  const given = ranked.slice(0, most);
  const [largest] = [...ranked].sort((a, b) => sum(b) - sum(a));
  return largest === undefined || sum(largest) === 0 || given.includes(largest)
    ? given
    : [...given.slice(0, most - 1), largest];
}

/** With the one on what they leave, among those on what has happened. */
function withRest(
  given: readonly RankedRecommendation[],
  rest: Recommendation,
  themes: ReadonlySet<Theme>,
): RankedRecommendation[] {
  const item = { advice: rest, score: scoreOf(rest, themes), countedIn: null };
  const leading = given.filter(isLead).slice(0, MOST_LEADING);
  const others = given.filter((each) => !leading.includes(each));
  // A list is less to act on than advice on one, so it is first only where its heaviest is larger without doubt.
  const isBefore = (each: RankedRecommendation) => LARGER * movedOf(each) > movedOf(item);
  return [
    ...leading.filter(isBefore),
    item,
    ...leading.filter((each) => !isBefore(each)),
    ...others,
  ];
}

/**
 * The recommendations to give, best first: by effect × certainty ÷ effort, weighted by the answers.
 * `rest` is one on what those chosen leave out; it stands among those on what has happened.
 */
export function rankAdvice(
  candidates: readonly Recommendation[],
  themes: ReadonlySet<Theme>,
  yearlyRevenue: number,
  rest: (chosen: readonly Recommendation[]) => Recommendation | null = () => null,
): RankedRecommendation[] {
  const ranked = candidates
    .map(withoutEmptyEffect)
    .filter((advice) => advice.effect === null || isWorthIt(advice, yearlyRevenue))
    .map((advice) => ({ advice, score: scoreOf(advice, themes), countedIn: null }));
  const single = withoutDoubleCounting(eventsFirst(ranked)).sort(byScore);
  const leading = single.filter(isLead).sort(byWhatHappened).slice(0, MOST_LEADING);
  const others = single.filter((item) => !leading.includes(item));
  const first = withLargest([...leading, ...others], MOST_ADVICE);
  const given = withLargest(first, MOST_ADVICE - 1);
  const last = rest(first.map(({ advice }) => advice)) && rest(given.map(({ advice }) => advice));
  const chosen = last === null ? first : withRest(given, last, themes);
  // A reference to the recommendation with the kronor requires that it is shown too.
  const ids = new Set(chosen.map(({ advice }) => advice.id));
  return chosen.filter(({ countedIn }) => countedIn === null || ids.has(countedIn.id));
}
