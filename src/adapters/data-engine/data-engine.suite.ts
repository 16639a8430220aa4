import { describe, expect, it } from 'vitest';
import type { DataEngine } from './port.ts';

/** Opens the result of a SELECT as if it were a file's stored table. */
export type OpenWith = (
  select: string,
  work: (engine: DataEngine) => Promise<void>,
) => Promise<void>;

/** What every data engine must do; `open` stores the rows of a SELECT and opens them. */
export function dataEngineSuite(name: string, open: OpenWith): void {
  const two = `SELECT * FROM (VALUES (2, DATE '2025-01-31', 0.10::DECIMAL(18,2), 'Åsa ''K'''),
    (3, NULL, 90071992547409.93::DECIMAL(18,2), NULL)) AS t("row", c0, c1, c2)`;

  describe(`${name} as data engine`, () => {
    it('gives decimals as exact strings, dates as days, counts as numbers, empty as null', () =>
      open(two, async (engine) => {
        expect(await engine.query('SELECT * FROM data ORDER BY "row"')).toEqual([
          { row: 2, c0: '2025-01-31', c1: '0.10', c2: "Åsa 'K'" },
          { row: 3, c0: null, c1: '90071992547409.93', c2: null },
        ]);
        const [totals] = await engine.query(
          'SELECT sum(c1) AS sum, count(*) AS rows, count(*) > 1 AS several FROM data',
        );
        expect(totals).toEqual({ sum: '90071992547410.03', rows: 2, several: true });
      }));

    it('gives counts too large for a number as strings', () =>
      open(two, async (engine) => {
        expect(await engine.query('SELECT 9007199254740993::HUGEINT AS n')).toEqual([
          { n: '9007199254740993' },
        ]);
      }));

    it('adds money without floating point', () =>
      open(
        'SELECT i::INTEGER AS "row", 0.10::DECIMAL(18,2) AS c0 FROM range(1000) AS t(i)',
        async (engine) => {
          expect(await engine.query('SELECT sum(c0) AS sum FROM data')).toEqual([
            { sum: '100.00' },
          ]);
        },
      ));

    it.each([
      "SELECT * FROM read_csv('/etc/hostname')",
      "SELECT * FROM read_text('/etc/hostname')",
      "COPY data TO 'leak.csv'",
      "ATTACH 'leak.db'",
      "EXPORT DATABASE 'leak'",
      'INSTALL httpfs',
      'LOAD httpfs',
      "SELECT * FROM 'https://127.0.0.1/x.parquet'",
      'SET enable_external_access = true',
      'RESET enable_external_access',
      "SET memory_limit = '64GB'",
    ])('refuses %s', (sql) =>
      open(two, async (engine) => {
        await expect(engine.query(sql)).rejects.toThrow();
      }),
    );

    it('answers statements asked at once, and knows its temporary tables afterwards', () =>
      open(two, async (engine) => {
        await engine.query('CREATE TEMP TABLE own AS SELECT 7 AS n');
        const made = ['a', 'b', 'c'].map((name) =>
          engine.query(`CREATE TABLE ${name} AS SELECT sum(i) AS n FROM range(100000) AS t(i)`),
        );
        await Promise.all(made);
        expect(await engine.query('SELECT n FROM own')).toEqual([{ n: 7 }]);
        const both = await Promise.all(['a', 'c'].map((name) => engine.query(`FROM ${name}`)));
        expect(both).toEqual([[{ n: 4999950000 }], [{ n: 4999950000 }]]);
      }));

    it('ends when it is closed while it answers, once it has answered', () =>
      open(two, async (engine) => {
        const asked = [1, 2].map((n) => engine.query(`SELECT ${n} AS n FROM data`));
        engine.close();
        expect(await Promise.all(asked)).toEqual([
          [{ n: 1 }, { n: 1 }],
          [{ n: 2 }, { n: 2 }],
        ]);
      }));

    it('tells what was wrong with a statement and goes on working', () =>
      open(two, async (engine) => {
        await expect(engine.query('SELECT nothing FROM nowhere')).rejects.toThrow(/nowhere/);
        expect(await engine.query('SELECT count(*) AS n FROM data')).toEqual([{ n: 2 }]);
      }));
  });
}
