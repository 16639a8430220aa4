import pg from 'pg';
import type { Connection } from '../db/database.ts';
import type { Box } from './box.ts';

/** A column of sealed boxes: whose rows they are, and what binds each to its place. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The columns of the table's key, each with its type. */
  key: readonly (readonly [name: string, type: 'uuid' | 'text' | 'integer'])[];
  context(key: readonly string[]): string;
}

/** What opens all that is stored, and what seals with the new key and opens by it alone. */
export interface Boxes {
  all: Box;
  fresh: Box;
}

const AT_A_TIME = 100;
const name = pg.escapeIdentifier;

/**
 * Seals a column's boxes anew that the new key alone does not open. May be cut short anywhere and begun again: a box is
 * replaced in one statement, and only where nobody has replaced it meanwhile. Returns how many were sealed anew.
 */
export async function resealColumn(
  connection: Connection,
  boxes: Boxes,
  sealed: SealedColumn,
): Promise<number> {
  const [reader, writer] = [new pg.Client(connection), new pg.Client(connection)];
  await Promise.all([reader.connect(), writer.connect()]);
  let done = 0;
  try {
    const keys = sealed.key.map(([column]) => `${name(column)}::text`).join(', ');
    const present = `${name(sealed.column)} is not null`;
    await reader.query('begin');
    await reader.query(
      `declare places no scroll cursor for select ${keys} from ${name(sealed.table)} where ${present}`,
    );
    for (;;) {
      const places = await reader.query<string[]>({
        text: `fetch ${AT_A_TIME} from places`,
        rowMode: 'array',
      });
      if (places.rows.length === 0) return done;
      for (const place of places.rows) if (await resealOne(writer, boxes, sealed, place)) done++;
    }
  } finally {
    await Promise.all([reader.end(), writer.end()]);
  }
}

async function resealOne(
  client: pg.Client,
  boxes: Boxes,
  { table, column, key, context }: SealedColumn,
  place: readonly string[],
): Promise<boolean> {
  const isHere = key.map(([each, type], n) => `${name(each)} = $${n + 1}::${type}`).join(' and ');
  const found = await client.query<{ box: Buffer }>(
    `select ${name(column)} as box from ${name(table)} where ${isHere}`,
    [...place],
  );
  const before = found.rows[0]?.box;
  const after = before && resealed(boxes, before, context(place));
  if (!after) return false;
  const replaced = await client.query(
    `update ${name(table)} set ${name(column)} = $${key.length + 1}
     where ${isHere} and ${name(column)} = $${key.length + 2}`,
    [...place, after, before],
  );
  return replaced.rowCount === 1;
}

/** A box sealed anew; null where the new key alone opens it already. */
export function resealed({ all, fresh }: Boxes, sealed: Buffer, context: string): Buffer | null {
  try {
    fresh.open(sealed, context);
    return null;
  } catch {
    return fresh.seal(all.open(sealed, context), context);
  }
}
