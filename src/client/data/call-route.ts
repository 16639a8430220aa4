import { z } from 'zod';
import {
  type BodyInput,
  fillPath,
  type ParamsInput,
  type QueryInput,
  type ResponseOutput,
  type Route,
} from '#contract/route.ts';
import { isSandboxPage, sandboxPath } from '#contract/sandbox.ts';
import './swedish-messages.ts';
import { readToken } from '../storage/session-store.ts';
import { CallError, NetworkError, UnexpectedAnswerError } from './call-error.ts';

type Given<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: never }
  : undefined extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

interface CallOptions {
  signal?: AbortSignal;
  /** From `newCallKey`: sent again with the same key, the call is done once. */
  key?: string;
  /** Sent as nobody, whoever is signed in: without session and cookies. */
  anonymous?: boolean;
  /** Asks for no more than a list shows, where the route knows of less: `Prefer: return=minimal`. */
  minimal?: boolean;
  /** Goes on when the page that sent it is left. */
  keepalive?: boolean;
}

/** A new name for something that is asked for, to send each try of it with (a UUID). */
export function newCallKey(): string {
  // `crypto.randomUUID` is there on encrypted pages only.
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The input of a call of `R`: the params, query and body that its contract names. */
export type CallInput<R extends Route> = Given<'params', ParamsInput<R>> &
  Given<'query', QueryInput<R>> &
  Given<'body', BodyInput<R>> &
  CallOptions;

type LooseInput = { params?: unknown; query?: unknown; body?: unknown } & CallOptions;

/**
 * Calls a contract route with JSON and returns its checked answer.
 * @throws CallError on non-2xx, NetworkError without an answer, UnexpectedAnswerError when the
 * answer breaks the contract
 */
export async function callRoute<R extends Route>(
  route: R,
  ...[input]: Record<never, never> extends CallInput<R> ? [CallInput<R>?] : [CallInput<R>]
): Promise<ResponseOutput<R>> {
  const response = await send(route, input ?? {});
  return checkAnswer(route, await readBody(response));
}

/**
 * Sends a call; resolves only on 2xx. `accept` is the form of answer that is asked for. On the pages where one tries
 * the product without an account it is sent as nobody, and answered for the sample company.
 */
export async function send(route: Route, input: LooseInput, accept = '*/*'): Promise<Response> {
  const hasBody = input.body !== undefined;
  let response: Response;
  const isSandbox = isSandboxPage(typeof location === 'undefined' ? '/' : location.pathname);
  const isAnonymous = input.anonymous || isSandbox;
  const address = callUrl(isSandbox ? { ...route, path: sandboxPath(route.path) } : route, input);
  try {
    response = await fetch(address, {
      method: route.method,
      credentials: isAnonymous ? 'omit' : 'include',
      headers: {
        ...(!isAnonymous && callHeaders()),
        Accept: accept,
        ...(hasBody && { 'Content-Type': 'application/json' }),
        ...(input.minimal && { Prefer: 'return=minimal' }),
        ...(input.key !== undefined && { 'Idempotency-Key': input.key }),
      },
      ...(hasBody && { body: JSON.stringify(input.body) }),
      ...(input.keepalive && { keepalive: true }),
      ...(input.signal && { signal: input.signal }),
    });
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  if (response.ok) return response;
  const retryAfter = response.headers.get('retry-after');
  const body = await readBodyText(response);
  throw new CallError(response.status, response.statusText, body, retryAfter);
}

/** The route's address with parameters and query filled in. */
export function callUrl(route: Route, input: Pick<LooseInput, 'params' | 'query'>): string {
  const path = fillPath(route.path, textValues(input.params));
  const query = new URLSearchParams(textValues(input.query)).toString();
  return query ? `${path}?${query}` : path;
}

/** The bearer header of the stored session; empty when signed out. */
export function callHeaders(): Record<string, string> {
  const token = readToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

export function checkAnswer<R extends Route>(route: R, answer: unknown): ResponseOutput<R> {
  const parsed = z.safeParse(route.response, answer);
  if (!parsed.success) throw new UnexpectedAnswerError(parsed.error);
  return parsed.data as ResponseOutput<R>;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await readBodyText(response);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnexpectedAnswerError(cause);
  }
}

async function readBodyText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

function textValues(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {};
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) texts[name] = String(value);
  }
  return texts;
}
