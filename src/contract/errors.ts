import type { Question } from '#engine/table/question.ts';

/** An error a caller can act on: a stable code, an HTTP status and a Swedish sentence. */
export interface ErrorDefinition {
  status: number;
  text: string;
  /** True where the plan is the reason; the answer then carries `upgradeRequired: true`. */
  upgradeRequired?: boolean;
}

export type ErrorCatalogue = Record<string, ErrorDefinition>;

/**
 * Names the errors of a feature. Without side effects, so that pages do not fetch what only the
 * server throws.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineErrors<const E extends ErrorCatalogue>(errors: E): E {
  return errors;
}

/** How much of a limit is used; `renews` is null where nothing but removing makes room. */
export interface LimitUse {
  used: number;
  max: number;
  renews: string | null;
}

/** The body of every non-2xx answer under /api. */
export interface ErrorBody {
  ok: false;
  error: string;
  code: string;
  upgradeRequired?: true;
  /** With `request.invalid`: what is wrong with which field. */
  fields?: Record<string, string>;
  /** With `analysis.questions`: what must be answered about the file first. */
  questions?: Question[];
  /** Where a limit is met: how much of how much is used, and the day from which there is more. */
  limit?: LimitUse;
  /** With `internal`: the id of the log entry. */
  requestId?: string;
}

/** The particulars of one error. */
interface ErrorDetails {
  text?: string;
  fields?: Record<string, string>;
  questions?: Question[];
  limit?: LimitUse;
  retryAfterSeconds?: number;
}

/**
 * Thrown anywhere on the server; becomes the answer. `text` replaces the catalogue's sentence where
 * a more exact one can be given (a file's row, a number of seconds).
 */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly upgradeRequired: boolean;
  readonly fields: Record<string, string> | undefined;
  readonly questions: Question[] | undefined;
  readonly limit: LimitUse | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, definition: ErrorDefinition, more: ErrorDetails = {}) {
    super(more.text ?? definition.text);
    this.code = code;
    this.status = definition.status;
    this.upgradeRequired = definition.upgradeRequired ?? false;
    this.fields = more.fields;
    this.questions = more.questions;
    this.limit = more.limit;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Errors that belong to no feature. */
export const commonErrors = defineErrors({
  'request.invalid': {
    status: 400,
    text: 'Uppgifterna kunde inte läsas. Kontrollera fälten och försök igen.',
  },
  'request.not_json': { status: 400, text: 'Anropet innehåller inte giltig JSON.' },
  'request.too_large': { status: 413, text: 'Anropet är för stort.' },
  'request.wrong_type': { status: 415, text: 'Innehållstypen stöds inte här.' },
  'request.no_such_part': { status: 416, text: 'Filen är kortare än den del som begärdes.' },
  'request.too_many': { status: 429, text: 'För många försök. Vänta en stund och försök igen.' },
  'request.own_surplus': {
    status: 429,
    text: 'Flera av dina filer eller beräkningar väntar redan. Vänta tills de är klara och försök igen.',
  },
  'request.hourly_share': {
    status: 429,
    text: 'Ni har läst in eller räknat på så mycket som går på en timme. Det som är klart finns kvar; fortsätt om en stund.',
  },
  'request.too_heavy': {
    status: 422,
    text: 'Beräkningen tog för lång tid eller för mycket minne och avbröts. Inget är ändrat. Prova med en mindre fil, till exempel ett år i taget.',
  },
  'request.no_host': {
    status: 400,
    text: 'Anropet saknar huvudet Host. Kontrollera programmet som skickade det.',
  },
  'auth.required': { status: 401, text: 'Du behöver logga in igen.' },
  'auth.forbidden': { status: 403, text: 'Du har inte behörighet att göra detta.' },
  not_found: { status: 404, text: 'Det du söker finns inte.' },
  unavailable: {
    status: 503,
    text: 'Tjänsten är tillfälligt otillgänglig. Försök igen om en liten stund.',
  },
  storage_full: {
    status: 507,
    text: 'Det går inte att spara just nu: utrymmet är slut hos oss. Det som redan är sparat är kvar. Försök igen senare.',
  },
  internal: {
    status: 500,
    text: 'Något gick fel hos oss. Försök igen, och kontakta supporten om felet kvarstår.',
  },
});

/** A function that throws errors of one catalogue: `fail('documents.too_large')`. */
export function failWith<const E extends ErrorCatalogue>(catalogue: E) {
  return (code: keyof E & string, more?: ErrorDetails): AppError =>
    new AppError(code, catalogue[code] as ErrorDefinition, more);
}

export const common = failWith(commonErrors);
