import { FEWEST_MONTHS, monthsBetween } from '../../../advice/periods.ts';
import { less, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { whole } from '../../../figures/arithmetic.ts';
import type { Comparison } from '../../../figures/calendar/comparison.ts';
import type { MonthSum } from '../../../figures/calendar/timeline.ts';
import { addFact } from '../../../figures/context.ts';
import { addGrowth } from '../../../figures/time/growth.ts';
import { UNPLACED } from '../areas/unplaced.ts';
import { costKeys as keys } from '../catalogue.ts';
import type { AreaMonths } from './area-months.ts';
import type { CostContext } from './context.ts';

/** A smaller part of the costs of its time moves the comparison too little to be told of. */
const WEIGHTY = 0.05;
/** While an area is there it has rows in every quarter, and in three months or more: else it is billed now and then, and has neither begun nor ended. */
const LONGEST_GAP = 3;

/** Of which of the two times an area lacks months, and how many. */
interface Lacking {
  side: 'current' | 'previous';
  months: number;
}

/** From its first month with rows to its last, as numbers; null where it is billed now and then. */
function lastingMonths(own: readonly MonthSum[]): readonly [first: number, last: number] | null {
  const billed = own.flatMap(({ month, rows }) => (rows > 0 ? [month] : []));
  const [first, last] = [billed[0], billed.at(-1)];
  if (first === undefined || last === undefined || billed.length < FEWEST_MONTHS) return null;
  const isRegular = billed.every((month, at) => month - (billed[at - 1] ?? month) <= LONGEST_GAP);
  return isRegular ? [first, last] : null;
}

/** The months before an area's first, or after its last, within what is compared; null where it is there all the time. */
function lackingMonths(
  [first, last]: readonly [number, number],
  { previousMonths, currentMonths }: Comparison,
): Lacking | null {
  const begun = previousMonths.filter(({ month }) => month < first).length;
  const ended = currentMonths.filter(({ month }) => month > last).length;
  const months = Math.max(begun, ended);
  if (months < FEWEST_MONTHS) return null;
  return { side: begun >= ended ? 'previous' : 'current', months };
}

/** The amounts of both times of an area that one of them has nothing or only a part of. */
interface Unlike {
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
        return [{ current, previous, lacking: { side, months: monthsBetween(lacks.period) } }];
      }
      const lacking = comparison && lackingMonths(lasting, comparison);
      return lacking === null ? [] : [{ current, previous, lacking }];
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

/**
 * Areas that one of the compared times has nothing or only a part of, where they weigh, and what both have besides:
 * a year without wages is not held against one with them. Returns their names.
 */
export function addLikeForLike(context: CostContext, months: AreaMonths): string[] {
  const { facts } = context;
  const [current, previous] = [facts.get(keys.current), facts.get(keys.previous)];
  if (current?.period == null || previous === null) return [];
  if (monthsBetween(current.period) < FEWEST_MONTHS) return [];
  const unlike = unlikeIn(context, months, { current, previous });
  if (unlike.length === 0) return [];
  for (const { lacking, ...of } of unlike) {
    const { subject, period, source } = of[lacking.side];
    addFact(context, {
      ...{ key: keys.areaMonthsWithout, subject, period, value: whole(lacking.months) },
      ...{ columns: source.columns, filter: source.filter, rows: source.rows },
      formula: 'antalet hela månader utan rader i området',
    });
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
  return unlike.map((each) => subjectName(each.current));
}
