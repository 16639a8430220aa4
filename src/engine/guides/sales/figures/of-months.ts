import { toNumber } from '../../../facts/decimal.ts';
import { hasValue, inPercent, over, stated, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { whole, ZERO } from '../../../figures/arithmetic.ts';
import { monthNumber, monthOf, monthsPeriod } from '../../../figures/calendar/months.ts';
import { type MonthSum, periodOf } from '../../../figures/calendar/timeline.ts';
import { addFact, type KeyedDraft, subject } from '../../../figures/context.ts';
import { both, type RowFilter, rowsIn, sumOf } from '../../../figures/filters.ts';
import { amount, count, text } from '../../../figures/query.ts';
import { within } from '../../../figures/sql.ts';
import type { ShapeMonths } from '../../../figures/time/shape-months.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { SalesKey } from '../catalogue.ts';
import type { SalesContext } from './context.ts';
import type { DaysRead, Summed } from './days.ts';
import { profitFormula } from './filters.ts';
import { isCovered } from './products.ts';

/** Those that have rows in a month, by its place, and how many of all rows name one. */
interface Counted {
  inMonth: (place: number) => number;
  rows: number;
}

/** The months that the figures at the top of a result are given by. */
export interface OfMonths {
  months: ShapeMonths;
  days: DaysRead;
  /** Rows with a revenue. */
  rows: number;
  /** Null where the file names none. */
  counted: Record<'orders' | 'products' | 'customers', Counted | null>;
}

/** A month, and what its rows sum to. */
interface Month extends MonthSum {
  place: number;
  of(summed: Summed): ReturnType<DaysRead['sumIn']>;
  rowsOf(summed: Summed): number;
}

const monthsOf = ({ months, days }: OfMonths): Month[] =>
  months.map((month, place) => ({
    ...month,
    place,
    of: (summed) => days.sumIn(month.month, summed),
    rowsOf: (summed) => toNumber(days.sumIn(month.month, summed)),
  }));

type Draft = Omit<KeyedDraft<SalesKey>, 'period' | 'subject' | 'filter' | 'where'>;

function addInMonth(
  context: SalesContext,
  { month }: Month,
  { behind, ...draft }: Draft & { behind: RowFilter },
): Fact {
  const period = monthsPeriod(month, month);
  return addFact(context, {
    ...draft,
    subject: subject('month', monthOf(month)),
    period,
    columns: [...new Set([...draft.columns, ...namesOf(context.view.columns, 'date')])],
    ...both(behind, rowsIn(context, period)),
  });
}

/** Gross profit, and its share of the revenue of the same rows; neither in a month where too little has a cost. */
function addProfit(context: SalesContext, of: OfMonths): void {
  const { cost } = context.view;
  if (cost === null) return;
  const shared = {
    kind: cost.certain ? ('computed' as const) : ('assumption' as const),
    columns: [...context.revenue.columns, ...cost.columns],
    behind: { filter: `rader med ${cost.columns.join(' och ')}`, where: 'profit IS NOT NULL' },
  };
  for (const month of monthsOf(of)) {
    const covered = month.of('covered');
    if (month.rows > 0 && !isCovered(covered, month.amount)) continue;
    const rows = month.rowsOf('profit_rows');
    const profit = addInMonth(context, month, {
      ...shared,
      key: 'sales.month.profit',
      value: month.of('profit'),
      rows,
      formula: profitFormula(context, cost),
    });
    const same = `${sumOf(context.revenue.formula)} på samma rader`;
    const margin = over(profit, stated(covered, same));
    if (hasValue(margin))
      addInMonth(context, month, {
        ...shared,
        key: 'sales.month.margin',
        ...inPercent(margin),
        rows,
      });
  }
}

const COLUMN = { orders: 'orderId', customers: 'customer', products: 'product' } as const;
type What = keyof typeof COLUMN;

/** What is counted, the rows of each month that name one, and their revenue: those of the month itself where all do. */
async function countedOf(context: SalesContext, { months, rows, counted }: OfMonths, what: What) {
  const { query, view } = context;
  const column = COLUMN[what];
  const own = counted[what];
  if (own === null) return null;
  const [name = ''] =
    column === 'product'
      ? namesOf(view.columns, 'product', 'productId')
      : namesOf(view.columns, column);
  const where = `${column} IS NOT NULL AND revenue IS NOT NULL`;
  const named =
    own.rows === rows
      ? null
      : await query(`SELECT date_trunc('month', date)::DATE AS month, count(*) AS rows,
          sum(revenue) AS revenue FROM sales
          WHERE ${where} AND ${within('date', periodOf(months))} GROUP BY month`);
  const byMonth =
    named && new Map(named.map((row) => [monthNumber(text(row, 'month')), row] as const));
  return {
    name,
    inMonth: own.inMonth,
    behind: { filter: `rader med ${name}`, where },
    rowsOf: ({ month, ...all }: MonthSum) => {
      const row = byMonth?.get(month);
      if (byMonth === null) return { rows: all.rows, revenue: all.amount };
      return row
        ? { rows: count(row, 'rows'), revenue: amount(row, 'revenue') }
        : { rows: 0, revenue: ZERO };
    },
  };
}

/** What an order came to on average; none in a month without orders. */
async function addOrderAverage(context: SalesContext, of: OfMonths): Promise<void> {
  const orders = await countedOf(context, of, 'orders');
  if (orders === null) return;
  const { name, behind } = orders;
  for (const month of monthsOf(of)) {
    const { rows, revenue } = orders.rowsOf(month);
    const sold = stated(revenue, sumOf(context.revenue.formula));
    const number = stated(whole(orders.inMonth(month.place)), `antalet olika värden i ${name}`);
    const average = over(sold, number);
    if (!hasValue(average)) continue;
    const columns = [...context.revenue.columns, name];
    const key = 'sales.month.orderAverage';
    addInMonth(context, month, { key, ...worked(average), rows, columns, behind });
  }
}

/** How much was sold; unknown in a month whose rows have no quantity. */
function addUnits(context: SalesContext, of: OfMonths): void {
  const [name = ''] = namesOf(context.view.columns, 'quantity');
  for (const month of monthsOf(of)) {
    const rows = month.rowsOf('unit_rows');
    if (rows === 0 && month.rows > 0) continue;
    addInMonth(context, month, {
      key: 'sales.month.units',
      value: month.of('units'),
      rows,
      formula: sumOf(name),
      columns: [name],
      behind: {
        filter: `rader med ${name}`,
        where: 'quantity IS NOT NULL AND revenue IS NOT NULL',
      },
    });
  }
}

/** How many customers bought, or products were sold; unknown in a month whose rows name none. */
async function addCount(
  context: SalesContext,
  of: OfMonths,
  what: 'customers' | 'products',
): Promise<void> {
  const counted = await countedOf(context, of, what);
  if (counted === null) return;
  const { name, behind } = counted;
  for (const month of monthsOf(of)) {
    const { rows } = counted.rowsOf(month);
    if (rows === 0 && month.rows > 0) continue;
    addInMonth(context, month, {
      ...{ key: `sales.month.${what}`, rows, columns: [name], behind },
      value: whole(counted.inMonth(month.place)),
      formula: `antalet olika värden i ${name}`,
    });
  }
}

/** Beside the revenue there is room for so many at the top of a result. */
const PLACES = 3;

/** The figures that stand at the top of a result by month, for the shape beside each: in the order in which they are chosen there. */
export async function addOfMonths(context: SalesContext, of: OfMonths): Promise<void> {
  if (of.months.length === 0) return;
  const { facts } = context;
  const has = (...keys: SalesKey[]) => keys.filter((key) => facts.get(key) !== null).length;
  const margins = has('sales.profit.current', 'sales.margin.current');
  if (margins > 0) addProfit(context, of);
  const left = PLACES - margins - has('sales.forecast.total');
  if (left > 0 && has('sales.orders.averageCurrent') > 0) await addOrderAverage(context, of);
  else if (left > 0 && has('sales.units.current') > 0) addUnits(context, of);
  if (left > 1)
    await addCount(context, of, of.counted.customers === null ? 'products' : 'customers');
}
