import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DataRow } from '#adapters/data-engine/port.ts';
import type { Query } from '#engine/figures/query.ts';

/** So many files are remembered at once; the one asked longest ago is forgotten first. */
const MOST_FILES = 4;
const MOST_STATEMENTS = 60;
/** A longer result is asked for again: what is remembered stays small. */
const MOST_ROWS = 16_000;

/** Longer than one thinks between two questions; what is deleted is not remembered for long. */
const FORGOTTEN_AFTER_MS = 600_000;

type Results = Map<string, Promise<DataRow[]>>;

interface Remembered {
  results: Results;
  forgetting: NodeJS.Timeout;
}

const files = new Map<string, Remembered>();

/** What is the same for the same rows read the same way, whoever's they are. */
export async function contentOf(parquet: string, understanding: unknown): Promise<string> {
  return createHash('sha256')
    .update(await readFile(parquet))
    .update(JSON.stringify(understanding))
    .digest('hex');
}

function forget(content: string): void {
  clearTimeout(files.get(content)?.forgetting);
  files.delete(content);
}

function resultsOf(content: string): Results {
  const results: Results = files.get(content)?.results ?? new Map();
  forget(content);
  const forgetting = setTimeout(() => forget(content), FORGOTTEN_AFTER_MS).unref();
  files.set(content, { results, forgetting });
  const [oldest] = files.keys();
  if (files.size > MOST_FILES && oldest !== undefined) forget(oldest);
  return results;
}

/** Only what reads: a view or a table is made anew in each opened one. */
const READS = /^\s*(?:SELECT|WITH|DESCRIBE)\b/i;

/**
 * Asks each statement of the same content once: a conversation asks of one file, and how its view is made and which
 * names it has are the same for every question.
 */
export function rememberedQuery(query: Query, content: string): Query {
  const results = resultsOf(content);
  return (sql) => {
    const known = results.get(sql);
    if (known !== undefined) return known;
    const asked = query(sql);
    if (!READS.test(sql) || results.size >= MOST_STATEMENTS) return asked;
    results.set(sql, asked);
    asked.then(
      (rows) => rows.length > MOST_ROWS && results.delete(sql),
      () => results.delete(sql),
    );
    return asked;
  };
}
