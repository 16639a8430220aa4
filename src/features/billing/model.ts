import { VAT_PERCENT } from '#contract/vat.ts';
import { formatMoney } from '#engine/text/format.ts';

/** Why a plan choice failed, as far as the user can act on it (SPEC section 8). */
export type PlanFailure = 'session' | 'no_price' | 'no_url' | 'exists' | 'known' | 'other';

/** The error when the checkout answer has no address. */
export const MISSING_CHECKOUT_URL = 'missing checkout URL';

/** Errors whose own sentence says what to change; the page shows it. */
const SHOWN_AS_SENT = new Set([
  'account.weak_password',
  'account.too_many_signups',
  'billing.away',
  'billing.paid_by_others',
  'billing.subscribed',
  'billing.withdrawn_often',
  'billing.wrong_promo',
  'request.invalid',
  'request.too_many',
  'unavailable',
]);

/**
 * Classifies a failed plan choice by its message (`{status}: {body}`) and, where known, its code.
 */
export function planFailure(message: string, code: string | undefined): PlanFailure {
  if (/^401|No token|Invalid token|User not found/.test(message)) return 'session';
  if (code === 'billing.off' || message.includes('No such price')) return 'no_price';
  if (code === 'billing.no_url' || message.includes(MISSING_CHECKOUT_URL)) return 'no_url';
  const exists = code === 'account.exists' || /already exists|already registered/.test(message);
  if (exists) return 'exists';
  return code !== undefined && SHOWN_AS_SENT.has(code) ? 'known' : 'other';
}

/** Whether there is a subscription, so that another cannot be bought. */
export function subscribes(status: string | null): boolean {
  return status !== null && status !== 'canceled';
}

/** A price in kronor as a consumer pays it, VAT included: `436,25 kr`. */
export function priceWithVat(kronor: number): string {
  const gross = (kronor * (100 + VAT_PERCENT)) / 100;
  return formatMoney(gross, { decimals: Number.isInteger(gross) ? 0 : 2 });
}

/** What a year saves against twelve months, in kronor and in whole per cent. */
export function yearlySaving(price: { monthly: number; yearly: number }): {
  kronor: number;
  percent: number;
} {
  const twelveMonths = price.monthly * 12;
  const kronor = twelveMonths - price.yearly;
  return { kronor, percent: Math.round((kronor / twelveMonths) * 100) };
}
