import type { Chart } from '../facts/chart.ts';
import { derive } from '../facts/derive.ts';
import { less, negative, worked } from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { costKeys } from '../guides/costs/catalogue.ts';
import { type CostFacts, type Unlike, unlikeIn } from '../guides/costs/like-for-like.ts';
import { moneyKeys } from './catalogue.ts';
import { rowOf } from './sums.ts';
import type { YearBefore } from './year-before.ts';

/** Costs that one of the two years lacks, and how what is left has moved without them. */
export interface LikeBefore extends Pick<Unlike, 'words' | 'them' | 'lacksNow' | 'beganNow'> {
  /** Null where the two may not be compared. */
  moved: { costChange: Fact; leftChange: Fact } | null;
}

const sameTime = (one: Fact | undefined, other: Fact): boolean =>
  one?.period?.from === other.period?.from && one?.period?.to === other.period?.to;

/** Null where both years have the same kinds of cost, or nothing of the year before is told. */
export function likeBefore(
  facts: Facts,
  before: YearBefore | null,
  costs: CostFacts,
): LikeBefore | null {
  const unlike = before && unlikeIn(costs);
  if (before === null || unlike === null) return null;
  const { words, them, lacksNow, beganNow, like } = unlike;
  const of = (key: string) => costs.facts.find((fact) => fact.key === key && fact.subject === null);
  const isSame =
    sameTime(of(costKeys.current), before.now.cost) &&
    sameTime(of(costKeys.previous), before.before.cost);
  if (like === null || !isSame) return { words, them, lacksNow, beganNow, moved: null };
  const { revenueChange } = before;
  const leftChange = derive(facts, {
    ...rowOf(moneyKeys.leftChange),
    ...worked(less(revenueChange, like.change)),
    period: revenueChange.period,
  });
  return { words, them, lacksNow, beganNow, moved: { costChange: like.change, leftChange } };
}

/** Why what is left has changed: costs that one of the years lacks stand for themselves, and where the years may not be compared nothing is drawn. */
export function bridgeOf(
  facts: Facts,
  before: YearBefore | null,
  like: LikeBefore | null,
): Chart | null {
  if (before === null || like === null) return before?.chart ?? null;
  const [series] = before.chart.series;
  if (like.moved === null || series === undefined) return null;
  const { costChange } = like.moved;
  const { period } = before.costChange;
  const effect = (key: 'costEffectLike' | 'costEffectRest', of: Parameters<typeof worked>[0]) =>
    derive(facts, { ...rowOf(moneyKeys[key]), ...worked(of), period });
  const both = effect('costEffectLike', negative(costChange));
  const rest = effect('costEffectRest', less(costChange, before.costChange));
  const point = (label: string, fact: Fact) => ({ label, value: fact.value, factId: fact.id });
  const points = series.points.flatMap((each) =>
    each.label === 'Kostnader'
      ? [point('Kostnader som båda åren har', both), point('Kostnader som ett år saknar', rest)]
      : [each],
  );
  return { ...before.chart, series: [{ ...series, points }] };
}
