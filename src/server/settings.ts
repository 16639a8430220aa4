import { z } from 'zod';
import { fairUse } from '#contract/limits.ts';
import { brand } from '../brand.ts';

/** One environment variable: its meaning, schema and default. */
interface Setting<S extends z.ZodType = z.ZodType> {
  doc: string;
  schema: S;
  /** Shown in .env.example where the default is computed. */
  example?: string;
}

const setting = <S extends z.ZodType>(doc: string, schema: S, example?: string): Setting<S> =>
  example === undefined ? { doc, schema } : { doc, schema, example };

/** `Klarsikt <svar@exempel.se>`, or the address alone. */
export const MAIL_FROM =
  /^(?:(?<name>[^<>"@\p{Cc}]*?)\s*<(?=.*>$))?(?<address>[^\s<>@]+@[^\s<>@]+?)>?$/u;

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Every variable the server reads, in the order of .env.example. */
export const settings = {
  NODE_ENV: setting(
    'production hardens: HSTS, no test payments, no rate-limit switch',
    z.enum(['development', 'test', 'production']).default('development'),
  ),
  PORT: setting('Port to listen on', whole(0, 65535).default(3000)),
  HOST: setting('Address to listen on', z.string().default('127.0.0.1')),
  APP_URL: setting(
    'Address of the product in mails and links',
    z.url().optional(),
    'http://localhost:3000',
  ),
  DATA_DIR: setting(
    'Folder of the embedded database, outbox and generated secrets',
    z.string().min(1).default('./data'),
  ),
  DATABASE_URL: setting(
    'Any PostgreSQL 15 or newer; unset = the embedded PostgreSQL in DATA_DIR',
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    '',
  ),
  DATABASE_OWNER_URL: setting(
    'The same database as its owner, who changes the schema; unset = the role of DATABASE_URL does',
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    '',
  ),
  DATA_KEY: setting(
    '32 bytes in base64: the AES-256-GCM key of stored files; needed with DATABASE_URL; unset = made once and kept in DATA_DIR',
    z
      .string()
      .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64')
      .optional(),
    '',
  ),
  DATA_KEY_ALSO: setting(
    'Other keys that open what is stored, separated by commas, while DATA_KEY is changed',
    z
      .string()
      .refine(
        (value) => value.split(',').every((key) => Buffer.from(key, 'base64').length === 32),
        'must be keys of 32 bytes in base64, separated by commas',
      )
      .optional(),
    '',
  ),
  ROLE: setting(
    'web answers calls, worker runs jobs, all does both',
    z.enum(['all', 'web', 'worker']).default('all'),
  ),
  HEALTH_PORT: setting(
    'Port on HOST where a worker says how it is, at /api/health; unset = nowhere',
    whole(0, 65535).optional(),
    '',
  ),
  METRICS_PORT: setting(
    'Port on HOST for GET /metrics (Prometheus), on no public network; unset = nowhere',
    whole(0, 65535).optional(),
    '',
  ),
  METRICS_TOKEN: setting(
    'At least 24 signs: GET /metrics is also on PORT, and everywhere asks for it as Bearer; unset = on METRICS_PORT only',
    z.string().min(24, 'must be at least 24 signs').optional(),
    '',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    'Collector that traces are sent to by OTLP over HTTP, as http://localhost:4318; unset = nothing is traced',
    z.url({ protocol: /^https?$/ }).optional(),
    '',
  ),
  TRUST_PROXY: setting(
    'Number of reverse proxies in front whose X-Forwarded-For is believed',
    whole(0, 10).default(0),
  ),
  SMTP_URL: setting(
    'Mail server, as smtp://user:password@host:587 or smtps://…; unset = mails are written to DATA_DIR/outbox and their links logged',
    z
      .string()
      .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
      .refine((value) => URL.canParse(value), 'must be an address')
      .optional(),
    '',
  ),
  MAIL_FROM: setting(
    'Sender of every mail, with or without a name; needed with SMTP_URL and NODE_ENV=production',
    z
      .string()
      .regex(MAIL_FROM, 'must be as Namn <adress@exempel.se> or adress@exempel.se')
      .optional(),
    `${brand.name} <${brand.supportEmail}>`,
  ),
  COMPANY_REGISTER: setting(
    'off switches the look-up of companies off',
    z.enum(['on', 'off']).default('on'),
  ),
  COMPANY_REGISTER_CLIENT_ID: setting(
    "Client id for Bolagsverket's API for valuable data sets; unset = it is not called",
    z.string().min(1).optional(),
    '',
  ),
  COMPANY_REGISTER_CLIENT_SECRET: setting(
    'The secret that goes with it',
    z.string().min(1).optional(),
    '',
  ),
  COMPANY_REGISTER_API_URL: setting(
    'Where that API is',
    z
      .url({ protocol: /^https?$/ })
      .default('https://gw.api.bolagsverket.se/vardefulla-datamangder/v1'),
  ),
  COMPANY_REGISTER_TOKEN_URL: setting(
    'Where its access tokens are given',
    z.url({ protocol: /^https?$/ }).default('https://portal.api.bolagsverket.se/oauth2/token'),
  ),
  ANALYTICS_DOMAIN: setting(
    'Name of the site in Plausible (cookieless, in the EU); unset = visits are not counted',
    z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)*$/, 'must be the name of a site, such as klarsikt.se')
      .optional(),
    '',
  ),
  ANALYTICS_URL: setting(
    'Where Plausible is; another address for one of your own',
    z.url({ protocol: /^https?$/ }).default('https://plausible.io'),
  ),
  PROMO_CODE: setting(
    'The one test code that makes Pro free; unset = every code is invalid',
    z.string().trim().min(1).optional(),
    '',
  ),
  PROMO_EXPIRES: setting(
    'Last day of the promo code, as 2027-03-31; needed with PROMO_CODE and NODE_ENV=production',
    z.iso.date('must be a day, such as 2027-03-31').optional(),
    '',
  ),
  PROMO_MAX: setting(
    'Accounts that the promo code gives Pro; needed with PROMO_CODE and NODE_ENV=production',
    whole(1, 1_000_000).optional(),
    '',
  ),
  FAIR_USE_ANALYSES: setting(
    'Analyses a company on Pro may run in a calendar month; never fewer than the terms publish',
    whole(fairUse.analyses, 100_000).default(fairUse.analyses),
  ),
  AI_PROVIDER: setting(
    'none, anthropic or openai-compatible (OpenAI, Mistral, Berget, Ollama, vLLM): which language model may write beside the rules; nothing is sent for a company that has not said yes',
    z.enum(['none', 'anthropic', 'openai-compatible']).default('none'),
  ),
  AI_MODEL: setting(
    'The name of the model there; needed with AI_PROVIDER',
    z.string().trim().min(1).max(200).optional(),
    '',
  ),
  AI_BASE_URL: setting(
    "Where its server is, as http://localhost:11434/v1; unset = Anthropic's own, needed with openai-compatible",
    z.url({ protocol: /^https?$/ }).optional(),
    '',
  ),
  AI_API_KEY: setting(
    'Key of its server; needed with anthropic, elsewhere where it asks for one',
    z.string().trim().min(1).optional(),
    '',
  ),
  AI_TOKENS: setting(
    'Tokens that a company may use in a calendar month; then the rules write alone',
    whole(1, 1_000_000_000).default(2_000_000),
  ),
  AI_CALLS_AT_ONCE: setting('Calls to the model that run at once', whole(1, 100).default(4)),
  AI_PRICE_INPUT: setting(
    'What a million tokens sent costs, in kronor, for the numbers shown to the operator; unset = not known',
    z.coerce.number().min(0).max(100_000).optional(),
    '',
  ),
  AI_PRICE_OUTPUT: setting(
    'The same for a million tokens written',
    z.coerce.number().min(0).max(100_000).optional(),
    '',
  ),
  STRIPE_SECRET_KEY: setting(
    'Key of Stripe, by which Pro is paid; unset = test payments without money, and with NODE_ENV=production none',
    z
      .string()
      .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
      .optional(),
    '',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    'Secret of the endpoint that Stripe sends events to, at APP_URL/api/billing/webhook; needed with STRIPE_SECRET_KEY',
    z
      .string()
      .regex(/^whsec_/, 'must begin with whsec_')
      .optional(),
    '',
  ),
  STRIPE_PRICE_MONTHLY: setting(
    'Id of the price of Pro a month, excluding VAT',
    z
      .string()
      .regex(/^price_/, 'must begin with price_')
      .optional(),
    '',
  ),
  STRIPE_PRICE_YEARLY: setting(
    'Id of the price of Pro a year, excluding VAT',
    z
      .string()
      .regex(/^price_/, 'must begin with price_')
      .optional(),
    '',
  ),
  STRIPE_TAX_RATE: setting(
    'Id of the rate of VAT, exclusive; unset = Stripe Tax finds it',
    z.string().regex(/^txr_/, 'must begin with txr_').optional(),
    '',
  ),
  STRIPE_API_URL: setting(
    "Where Stripe's API is; unset = Stripe's own",
    z.url({ protocol: /^https?$/ }).optional(),
    '',
  ),
  INVOICE_BANKGIRO: setting(
    'Bankgiro printed on invoices, as 123-4567; unset = none',
    z
      .string()
      .regex(/^\d{3,4}-\d{4}$/, 'must be as 123-4567')
      .optional(),
    '',
  ),
  RATE_LIMIT: setting(
    'off for load tests only; refused with NODE_ENV=production',
    z.enum(['on', 'off']).default('on'),
  ),
  SPARE_PROCESSES: setting(
    'off where memory or processors are scarce: no process waits for the next file or analysis, which then takes half a second more',
    z.enum(['on', 'off']).default('on'),
  ),
  CHILD_SCRIPTS: setting(
    'Folder of the built scripts of the processes that read and compute; npm start sets it, unset = they run their sources and start slower',
    z.string().min(1).optional(),
    '',
  ),
  LOG_LEVEL: setting(
    'fatal, error, warn, info, debug, trace or silent',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
} satisfies Record<string, Setting>;
