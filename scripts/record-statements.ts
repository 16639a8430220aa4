import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createApp } from '#app/http-app.ts';
import { keepHouse } from '#app/working.ts';
import { readConfig } from '#server/config.ts';
import { createThrottle } from '#server/throttle/throttle.ts';
import { makeCalls } from './lib/calls-of-all-kinds.ts';
import { withProduct } from './lib/demo-account.ts';

/**
 * Writes the statements that this version sends to its database, with values, when it is called in
 * every way. The next version's schema must take them: both run side by side during an update.
 */
const FILE = 'tests/fixtures/last-release/statements.json';

interface Statement {
  text: string;
  values: unknown[];
  rows: number;
}

/** What is not about our tables: the job queue brings its own schema, and the rest is the session's. */
const NOT_OURS =
  /pgboss|pg_listening|^\s*(begin|commit|rollback|set|listen|create|grant|alter)\b|pg_notify/i;
const LONGEST_TEXT = 3000;
const LONGEST_BYTES = 200;

/** A value small enough to be stored; where it is cut it stays of its type. */
function stored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value))
    return { base64: value.subarray(0, LONGEST_BYTES).toString('base64') };
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value;
  return value.startsWith('{') ? '{}' : value.slice(0, LONGEST_TEXT);
}

/** Notes every statement that is sent from now on. */
function record(): Statement[] {
  const statements: Statement[] = [];
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const note = (text: string, values: unknown[]) => {
    const statement = { text, values: values.map(stored), rows: 0 };
    statements.push(statement);
    return (error: unknown, result?: pg.QueryResult) => {
      if (error) statements.splice(statements.indexOf(statement), 1);
      else statement.rows = result?.rowCount ?? 0;
    };
  };
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]) {
      const [first, values] = given as [string | { text?: string }, unknown];
      const text = typeof first === 'string' ? first : first.text;
      if (text === undefined || NOT_OURS.test(text)) return query.apply(this, given);
      const noted = note(text, Array.isArray(values) ? values : []);
      const last = given.at(-1);
      if (typeof last !== 'function') {
        const answer = query.apply(this, given) as Promise<pg.QueryResult>;
        answer.then((result) => noted(null, result), noted);
        return answer;
      }
      const callback = (error: unknown, result?: pg.QueryResult) => {
        noted(error, result);
        last(error, result);
      };
      return query.apply(this, [...given.slice(0, -1), callback]);
    },
  });
  return statements;
}

/** Without those that only ask the same thing once more, as one does who waits. */
function withoutRepeated(statements: Statement[]): Statement[] {
  let changes = 0;
  const seen = new Set<string>();
  return statements.filter((statement) => {
    if (!/^select/i.test(statement.text)) changes++;
    const key = `${changes} ${JSON.stringify(statement)}`;
    return seen.size < seen.add(key).size;
  });
}

const dataDir = mkdtempSync(join(tmpdir(), 'klarsikt-record-'));
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PROMO_CODE: 'prova' });
try {
  await withProduct(config, async (unlimited) => {
    const { database, clock } = unlimited;
    const deps = { ...unlimited, throttle: createThrottle(database.db, clock, true) };
    const app = await createApp(deps, {});
    const statements = record();
    await makeCalls(app);
    await keepHouse(deps);
    await app.close();
    const lines = withoutRepeated(statements).map((each) => JSON.stringify(each));
    writeFileSync(FILE, `[\n${lines.join(',\n')}\n]\n`);
    console.log(`${lines.length} statements are in ${FILE}`);
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
