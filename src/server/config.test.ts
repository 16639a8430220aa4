import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, envExample, readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, appUrl: 'http://localhost:3000', promoCode: null });
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
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.exempel.se' }],
    [{ SMTP_URL: 'mail.exempel.se:25' }],
    [{ SMTP_URL: 'smtp://' }],
    [{ MAIL_FROM: 'inte en adress' }],
    [{ MAIL_FROM: 'Klarsikt <a@b.se>\nBcc: c@d.se' }],
    [{ MAIL_FROM: 'Klarsikt <a@b.se' }],
    [{ ROLE: 'worker' }],
  ])('refuses what would be unsafe or impossible: %o', (env) => {
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
});
