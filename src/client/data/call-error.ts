import type { ErrorBody } from '#contract/errors.ts';

/**
 * The server answered with a status other than 2xx. The message is `409: {"error":…}` (status,
 * body).
 */
export class CallError extends Error {
  readonly status: number;
  /** The server's Swedish sentence; undefined where the body is not one of our error bodies. */
  readonly sentence: string | undefined;
  readonly code: string | undefined;
  readonly upgradeRequired: boolean;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** Seconds until another try may go better, where the server says. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, statusText: string, bodyText: string, retryAfter?: string | null) {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'CallError';
    const body = readErrorBody(bodyText);
    this.status = status;
    this.sentence = body.error;
    this.code = body.code;
    this.upgradeRequired = body.upgradeRequired === true;
    this.fields = body.fields ?? {};
    this.requestId = body.requestId;
    this.retryAfterSeconds = Number(retryAfter) || undefined;
  }
}

/** An HTML page came where JSON was expected, as from a proxy whose upstream fails. */
export class HtmlAnswerError extends CallError {
  constructor(status: number, statusText: string, bodyText: string) {
    super(status, statusText, bodyText);
    this.name = 'HtmlAnswerError';
  }
}

/** No answer came: no connection, or it broke during the call. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Ingen kontakt med servern. Kontrollera din internetanslutning och försök igen.', {
      cause,
    });
    this.name = 'NetworkError';
  }
}

/** The server answered 2xx with a body that breaks the contract. */
export class UnexpectedAnswerError extends Error {
  constructor(cause: unknown) {
    super('Servern svarade på ett sätt som sidan inte förstår. Ladda om sidan och försök igen.', {
      cause,
    });
    this.name = 'UnexpectedAnswerError';
  }
}

/**
 * The sentence to show for an error: the server's, else ours for a lost connection, else
 * `fallback`.
 */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof CallError) return error.sentence ?? fallback;
  if (error instanceof NetworkError || error instanceof UnexpectedAnswerError) return error.message;
  return fallback;
}

/** As `errorSentence`, where the specification says which words stand, also without an answer. */
export function serverSentence(error: unknown, words: string): string {
  return error instanceof CallError ? (error.sentence ?? words) : words;
}

function readErrorBody(text: string): Partial<ErrorBody> {
  if (!text.trimStart().startsWith('{')) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isErrorBody(value) ? value : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'error' in value &&
    typeof value.error === 'string'
  );
}
