import Stripe from 'stripe';
import type { Amount } from '#contract/vat.ts';
import { type Frequency, PaymentsError } from '../port.ts';
import type { StripeKeys } from './settings.ts';

export interface StripeSettings extends StripeKeys {
  /** What each period costs, as it is shown beforehand. */
  prices: Readonly<Record<Frequency, Amount>>;
}

/** The version of Stripe's API that all this is written for. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
/** A page of a hundred subscriptions with their invoices is some 2 MB. */
const LARGEST_ANSWER = 16 * 1024 * 1024;

/** Fetches without being led elsewhere, and no more than an answer of Stripe's can be. */
async function fetchWithin(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > LARGEST_ANSWER) throw new Error('the answer is larger than any of Stripe’s');
    parts.push(part);
  }
  const { status, headers } = response;
  return new Response(status === 204 ? null : Buffer.concat(parts), { status, headers });
}

/** Stripe's own client, at the version and address that are meant. */
export function createClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const at = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(fetchWithin),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'http:' ? 80 : 443),
      protocol: at.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** What Stripe's errors mean to us. */
function reasonOf(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentsError['reason'] {
  const { errors } = Stripe;
  if (error instanceof errors.StripeConnectionError) return 'away';
  if (error instanceof errors.StripeRateLimitError) return 'failed';
  if (error.statusCode !== undefined && error.statusCode >= 500) return 'failed';
  if (error instanceof errors.StripeAuthenticationError) return 'no_price';
  if (error instanceof errors.StripePermissionError) return 'no_price';
  return /No such (price|tax rate)/i.test(error.message) ? 'no_price' : 'refused';
}

/** Calls Stripe; its errors become ours, without what was sent. */
export async function called<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentsError(reasonOf(error), error.message, { cause: error });
  }
}

/** The same; null where Stripe does not know what is asked for. */
export async function found<T>(work: () => Promise<T>): Promise<T | null> {
  return called(work).catch((error: unknown) => {
    const cause = error instanceof PaymentsError ? error.cause : null;
    if (cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing')
      return null;
    throw error;
  });
}
