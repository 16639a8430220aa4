import type { Understanding } from '../../table/understanding.ts';
import { rowsText } from '../naming.ts';
import { count, type Query, text } from '../query.ts';
import { quoteText } from '../sql.ts';
import type { RoleColumn } from './roles.ts';

/** The single currency that is summed; amounts in others are excluded. */
export interface Currency {
  /** ISO 4217; null for kronor, and where the file names none. */
  code: string | null;
  /** A condition over the stored table that excludes other currencies; null without any. */
  where: string | null;
  warning: string | null;
}

const NAMES: Record<string, string> = { KR: 'SEK', 'KR.': 'SEK', '€': 'EUR', $: 'USD', '£': 'GBP' };

function isoCode(written: string): string | null {
  const upper = written.toUpperCase();
  const code = NAMES[upper] ?? upper;
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

function foreign(code: string | null): string | null {
  return code === 'SEK' ? null : code;
}

function only(code: string | null): Currency {
  const warning =
    code === null ? null : `Beloppen i filen är i ${code}. Inget är omräknat till kronor.`;
  return { code, where: null, warning };
}

function cellSql(column: RoleColumn): string {
  return `upper(trim(CAST(${column.sql} AS VARCHAR)))`;
}

/**
 * The currency of most rows (the first by name if tied). Rows with an empty currency are taken to
 * be in it: later lines of an order often leave the cell empty.
 */
export async function chooseCurrency(
  query: Query,
  column: RoleColumn | undefined,
  understanding: Understanding,
): Promise<Currency> {
  const named = only(foreign(understanding.currency));
  if (column === undefined) return named;
  const cell = cellSql(column);
  const found = await query(`SELECT nullif(${cell}, '') AS written, count(*) AS rows FROM data
    GROUP BY ALL HAVING written IS NOT NULL ORDER BY rows DESC, written LIMIT 50`);
  const written = found.map((row) => ({ text: text(row, 'written'), rows: count(row, 'rows') }));
  const counts = new Map<string, number>();
  for (const { text: name, rows } of written) {
    const code = isoCode(name);
    if (code !== null) counts.set(code, (counts.get(code) ?? 0) + rows);
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const main = ranked[0]?.[0];
  if (main === undefined) return named;
  if (ranked.length === 1) return only(foreign(main));
  const others = written.filter(
    ({ text: name }) => isoCode(name) !== null && isoCode(name) !== main,
  );
  const left = ranked.slice(1).map(([code, rows]) => `${rowsText(rows)} i ${code}`);
  return {
    code: foreign(main),
    where: `coalesce(${cell}, '') NOT IN (${others.map((other) => quoteText(other.text)).join(', ')})`,
    warning: `Filen har belopp i flera valutor. Bara rader i ${main} räknas; ${left.join(', ')} lämnas utanför, eftersom belopp i olika valutor inte kan summeras.`,
  };
}
