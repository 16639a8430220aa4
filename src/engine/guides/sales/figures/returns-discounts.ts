import { add, decimal, negate } from '../../../facts/decimal.ts';
import { percentOf } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown } from '../../../figures/context.ts';
import { allRows, sumOf } from '../../../figures/filters.ts';
import { named } from '../../../figures/naming.ts';
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
    unit: 'SEK',
    period,
    columns,
    filter: 'rader med minus i belopp eller antal',
    rows,
    formula: `−${formula}`,
    where: 'returned AND revenue IS NOT NULL',
  });
  const share = percentOf(returned, sold);
  if (share === null) return;
  addFact(context, {
    key: 'sales.returns.share',
    value: share,
    unit: 'percent',
    period,
    columns,
    filter: allRows(context).filter,
    rows: count(totals, 'rows'),
    formula: `${named(fact)} ÷ ${formula} på övriga rader`,
    where: 'revenue IS NOT NULL',
    inputs: [fact],
  });
}

/** What was sold before discount: revenue, with the discount put back where it has been taken off. */
function beforeDiscount(context: SalesContext, totals: QueryRow) {
  const [revenue, discount] = [amount(totals, 'discounted_revenue'), amount(totals, 'discount')];
  const checked = count(totals, 'discount_checked');
  const notTakenOff =
    context.view.revenueFromColumn && checked > 0 && count(totals, 'before_discount') * 2 > checked;
  const sum = sumOf(context.revenue.formula);
  return notTakenOff
    ? { base: revenue, words: `${sum}, som är före rabatt (antal × pris)` }
    : { base: add(revenue, discount), words: `(${sum} + rabatterna)` };
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
    unit: 'SEK',
    formula: sumOf(discount.formula),
  });
  const { base, words } = beforeDiscount(context, totals);
  const share = percentOf(decimal(fact.value), base);
  if (share === null) return;
  addFact(context, {
    ...shared,
    key: 'sales.discount.share',
    value: share,
    unit: 'percent',
    formula: `${named(fact)} ÷ ${words}`,
    inputs: [fact],
  });
}

/** Returns and credits, and discounts given. */
export function addReturnsAndDiscounts(context: SalesContext, totals: QueryRow): void {
  addReturns(context, totals);
  addDiscounts(context, totals);
}
