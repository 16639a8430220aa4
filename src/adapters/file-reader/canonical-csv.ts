import type { Table, TableColumn } from '#engine/table/table.ts';

const comma = 0x2c;
const feed = 0x0a;

/**
 * The used rows as CSV that DuckDB reads at full speed: line number, then every column; text always
 * quoted, empty cells empty. Each distinct value is encoded once and copied per row.
 */
export function canonicalCsv({ columns, lines, used }: Table): Uint8Array {
  const cells = columns.map(encodeValues);
  const out = new Uint8Array(sizeOf(columns, cells, used));
  let at = 0;
  for (let n = 0; n < used.length; n++) {
    const row = used[n] ?? 0;
    at = writeNumber(out, at, lines[row] ?? 0);
    for (let c = 0; c < cells.length; c++) {
      out[at++] = comma;
      const id = columns[c]?.ids[row] ?? -1;
      if (id < 0) continue;
      const { bytes, starts } = cells[c] as Encoded;
      const end = starts[id + 1] ?? 0;
      for (let i = starts[id] ?? 0; i < end; i++) out[at++] = bytes[i] ?? 0;
    }
    out[at++] = feed;
  }
  return out.subarray(0, at);
}

interface Encoded {
  bytes: Uint8Array;
  /** Value `id` is `bytes[starts[id] … starts[id + 1]]`. */
  starts: Int32Array;
}

function encodeValues({ kind, values }: TableColumn): Encoded {
  const texts = values.map((value) => (kind === 'text' ? quoted(value) : (value ?? '')));
  const joined = texts.join('');
  const bytes = new TextEncoder().encode(joined);
  const isAscii = bytes.length === joined.length;
  const starts = new Int32Array(texts.length + 1);
  texts.forEach((text, id) => {
    starts[id + 1] = (starts[id] ?? 0) + (isAscii ? text.length : Buffer.byteLength(text));
  });
  return { bytes, starts };
}

/** Quotes on both sides let no half of a character be taken for the end of another. */
const quoted = (value: string | null) =>
  value === null || value === ''
    ? ''
    : `"${value.includes('"') ? value.replaceAll('"', '""') : value}"`;

function sizeOf(
  columns: readonly TableColumn[],
  cells: readonly Encoded[],
  used: Int32Array,
): number {
  let size = used.length * (columns.length + 12);
  columns.forEach(({ ids }, c) => {
    const { starts } = cells[c] as Encoded;
    for (let n = 0; n < used.length; n++) {
      const id = ids[used[n] ?? 0] ?? -1;
      if (id >= 0) size += (starts[id + 1] ?? 0) - (starts[id] ?? 0);
    }
  });
  return size;
}

function writeNumber(out: Uint8Array, at: number, value: number): number {
  const text = String(value);
  for (let i = 0; i < text.length; i++) out[at + i] = text.charCodeAt(i);
  return at + text.length;
}
