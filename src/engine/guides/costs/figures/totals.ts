import { negate, sign } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { whole } from '../../../figures/arithmetic.ts';
import { addFact } from '../../../figures/context.ts';
import { allRows, sumOf } from '../../../figures/filters.ts';
import { rowsText } from '../../../figures/naming.ts';
import { amount, count, type QueryRow } from '../../../figures/query.ts';
import { formatMoney } from '../../../text/format.ts';
import type { CostContext } from './context.ts';

/** All totals of the file in one scan of the view `costs`. */
export const TOTALS_SQL = `SELECT count(*) AS all_rows, count(amount) AS rows, sum(amount) AS amount,
    sum(amount) FILTER (amount < 0) AS credits, count(*) FILTER (amount < 0) AS credit_rows,
    count(*) FILTER (date IS NULL AND amount IS NOT NULL) AS undated_rows,
    sum(amount) FILTER (date IS NULL) AS undated
  FROM costs`;

function warnOfGaps(context: CostContext, totals: QueryRow): void {
  const { timeline, view, warnings } = context;
  const undated = count(totals, 'undated_rows');
  if (timeline !== null && undated > 0) {
    const money = formatMoney(amount(totals, 'undated'), { currency: view.currency.code });
    warnings.push(
      `${rowsText(undated)} (${money}) saknar datum: med i summorna men inte i månader och jämförelser.`,
    );
  }
  const empty = count(totals, 'all_rows') - count(totals, 'rows');
  if (empty > 0) warnings.push(`${rowsText(empty)} saknar belopp och ingår inte i kostnaderna.`);
  if (sign(amount(totals, 'amount')) < 0)
    warnings.push(
      'Kostnaderna är negativa: antingen är krediteringarna större än köpen, eller så har filen ombytta tecken.',
    );
}

/** Cost, rows and credits of the whole file; returns the total cost, the base of all shares. */
export function addTotals(context: CostContext, totals: QueryRow): Fact {
  const { amount: measured } = context.measure;
  const shared = { period: context.period, columns: measured.columns };
  const total = addFact(context, {
    ...shared,
    key: 'costs.total.amount',
    value: amount(totals, 'amount'),
    kind: measured.certain ? 'computed' : 'assumption',
    ...allRows(context),
    rows: count(totals, 'rows'),
    formula: sumOf(measured.formula),
  });
  addFact(context, {
    ...shared,
    key: 'costs.rows.used',
    value: whole(count(totals, 'all_rows')),
    columns: [],
    filter: allRows(context).filter,
    rows: count(totals, 'all_rows'),
    formula: 'antalet rader',
    where: 'true',
  });
  addFact(context, {
    ...shared,
    key: 'costs.credits.amount',
    value: negate(amount(totals, 'credits')),
    filter: `rader där ${measured.formula} är under noll`,
    where: 'amount < 0',
    rows: count(totals, 'credit_rows'),
    formula: `−${sumOf(measured.formula)}`,
  });
  warnOfGaps(context, totals);
  return total;
}
