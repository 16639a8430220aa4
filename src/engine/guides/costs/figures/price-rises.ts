import { add, compare, decimal, multiply, subtract } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { growthPercent, whole, ZERO } from '../../../figures/arithmetic.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { named } from '../../../figures/naming.ts';
import { formatDate, formatMoney } from '../../../text/format.ts';
import type { CostContext } from './context.ts';
import { rowsOfPayments } from './filters.ts';
import type { Occurrence, Stream } from './recurring-payments.ts';
import type { Subscription } from './subscriptions.ts';

const YEAR_DAYS = 365;
/** A payment may fall this much later than the same one a year before. */
const SLACK_DAYS = 20;
/** Rises below one per cent are rounding. */
const WORTH_SAYING = decimal('1');

/** What was paid a year before the last payment; the first payment where the file is shorter. */
function yearBefore({ occurrences, last }: Stream): Occurrence {
  const before = occurrences.filter(({ day }) => day <= last.day - YEAR_DAYS + SLACK_DAYS);
  return before.at(-1) ?? occurrences[0];
}

function addRise(context: CostContext, { name, stream }: Subscription): Fact | null {
  const { last } = stream;
  const before = yearBefore(stream);
  const percent = growthPercent(last.amount, before.amount);
  if (before === last || percent === null || compare(percent, WORTH_SAYING) < 0) return null;
  const currency = context.view.currency.code;
  const money = (due: Occurrence) =>
    `${formatMoney(due.amount, { currency, decimals: 2 })} (${formatDate(due.date)})`;
  const shared = {
    ...rowsOfPayments(context, [...before.payments, ...last.payments]),
    subject: subject('subscription', name),
    period: { from: before.date, to: last.date },
  };
  const rise = addFact(context, {
    ...shared,
    key: 'costs.priceRise.percent',
    value: percent,
    unit: 'percent',
    formula: `${money(last)} ÷ ${money(before)} − 1`,
  });
  return addFact(context, {
    ...shared,
    key: 'costs.priceRise.yearly',
    value: multiply(subtract(last.amount, before.amount), whole(stream.perYear)),
    unit: 'SEK',
    formula: `(${money(last)} − ${money(before)}) × ${stream.perYear} gånger per år; höjningen är ${named(rise)}`,
    inputs: [rise],
  });
}

/** Running subscriptions whose amount has risen in the last year, and what the rises cost a year. */
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
    unit: 'count',
    formula: 'antalet som har höjts med minst 1 %',
  });
  addFact(context, {
    ...shared,
    key: 'costs.priceRises.yearly',
    value: rises.reduce((sum, fact) => add(sum, decimal(fact.value)), ZERO),
    unit: 'SEK',
    formula: rises.length === 0 ? 'inga höjningar' : rises.map(named).join(' + '),
  });
}
