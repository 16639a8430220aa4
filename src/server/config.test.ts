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
    [{ ROLE: 'worker' }],
  ])('refuses what would be unsafe or impossible: %o', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
  });

  it('is documented in .env.example, word for word', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(envExample());
  });
});
