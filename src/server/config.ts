import { resolve } from 'node:path';
import type { z } from 'zod';
import type { BolagsverketSettings } from '#adapters/company-register/bolagsverket/calls.ts';
import type { MailAddress } from '#adapters/mail/port.ts';
import type { ModelSettings } from '#adapters/models/settings.ts';
import type { StripeKeys } from '#adapters/payments/stripe/settings.ts';
import { brand } from '../brand.ts';
import { MAIL_FROM, settings } from './settings.ts';

type Values = { [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> };

/** The code that makes Pro free. `lastDay` and `mostAccounts` are null where nothing limits it. */
export interface Promo {
  code: string;
  lastDay: string | null;
  mostAccounts: number | null;
}

export interface Config {
  production: boolean;
  port: number;
  host: string;
  appUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  databaseOwnerUrl: string | null;
  dataKey: string | null;
  otherDataKeys: string[];
  role: 'all' | 'web' | 'worker';
  /** Where a worker answers; null where it does not. */
  healthPort: number | null;
  /** Where metrics are answered beside the product; null where they are not. */
  metricsPort: number | null;
  /** What metrics ask for; null where nothing is asked, and then they are not on the product's own port. */
  metricsToken: string | null;
  /** Where traces are sent; null where nothing is traced. */
  traceEndpoint: string | null;
  trustProxy: number;
  smtpUrl: string | null;
  mailFrom: MailAddress;
  /** `api` is null where Bolagsverket is not called. */
  companyRegister: { isOn: boolean; api: BolagsverketSettings | null };
  /** Null where visits are not counted. */
  analytics: { domain: string; origin: string } | null;
  promo: Promo | null;
  /** Null where Stripe takes no payments. */
  stripe: StripeKeys | null;
  /** The language model that may write beside the rules; null for none. */
  model: ModelUse | null;
  /** Analyses of a month that fair use of Pro allows. */
  fairUseAnalyses: number;
  rateLimit: boolean;
  /** Whether processes wait for the next file and analysis. */
  spareProcesses: boolean;
  /** Folder of the built scripts of child processes; null where they run their sources. */
  childScripts: string | null;
  logLevel: Values['LOG_LEVEL'];
}

/** Which model, and how much of it. Prices in kronor for a million tokens; null where not known. */
export interface ModelUse {
  settings: ModelSettings;
  tokensPerMonth: number;
  callsAtOnce: number;
  priceInput: number | null;
  priceOutput: number | null;
}

/** The environment cannot be used; the message lists every fault. */
export class ConfigError extends Error {}

function parseAll(env: Record<string, string | undefined>): Values {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, { schema }] of Object.entries(settings)) {
    const parsed = schema.safeParse(env[name] === '' ? undefined : env[name]);
    if (parsed.success) values[name] = parsed.data;
    else faults.push(`${name}: ${parsed.error.issues[0]?.message ?? 'invalid'}`);
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return values as Values;
}

function senderOf(given: string | undefined): MailAddress {
  const { name = '', address } = given?.match(MAIL_FROM)?.groups ?? {};
  return address === undefined
    ? { name: brand.name, address: brand.supportEmail }
    : { name: name.trim(), address };
}

function promoOf({ PROMO_CODE, PROMO_EXPIRES, PROMO_MAX }: Values): Promo | null {
  if (PROMO_CODE === undefined) return null;
  return { code: PROMO_CODE, lastDay: PROMO_EXPIRES ?? null, mostAccounts: PROMO_MAX ?? null };
}

function stripeOf(values: Values): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return {
    secretKey,
    webhookSecret,
    apiUrl: values.STRIPE_API_URL ?? null,
    priceIds: {
      monthly: values.STRIPE_PRICE_MONTHLY ?? null,
      yearly: values.STRIPE_PRICE_YEARLY ?? null,
    },
    taxRateId: values.STRIPE_TAX_RATE ?? null,
    bankgiro: values.INVOICE_BANKGIRO ?? null,
  };
}

function companyRegisterOf(values: Values): Config['companyRegister'] {
  const clientId = values.COMPANY_REGISTER_CLIENT_ID;
  const clientSecret = values.COMPANY_REGISTER_CLIENT_SECRET;
  const { COMPANY_REGISTER_API_URL: apiUrl, COMPANY_REGISTER_TOKEN_URL: tokenUrl } = values;
  const isWhole = clientId !== undefined && clientSecret !== undefined;
  return {
    isOn: values.COMPANY_REGISTER === 'on',
    api: isWhole ? { apiUrl: apiUrl.replace(/\/$/, ''), tokenUrl, clientId, clientSecret } : null,
  };
}

function modelOf(values: Values): ModelUse | null {
  const { AI_PROVIDER: provider, AI_MODEL: model } = values;
  if (provider === 'none' || model === undefined) return null;
  const { AI_BASE_URL: baseUrl = null, AI_API_KEY: apiKey = null } = values;
  return {
    settings: { provider, model, baseUrl, apiKey },
    tokensPerMonth: values.AI_TOKENS,
    callsAtOnce: values.AI_CALLS_AT_ONCE,
    priceInput: values.AI_PRICE_INPUT ?? null,
    priceOutput: values.AI_PRICE_OUTPUT ?? null,
  };
}

/** Throws where a model is chosen without what it takes to call it. */
function requireModel(values: Values): void {
  const { AI_PROVIDER: provider, AI_MODEL, AI_BASE_URL, AI_API_KEY } = values;
  if (provider === 'none') return;
  if (!AI_MODEL) throw new ConfigError(`AI_MODEL is required with AI_PROVIDER=${provider}`);
  if (provider === 'anthropic' && !AI_API_KEY)
    throw new ConfigError('AI_API_KEY is required with AI_PROVIDER=anthropic');
  if (provider === 'openai-compatible' && !AI_BASE_URL)
    throw new ConfigError('AI_BASE_URL is required with AI_PROVIDER=openai-compatible');
}

/** Throws where a key is given without its secret. */
function requirePairs(values: Values): void {
  if (!values.STRIPE_SECRET_KEY !== !values.STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together');
  }
  if (!values.COMPANY_REGISTER_CLIENT_ID !== !values.COMPANY_REGISTER_CLIENT_SECRET) {
    throw new ConfigError(
      'COMPANY_REGISTER_CLIENT_ID and COMPANY_REGISTER_CLIENT_SECRET go together',
    );
  }
}

/** Reads the whole configuration from an environment. Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const values = parseAll(env);
  const production = values.NODE_ENV === 'production';
  if (production && values.RATE_LIMIT === 'off') {
    throw new ConfigError('RATE_LIMIT=off is refused with NODE_ENV=production');
  }
  if (values.DATABASE_URL && !values.DATA_KEY) {
    throw new ConfigError(
      'DATA_KEY is required with DATABASE_URL: every process on the database needs the same',
    );
  }
  if (production && values.SMTP_URL && !values.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM is required with NODE_ENV=production and SMTP_URL');
  }
  if (production && values.PROMO_CODE && !(values.PROMO_EXPIRES && values.PROMO_MAX)) {
    throw new ConfigError(
      'PROMO_EXPIRES and PROMO_MAX are required with NODE_ENV=production and PROMO_CODE',
    );
  }
  requirePairs(values);
  requireModel(values);
  if (values.ROLE !== 'all' && !values.DATABASE_URL) {
    throw new ConfigError(
      `ROLE=${values.ROLE} needs DATABASE_URL: the embedded database serves one process`,
    );
  }
  const hostname =
    values.HOST === '127.0.0.1' || values.HOST === '0.0.0.0' ? 'localhost' : values.HOST;
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    appUrl: values.APP_URL ?? `http://${hostname}:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    dataKey: values.DATA_KEY ?? null,
    otherDataKeys: values.DATA_KEY_ALSO?.split(',') ?? [],
    role: values.ROLE,
    healthPort: values.HEALTH_PORT ?? null,
    metricsPort: values.METRICS_PORT ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: senderOf(values.MAIL_FROM),
    companyRegister: companyRegisterOf(values),
    analytics: values.ANALYTICS_DOMAIN
      ? { domain: values.ANALYTICS_DOMAIN, origin: new URL(values.ANALYTICS_URL).origin }
      : null,
    promo: promoOf(values),
    stripe: stripeOf(values),
    model: modelOf(values),
    rateLimit: values.RATE_LIMIT === 'on',
    fairUseAnalyses: values.FAIR_USE_ANALYSES,
    spareProcesses: values.SPARE_PROCESSES === 'on',
    childScripts: values.CHILD_SCRIPTS ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

/** The text of .env.example: every variable with its meaning and default. */
export function envExample(): string {
  const lines = Object.entries(settings).map(([name, { doc, schema, ...rest }]) => {
    const parsed = schema.safeParse(undefined);
    const fallback = rest.example ?? (parsed.success ? String(parsed.data ?? '') : '');
    return `# ${doc}\n# ${name}=${fallback}\n`;
  });
  return `# Nothing here is needed: every variable has a default that works.\n\n${lines.join('\n')}`;
}
