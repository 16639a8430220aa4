import { type Amount, withVat } from '#contract/vat.ts';
import type { Frequency, Invoice } from '../port.ts';
import type { TestCheckout, TestSubscription } from './record.ts';

export type Prices = Readonly<Record<Frequency, Amount>>;

const DAY_MS = 24 * 60 * 60 * 1000;
const INVOICE_DAYS = 30;
/** How long what is not paid is asked for before the subscription ends. */
const ASKED_FOR_DAYS = { card: 14, invoice: 30 } as const;

const after = (moment: string, days: number) =>
  new Date(Date.parse(moment) + days * DAY_MS).toISOString();

/** `count` periods after `anchor`: the same day of the month, or its last. */
export function periodAfter(anchor: string, frequency: Frequency, count: number): string {
  const from = new Date(anchor);
  const months = frequency === 'yearly' ? 12 * count : count;
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(from.getUTCDate(), days));
  return moved.toISOString();
}

/** Charges `amount` at `date`: paid at once by a card that works, else open. */
export function charged(of: TestSubscription, amount: Amount, date: string): TestSubscription {
  const net = Math.max(0, amount.net - of.credit);
  const isPaid = net === 0 || (of.payment === 'card' && of.canPay);
  const number = `TEST-${of.id.slice(-6).toUpperCase()}-${of.invoices.length + 1}`;
  const id = `in_${of.id}_${of.invoices.length + 1}`;
  const invoice: Invoice = {
    ...withVat(net),
    ...{ id, number, date, refunded: 0 },
    dueDate: of.payment === 'invoice' ? after(date, INVOICE_DAYS) : null,
    status: isPaid ? 'paid' : 'open',
    failedAttempts: isPaid || of.payment === 'invoice' ? 0 : 1,
    pdfUrl: `/testbetalning/faktura/${id}`,
  };
  const isLate = of.payment === 'card' || of.state === 'past_due';
  const state = !isPaid && isLate ? 'past_due' : 'active';
  const credit = Math.max(0, of.credit - amount.net);
  return { ...of, state, credit, invoices: [...of.invoices, invoice] };
}

/** The subscription that a paid checkout makes. */
export function begun(
  { order, customerId, id }: TestCheckout,
  prices: Prices,
  now: string,
): TestSubscription {
  const trialEnd = order.trialDays === null ? null : after(now, order.trialDays);
  const { reference, payment, frequency } = order;
  const base: TestSubscription = {
    ...{ kind: 'subscription', id: `sub_${id}`, customerId, reference, payment, frequency },
    ...{ startedAt: now, trialEnd, anchor: trialEnd ?? now, periods: trialEnd === null ? 1 : 0 },
    periodEnd: trialEnd ?? periodAfter(now, frequency, 1),
    state: 'trialing',
    ...{ cancelAtPeriodEnd: false, endedAt: null, canPay: true, credit: 0, invoices: [] },
  };
  return trialEnd === null ? charged(base, prices[frequency], now) : base;
}

/** Ended at `date`; what was not paid is no longer asked for. */
export function ended(of: TestSubscription, date: string): TestSubscription {
  const invoices = of.invoices.map((invoice) =>
    invoice.status === 'open' ? { ...invoice, status: 'void' as const } : invoice,
  );
  return { ...of, state: 'canceled', endedAt: date, cancelAtPeriodEnd: false, invoices };
}

/** All open invoices paid, and the next ones too. */
export function paid(of: TestSubscription): TestSubscription {
  const invoices = of.invoices.map((invoice) =>
    invoice.status === 'open' ? { ...invoice, status: 'paid' as const } : invoice,
  );
  const state = of.state === 'past_due' ? 'active' : of.state;
  return { ...of, invoices, state, canPay: true };
}

/** What happens next by itself, and when; null after the end. */
function nextStep(
  of: TestSubscription,
  prices: Prices,
): { at: string; step: () => TestSubscription } | null {
  if (of.endedAt !== null) return null;
  const open = of.invoices.find(({ status }) => status === 'open');
  const failedAt = open && (open.dueDate ?? open.date);
  const stops = failedAt === undefined ? null : after(failedAt, ASKED_FOR_DAYS[of.payment]);
  if (open?.dueDate && of.state === 'active' && open.dueDate <= of.periodEnd)
    return { at: open.dueDate, step: () => ({ ...of, state: 'past_due' }) };
  if (of.state === 'past_due' && stops !== null && stops <= of.periodEnd)
    return { at: stops, step: () => ended(of, stops) };
  const { periodEnd: at } = of;
  if (of.cancelAtPeriodEnd) return { at, step: () => ended(of, at) };
  return {
    at,
    step: () => {
      const periods = of.periods + 1;
      const next = { ...of, periods, periodEnd: periodAfter(of.anchor, of.frequency, periods) };
      return charged(next, prices[of.frequency], at);
    },
  };
}

/** The subscription as time alone has made it at `now`: renewed, failed or ended. */
export function advanced(of: TestSubscription, prices: Prices, now: string): TestSubscription {
  let current = of;
  for (let next = nextStep(current, prices); next !== null && next.at <= now; ) {
    current = next.step();
    next = nextStep(current, prices);
  }
  return current;
}

/** What is left of the paid period, excluding VAT. */
function unused(of: TestSubscription, prices: Prices, now: string): number {
  const last = of.invoices.at(-1);
  if (of.state !== 'active' || last?.status !== 'paid') return 0;
  const from = Date.parse(periodAfter(of.anchor, of.frequency, of.periods - 1));
  const left = Date.parse(of.periodEnd) - Date.parse(now);
  const share = Math.max(0, Math.min(1, left / (Date.parse(of.periodEnd) - from)));
  return Math.round(prices[of.frequency].net * share);
}

/** Paid for by another period from `now`, less what is left of the one that was paid. */
export function withFrequency(
  of: TestSubscription,
  prices: Prices,
  frequency: Frequency,
  now: string,
): TestSubscription {
  if (of.frequency === frequency) return of;
  if (of.state === 'trialing') return { ...of, frequency };
  const credit = of.credit + unused(of, prices, now);
  const periodEnd = periodAfter(now, frequency, 1);
  const next = { ...of, frequency, credit, anchor: now, periods: 1, periodEnd };
  return charged(next, prices[frequency], now);
}
