import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#support/test-database.ts';

interface Statement {
  text: string;
  values: unknown[];
  rows: number;
}

/** What the last release sent when it was called in every way (`npm run release:record`). */
const statements = JSON.parse(
  readFileSync('tests/fixtures/last-release/statements.json', 'utf8'),
) as Statement[];

const given = (value: unknown) =>
  typeof value === 'object' && value !== null && 'base64' in value
    ? Buffer.from(String(value.base64), 'base64')
    : value;

it('the schema takes all that the last release sends, which runs beside this one during an update (A17)', async () => {
  expect(statements.length).toBeGreaterThan(200);
  const database = await openTestDatabase();
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    for (const { text, values, rows } of statements) {
      const { rowCount } = await client.query(text, values.map(given)).catch((error: Error) => {
        throw new Error(`${error.message}: ${text}`);
      });
      // What was read depends on when; what was written does not.
      if (!/^select/i.test(text)) expect({ text, rows: rowCount }).toEqual({ text, rows });
    }
    await client.query('rollback');
  } finally {
    client.release();
    await database.close();
  }
});
