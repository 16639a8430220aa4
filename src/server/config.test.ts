import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, envExample, readConfig } from './config.ts';

const DATA_KEY = Buffer.alloc(32, 7).toString('base64');

describe('the configuration', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, appUrl: 'http://localhost:3000', promo: null });
    expect(config.databaseUrl).toBeNull();
  });

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', PROMO_CODE: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('names every variable that cannot be used', () => {
    expect(() => readConfig({ PORT: 'åtta', DATA_KEY: 'kort', DATABASE_URL: 'mysql://x' })).toThrow(
      /PORT: .*\nDATABASE_URL: .*\nDATA_KEY: /,
    );
  });

  it.each([
    [{ NODE_ENV: 'production', RATE_LIMIT: 'off' }],
    [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' }],
    [{ DATABASE_URL: 'postgres://db/x' }],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.exempel.se' }],
    [{ SMTP_URL: 'mail.exempel.se:25' }],
    [{ SMTP_URL: 'smtp://' }],
    [{ MAIL_FROM: 'inte en adress' }],
    [{ MAIL_FROM: 'Klarsikt <a@b.se>\nBcc: c@d.se' }],
    [{ MAIL_FROM: 'Klarsikt <a@b.se' }],
    [{ ROLE: 'worker' }],
    [{ NODE_ENV: 'production', PROMO_CODE: 'VÅR', PROMO_EXPIRES: '2027-03-31' }],
    [{ PROMO_CODE: 'VÅR', PROMO_EXPIRES: '31 mars' }],
    [{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'k' }],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }],
    [{ AI_PROVIDER: 'gissning', AI_MODEL: 'm' }],
  ])('refuses what would be unsafe or impossible (R53): %o', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
  });

  it.each([
    ['Klarsikt på svenska <svar@exempel.se>', 'Klarsikt på svenska', 'svar@exempel.se'],
    ['<svar@exempel.se>', '', 'svar@exempel.se'],
    ['svar@exempel.se', '', 'svar@exempel.se'],
  ])('takes the sender of mails as %s', (given, name, address) => {
    expect(readConfig({ MAIL_FROM: given }).mailFrom).toEqual({ name, address });
  });

  it('is documented in .env.example, word for word', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(envExample());
  });

  it.each([
    ['where it answers', { HOST: '0.0.0.0', PORT: '8080' }, { appUrl: 'http://localhost:8080' }],
    ['a host of its own', { HOST: '10.0.0.7' }, { appUrl: 'http://10.0.0.7:3000' }],
    ['the address it is known by', { APP_URL: 'https://k.se' }, { appUrl: 'https://k.se' }],
    [
      'a promo code with spaces',
      { PROMO_CODE: ' Vår ' },
      { promo: { code: 'Vår', lastDay: null, mostAccounts: null } },
    ],
    ['no limits', { RATE_LIMIT: 'off' }, { rateLimit: false }],
    ['no model', { AI_MODEL: 'm', AI_API_KEY: 'k' }, { model: null }],
    [
      'a model of one’s own',
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://localhost:1/v1' },
      { model: { settings: { baseUrl: 'http://localhost:1/v1', apiKey: null }, callsAtOnce: 4 } },
    ],
    ['two proxies', { TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [
      'a place that counts visits',
      { ANALYTICS_DOMAIN: 'k.se', ANALYTICS_URL: 'https://p.example/js/script.js' },
      { analytics: { domain: 'k.se', origin: 'https://p.example' } },
    ],
    [
      'a place that counts, for no site',
      { ANALYTICS_URL: 'https://p.example' },
      { analytics: null },
    ],
    [
      'a worker on a database',
      { ROLE: 'worker', DATABASE_URL: 'postgresql://db/x', DATA_KEY },
      { role: 'worker', databaseUrl: 'postgresql://db/x' },
    ],
  ])('takes %s as it is given', (_, env, config) => {
    expect(readConfig(env)).toMatchObject(config);
  });
});
