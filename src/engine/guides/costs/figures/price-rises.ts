import { compare, decimal, toNumber } from '../../../facts/decimal.ts';
import {
  hasValue,
  inPercent,
  less,
  named,
  over,
  stated,
  sum,
  times,
  worked,
} from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { whole, ZERO } from '../../../figures/arithmetic.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { formatDate, formatMoney } from '../../../text/format.ts';
import type { CostContext } from './context.ts';
import { rowsOfPayments } from './filters.ts';
import type { Occurrence, Stream } from './recurring-payments.ts';
import type { Subscription } from './subscriptions.ts';

const YEAR_DAYS = 365;
/** How much later than a year before a payment may be to count as the same. */
const SLACK_DAYS = 20;
/** Rises below one per cent are rounding. */
const WORTH_SAYING = decimal('1');

/** The payment a year before the last; the first one where the file is shorter. */
function yearBefore({ occurrences, last }: Stream): Occurrence {
  const before = occurrences.filter(({ day }) => day <= last.day - YEAR_DAYS + SLACK_DAYS);
  return before.at(-1) ?? occurrences[0];
}

/** Between two payments it has fallen by so much of what it has risen by: then it follows what is used, as electricity does. */
const ALSO_FALLEN = 0.5;

function isByUse({ occurrences }: Stream, rise: number): boolean {
  return occurrences.some(({ amount }, at) => {
    const next = occurrences[at + 1];
    return next !== undefined && toNumber(amount) - toNumber(next.amount) >= ALSO_FALLEN * rise;
  });
}

function addRise(context: CostContext, { name, stream }: Subscription): Fact | null {
  const { last } = stream;
  const before = yearBefore(stream);
  const currency = context.view.currency.code;
  const paid = ({ amount, date }: Occurrence) =>
    stated(amount, `${formatMoney(amount, { currency, decimals: 2 })} (${formatDate(date)})`);
  const percent = less(over(paid(last), paid(before)), 1);
  if (before === last || !hasValue(percent)) return null;
  const risen = inPercent(percent);
  if (compare(risen.value, WORTH_SAYING) < 0) return null;
  if (isByUse(stream, toNumber(last.amount) - toNumber(before.amount))) return null;
  const shared = {
    ...rowsOfPayments(context, [...before.payments, ...last.payments]),
    subject: subject('subscription', name),
    period: { from: before.date, to: last.date },
  };
  const rise = addFact(context, { ...shared, ...risen, key: 'costs.priceRise.percent' });
  const perYear = stated(whole(stream.perYear), `${stream.perYear} gånger per år`);
  const yearly = times(less(paid(last), paid(before)), perYear);
  return addFact(context, {
    ...shared,
    key: 'costs.priceRise.yearly',
    precision: 0,
    ...worked(yearly, { note: `; höjningen är ${named(rise)}` }),
    inputs: [rise],
  });
}

/** Running subscriptions whose amount rose in the last year, and the yearly cost of the rises. */
export function addPriceRises(context: CostContext, running: readonly Subscription[]): void {
  const rises = running.flatMap((subscription) => addRise(context, subscription) ?? []);
  const shared = {
    period: context.period,
    columns: rowsOfPayments(context, []).columns,
    filter: 'återkommande betalningar som löper, senaste beloppet mot det ett år tidigare',
    rows: rises.reduce((sum, fact) => sum + fact.source.rows, 0),
    inputs: rises,
  };
  addFact(context, {
    ...shared,
    key: 'costs.priceRises.count',
    value: whole(rises.length),
    formula: 'antalet som har höjts med minst 1 %',
  });
  addFact(context, {
    ...shared,
    key: 'costs.priceRises.yearly',
    ...worked(rises.length === 0 ? stated(ZERO, 'inga höjningar') : sum(...rises)),
  });
}
