import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Asked, createCalls, StripeFailure } from './calls.ts';
import { createMemoryStore } from './memory-store.ts';
import { example, PRICES } from './objects.ts';
import { callAt, unknownOf } from './parameters.ts';

const SECRET_KEY = 'sk_test_hemlig';
const WEBHOOK_SECRET = 'whsec_hemlig';
const VERSION = '2026-10-28.endive';

export interface FakeStripe {
  /** What an operator would configure to come here. */
  env: Record<string, string>;
  /** Every call in the order it came, with all that was sent. */
  calls: { call: string; body: string; idempotencyKey: string }[];
  payments: ReturnType<typeof createCalls>['payments'];
  /** What comes of the next calls instead: a status, or no answer though it is done. */
  next(...failures: (number | 'unheard')[]): void;
  /** What comes of the next calls of one kind. */
  fail(call: string, ...statuses: number[]): void;
  /** Lets the bank side with the customer about a charge. */
  loseDispute(chargeId: string): void;
  /** Öre that stand to a customer's credit. */
  creditOf(customerId: string): Promise<number>;
  /** The body of an event as Stripe sends it, and its signature of so many seconds ago. */
  event(type: string, object: object, more?: { id?: string; ago?: number }): SignedBody;
  close(): Promise<void>;
}

export interface SignedBody {
  body: string;
  signature: string;
}

let events = 0;

function signedEvent(
  type: string,
  object: object,
  { id = `evt_${++events}`, ago = 0 }: { id?: string; ago?: number } = {},
): SignedBody {
  const created = Math.floor(Date.now() / 1000) - ago;
  const body = JSON.stringify({ ...example('event'), id, type, created, data: { object } });
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${created}.${body}`).digest('hex');
  return { body, signature: `t=${created},v1=${signature}` };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

function send(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

const errorOf = ({ code, message }: Pick<StripeFailure, 'code' | 'message'>) => ({
  error: { type: 'invalid_request_error', code, message },
});

/** Refuses what Stripe would refuse before it looks at what is asked. */
function requireWellFormed(request: IncomingMessage, call: string, parameters: URLSearchParams) {
  if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
    throw new StripeFailure(401, 'api_key_invalid', 'Invalid API Key');
  if (request.headers['stripe-version'] !== VERSION)
    throw new StripeFailure(400, 'version', `Invalid version ${request.headers['stripe-version']}`);
  const unknown = unknownOf(call, parameters);
  if (unknown !== null)
    throw new StripeFailure(400, 'parameter_unknown', `Received unknown parameter: ${unknown}`);
}

/** Stripe's API over HTTP on loopback, as far as the product uses it; it keeps what is made. */
export async function startStripe(clock: () => Date = () => new Date()): Promise<FakeStripe> {
  const store = createMemoryStore();
  const { calls: answers, payments, loseDispute, creditOf } = createCalls(store, clock);
  const calls: FakeStripe['calls'] = [];
  const failures: (number | 'unheard')[] = [];
  const failuresOf = new Map<string, number[]>();
  const sent = new Map<string, { digest: string; answer: object }>();

  /** The same key gives the same answer, and with anything else is refused. */
  async function once(call: string, asked: Asked, body: string): Promise<object> {
    const { idempotencyKey: key } = asked;
    const digest = createHash('sha256').update(`${call} ${asked.id} ${body}`).digest('hex');
    const before = sent.get(key);
    if (before && before.digest !== digest)
      throw new StripeFailure(400, 'idempotency_key_in_use', 'Keys for idempotent requests differ');
    if (before) return before.answer;
    const answer = (await answers[call]?.(asked)) ?? {};
    if (key !== '') sent.set(key, { digest, answer });
    return answer;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const body = await bodyOf(request);
    const parameters = new URLSearchParams(request.method === 'POST' ? body : '');
    for (const [name, value] of searchParams) parameters.append(name, value);
    const at = callAt(request.method ?? '', pathname);
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '');
    calls.push({ call: at?.call ?? pathname, body, idempotencyKey });
    const failure = failures.shift() ?? failuresOf.get(at?.call ?? '')?.shift();
    try {
      if (typeof failure === 'number') throw new StripeFailure(failure, 'api_error', 'Down');
      if (at === null) throw new StripeFailure(404, 'url_unknown', 'Unrecognized request URL');
      requireWellFormed(request, at.call, parameters);
      const answered = await once(at.call, { id: at.id, parameters, idempotencyKey }, body);
      if (failure === 'unheard') request.socket.destroy();
      else send(response, 200, answered);
    } catch (error) {
      const isOurs = error instanceof StripeFailure;
      const refused = isOurs ? error : new StripeFailure(400, 'refused', String(error));
      if (failure === 'unheard') request.socket.destroy();
      else send(response, refused.status, errorOf(refused));
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      STRIPE_PRICE_MONTHLY: PRICES.monthly,
      STRIPE_PRICE_YEARLY: PRICES.yearly,
      STRIPE_TAX_RATE: 'txr_25',
      INVOICE_BANKGIRO: '123-4567',
    },
    calls,
    payments,
    next: (...more) => failures.push(...more),
    fail: (call, ...statuses) => failuresOf.set(call, statuses),
    ...{ loseDispute, creditOf },
    event: signedEvent,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
