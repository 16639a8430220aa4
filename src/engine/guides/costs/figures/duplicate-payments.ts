import { type Decimal, multiply } from '../../../facts/decimal.ts';
import { whole } from '../../../figures/arithmetic.ts';
import { groupBy } from '../../../table/group-by.ts';
import { areaHas } from '../areas/areas.ts';
import type { Payment } from './payments.ts';
import type { Stream } from './recurring-payments.ts';

/** The same thing paid more than once. */
export interface Double {
  payee: string;
  payments: Payment[];
  /** The amount paid in excess. */
  surplus: Decimal;
  /** Why it counts as one: same invoice number, or same amount within a few days. */
  basis: 'invoice' | 'amount';
}

const NEAR_DAYS = 10;
/** Below this amount two equal payments a few days apart are ordinary purchases. */
const LEAST = 500;
/** An amount paid more often than this to one payee is its usual price. */
const USUAL_PRICE = 3;
const CREDITED_WITHIN = 120;
function timesOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => sum + payment.times, 0);
}

/** How many of these payments were later credited with the same amount. */
function credited(payments: readonly Payment[], all: readonly Payment[]): number {
  const [first] = payments;
  if (first === undefined) return 0;
  const credits = all.filter(
    ({ value, day }) =>
      value === -first.value && day >= first.day && day - first.day <= CREDITED_WITHIN,
  );
  return timesOf(credits);
}

function found(
  payments: Payment[],
  all: readonly Payment[],
  basis: Double['basis'],
): Double | null {
  const [first] = payments;
  const beyondOne = timesOf(payments) - 1;
  if (first === undefined || beyondOne <= 0) return null;
  const surplus = beyondOne - credited(payments, all);
  if (surplus <= 0) return null;
  return { payee: first.payee, payments, surplus: multiply(first.amount, whole(surplus)), basis };
}

function grouped(payments: readonly Payment[], key: (payment: Payment) => string): Payment[][] {
  return [...groupBy(payments, key).values()];
}

function differInInvoice(a: Payment, b: Payment): boolean {
  return a.invoice !== null && b.invoice !== null && a.invoice !== b.invoice;
}

function nearEach(payments: readonly Payment[]): Payment[][] {
  const runs: Payment[][] = [];
  for (const payment of payments) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const joins =
      before !== undefined &&
      payment.day - before.day <= NEAR_DAYS &&
      !differInInvoice(before, payment);
    if (run !== undefined && joins) run.push(payment);
    else runs.push([payment]);
  }
  return runs;
}

/**
 * Possible double payments to one payee, by date: same invoice number and amount, or the same
 * amount of at least 500 within ten days. Excluded: regular payments (except extras among them),
 * credited ones, and a payee's usual price.
 */
export function doublesOf(payments: readonly Payment[], streams: readonly Stream[]): Double[] {
  const positive = payments.filter(({ value }) => value > 0);
  const byInvoice = grouped(
    positive.filter(({ invoice }) => invoice !== null),
    ({ invoice, written }) => `${written} ${invoice}`,
  ).flatMap((group) => found(group, payments, 'invoice') ?? []);
  const alreadyFound = new Set(byInvoice.flatMap((double) => double.payments));
  const extras = new Set(streams.flatMap((stream) => stream.extras));
  const regular = new Set(
    streams.flatMap(({ occurrences }) => occurrences.flatMap((due) => due.payments)),
  );
  const byAmount = grouped(
    positive.filter(
      (payment) =>
        payment.value >= LEAST &&
        !alreadyFound.has(payment) &&
        !areaHas(payment.area, 'equalAmounts'),
    ),
    ({ written }) => written,
  ).flatMap((group) => {
    const loose = group.filter((payment) => !regular.has(payment) || payment.times > 1);
    const besideStream = group.some((payment) => extras.has(payment));
    if (!besideStream && timesOf(loose) > USUAL_PRICE) return [];
    return nearEach(besideStream ? group : loose).flatMap(
      (run) => found(run, payments, 'amount') ?? [],
    );
  });
  return [...byInvoice, ...byAmount].sort(
    (a, b) => (a.payments[0]?.day ?? 0) - (b.payments[0]?.day ?? 0),
  );
}
