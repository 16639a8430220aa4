import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { RegisterAwayError } from '../port.ts';

export interface BolagsverketSettings {
  apiUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
}

interface Timing {
  /** Milliseconds. */
  now: () => number;
  timeoutMs: number;
}

export const SCOPE = 'vardefulla-datamangder:read vardefulla-datamangder:ping';

/** Where the service does not say how long it is away. */
const AWAY_SECONDS = 60;
/** A token is not used in its last minute. */
const TOKEN_MARGIN_SECONDS = 60;
/** What Bolagsverket allows a user. */
const CALLS_PER_MINUTE = 60;

/** `120`, or a date; the usual wait for anything else. */
export function secondsOf(retryAfter: string | null, now: number): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  const until = Number.isNaN(seconds) ? (Date.parse(retryAfter ?? '') - now) / 1000 : seconds;
  return until > 0 ? Math.min(Math.ceil(until), 24 * 3600) : AWAY_SECONDS;
}

/** Sends requests, and none while the service has asked to be left alone. */
function createSender({ now, timeoutMs }: Timing) {
  let awayUntil = 0;
  const away = (why: string, seconds: number) => {
    awayUntil = Math.max(awayUntil, now() + seconds * 1000);
    return new RegisterAwayError(why, seconds);
  };

  /** A fault of the net or of the service, or its asking for a pause, is thrown. */
  async function send(url: string, request: RequestInit): Promise<Response> {
    const left = Math.ceil((awayUntil - now()) / 1000);
    if (left > 0) throw new RegisterAwayError('the service asked for a pause', left);
    let response: Response;
    try {
      response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      throw new RegisterAwayError(`no answer: ${String(cause)}`, AWAY_SECONDS);
    }
    if (response.status !== 429 && response.status < 500) return response;
    await response.body?.cancel();
    const seconds = secondsOf(response.headers.get('retry-after'), now());
    throw away(`answered ${response.status}`, seconds);
  }
  return { send, away };
}

type Sender = ReturnType<typeof createSender>;

/** Fetches an access token; where it is refused, the service is left alone for a while. */
async function fetchToken(
  settings: BolagsverketSettings,
  { send, away }: Sender,
): Promise<{ value: string; seconds: number }> {
  const response = await send(settings.tokenUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      scope: SCOPE,
    }),
  });
  if (!response.ok) throw away(`the token was refused with ${response.status}`, AWAY_SECONDS);
  const granted = grant.safeParse(await jsonOf(response));
  if (!granted.success) throw away('the token was missing', AWAY_SECONDS);
  const { access_token: value, expires_in: seconds } = granted.data;
  return { value, seconds: Math.max(0, seconds - TOKEN_MARGIN_SECONDS) };
}

const grant = z.object({ access_token: z.string(), expires_in: z.coerce.number() });

/** Counts calls of the last minute; throws where there are as many as are allowed. */
function createCount(now: () => number): () => void {
  let recent: number[] = [];
  return () => {
    const minuteAgo = now() - 60_000;
    recent = recent.filter((moment) => moment > minuteAgo);
    const [first] = recent;
    if (first !== undefined && recent.length >= CALLS_PER_MINUTE) {
      throw new RegisterAwayError('too many calls', Math.ceil((first - minuteAgo) / 1000));
    }
    recent.push(now());
  };
}

/** Calls with an access token that is fetched once and used until it is about to end. */
export function createCalls(settings: BolagsverketSettings, timing: Timing) {
  const { now } = timing;
  const sender = createSender(timing);
  const count = createCount(now);
  let token: { value: Promise<string>; until: number } | null = null;

  /** One fetch of the token serves all that wait for it. */
  function accessToken(): Promise<string> {
    if (token !== null && token.until > now()) return token.value;
    const fetched = fetchToken(settings, sender);
    const next = { value: fetched.then(({ value }) => value), until: Number.POSITIVE_INFINITY };
    token = next;
    fetched.then(
      ({ seconds }) => {
        next.until = now() + seconds * 1000;
      },
      () => {
        token = null;
      },
    );
    return next.value;
  }

  /** Posts JSON with the token; one that no longer holds is fetched anew, once. */
  return async function post(path: string, body: unknown): Promise<Response> {
    const once = async () => {
      count();
      return sender.send(`${settings.apiUrl}${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${await accessToken()}`,
          'Content-Type': 'application/json',
          'X-Request-Id': randomUUID(),
        },
        body: JSON.stringify(body),
      });
    };
    const response = await once();
    if (response.status !== 401) return response;
    await response.body?.cancel();
    token = null;
    return once();
  };
}

/** The body as JSON; what is none is as if the service were away. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new RegisterAwayError(`the answer could not be read: ${String(cause)}`, AWAY_SECONDS);
  }
}
