import { add, negate } from '../../../facts/decimal.ts';
import { hasValue, inPercent, over, stated } from '../../../facts/expression.ts';
import { addFact, addUnknown } from '../../../figures/context.ts';
import { allRows, sumOf } from '../../../figures/filters.ts';
import { amount, count, type QueryRow } from '../../../figures/query.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { SalesContext } from './context.ts';
import { lacksColumn } from './missing.ts';

function addReturns(context: SalesContext, totals: QueryRow): void {
  const keys = ['sales.returns.amount', 'sales.returns.share'] as const;
  const [rows, sold] = [count(totals, 'return_rows'), amount(totals, 'sold')];
  const returned = negate(amount(totals, 'returned'));
  if (sold.units <= 0n) {
    addUnknown(
      context,
      keys,
      'Returer kan inte räknas: filen har ingen försäljning över noll att ställa dem mot.',
    );
    return;
  }
  const formula = sumOf(context.revenue.formula);
  const columns = [
    ...new Set([...context.revenue.columns, ...namesOf(context.view.columns, 'quantity')]),
  ];
  const period = context.timeline?.covered ?? null;
  const fact = addFact(context, {
    key: 'sales.returns.amount',
    value: returned,
    period,
    columns,
    filter: 'rader med minus i belopp eller antal',
    rows,
    formula: `−${formula}`,
    where: 'returned AND revenue IS NOT NULL',
  });
  const share = over(fact, stated(sold, `${formula} på övriga rader`));
  if (!hasValue(share)) return;
  addFact(context, {
    ...inPercent(share),
    key: 'sales.returns.share',
    period,
    columns,
    filter: allRows(context).filter,
    rows: count(totals, 'rows'),
    where: 'revenue IS NOT NULL',
  });
}

/** Sales before discount: revenue, with deducted discounts added back. */
function beforeDiscount(context: SalesContext, totals: QueryRow) {
  const [revenue, discount] = [amount(totals, 'discounted_revenue'), amount(totals, 'discount')];
  const checked = count(totals, 'discount_checked');
  const notTakenOff =
    context.view.revenueFromColumn && checked > 0 && count(totals, 'before_discount') * 2 > checked;
  const sum = sumOf(context.revenue.formula);
  return notTakenOff
    ? stated(revenue, `${sum}, som är före rabatt (antal × pris)`)
    : stated(add(revenue, discount), `(${sum} + rabatterna)`);
}

function addDiscounts(context: SalesContext, totals: QueryRow): void {
  const keys = ['sales.discount.amount', 'sales.discount.share'] as const;
  const { discount } = context.view;
  const rows = count(totals, 'discount_rows');
  if (discount === null || rows === 0) {
    addUnknown(context, keys, lacksColumn('Rabatter', 'discount'));
    return;
  }
  const shared = {
    period: context.timeline?.covered ?? null,
    kind: discount.certain ? ('computed' as const) : ('assumption' as const),
    columns: [...new Set([...discount.columns, ...context.revenue.columns])],
    filter: `rader med ${discount.columns.at(-1)}`,
    rows,
    where: 'discount IS NOT NULL AND revenue IS NOT NULL',
  };
  const fact = addFact(context, {
    ...shared,
    key: 'sales.discount.amount',
    value: amount(totals, 'discount'),
    formula: sumOf(discount.formula),
  });
  const share = over(fact, beforeDiscount(context, totals));
  if (hasValue(share))
    addFact(context, { ...shared, ...inPercent(share), key: 'sales.discount.share' });
}

/** Returns and credits, and discounts given. */
export function addReturnsAndDiscounts(context: SalesContext, totals: QueryRow): void {
  addReturns(context, totals);
  addDiscounts(context, totals);
}
