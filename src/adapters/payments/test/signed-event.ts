import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PaymentEvent } from '../port.ts';

/** The body of an event as the test payments send it, and its signature. */
export interface SignedEvent {
  body: Buffer;
  signature: string;
}

const event = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: z.string(),
  checkoutId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  customerId: z.string().nullable(),
  disputedChargeId: z.string().nullable(),
});

const signatureOf = (secret: Buffer, body: Buffer) =>
  createHmac('sha256', secret).update(body).digest();

export function signEvent(secret: Buffer, happened: PaymentEvent): SignedEvent {
  const body = Buffer.from(JSON.stringify(happened));
  return { body, signature: signatureOf(secret, body).toString('hex') };
}

/** The event of a body that was signed with the secret; null for any other. */
export function openEvent(secret: Buffer, body: Buffer, signature: string): PaymentEvent | null {
  const given = Buffer.from(signature, 'hex');
  const right = signatureOf(secret, body);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return event.parse(JSON.parse(body.toString()));
}
