import { estimate } from '../../../figures/arithmetic.ts';
import { monthOf } from '../../../figures/calendar/months.ts';
import { periodOf } from '../../../figures/calendar/timeline.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { both, rowsIn, sumOf } from '../../../figures/filters.ts';
import { median } from '../../../figures/statistics/median.ts';
import { OUTLIER, robustZ } from '../../../figures/statistics/robust-z.ts';
import { theilSen } from '../../../figures/statistics/theil-sen.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import { formatDate, formatMoney, formatMonth, formatNumber } from '../../../text/format.ts';
import { type AreaMonths, valuesOf } from './area-months.ts';
import { type ClassifiedRows, columnsOfArea, rowsOfArea } from './area-rows.ts';
import type { CostContext } from './context.ts';
import { rowsOfPayments } from './filters.ts';
import { type Payment, payeeName } from './payments.ts';

const FROM_MONTHS = 8;
const FROM_PAYMENTS = 8;
const LISTED = 10;
/** A month must be a fifth above its usual level, a payment twice its usual amount. */
const MONTH_ABOVE = 0.2;
const PAYMENT_TIMES = 2;
/** The excess must be at least a thousandth of the cost. */
const LEAST_SHARE = 0.001;

interface Spike {
  name: string;
  excess: number;
  add: () => void;
}

function largest(spikes: Spike[]): void {
  spikes
    .sort((a, b) => b.excess - a.excess || (a.name < b.name ? -1 : 1))
    .slice(0, LISTED)
    .forEach((spike) => {
      spike.add();
    });
}

/** How far each month stands out from the usual and from the area's trend, whichever is less. */
function monthScores(values: readonly number[]): number[] {
  const line = theilSen(values);
  const beside = robustZ(values.map((value, x) => value - line.intercept - line.slope * x));
  return robustZ(values).map((score, index) => Math.min(score, beside[index] ?? 0));
}

function monthSpikes(
  context: CostContext,
  classified: ClassifiedRows,
  months: AreaMonths,
  least: number,
): Spike[] {
  const currency = context.view.currency.code;
  return [...months].flatMap(([area, own]) => {
    const values = valuesOf(own);
    const usual = median(values);
    if (own.length < FROM_MONTHS || !(usual > 0)) return [];
    const scores = monthScores(values);
    return own.flatMap((month, index): Spike[] => {
      const [score = 0, value = 0] = [scores[index], values[index]];
      const excess = value - usual;
      if (score < OUTLIER || excess < usual * MONTH_ABOVE || excess < least) return [];
      const name = `${area}, ${formatMonth(monthOf(month.month))}`;
      const period = periodOf([month]);
      const add = () =>
        addFact(context, {
          key: 'costs.spike.month',
          subject: subject('areaMonth', name),
          value: estimate(excess, 2),
          period,
          columns: [
            ...new Set([
              ...columnsOfArea(context, classified, area),
              ...namesOf(context.view.columns, 'date'),
            ]),
          ],
          ...both(rowsOfArea(context, classified, area), rowsIn(context, period)),
          rows: month.rows,
          formula: `${sumOf(context.measure.amount.formula)} − områdets vanliga månad ${formatMoney(usual, { currency })} (medianen); robust z ${formatNumber(score, 1)}`,
        });
      return [{ name, excess, add }];
    });
  });
}

function paymentSpikes(context: CostContext, payees: readonly Payment[][], least: number): Spike[] {
  const currency = context.view.currency.code;
  return payees.flatMap((payments) => {
    const positive = payments.filter(({ value }) => value > 0);
    if (positive.length < FROM_PAYMENTS) return [];
    const values = positive.map(({ value }) => value);
    const usual = median(values);
    const isFar = (value: number) => value >= usual * PAYMENT_TIMES && value - usual >= least;
    if (!values.some(isFar)) return [];
    const scores = robustZ(values);
    return positive.flatMap((payment, index): Spike[] => {
      const [score = 0, excess] = [scores[index], payment.value - usual];
      if (score < OUTLIER || !isFar(payment.value)) return [];
      const money = formatMoney(payment.amount, { currency, decimals: 2 });
      const name = `${payeeName(payment.payee)}, ${formatDate(payment.date)}, ${money}`;
      const add = () =>
        addFact(context, {
          ...rowsOfPayments(context, [payment]),
          key: 'costs.spike.payment',
          subject: subject('payment', name),
          value: estimate(excess, 2),
          period: { from: payment.date, to: payment.date },
          formula: `${money} − leverantörens vanliga betalning ${formatMoney(usual, { currency, decimals: 2 })} (medianen av ${formatNumber(positive.length)}); robust z ${formatNumber(score, 1)}`,
        });
      return [{ name, excess, add }];
    });
  });
}

/** Months and payments far above their area's and supplier's history, if any. */
export function addSpikes(
  context: CostContext,
  classified: ClassifiedRows,
  months: AreaMonths,
  payees: readonly Payment[][],
): void {
  const total = context.facts.get('costs.total.amount');
  const least = total === null ? 0 : Number(total.value) * LEAST_SHARE;
  largest(monthSpikes(context, classified, months, least));
  largest(paymentSpikes(context, payees, least));
}
