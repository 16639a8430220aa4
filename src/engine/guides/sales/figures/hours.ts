import { count, onlyRow, type Query } from '../../../figures/query.ts';
import { normaliseName } from '../../../table/normalise-name.ts';
import type { Understanding } from '../../../table/understanding.ts';
import type { SalesView } from './view.ts';

/** Columns that count hours by their name. */
const HOURS =
  /^(?:(?:antal|salda|fakturerade|debiterade|debiterbara|arbetade) )?(?:timmar|tim|hours)$/;
/** What a quantity of work and places may be of, as its column is called. */
const NAMED =
  /^(?:antal )?(dagar|uppdrag|pass|besök|körningar|behandlingar|nätter|deltagare|biljetter|lektioner|kurser|städningar|jobb|resor|bokningar|klippningar|gäster|kuvert|ärenden)$/;

/** What the quantity is of, by the name of its column: `uppdrag`; undefined where it says nothing. */
export const countedIn = ({ columns: { quantity } }: SalesView): string | undefined =>
  NAMED.exec(quantity?.name.trim().toLowerCase() ?? '')?.[1];

/** Columns that tell the unit of each row, and what hours are called in them. */
const UNIT = /^(?:enhet|unit)$/;
const WRITTEN = "('tim', 'tim.', 'timme', 'timmar', 'h', 'hour', 'hours')";
/** Of so many rows in a hundred hours are counted: a day of training beside them is told with them. */
const NEARLY_ALL = 95;

/** Whether what is sold is counted in hours: the quantity's own name says so, or the unit of nearly all rows. */
export async function countsHours(
  query: Query,
  { columns: { quantity } }: SalesView,
  { columns }: Understanding,
): Promise<boolean> {
  if (quantity === undefined) return false;
  if (HOURS.test(normaliseName(quantity.name))) return true;
  const unit = columns.find(({ name, type }) => type === 'text' && UNIT.test(normaliseName(name)));
  if (unit === undefined) return false;
  const cell = `c${unit.index}`;
  const row = onlyRow(
    await query(`SELECT count(*) FILTER (lower(trim(CAST(${cell} AS VARCHAR))) IN ${WRITTEN}) AS hours, count(*) AS rows
      FROM data WHERE ${quantity.sql} IS NOT NULL`),
  );
  const rows = count(row, 'rows');
  return rows > 0 && 100 * count(row, 'hours') >= NEARLY_ALL * rows;
}
