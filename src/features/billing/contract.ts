import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { brand } from '../../brand.ts';
import { billingFrequency, planChoice } from './plan-choice.ts';
import { billingTexts as texts } from './texts.ts';

export const billingErrors = defineErrors({
  'billing.wrong_promo': { status: 400, text: 'Ogiltig kampanjkod' },
  'billing.off': { status: 503, text: texts.failure.no_price },
  'billing.no_url': { status: 502, text: texts.failure.no_url },
  'billing.away': {
    status: 503,
    text: 'Betaltjänsten svarar inte just nu. Inget är ändrat. Försök igen om en stund.',
  },
  'billing.refused': {
    status: 409,
    text: 'Betaltjänsten tog inte emot ändringen. Ladda om sidan och försök igen.',
  },
  'billing.withdrawn_often': {
    status: 409,
    text: `Köpet har ångrats flera gånger det senaste året. Skriv till ${brand.supportEmail}, så hjälper vi dig att komma igång igen.`,
  },
  'billing.subscribed': {
    status: 409,
    text: 'Företaget har redan Pro. Period och betalsätt ändras under Inställningar.',
  },
  'billing.paid_by_others': {
    status: 409,
    text: 'Företaget har redan Pro genom ett annat konto. Logga in på det. Har du ett eget konto: bekräfta dess e-postadress, så går det att köpa Pro på det också.',
  },
  'billing.no_subscription': { status: 409, text: 'Det finns ingen prenumeration att ändra.' },
});

/** Öre: `gross` is what is paid. */
const amount = z.object({ net: z.int(), vat: z.int(), gross: z.int() });
const nextPayment = amount.extend({ date: z.string() });

const billing = z.object({
  /** `off` in production without keys: nothing can be bought. */
  mode: z.enum(['stripe', 'test', 'off']),
  plan: z.enum(['free', 'free_trial', 'pro', 'starter']),
  planSource: z.enum(['free', 'promo', 'stripe', 'admin']),
  status: z.enum(['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete']).nullable(),
  billingFrequency: billingFrequency.nullable(),
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  trialEnd: z.string().nullable(),
  /** Null where nothing more is to be paid, or the provider does not answer. */
  next: nextPayment.nullable(),
  payment: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('card'), label: z.string() }),
      z.object({ kind: z.literal('invoice'), days: z.int() }),
    ])
    .nullable(),
  /** Until when the purchase can be withdrawn from; null where it cannot. */
  withdrawUntil: z.string().nullable(),
  /** Whether the company's first days of Pro are free of charge. */
  trialAvailable: z.boolean(),
});

const invoice = amount.extend({
  id: z.string(),
  number: z.string().nullable(),
  date: z.string(),
  status: z.enum(['paid', 'open', 'void', 'refunded']),
  pdfUrl: z.string().nullable(),
});

export const billingContract = defineContract({
  checkPromo: {
    method: 'POST',
    path: '/api/billing/promo-code',
    summary: 'Tells whether a promo code makes Pro free, before the account is created',
    access: 'public',
    body: z.object({ promoCode: z.string().max(100) }),
    response: z.object({ valid: z.literal(true) }),
  },
  selectFree: {
    method: 'POST',
    path: '/api/billing/select-free',
    summary: 'Puts the signed-in user on the free plan, or on Pro with a valid promo code',
    access: 'user',
    body: z.object({ promoCode: z.string().max(100).optional() }).optional(),
    response: z.object({ success: z.literal(true), plan: z.string() }),
  },
  checkout: {
    method: 'POST',
    path: '/api/billing/checkout',
    summary: 'Starts card payment; answers that it is on its way until payments are in place',
    access: 'user',
    body: planChoice,
    response: z.object({ url: z.string() }),
  },
  billing: {
    method: 'GET',
    path: '/api/billing',
    summary: 'The plan, its subscription, the next payment and how it is paid',
    access: 'user',
    response: billing,
  },
  invoices: {
    method: 'GET',
    path: '/api/billing/invoices',
    summary: 'Invoices and receipts, the newest first',
    access: 'user',
    response: z.object({ invoices: z.array(invoice) }),
  },
  cancel: {
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'Lets the subscription end with the period that is paid',
    access: 'user',
    response: z.object({ success: z.literal(true), current_period_end: z.string() }),
  },
  resume: {
    method: 'POST',
    path: '/api/billing/resume',
    summary: 'Takes a cancellation back before the period has ended',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
  portal: {
    method: 'POST',
    path: '/api/billing/portal',
    summary: "Opens the provider's page where the payment method is changed",
    access: 'user',
    response: z.object({ url: z.string() }),
  },
  previewChange: {
    method: 'GET',
    path: '/api/billing/change',
    summary: 'What another billing period costs now, and what comes next',
    access: 'user',
    query: z.object({ billingFrequency }),
    response: z.object({ dueNow: amount, next: nextPayment, prorationDate: z.string() }),
  },
  change: {
    method: 'POST',
    path: '/api/billing/change',
    summary: 'Changes the billing period, at the sum that was shown before',
    access: 'user',
    body: z.object({ billingFrequency, prorationDate: z.iso.datetime() }),
    response: z.object({ success: z.literal(true) }),
  },
});
