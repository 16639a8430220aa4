import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskedCompany, companyOf } from '#support/consult.ts';
import { consultationOf } from '../consult.ts';
import { answerQuery } from './answer-query.ts';

let shop: AskedCompany;

beforeAll(async () => {
  const path = 'src/features/sample/server/forsaljning-exempelbolaget.csv';
  shop = await companyOf([{ guide: 'sales', path }]);
});
afterAll(() => shop.close());

async function asked(sql: string) {
  const consultation = consultationOf({ sources: shop.sources, plan: null, today: '2026-11-23' });
  const reply = await answerQuery(sql, consultation);
  return { reply, facts: consultation.facts.list };
}

describe('a query of the company’s own table', () => {
  test('gives figures with a receipt that says the query in plain words', async () => {
    const { reply, facts } = await asked(
      `SELECT channel, sum(revenue) AS s, count(*) FROM sales
       WHERE date BETWEEN '2025-01-01' AND '2025-12-31' AND NOT product ILIKE '%te%' GROUP BY channel ORDER BY s DESC LIMIT 2`,
    );
    expect(reply.kind).toBe('answer');
    expect(facts).toHaveLength(4);
    const [sum] = facts;
    expect(sum?.unit).toBe('SEK');
    expect(sum?.source.formula).toMatch(/^summan av /);
    expect(sum?.source.filter).toMatch(
      /är från 2025-01-01 till 2025-12-31 och det inte gäller att .* liknar ”…te…”/,
    );
    expect(sum?.source.rows).toBe(Number(facts[1]?.value));
    const [counted] =
      (await shop.sources[0]?.table?.query(
        `SELECT count(*) AS n, sum(revenue)::VARCHAR AS s FROM sales WHERE ${sum?.source.where}`,
      )) ?? [];
    expect(counted).toEqual({ n: sum?.source.rows, s: sum?.value });
    expect(reply.meant).toContain(' per ');
  });

  test.each([
    'SELECT sum(revenue) FROM sales s',
    'SELECT month, sum(quantity) FROM sales GROUP BY month ORDER BY month',
    'SELECT avg(revenue), median(revenue), max(revenue), count(DISTINCT customer) FROM sales WHERE revenue > 12.50 -- a comment',
    "SELECT year, product, sum(revenue) FROM sales WHERE product IN ('Espresso', 'Te') OR weekday = '1' GROUP BY ALL",
    "SELECT sum(revenue) FROM sales WHERE customer = 'x'' OR 1=1; DROP TABLE data'",
  ])('%s', async (sql) => {
    const { reply, facts } = await asked(sql);
    expect(reply.text).toMatch(/\{\{F1\}\}|Inga rader/);
    expect(facts.every(({ source }) => source.where !== null)).toBe(true);
  });
});

const OWN = 'SELECT sum(revenue) FROM sales';

describe('anything else is refused with a sentence', () => {
  test.each([
    ...[`SELECT * FROM read_csv('/etc/passwd')`, `SELECT * FROM read_parquet('/tmp/*')`],
    ...[
      `SELECT count(*) FROM glob('/*')`,
      `SELECT count(*) FROM '/etc/passwd'`,
      `FROM read_text('/etc/hosts')`,
    ],
    ...[
      `COPY sales TO '/tmp/x.csv'`,
      `EXPORT DATABASE '/tmp/x'`,
      `ATTACH '/tmp/other.db'`,
      `INSTALL httpfs`,
      `LOAD json`,
    ],
    ...[
      `PRAGMA database_list`,
      `SET memory_limit = '99GB'`,
      `RESET enable_external_access`,
      `CALL duckdb_settings()`,
    ],
    ...[
      `SELECT getenv('HOME')`,
      `SELECT sum(revenue), getenv('HOME') FROM sales`,
      `SELECT max(getenv('HOME')) FROM sales`,
    ],
    ...[
      `SELECT count(*) FROM duckdb_settings()`,
      `SELECT count(*) FROM information_schema.tables`,
      `SELECT count(*) FROM sqlite_master`,
    ],
    ...[
      `SELECT count(*) FROM data`,
      `SELECT sum(amount) FROM costs`,
      `SELECT sum(revenue) FROM other.sales`,
      `SELECT sum(revenue) FROM main.sales`,
    ],
    `WITH RECURSIVE a AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM a) SELECT count(*) FROM a`,
    ...[
      'WITH sales AS (SELECT 1 AS revenue) SELECT sum(revenue) FROM sales',
      `${OWN} UNION ALL ${OWN}`,
    ],
    ...[
      `SELECT sum(a.revenue) FROM sales a, sales b, sales c`,
      `${OWN} CROSS JOIN range(1000000000)`,
    ],
    ...[
      'SELECT count(*) FROM range(1000000000000)',
      'SELECT list(product) FROM sales',
      "SELECT repeat('x', 1000000000) FROM sales",
    ],
    ...[`${OWN}; ${OWN}`, `${OWN}; DROP TABLE data`, `${OWN} /* */ ; COPY data TO '/tmp/x'`],
    ...[
      `SELECT (SELECT sum(revenue) FROM sales)`,
      `${OWN} WHERE product IN (SELECT product FROM sales)`,
      `${OWN} WHERE EXISTS (${OWN})`,
    ],
    ...[
      `SELECT sum(revenue) OVER () FROM sales`,
      `${OWN} HAVING sum(revenue) > 0`,
      `${OWN} USING SAMPLE 10`,
      `SELECT sum(revenue) FILTER (WHERE true) FROM sales`,
    ],
    ...[
      `SELECT * FROM sales`,
      `SELECT product FROM sales`,
      `SELECT product, sum(revenue) FROM sales`,
      `SELECT DISTINCT sum(revenue) FROM sales`,
    ],
    ...[
      `${OWN} WHERE regexp_matches(product, '(a+)+$')`,
      `${OWN} WHERE revenue = revenue`,
      `${OWN} WHERE date > 'now'`,
      `${OWN} LIMIT (SELECT 1)`,
    ],
    ...[
      `INSERT INTO data VALUES (1)`,
      `DELETE FROM data`,
      `UPDATE data SET a = 1`,
      `CREATE TABLE x AS ${OWN}`,
      `EXPLAIN ${OWN}`,
      `DESCRIBE sales`,
    ],
    ...[
      '',
      ';',
      '--',
      '/*',
      "'",
      '\0',
      `${OWN} --${'x'.repeat(3000)}`,
      `${OWN} WHERE ${'('.repeat(900)}1${')'.repeat(900)}`,
    ],
    `${OWN} WHERE ${Array.from({ length: 40 }, (_, at) => `revenue = ${at}`).join(' OR ')}`,
  ])('%s', async (sql) => {
    const { reply, facts } = await asked(sql);
    expect(reply.kind).toBe('refusal');
    expect(reply.text).toMatch(/^\*\*Det vet jag inte\.\*\* .*\.$/);
    expect(facts).toEqual([]);
  });
});
