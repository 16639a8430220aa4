import { dayNumber } from '../../../figures/calendar/months.ts';
import type { CostContext } from './context.ts';
import { addAgreed } from './contract-figures.ts';
import { addDoubles } from './duplicate-payment-figures.ts';
import { doublesOf } from './duplicate-payments.ts';
import { paymentsByPayee } from './payments.ts';
import { addPriceRises } from './price-rises.ts';
import type { Recurring } from './recurring-outcome.ts';
import { streamsOf, withoutContinued } from './recurring-payments.ts';
import { addSubscriptions, refuseSubscriptions, subscriptionsOf } from './subscriptions.ts';

const NOTHING: Recurring = {
  payees: [],
  streams: [],
  subscriptions: [],
  areaOfSubscription: new Map(),
  doubles: [],
  doublesByInvoice: new Set(),
};

function refusal({ view, timeline, measure }: CostContext): string | null {
  if (timeline === null) return measure.words.noDates;
  const named = view.columns.supplier !== undefined || view.columns.text !== undefined;
  return named ? null : 'filen saknar en kolumn med leverantör eller text';
}

/** Subscriptions, price rises and possible double payments, from the payments to each payee. */
export async function addRecurring(context: CostContext): Promise<Recurring> {
  if (context.view.agreements !== null) return addAgreed(context, context.view.agreements);
  const reason = refusal(context);
  if (reason !== null) {
    refuseSubscriptions(context, reason);
    return NOTHING;
  }
  const end = dayNumber(context.timeline?.period.to ?? '1970-01-01');
  const payees = await paymentsByPayee(context.query);
  const byPayee = payees.map((payments) => {
    const streams = streamsOf(payments, end);
    return { streams, doubles: doublesOf(payments, streams) };
  });
  const streams = byPayee.flatMap((payee) => payee.streams);
  const running = addSubscriptions(context, subscriptionsOf(context, withoutContinued(streams)));
  addPriceRises(context, running);
  const doubles = addDoubles(
    context,
    byPayee.flatMap((payee) => payee.doubles),
  );
  return {
    payees,
    streams,
    subscriptions: running.map(({ name }) => name),
    areaOfSubscription: new Map(running.map(({ name, stream }) => [name, stream.area])),
    ...doubles,
  };
}
