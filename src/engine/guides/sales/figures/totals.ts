import { sign, toText } from '../../../facts/decimal.ts';
import { hasValue, over, stated, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { whole } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown } from '../../../figures/context.ts';
import { allRows, sumOf } from '../../../figures/filters.ts';
import { emptyColumn } from '../../../figures/missing.ts';
import { rowsText } from '../../../figures/naming.ts';
import { amount, count, type QueryRow } from '../../../figures/query.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import { formatMoney } from '../../../text/format.ts';
import type { SalesContext } from './context.ts';
import { lacksColumn } from './missing.ts';
import { addOfPeriods } from './of-periods.ts';

function addRevenue(context: SalesContext, totals: QueryRow): Fact {
  const { revenue, timeline, years } = context;
  const period = timeline?.covered ?? years?.current.period ?? null;
  const kind = revenue.certain ? 'computed' : 'assumption';
  const fact = addFact(context, {
    key: 'sales.revenue.total',
    value: amount(totals, 'revenue'),
    period,
    kind,
    columns: revenue.columns,
    ...allRows(context),
    rows: count(totals, 'rows'),
    formula: sumOf(revenue.formula),
  });
  addFact(context, {
    key: 'sales.rows.used',
    value: whole(count(totals, 'all_rows')),
    period,
    columns: [],
    filter: allRows(context).filter,
    rows: count(totals, 'all_rows'),
    formula: 'antalet rader',
    where: 'true',
  });
  return fact;
}

function addOrders(context: SalesContext, totals: QueryRow): void {
  const keys = ['sales.orders.total', 'sales.orders.average'] as const;
  const [name] = namesOf(context.view.columns, 'orderId');
  const rows = count(totals, 'order_rows');
  if (name === undefined) {
    addUnknown(context, keys, lacksColumn('Order', 'orderId'));
    return;
  }
  if (rows === 0) {
    addUnknown(context, keys, emptyColumn('Order', name));
    return;
  }
  const behind = {
    filter: `rader med ${name}`,
    where: 'orderId IS NOT NULL AND revenue IS NOT NULL',
    rows,
  };
  const fact = addFact(context, {
    key: 'sales.orders.total',
    value: whole(count(totals, 'orders')),
    columns: [name],
    ...behind,
    formula: `antalet olika värden i ${name}`,
  });
  const ordered = stated(amount(totals, 'ordered'), sumOf(context.revenue.formula));
  const average = over(ordered, fact);
  if (!hasValue(average)) return;
  const columns = [...context.revenue.columns, name];
  addFact(context, { key: 'sales.orders.average', ...worked(average), columns, ...behind });
  addOfPeriods(context, {
    keys: { current: 'sales.orders.averageCurrent', previous: 'sales.orders.averagePrevious' },
    columns,
    behind,
    made: (which) => {
      const sold = stated(amount(totals, `ordered_${which}`), sumOf(context.revenue.formula));
      const number = stated(whole(count(totals, `orders_${which}`)), fact.source.formula);
      const each = over(sold, number);
      return hasValue(each)
        ? { ...worked(each), rows: count(totals, `order_rows_${which}`) }
        : null;
    },
  });
}

function addUnits(context: SalesContext, totals: QueryRow): void {
  const keys = ['sales.units.total', 'sales.price.average'] as const;
  const [name] = namesOf(context.view.columns, 'quantity');
  const rows = count(totals, 'quantity_rows');
  if (name === undefined) {
    addUnknown(context, keys, lacksColumn('Antal', 'quantity'));
    return;
  }
  if (rows === 0) {
    addUnknown(context, keys, emptyColumn('Antal', name));
    return;
  }
  const behind = {
    filter: `rader med ${name}`,
    where: 'quantity IS NOT NULL AND revenue IS NOT NULL',
    rows,
  };
  const units = amount(totals, 'units');
  const shown = { precision: toText(units).includes('.') ? 1 : 0, formula: sumOf(name) };
  const fact = addFact(context, {
    key: 'sales.units.total',
    value: units,
    columns: [name],
    ...behind,
    ...shown,
  });
  addOfPeriods(context, {
    keys: { current: 'sales.units.current', previous: 'sales.units.previous' },
    columns: [name],
    behind,
    made: (which) => ({
      ...shown,
      value: amount(totals, `units_${which}`),
      rows: count(totals, `quantity_rows_${which}`),
    }),
  });
  const revenue = stated(amount(totals, 'priced_revenue'), sumOf(context.revenue.formula));
  const price = over(revenue, fact);
  if (!hasValue(price)) {
    addUnknown(
      context,
      ['sales.price.average'],
      `Snittpris kan inte räknas: summan av ${name} är inte över noll.`,
    );
    return;
  }
  addFact(context, {
    key: 'sales.price.average',
    ...worked(price),
    columns: [...context.revenue.columns, name],
    ...behind,
  });
}

function warnOfGaps(context: SalesContext, totals: QueryRow): void {
  const { timeline, view, warnings } = context;
  const gap = (rows: string, sum: string, text: string) => {
    if (count(totals, rows) === 0) return;
    const money = formatMoney(amount(totals, sum), { currency: view.currency.code });
    warnings.push(`${rowsText(count(totals, rows))} (${money}) saknar ${text}`);
  };
  if (timeline !== null)
    gap('undated_rows', 'undated', 'datum: med i summorna men inte i månader och jämförelser.');
  if (namesOf(view.columns, 'product', 'productId').length > 0)
    gap('nameless_rows', 'nameless', 'produkt: med i summorna men inte bland produkterna.');
  const empty = count(totals, 'all_rows') - count(totals, 'rows');
  if (empty > 0) warnings.push(`${rowsText(empty)} saknar belopp och ingår inte i omsättningen.`);
  if (sign(amount(totals, 'revenue')) < 0)
    warnings.push(
      'Omsättningen är negativ: antingen är krediteringarna större än försäljningen, eller så har filen ombytta tecken.',
    );
}

/**
 * Revenue, rows, orders and units of the whole file; returns the revenue, the base of all shares.
 */
export function addTotals(context: SalesContext, totals: QueryRow): Fact {
  const revenue = addRevenue(context, totals);
  addOrders(context, totals);
  addUnits(context, totals);
  warnOfGaps(context, totals);
  return revenue;
}
