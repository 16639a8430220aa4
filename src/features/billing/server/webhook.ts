import type { FastifyInstance } from 'fastify';
import { common } from '#contract/errors.ts';
import { noteRefusal } from '#server/audit/audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { acceptEvent } from './events.ts';
import { fail } from './provider.ts';

export const WEBHOOK = '/api/billing/webhook';

/** More than any event; Stripe's own are below 256 kB. */
const LARGEST_BODY = 512 * 1024;

/** Unsigned calls that are noted, from all networks together. */
const NOTED: Limit = { attempts: 60, windowSeconds: 60 * 60 };

/** Takes events from the provider: signed on the raw body, stored, and answered before they are handled. */
export async function addWebhook(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    // As it was sent: the signature is of these bytes.
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    own.post(WEBHOOK, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      const { payments } = deps;
      if (payments === null) throw fail('billing.off');
      const { 'stripe-signature': signature } = request.headers;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = await payments.verifyEvent(body, String(signature ?? ''));
      if (event === null) {
        // Anyone may call, from any number of addresses: the log is not theirs to fill.
        const isFull = (await deps.throttle.count('noted:webhook.refused', NOTED)) > 0;
        if (isFull) throw common('request.invalid');
        await noteRefusal(deps, {
          actorId: null,
          event: 'webhook.refused',
          outcome: 'denied',
          address: request.ip,
          requestId: request.id,
        });
        throw common('request.invalid');
      }
      await acceptEvent(deps, event);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
