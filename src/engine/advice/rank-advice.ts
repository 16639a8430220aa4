import { type Decimal, decimal, sign, toText } from '../facts/decimal.ts';
import { stated } from '../facts/expression.ts';
import { estimate } from './effect-formula.ts';
import type { Effect, Recommendation, Theme } from './rule.ts';

/** A small company can do no more than this. */
export const MOST_ADVICE = 6;
/** A krona of revenue leaves about this much where the margin is unknown; for the order only. */
const UNKNOWN_MARGIN = 0.3;
const ANSWERED_TILT = 1.25;
/** Kronor under this part of yearly revenue are not worth a Monday. */
const TRIFLE = 0.0005;
/** What is left of an advice's weight when its kronor are counted elsewhere. */
const FOLLOWER = 0.3;

/** An advice with its place in the order. */
export interface RankedRecommendation {
  advice: Recommendation;
  score: number;
  /** The advice that counts the same kronor; null where this one does or has none. */
  countedIn: Recommendation | null;
}

/** The effect with one of its assumed percentages, as shown; null where it is not above zero. */
function effectOf(effect: Effect, percent: string): Decimal | null {
  const value = estimate(effect.formula(stated(decimal(percent), percent)));
  return value !== null && sign(value) > 0 ? value : null;
}

/** An effect that comes to nothing is no effect. */
function withoutEmptyEffect(advice: Recommendation): Recommendation {
  if (advice.effect === null) return advice;
  const low = effectOf(advice.effect, advice.effect.assumption.low);
  return low === null ? { ...advice, effect: null } : advice;
}

/** Its likely kronor a year, as a float; 0 where it comes to nothing. */
export function likelyOf(effect: Effect): number {
  const likely = effectOf(effect, effect.assumption.likely);
  return likely === null ? 0 : Number(toText(likely));
}

function kronor(advice: Recommendation): number {
  const { effect } = advice;
  if (effect === null) return advice.stake;
  return likelyOf(effect) * (effect.measure === 'revenue' ? UNKNOWN_MARGIN : 1);
}

function scoreOf(advice: Recommendation, themes: ReadonlySet<Theme>): number {
  const tilt = themes.has(advice.theme) ? ANSWERED_TILT : 1;
  return (kronor(advice) * advice.sureness * tilt) / advice.effort;
}

function byScore(a: RankedRecommendation, b: RankedRecommendation): number {
  return b.score - a.score || a.advice.id.localeCompare(b.advice.id);
}

/** Takes the kronor from advice that counts on the same as a stronger one; drops it where the theme is the same too. */
function withoutDoubleCounting(ranked: readonly RankedRecommendation[]): RankedRecommendation[] {
  const keepers: Recommendation[] = [];
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
    if (keeper.theme === advice.theme) return [];
    const follower = { ...advice, effect: null };
    return [{ advice: follower, score: item.score * FOLLOWER, countedIn: keeper }];
  });
}

/** The advice to give, best first: effect × sureness ÷ effort, tilted by what was answered. */
export function rankAdvice(
  candidates: readonly Recommendation[],
  themes: ReadonlySet<Theme>,
  yearlyRevenue: number,
): RankedRecommendation[] {
  const ranked = candidates
    .map(withoutEmptyEffect)
    .filter((advice) => advice.effect === null || kronor(advice) >= TRIFLE * yearlyRevenue)
    .map((advice) => ({ advice, score: scoreOf(advice, themes), countedIn: null }))
    .sort(byScore);
  const chosen = withoutDoubleCounting(ranked).sort(byScore).slice(0, MOST_ADVICE);
  // What is said to be counted elsewhere must be there to be seen.
  const ids = new Set(chosen.map(({ advice }) => advice.id));
  return chosen.filter(({ countedIn }) => countedIn === null || ids.has(countedIn.id));
}
