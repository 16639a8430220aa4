import { type Payments, PaymentsError } from '#adapters/payments/port.ts';
import { type AppError, failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { billingErrors } from '../contract.ts';

export const fail = failWith(billingErrors);

/** Seconds until a provider that did not answer is worth asking again. */
const AWAY_SECONDS = 30;

const sentences: Readonly<Record<PaymentsError['reason'], () => AppError>> = {
  away: () => fail('billing.away', { retryAfterSeconds: AWAY_SECONDS }),
  failed: () => fail('billing.away', { retryAfterSeconds: AWAY_SECONDS }),
  no_price: () => fail('billing.off'),
  no_url: () => fail('billing.no_url'),
  refused: () => fail('billing.refused'),
};

/** Asks the provider for a caller, who gets a sentence where it does not do what was asked. */
export async function ask<T>(
  deps: Pick<Dependencies, 'payments' | 'log'>,
  work: (payments: Payments) => Promise<T>,
): Promise<T> {
  const { payments, log } = deps;
  if (payments === null) throw fail('billing.off');
  try {
    return await work(payments);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.warn({ err: error, reason: error.reason }, 'the payments did not do what was asked');
    throw sentences[error.reason]();
  }
}
