import { add, subtract } from '../facts/decimal.ts';
import { named } from '../figures/naming.ts';
import { addRatio, addShare, REVENUE, term } from './ratio.ts';
import type { YearContext } from './year-facts.ts';

/** Margins and cost shares of revenue. */
export function addMargins(context: YearContext): void {
  const [revenue, goods] = [term(context, REVENUE), term(context, 'books.cost.goods')];
  if (revenue !== null && goods !== null)
    addRatio(context, {
      key: 'books.ratio.grossMargin',
      above: subtract(revenue.value, goods.value),
      below: revenue.value,
      unit: 'percent',
      formula: `(${named(revenue.fact)} − ${named(goods.fact)}) ÷ ${named(revenue.fact)}`,
      inputs: [goods.fact, revenue.fact],
    });
  addShare(context, 'books.ratio.ebitdaMargin', 'books.result.ebitda', REVENUE);
  addShare(context, 'books.ratio.operatingMargin', 'books.result.operating', REVENUE);
  addShare(context, 'books.ratio.netMargin', 'books.result.afterFinancial', REVENUE);
  addShare(context, 'books.ratio.personnelShare', 'books.cost.personnel', REVENUE);
  addShare(context, 'books.ratio.depreciationShare', 'books.cost.depreciation', REVENUE);
  const [operating, income] = [
    term(context, 'books.result.operating'),
    term(context, 'books.financial.income'),
  ];
  if (operating === null || income === null || revenue === null) return;
  const before = add(operating.value, income.value);
  const words = `(${named(operating.fact)} + ${named(income.fact)})`;
  addRatio(context, {
    key: 'books.ratio.profitMargin',
    above: before,
    below: revenue.value,
    unit: 'percent',
    formula: `${words} ÷ ${named(revenue.fact)}`,
    inputs: [operating.fact, income.fact, revenue.fact],
  });
  const cost = term(context, 'books.financial.cost');
  if (cost === null) return;
  addRatio(context, {
    key: 'books.ratio.interestCover',
    above: before,
    below: cost.value,
    unit: 'ratio',
    formula: `${words} ÷ ${named(cost.fact)}`,
    inputs: [operating.fact, income.fact, cost.fact],
  });
}
