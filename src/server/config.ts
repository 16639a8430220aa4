import { resolve } from 'node:path';
import { z } from 'zod';
import type { MailAddress } from '#adapters/mail/port.ts';
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
const MAIL_FROM = /^(?:(?<name>[^<>"@\p{Cc}]*?)\s*<(?=.*>$))?(?<address>[^\s<>@]+@[^\s<>@]+?)>?$/u;

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
  RATE_LIMIT: setting(
    'off for load tests only; refused with NODE_ENV=production',
    z.enum(['on', 'off']).default('on'),
  ),
  LOG_LEVEL: setting(
    'fatal, error, warn, info, debug, trace or silent',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
} satisfies Record<string, Setting>;

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
  trustProxy: number;
  smtpUrl: string | null;
  mailFrom: MailAddress;
  /** Null where visits are not counted. */
  analytics: { domain: string; origin: string } | null;
  promo: Promo | null;
  rateLimit: boolean;
  logLevel: Values['LOG_LEVEL'];
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
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: senderOf(values.MAIL_FROM),
    analytics: values.ANALYTICS_DOMAIN
      ? { domain: values.ANALYTICS_DOMAIN, origin: new URL(values.ANALYTICS_URL).origin }
      : null,
    promo: promoOf(values),
    rateLimit: values.RATE_LIMIT === 'on',
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
