import { withVat } from '#contract/vat.ts';

/** Prices of the plans, in kronor excluding VAT (SPEC section 9). */
export const plans = {
  free: { monthly: 0, yearly: 0 },
  pro: { monthly: 349, yearly: 3400 },
} as const;

export type PlanId = 'free' | 'free_trial' | 'pro' | 'starter';

/** What Pro costs a period, in öre. */
export const prices = {
  monthly: withVat(plans.pro.monthly * 100),
  yearly: withVat(plans.pro.yearly * 100),
} as const;

/** Free and free_trial have the free plan's limits; all others count as Pro (SPEC section 6). */
export function isFreePlan(plan: PlanId): boolean {
  return plan === 'free' || plan === 'free_trial';
}
