import { ReadError } from '../read-error.ts';
import { type Body, emptyBody } from '../rows/body.ts';
import { leave } from '../rows/row-kinds.ts';
import type { JsonTable } from './json-table.ts';
import { parseJson } from './parse-json.ts';
import { recordsTable } from './records-table.ts';
import type { JsonValue } from './value.ts';

/** Where one record per line has been found: the table, and the lines that were no records. */
export interface JsonLines {
  table: JsonTable;
  body: Omit<Body, 'stores'>;
}

/** Reads JSON with one record per line (NDJSON); null where the text is not written so. */
export function readLines(text: string): JsonLines | null {
  // A list written with one record per line is one value all the same.
  if (text.trimStart().startsWith('[')) return null;
  const lines = text.split(/\r?\n/);
  const filled = lines.filter((line) => line.trim() !== '');
  const records = filled.filter(isRecord);
  if (filled.length < 2 || records.length < filled.length * 0.8) return null;
  const body = emptyBody();
  const values: JsonValue[] = [];
  const places: number[] = [];
  lines.forEach((line, n) => {
    if (line.trim() === '') return;
    const value = recordIn(line);
    if (value !== null) {
      values.push(value);
      places.push(n + 1);
      return;
    }
    body.inFile++;
    const message = `Rad ${n + 1} är ingen hel JSON-post och räknas inte med. Exportera filen på nytt.`;
    leave(body, { line: n + 1, cells: [line] }, 'unreadable', message);
  });
  if (values.length === 0) return null;
  return { table: recordsTable('', values, places), body };
}

function isRecord(line: string): boolean {
  const text = line.trim();
  const whole = text.endsWith(',') ? text.slice(0, -1).trimEnd() : text;
  return whole.startsWith('{') && whole.endsWith('}') && whole.length > 1;
}

function recordIn(line: string): JsonValue | null {
  if (!isRecord(line)) return null;
  try {
    return parseJson(line.trim().replace(/,$/, '')).value;
  } catch (error) {
    if (error instanceof ReadError) return null;
    throw error;
  }
}
