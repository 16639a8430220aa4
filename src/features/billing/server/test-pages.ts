import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SignedEvent } from '#adapters/payments/test/signed-event.ts';
import type { TestPayments } from '#adapters/payments/test/test-payments.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { acceptEvent } from './events.ts';
import {
  checkoutPage,
  customerPage,
  invoicePage,
  overPage,
  style,
  TEST_PAGES,
  TEST_STYLE,
} from './test-page-html.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const html = (reply: FastifyReply, body: string, status = 200) =>
  reply
    .status(status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(body);

/** An address of the product's as a path: the browser stays where it came from. */
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/** Lets what happened here follow the way of a provider's events: signed, stored, handled by a job. */
async function deliver(deps: Dependencies, payments: TestPayments, events: SignedEvent[]) {
  for (const { body, signature } of events) {
    const event = await payments.verifyEvent(body, signature);
    if (event !== null) await acceptEvent(deps, event);
  }
}

interface WithId {
  Params: { id: string };
}

function addCheckoutPage(app: FastifyInstance, deps: Dependencies, payments: TestPayments): void {
  const at = `${TEST_PAGES}/:id`;
  const show = async (reply: FastifyReply, id: string, hasFailed: boolean) => {
    const order = await payments.orderOf(id);
    if (order === null) return html(reply, overPage(), 404);
    return html(reply, checkoutPage(id, order, hasFailed));
  };
  app.get<WithId>(at, ({ params }, reply) => show(reply, params.id, false));
  app.post<WithId>(`${at}/misslyckas`, ({ params }, reply) => show(reply, params.id, true));
  app.post<WithId>(`${at}/avbryt`, async ({ params }, reply) => {
    const order = await payments.orderOf(params.id);
    return reply.redirect(order === null ? '/settings' : pathOf(order.cancelUrl), 303);
  });
  app.post<WithId>(`${at}/betala`, async ({ params }, reply) => {
    const order = await payments.orderOf(params.id);
    if (order === null) return html(reply, overPage(), 404);
    await deliver(deps, payments, await payments.pay(params.id));
    return reply.redirect(pathOf(order.successUrl), 303);
  });
}

function addCustomerPage(app: FastifyInstance, deps: Dependencies, payments: TestPayments): void {
  const at = `${TEST_PAGES}/kund/:id`;
  app.get<WithId>(at, ({ params }, reply) => html(reply, customerPage(params.id, null)));
  for (const [name, works, state] of [
    ['fungerar', true, 'Kortet fungerar nu.'],
    ['nekas', false, 'Nästa betalningar nekas.'],
  ] as const) {
    app.post<WithId>(`${at}/${name}`, async ({ params }, reply) => {
      await deliver(deps, payments, await payments.setCard(params.id, works));
      return html(reply, customerPage(params.id, state));
    });
  }
  app.get<WithId>(`${TEST_PAGES}/faktura/:id`, async ({ params }, reply) => {
    const invoice = await payments.invoice(params.id);
    return invoice === null ? html(reply, overPage(), 404) : html(reply, invoicePage(invoice));
  });
}

/** The pages of the test payments, where those are what there is. */
export async function addTestPages(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { payments } = deps;
  if (payments?.name !== 'test') return;
  await app.register(async (own) => {
    // A form without fields.
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_, __, done) => done(null, undefined),
    );
    own.get(TEST_STYLE, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
    addCheckoutPage(own, deps, payments);
    addCustomerPage(own, deps, payments);
  });
}
