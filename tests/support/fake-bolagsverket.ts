import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bolagsverket's own documented example: `5299999994`, Cykelbolaget AB. */
const EXAMPLE = readFileSync(
  new URL('../fixtures/bolagsverket/organisationer.json', import.meta.url),
  'utf8',
);
const PARTLY_AWAY = readFileSync(
  new URL('../fixtures/bolagsverket/partly-away.json', import.meta.url),
  'utf8',
);

export interface FakeBolagsverket {
  settings: { apiUrl: string; tokenUrl: string; clientId: string; clientSecret: string };
  /** Every call in the order they came: path and number asked for. */
  calls: { path: string; asked: string | null }[];
  /** What is answered next instead, once: a status, or no answer at all. */
  next(answer: { status: number; retryAfter?: string; body?: string } | 'nothing'): void;
  /** Seconds that tokens last from now on. */
  tokensLast(seconds: number): void;
  /** Tokens given so far no longer hold. */
  forgetTokens(): void;
  close(): Promise<void>;
}

/** The service for valuable data sets as documented, over HTTP on loopback. */
export async function startBolagsverket(): Promise<FakeBolagsverket> {
  const calls: FakeBolagsverket['calls'] = [];
  const tokens = new Set<string>();
  const waiting: Parameters<FakeBolagsverket['next']>[0][] = [];
  let lasts = 3600;
  const answerFor = (path: string, body: string, authorization: string | undefined) => {
    if (path === '/oauth2/token') {
      const form = new URLSearchParams(body);
      if (form.get('client_secret') !== 'hemlig' || form.get('grant_type') !== 'client_credentials')
        return { status: 401, body: '{"error":"invalid_client"}' };
      const token = `token-${tokens.size + calls.length}`;
      tokens.add(token);
      const granted = { access_token: token, scope: form.get('scope'), token_type: 'Bearer' };
      return { status: 200, body: JSON.stringify({ ...granted, expires_in: lasts }) };
    }
    if (!tokens.has(authorization?.replace('Bearer ', '') ?? ''))
      return { status: 401, body: '{}' };
    const { identitetsbeteckning: asked } = JSON.parse(body) as { identitetsbeteckning: string };
    if (asked === '5299999994') return { status: 200, body: EXAMPLE };
    if (asked === '5567223705') return { status: 200, body: PARTLY_AWAY };
    if (asked.endsWith('0')) return { status: 200, body: '{"organisationer":[]}' };
    return {
      status: 200,
      body: '{"organisationer":[{"organisationsnamn":{"organisationsnamnLista":null,"fel":{"typ":"ORGANISATION_FINNS_EJ","felBeskrivning":"x"}}}]}',
    };
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const body = Buffer.concat(parts).toString();
      calls.push({ path, asked: /"identitetsbeteckning":"(\d+)"/.exec(body)?.[1] ?? null });
      const instead = path === '/oauth2/token' ? undefined : waiting.shift();
      if (instead === 'nothing') return;
      const answer: { status: number; retryAfter?: string; body?: string } =
        instead ?? answerFor(path, body, request.headers.authorization);
      response
        .writeHead(answer.status, {
          'content-type': 'application/json',
          ...(answer.retryAfter !== undefined && { 'retry-after': answer.retryAfter }),
        })
        .end(answer.body ?? '{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      apiUrl: `${url}/vardefulla-datamangder/v1`,
      tokenUrl: `${url}/oauth2/token`,
      clientId: 'klarsikt',
      clientSecret: 'hemlig',
    },
    calls,
    next: (answer) => void waiting.push(answer),
    tokensLast: (seconds) => {
      lasts = seconds;
    },
    forgetTokens: () => tokens.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
