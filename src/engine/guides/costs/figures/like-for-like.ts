import { FEWEST_MONTHS, monthsBetween } from '../../../advice/periods.ts';
import { less, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { whole } from '../../../figures/arithmetic.ts';
import { addFact } from '../../../figures/context.ts';
import { addGrowth } from '../../../figures/time/growth.ts';
import { areaOfKind } from '../areas/kinds.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { type CostKey, costKeys as keys } from '../catalogue.ts';
import type { AreaMonths } from './area-months.ts';
import type { ClassifiedRows } from './area-rows.ts';
import type { CostContext } from './context.ts';
import { addKindSum, type KindMonths, kindSums } from './kind-months.ts';
import {
  type Lacking,
  lackingMonths,
  lackingOf,
  lastingMonths,
  WEIGHTY,
} from './lacking-months.ts';

/** The amounts of both times of an area, or a kind within one, that one of them has nothing or only a part of. */
interface Unlike {
  key: typeof keys.areaMonthsWithout | typeof keys.kindMonthsWithout;
  current: Fact;
  previous: Fact;
  lacking: Lacking;
}

function unlikeIn(
  { facts, comparison }: CostContext,
  months: AreaMonths,
  all: { current: Fact; previous: Fact },
): Unlike[] {
  return facts.list
    .filter(({ key, subject }) => key === keys.areaCurrent && subject?.name !== UNPLACED)
    .flatMap((current) => {
      const name = subjectName(current);
      const previous = facts.of(keys.areaPrevious, name);
      if (previous?.period == null || current.period === null) return [];
      const weighs =
        size(current) >= WEIGHTY * size(all.current) ||
        size(previous) >= WEIGHTY * size(all.previous);
      const lasting = lastingMonths(months.get(name) ?? []);
      if (!weighs || lasting === null) return [];
      const none = [previous, current].filter(({ source }) => source.rows === 0);
      const [lacks] = none;
      if (none.length === 1 && lacks?.period != null) {
        const side = lacks === previous ? 'previous' : 'current';
        const months = monthsBetween(lacks.period);
        const notYet =
          comparison?.currentMonths.filter(({ month }) => month < lasting[0]).length ?? 0;
        const lacking: Lacking = { side, months, notYet };
        return [{ key: keys.areaMonthsWithout, current, previous, lacking }];
      }
      const lacking = comparison && lackingMonths(lasting, comparison);
      return lacking === null ? [] : [{ key: keys.areaMonthsWithout, current, previous, lacking }];
    });
}

/** Kinds within areas that are there all of both times, of which one of these has nothing or only a part. */
function unlikeKinds(
  context: CostContext,
  { kinds, classified }: OfRows,
  areas: ReadonlySet<string>,
  all: { current: Fact; previous: Fact },
): Unlike[] {
  return kinds.flatMap((kind) => {
    if (areas.has(kind.kind.area)) return [];
    const lacking = lackingOf(kind.months, kindSums(kind, context), all, context.comparison);
    if (lacking === null) return [];
    const [current, previous] = (['current', 'previous'] as const).map((which) =>
      addKindSum(context, classified, kind, which),
    );
    return current && previous ? [{ key: keys.kindMonthsWithout, current, previous, lacking }] : [];
  });
}

/** A sum of one of the times without the areas that the other lacks. */
function addWithout(
  context: CostContext,
  key: typeof keys.likeCurrent | typeof keys.likePrevious,
  of: Fact,
  apart: readonly Fact[],
): Fact {
  const left = less(of, ...apart);
  return addFact(context, {
    key,
    ...worked(left),
    period: of.period,
    columns: of.source.columns,
    filter: `${of.source.filter}, utan ${apart.map(subjectName).join(', ')}`,
    rows: of.source.rows - apart.reduce((rows, { source }) => rows + source.rows, 0),
  });
}

/** What is read of the rows by area and by kind. */
export interface OfRows {
  months: AreaMonths;
  kinds: readonly KindMonths[];
  classified: ClassifiedRows;
}

/**
 * Areas, and kinds within them, that one of the compared times has nothing or only a part of, where they weigh, and what both have besides:
 * a year without wages is not held against one with them. Returns the names of the areas.
 */
export function addLikeForLike(context: CostContext, of: OfRows): string[] {
  const { facts } = context;
  const [current, previous] = [facts.get(keys.current), facts.get(keys.previous)];
  if (current?.period == null || previous === null) return [];
  if (monthsBetween(current.period) < FEWEST_MONTHS) return [];
  const all = { current, previous };
  const ofAreas = unlikeIn(context, of.months, all);
  const lacked = new Set(ofAreas.map((each) => subjectName(each.current)));
  const unlike = [...ofAreas, ...unlikeKinds(context, of, lacked, all)];
  if (unlike.length === 0) return [];
  for (const { key, lacking, ...sums } of unlike) {
    const add = (name: CostKey, { subject, period, source }: Fact, months: number) =>
      addFact(context, {
        ...{ key: name, subject, period, value: whole(months) },
        ...{ columns: source.columns, filter: source.filter, rows: source.rows },
        formula: 'antalet hela månader utan rader i området',
      });
    add(key, sums[lacking.side], lacking.months);
    if (lacking.notYet > 0) add(keys.monthsNotYet, sums.current, lacking.notYet);
  }
  const now = addWithout(
    context,
    keys.likeCurrent,
    current,
    unlike.map((each) => each.current),
  );
  const before = addWithout(
    context,
    keys.likePrevious,
    previous,
    unlike.map((each) => each.previous),
  );
  if (isPositive(now) && isPositive(before))
    addGrowth(context, { change: keys.likeChange, percent: keys.likePercent }, now, before);
  return [...new Set(unlike.map((each) => areaOfKind(subjectName(each.current))))];
}
