import { add, multiply } from '../../../facts/decimal.ts';
import { named, times, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { whole, ZERO } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown, subject } from '../../../figures/context.ts';
import { formatDate, formatMoney } from '../../../text/format.ts';
import { areaHas } from '../areas/areas.ts';
import { isNoSupplier } from '../areas/payees.ts';
import type { CostKey } from '../catalogue.ts';
import type { CostContext } from './context.ts';
import { rowsOfPayments } from './filters.ts';
import { payeeName } from './payments.ts';
import { rowsOfStream, type Stream } from './recurring-payments.ts';

/** A stream of payments under its displayed name. */
export interface Subscription {
  name: string;
  stream: Stream;
}

const INTERVAL_TEXTS: Record<number, string> = {
  12: 'varje månad',
  6: 'varannan månad',
  4: 'varje kvartal',
  2: 'varje halvår',
  1: 'varje år',
};
/** How many running subscriptions are listed one by one. */
export const LISTED = 25;
const LISTED_STOPPED = 10;

/** Figures that need dated payments. */
export const SUBSCRIPTION_PERIODS: readonly CostKey[] = [
  ...(['costs.subscription.amount', 'costs.subscription.count'] as const),
  ...(['costs.subscriptions.stopped', 'costs.subscriptions.stoppedYearly'] as const),
  ...(['costs.priceRises.count', 'costs.priceRises.yearly'] as const),
  ...(['costs.doubles.count', 'costs.doubles.amount'] as const),
];

const ALL: readonly CostKey[] = [
  ...(['costs.subscription.yearly', 'costs.subscription.amount'] as const),
  ...(['costs.subscription.perYear', 'costs.subscription.count'] as const),
  ...(['costs.subscriptions.count', 'costs.subscriptions.yearly'] as const),
  ...(['costs.subscriptions.stopped', 'costs.subscriptions.stoppedYearly'] as const),
  ...(['costs.priceRises.count', 'costs.priceRises.yearly'] as const),
];

function yearly(stream: Stream) {
  return multiply(stream.last.amount, whole(stream.perYear));
}

/** The streams that are subscriptions, largest per year first, each with a unique name. */
export function subscriptionsOf(context: CostContext, streams: readonly Stream[]): Subscription[] {
  const chosen = streams.filter(
    ({ area, payee }) => !areaHas(area, 'noSubscription') && !isNoSupplier(payeeName(payee), area),
  );
  const cost = (stream: Stream) => stream.last.value * stream.perYear;
  const perPayee = new Map<string, number>();
  for (const { payee } of chosen) perPayee.set(payee, (perPayee.get(payee) ?? 0) + 1);
  const currency = context.view.currency.code;
  return chosen
    .map((stream) => {
      const money = formatMoney(stream.last.amount, { currency });
      const base = payeeName(stream.payee);
      const several = (perPayee.get(stream.payee) ?? 0) > 1;
      return {
        name: several ? `${base} (${money} ${INTERVAL_TEXTS[stream.perYear]})` : base,
        stream,
      };
    })
    .sort((a, b) => cost(b.stream) - cost(a.stream) || (a.name < b.name ? -1 : 1));
}

function behind(context: CostContext, { name, stream }: Subscription) {
  return {
    ...rowsOfPayments(
      context,
      stream.occurrences.flatMap((due) => due.payments),
    ),
    subject: subject('subscription', name),
    period: { from: stream.occurrences[0].date, to: stream.last.date },
  };
}

function addRunning(context: CostContext, subscription: Subscription): Fact {
  const { stream } = subscription;
  const shared = behind(context, subscription);
  const amount = addFact(context, {
    ...shared,
    key: 'costs.subscription.amount',
    value: stream.last.amount,
    formula: `beloppet den senaste gången, ${formatDate(stream.last.date)}`,
  });
  addFact(context, {
    ...shared,
    key: 'costs.subscription.count',
    value: whole(stream.occurrences.length),
    formula: 'antalet gånger i filen',
  });
  const perYear = addFact(context, {
    ...shared,
    key: 'costs.subscription.perYear',
    value: whole(stream.perYear),
    formula: `betalas ${INTERVAL_TEXTS[stream.perYear]}: mellanrummen i filen är jämna`,
  });
  return addFact(context, {
    ...shared,
    key: 'costs.subscription.yearly',
    ...worked(times(amount, perYear)),
  });
}

function addStopped(context: CostContext, subscription: Subscription): Fact {
  const { stream } = subscription;
  return addFact(context, {
    ...behind(context, subscription),
    key: 'costs.subscription.stoppedYearly',
    value: yearly(stream),
    formula: `det sista beloppet ${formatDate(stream.last.date)} × ${stream.perYear} gånger per år`,
  });
}

function addSums(
  context: CostContext,
  keys: { count: CostKey; yearly: CostKey },
  number: number,
  each: readonly Subscription[],
  words: string,
): void {
  const rows = each.reduce((sum, { stream }) => sum + rowsOfStream(stream), 0);
  const shared = {
    period: context.period,
    columns: rowsOfPayments(context, []).columns,
    filter: `betalningar med jämna mellanrum och nästan lika belopp, ${words}`,
    rows,
  };
  const count = addFact(context, {
    ...shared,
    key: keys.count,
    value: whole(number),
    formula: 'antalet återkommande betalningar',
  });
  addFact(context, {
    ...shared,
    key: keys.yearly,
    value: each.reduce((sum, { stream }) => add(sum, yearly(stream)), ZERO),
    formula: `summan av det senaste beloppet × antalet gånger per år, för ${named(count)}`,
    inputs: [count],
  });
}

/** Recurring subscriptions, running and ended; returns the running ones. */
export function addSubscriptions(
  context: CostContext,
  subscriptions: readonly Subscription[],
): Subscription[] {
  const running = subscriptions.filter(({ stream }) => stream.running);
  const stopped = subscriptions.filter(({ stream }) => !stream.running);
  for (const subscription of running.slice(0, LISTED)) addRunning(context, subscription);
  for (const subscription of stopped.slice(0, LISTED_STOPPED)) addStopped(context, subscription);
  const keys = {
    count: 'costs.subscriptions.count',
    yearly: 'costs.subscriptions.yearly',
  } as const;
  addSums(context, keys, running.length, running, 'som löper när filen slutar');
  const ended = {
    count: 'costs.subscriptions.stopped',
    yearly: 'costs.subscriptions.stoppedYearly',
  } as const;
  addSums(context, ended, stopped.length, stopped, 'som har upphört före filens slut');
  return running;
}

/** Records why recurring payments cannot be found. */
export function refuseSubscriptions(context: CostContext, reason: string): void {
  addUnknown(context, ALL, `Återkommande betalningar kan inte räknas: ${reason}.`);
  addUnknown(
    context,
    ['costs.doubles.count', 'costs.doubles.amount'],
    `Dubbelbetalningar kan inte sökas: ${reason}.`,
  );
}
