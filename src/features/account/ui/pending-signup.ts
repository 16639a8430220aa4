import { z } from 'zod';
import { storedValues } from '#client/storage/stored-values.ts';
import { type SignupDetails, signupDetails } from '../signup-details.ts';

const KEY = 'pendingSignup';
const LIFETIME_MS = 30 * 60 * 1000;

// Not the contract's: the sign-up page would fetch all of it.
const pendingSignup = signupDetails.extend({
  plan: z.enum(['free', 'pro']).optional(),
  billingFrequency: z.enum(['monthly', 'yearly']).optional(),
  payment: z.enum(['card', 'invoice']).optional(),
  promoCode: z.string().max(100).optional(),
});
/** What was typed, and what has been chosen of plan, period and promo code. */
export type PendingSignup = z.input<typeof pendingSignup>;

// Never localStorage: the pending sign-up holds a password and must not outlive the tab.
const stored = storedValues('sessionStorage');
let wipeTimer: ReturnType<typeof setTimeout> | undefined;

/** Stores what the sign-up page collected until the account is made, at most 30 minutes. */
export function savePendingSignup(details: SignupDetails): void {
  const { plan, billingFrequency, payment, promoCode } = readPendingSignup() ?? {};
  const pending = { ...details, plan, billingFrequency, payment, promoCode };
  stored.set(KEY, JSON.stringify({ details: pending, savedAt: Date.now() }));
  wipeLater(LIFETIME_MS);
}

/** Adds what has been chosen to the pending sign-up, whose 30 minutes go on. */
export function rememberChoice(
  choice: Pick<PendingSignup, 'plan' | 'billingFrequency' | 'payment' | 'promoCode'>,
): void {
  const pending = parse(stored.get(KEY) ?? '');
  if (!pending) return;
  const details = { ...pending.details, ...choice };
  stored.set(KEY, JSON.stringify({ ...pending, details }));
}

/** The pending sign-up; null when there is none or its 30 minutes have passed. */
export function readPendingSignup(): PendingSignup | null {
  const text = stored.get(KEY);
  if (text === null) return null;
  const pending = parse(text);
  const left = pending ? pending.savedAt + LIFETIME_MS - Date.now() : 0;
  if (!pending || left <= 0 || left > LIFETIME_MS) {
    wipePendingSignup();
    return null;
  }
  wipeLater(left);
  return pending.details;
}

export function wipePendingSignup(): void {
  clearTimeout(wipeTimer);
  stored.remove(KEY);
}

function wipeLater(ms: number): void {
  clearTimeout(wipeTimer);
  wipeTimer = setTimeout(wipePendingSignup, ms);
}

function parse(text: string): { details: PendingSignup; savedAt: number } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (!('savedAt' in value) || typeof value.savedAt !== 'number') return null;
  const details = pendingSignup.safeParse('details' in value ? value.details : null);
  return details.success ? { details: details.data, savedAt: value.savedAt } : null;
}
