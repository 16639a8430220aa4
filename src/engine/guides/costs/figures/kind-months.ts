import { add, toNumber } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import { ZERO } from '../../../figures/arithmetic.ts';
import { monthNumber } from '../../../figures/calendar/months.ts';
import type { MonthSum } from '../../../figures/calendar/timeline.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { both, rowsIn, sumOf } from '../../../figures/filters.ts';
import { amount, count, text } from '../../../figures/query.ts';
import { COST_KINDS, type CostKind } from '../areas/kinds.ts';
import { costKeys as keys } from '../catalogue.ts';
import { whereOf } from './area-parts.ts';
import { type ClassifiedRows, columnsOfArea } from './area-rows.ts';
import type { CostContext } from './context.ts';
import { WEIGHTY } from './lacking-months.ts';

/** A kind of cost with its complete months in order, and the rows that are of it. */
export interface KindMonths {
  kind: CostKind;
  where: string;
  months: MonthSum[];
}

/** The months of the kinds whose areas weigh in one of the compared periods. */
export async function readKindMonths(context: CostContext): Promise<KindMonths[]> {
  const { timeline, comparison, facts, query, view } = context;
  const whole = timeline === null || timeline.step > 1 ? [] : timeline.whole;
  if (comparison === null || whole.length === 0) return [];
  const weighs = (key: typeof keys.areaCurrent | typeof keys.areaPrevious, area: string) => {
    const all = facts.get(key === keys.areaCurrent ? keys.current : keys.previous);
    return size(all) > 0 && size(facts.of(key, area)) >= WEIGHTY * size(all);
  };
  const kinds = COST_KINDS.filter(
    ({ area }) => weighs(keys.areaCurrent, area) || weighs(keys.areaPrevious, area),
  ).map((kind) => ({ kind, where: whereOf(kind, view.isBas) }));
  if (kinds.length === 0) return [];
  // A reading each: where the area is a condition, only its own rows are searched for words.
  const rows = await query(
    kinds
      .map(
        ({ where }, at) => `SELECT ${at} AS kind, date_trunc('month', date)::DATE AS month,
          sum(amount) AS amount, count(*) AS rows FROM costs
        WHERE ${where} AND date IS NOT NULL GROUP BY month`,
      )
      .join(' UNION ALL '),
  );
  const keyOf = (kind: number, month: number) => `${kind} ${month}`;
  const found = new Map(
    rows.map((row) => [keyOf(count(row, 'kind'), monthNumber(text(row, 'month'))), row]),
  );
  return kinds.map((each, at) => ({
    ...each,
    months: whole.map(({ month }) => {
      const row = found.get(keyOf(at, month));
      return row === undefined
        ? { month, amount: ZERO, rows: 0 }
        : { month, amount: amount(row, 'amount'), rows: count(row, 'rows') };
    }),
  }));
}

/** The months of a kind in one of the compared periods. */
function monthsIn(
  { months }: KindMonths,
  { comparison }: CostContext,
  which: 'current' | 'previous',
): MonthSum[] {
  const of = new Set(comparison?.[`${which}Months`].map(({ month }) => month));
  return months.filter(({ month }) => of.has(month));
}

const sumOfMonths = (months: readonly MonthSum[]) =>
  months.reduce((sum, each) => add(sum, each.amount), ZERO);

/** What a kind came to in both, as floats. */
export const kindSums = (kind: KindMonths, context: CostContext) => ({
  current: toNumber(sumOfMonths(monthsIn(kind, context, 'current'))),
  previous: toNumber(sumOfMonths(monthsIn(kind, context, 'previous'))),
});

/** What a kind came to in one of the compared periods. */
export function addKindSum(
  context: CostContext,
  classified: ClassifiedRows,
  given: KindMonths,
  which: 'current' | 'previous',
): Fact | null {
  const { comparison } = context;
  if (comparison === null) return null;
  const { kind, where } = given;
  const own = monthsIn(given, context, which);
  return addFact(context, {
    key: which === 'current' ? keys.kindCurrent : keys.kindPrevious,
    subject: subject('area', kind.name),
    value: sumOfMonths(own),
    period: comparison[which],
    columns: columnsOfArea(context, classified, kind.area),
    ...both(
      { filter: `rader i ${kind.area} som är ${kind.filter}`, where },
      rowsIn(context, comparison[which]),
    ),
    rows: own.reduce((sum, each) => sum + each.rows, 0),
    formula: sumOf(context.measure.amount.formula),
  });
}
