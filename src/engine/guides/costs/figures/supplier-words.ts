import { type Query, text } from '../../../figures/query.ts';

/** More kinds of text than this say each time something else, and not what is bought. */
const FEW = 3;

/** What each supplier's rows say is bought, where they say the same time after time: by name. */
export async function wordsOfSuppliers(query: Query): Promise<Map<string, ReadonlySet<string>>> {
  const rows = await query(`SELECT name, unnest(kinds) AS kind FROM (
      SELECT supplier AS name, list(DISTINCT lower(trim(text))) AS kinds FROM costs
      WHERE supplier IS NOT NULL AND text IS NOT NULL AND amount IS NOT NULL GROUP BY supplier
    ) WHERE len(kinds) <= ${FEW}`);
  const found = new Map<string, Set<string>>();
  for (const row of rows) {
    const name = text(row, 'name');
    found.set(name, (found.get(name) ?? new Set()).add(text(row, 'kind')));
  }
  return found;
}
