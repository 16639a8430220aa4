import { type Decimal, decimal, sign, toText } from '../facts/decimal.ts';
import { stated } from '../facts/expression.ts';
import { estimate } from './effect-formula.ts';
import type { Effect, Recommendation, Theme } from './rule.ts';

/** A small company cannot act on more. */
export const MOST_ADVICE = 6;
/** Assumed margin where it is unknown, for ranking only. */
const UNKNOWN_MARGIN = 0.3;
/** So many of them, at most, are on what has happened, and stand first. */
const MOST_LEADING = 3;
const ANSWERED_TILT = 1.25;
/** Smaller effects, as a share of yearly revenue, are left out. */
const TRIFLE = 0.0005;
/** The share of its weight that remains when another recommendation includes its kronor. */
const FOLLOWER = 0.3;

/** A recommendation with its rank. */
export interface RankedRecommendation {
  advice: Recommendation;
  score: number;
  /** The recommendation that includes the same kronor; null for none. */
  countedIn: Recommendation | null;
  /** It includes some of them only: this one is on more. */
  inPart?: boolean;
}

/** From so many times as much on, another recommendation counts only some of the kronor. */
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

/** Kronor that an event claims are the event's. */
function leadsFirst(a: RankedRecommendation, b: RankedRecommendation): number {
  return Number(b.advice.leads ?? false) - Number(a.advice.leads ?? false) || byScore(a, b);
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
    if (keeper.theme === advice.theme || followed.has(keeper)) return [];
    followed.add(keeper);
    const follower = { ...advice, effect: null };
    const inPart = kronor(advice) >= MORE * kronor(keeper);
    return [{ advice: follower, score: item.score * FOLLOWER, countedIn: keeper, inPart }];
  });
}

/**
 * The recommendations to give, best first: by effect × certainty ÷ effort, weighted by the answers.
 * `rest` is one on what those chosen leave out; it stands after those on what has happened.
 */
export function rankAdvice(
  candidates: readonly Recommendation[],
  themes: ReadonlySet<Theme>,
  yearlyRevenue: number,
  rest: (chosen: readonly Recommendation[]) => Recommendation | null = () => null,
): RankedRecommendation[] {
  const ranked = candidates
    .map(withoutEmptyEffect)
    .filter((advice) => advice.effect === null || kronor(advice) >= TRIFLE * yearlyRevenue)
    .map((advice) => ({ advice, score: scoreOf(advice, themes), countedIn: null }))
    .sort(leadsFirst);
  const single = withoutDoubleCounting(ranked).sort(byScore);
  const leading = single.filter(({ advice }) => advice.leads === true).slice(0, MOST_LEADING);
  const others = single.filter((item) => !leading.includes(item) && item.advice.leads !== true);
  const first = [...leading, ...others].slice(0, MOST_ADVICE);
  const last = rest(first.map(({ advice }) => advice));
  const chosen =
    last === null
      ? first
      : [
          ...first.slice(0, leading.length),
          { advice: last, score: scoreOf(last, themes), countedIn: null },
          ...first.slice(leading.length, MOST_ADVICE - 1),
        ];
  // A reference to the recommendation with the kronor requires that it is shown too.
  const ids = new Set(chosen.map(({ advice }) => advice.id));
  return chosen.filter(({ countedIn }) => countedIn === null || ids.has(countedIn.id));
}
