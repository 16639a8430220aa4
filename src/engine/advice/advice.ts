import type { Fact } from '../facts/fact.ts';
import { size } from '../facts/fact-value.ts';
import type { Facts } from '../facts/facts.ts';
import { figure, magnitude } from '../text/placeholder.ts';
import type { RecommendationRecord, ResultSection } from '../text/result.ts';
import { directed, inQuotes, sentences } from '../text/swedish.ts';
import { addEffectFacts, type EffectFacts, effectText } from './effect-facts.ts';
import { otherEvents, type StepOf } from './other-events.ts';
import { namesAmount, once, priorityReason } from './priority-reason.ts';
import {
  type Counted,
  isLead,
  likelyOf,
  type RankedRecommendation,
  rankAdvice,
} from './rank-advice.ts';
import type { Recommendation, Theme } from './rule.ts';

/** A chosen recommendation with its effect as facts. */
export interface ChosenRecommendation {
  advice: Recommendation;
  priority: (typeof PRIORITIES)[number];
  /** Its effect, as a draft text. */
  worth: string;
  /** The recommendation whose effect already includes its kronor. */
  countedIn: Recommendation | null;
  effect: EffectFacts | null;
  /** Why its priority is what it is, where that goes against the kronor; null where it does not. */
  reason: string | null;
}

type Weighed = Omit<ChosenRecommendation, 'reason'>;

/** Weight relative to the heaviest recommendation, for high and for medium priority. */
const HIGH = 0.5;
const MEDIUM = 0.2;

/** What is worth less than this part of a year's turnover, or weighs less without kronor, is never of high priority. */
export const WORTH_OF_HIGH = 0.005;

/** … nor of medium priority what is worth less than this part of it, unless nothing is worth more. */
const WORTH_OF_MEDIUM = 0.0025;
/** What has taken this part of a year's turnover is of high priority, though nothing tells what it can give back. */
const MUCH_OF_A_YEAR = 0.1;

/** … and of this part of it never of the least. */
const SOME_OF_A_YEAR = 0.05;

/** Whether it is on so much that was lost, or that costs have moved by, of which no kronor are counted here. */
function isOnMuch({ advice }: RankedRecommendation, least: number): boolean {
  return (
    advice.effect === null &&
    (advice.happened ?? []).some(
      (change) =>
        (size(change) < 0 || change.key.startsWith('costs.')) && Math.abs(size(change)) >= least,
    )
  );
}

/** SPEC section 3: Medium where the weight is unknown. */
function priorityOf(
  ranked: RankedRecommendation,
  highest: number,
  yearly: number,
  { isLargest, leading }: { isLargest: boolean; leading: number },
): ChosenRecommendation['priority'] {
  const { advice, score } = ranked;
  if (highest <= 0) return 'Medium';
  const weighed = advice.effect === null ? score : likelyOf(advice.effect);
  if (weighed >= WORTH_OF_HIGH * yearly && score >= HIGH * highest) return 'Hög';
  if (yearly > 0 && isOnMuch(ranked, MUCH_OF_A_YEAR * yearly)) return 'Hög';
  // What has happened stands first, and so is never of the least weight.
  const isOnSome = yearly > 0 && isOnMuch(ranked, SOME_OF_A_YEAR * yearly);
  const weighs = isLargest || isLead(ranked) || isOnSome;
  const isAsHeavy = advice.effect !== null && score >= leading;
  const isLittle = advice.effect !== null && weighed < WORTH_OF_MEDIUM * yearly;
  return (score >= MEDIUM * highest && !isLittle) || weighs || isAsHeavy ? 'Medium' : 'Låg';
}

/** What is said of kronor that other advice may have. */
const alreadyIn: Record<Counted, (where: string) => string> = {
  all: (where) => `Beloppet är redan räknat ${where} och läggs inte till här.`,
  maybe: (where) =>
    `Beloppet kan helt eller delvis redan vara räknat ${where} och läggs därför inte till här.`,
  maybePart: (where) =>
    `En del av beloppet kan redan vara räknat ${where}, och därför läggs inget till här.`,
};

function chosen(
  ranked: RankedRecommendation,
  highest: number,
  yearly: number,
  facts: Facts,
  place: { isLargest: boolean; leading: number },
): Weighed {
  const { advice, countedIn, counted = 'all' } = ranked;
  const priority = priorityOf(ranked, highest, yearly, place);
  if (advice.effect !== null) {
    const effect = addEffectFacts(advice, advice.effect, facts);
    return { advice, priority, effect, countedIn, worth: effectText(advice.effect, effect) };
  }
  const worth =
    countedIn === null
      ? advice.effectNote
      : alreadyIn[counted](`i rådet ${inQuotes(countedIn.title)}`);
  return { advice, priority, effect: null, countedIn, worth };
}

/**
 * The recommendations a small company can act on, heaviest first; adds their effects to `facts`.
 * `yearly` is a year's turnover (revenue or cost), for thresholds.
 */
export function chooseAdvice(
  candidates: readonly Recommendation[],
  themes: ReadonlySet<Theme>,
  yearly: number,
  facts: Facts,
  ownStep?: StepOf,
): ChosenRecommendation[] {
  const ranked = rankAdvice(candidates, themes, yearly, (given) =>
    otherEvents(facts.list, given, ownStep, yearly),
  );
  const highest = Math.max(0, ...ranked.map(({ score }) => score));
  const kronor = ranked.map(({ advice }) => (advice.effect === null ? 0 : likelyOf(advice.effect)));
  const atStake = ranked.map(({ advice }) => (advice.effect === null ? (advice.atStake ?? 0) : 0));
  const isMost = (sums: readonly number[], place: number) =>
    (sums[place] ?? 0) > 0 && sums[place] === Math.max(...sums);
  // What weighs as much as an event that stands first is not of less priority than it.
  const leading = Math.min(
    ...ranked.flatMap((item) => (isLead(item) && item.advice.effect !== null ? [item.score] : [])),
  );
  const weighed = ranked.map((item, place) => {
    const isLargest = isMost(kronor, place) || isMost(atStake, place);
    return chosen(item, highest, yearly, facts, { isLargest, leading });
  });
  const isRaised = ranked.map((item) => isLead(item) && item.advice.effect === null);
  return withReasons(inOrder(weighed, isRaised), facts.list);
}

const PRIORITIES = ['Hög', 'Medium', 'Låg'] as const;

/** By priority, each as it is ranked; what is on what has happened, without kronor of its own, is of no less than what is ranked after it. */
function inOrder(weighed: readonly Weighed[], isRaised: readonly boolean[]): Weighed[] {
  const highestFrom = (place: number) =>
    PRIORITIES.find((each) => weighed.slice(place).some(({ priority }) => priority === each));
  const raised = weighed.map((each, place) => ({
    ...each,
    priority: (isRaised[place] ? highestFrom(place) : null) ?? each.priority,
  }));
  return PRIORITIES.flatMap((each) => raised.filter(({ priority }) => priority === each));
}

const BY_STAKE = 'Prioriteten följer hur mycket pengar det gäller.';

/** `som mest 347 789 kr mindre`: the most that has moved of what advice is on; null where nothing has happened. */
export function movedMost({ happened = [] }: Recommendation): string | null {
  const [most, ...others] = [...happened].sort((a, b) => Math.abs(size(b)) - Math.abs(size(a)));
  if (most === undefined) return null;
  const atMost = others.length === 0 ? '' : 'som mest ';
  // A fall has no minus after `som mest`: it is so much less.
  const moved = directed(most, {
    ...{ up: figure(most), flat: figure(most) },
    down: `${magnitude(most)} mindre`,
  });
  return `${atMost}${moved}`;
}

/** What the priority of advice without kronor of its own follows: what has happened, by how much where it is on that; null where a reader sees no amount. */
function byStake(advice: Recommendation, facts: readonly Fact[]): string | null {
  // What a better file would give is said to be unknown, and weighs as it is assumed to help.
  if (advice.theme === 'data') return null;
  const moved = movedMost(advice);
  if (moved !== null) return `Prioriteten följer hur mycket pengar det gäller (${moved}).`;
  const { description, action, firstStep, effectNote } = advice;
  const draft = [description, action, firstStep, effectNote].join(' ');
  return namesAmount(draft, facts) ? BY_STAKE : null;
}

function withReasons(weighed: readonly Weighed[], facts: readonly Fact[]): ChosenRecommendation[] {
  const all = weighed.map(({ advice: { effect, effort, sureness }, priority, ...rest }) => ({
    ...{ priority, effort, sureness },
    kronor: rest.effect === null || effect === null ? null : likelyOf(effect),
    ofRevenue: effect?.measure === 'revenue',
  }));
  const reasons = weighed.map(({ countedIn, advice }, place) => {
    const own = all[place];
    // Kronor that are counted elsewhere are said to be.
    return own === undefined || countedIn !== null
      ? null
      : priorityReason(own, all, byStake(advice, facts));
  });
  return weighed.map((each, place) => ({ ...each, reason: once(reasons, place) }));
}

/** SPEC section 3: shown for missing parts of a recommendation. */
const UNSPECIFIED = 'Ej specificerad';

function orUnspecified(text: string): string {
  return text.trim() === '' ? UNSPECIFIED : text;
}

/** A recommendation as a draft section of the result. */
export function section({ advice, priority, worth, reason }: ChosenRecommendation): ResultSection {
  return {
    title: advice.title,
    description: orUnspecified(advice.description),
    action: orUnspecified(`${advice.action} ${advice.firstStep}`.trim()),
    cost: orUnspecified(advice.cost),
    priority,
    timeframe: orUnspecified(advice.timeframe),
    roi: orUnspecified(sentences(worth, reason)),
  };
}

/** A recommendation as stored with the analysis, for the action plan. */
export function record({
  advice,
  priority,
  worth,
  countedIn,
  effect,
}: ChosenRecommendation): RecommendationRecord {
  const { id, theme, title, description, action, firstStep, cost, timeframe } = advice;
  const { effort, sureness, happened = [], covers = [] } = advice;
  const on = [...happened, ...covers].map(({ id }) => id);
  return {
    ...{ id, theme, title, description, action, firstStep, cost, timeframe, effort, sureness },
    priority,
    worth,
    ...(countedIn !== null && { countedIn: countedIn.id }),
    ...(effect === null && { stake: countedIn === null ? advice.stake : 0 }),
    ...(on.length > 0 && { on }),
    measure: effect === null ? null : (advice.effect?.measure ?? null),
    effect:
      effect === null
        ? null
        : { low: effect.low.id, likely: effect.likely.id, high: effect.high.id },
  };
}
