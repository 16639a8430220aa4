import { constants, zstdCompressSync } from 'node:zlib';
import type { Table } from '#engine/table/table.ts';
import { codedPage, codeRows, plainPage } from './coded-rows.ts';
import { type ColumnType, columnType } from './column-type.ts';
import { type PlainValues, plainValues } from './plain-values.ts';
import { binary, i32, i64, list, struct, thriftBytes } from './thrift.ts';

/** Rows of a group: the SQL engine loads groups side by side. */
const GROUP_ROWS = 49_152;
const MAGIC = Buffer.from('PAR1');
// Parquet's own numbers.
const TYPE = { int32: 1, int64: 2, bytes: 6, fixedBytes: 7 };
const PAGE = { data: 0, dictionary: 2 };
const ENCODING = { plain: 0, levels: 3, places: 8 };
const CONVERTED = { text: 0, decimal: 5, date: 6 };
const REPETITION = { required: 0, optional: 1 };
const ZSTD = 6;
const QUICKLY = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

interface StoredColumn {
  name: string;
  type: ColumnType;
  ids: Int32Array;
  values: PlainValues;
  /** 1 for values that are stored as missing. */
  empty: Uint8Array;
}

/** The pages of one column of a group, and what the footer says of them. */
interface Chunk {
  name: string;
  type: number;
  count: number;
  pages: Uint8Array[];
  dictionaryBytes: number;
  rawBytes: number;
}

const lengthOf = (parts: readonly Uint8Array[]) =>
  parts.reduce((sum, { length }) => sum + length, 0);

const physical = (type: ColumnType): number => {
  if (type.kind === 'text') return TYPE.bytes;
  if (type.kind === 'date') return TYPE.int32;
  return type.bytes === 8 ? TYPE.int64 : TYPE.fixedBytes;
};

function schemaOf({ name, type }: Pick<StoredColumn, 'name' | 'type'>) {
  const fixed = type.kind === 'decimal' && type.bytes === 16;
  return struct({
    1: i32(physical(type)),
    2: fixed ? i32(type.bytes) : undefined,
    3: i32(REPETITION.optional),
    4: binary(name),
    6: i32(CONVERTED[type.kind]),
    7: type.kind === 'decimal' ? i32(type.decimals) : undefined,
    8: type.kind === 'decimal' ? i32(type.digits) : undefined,
  });
}

/** A page with its header, compressed. */
function page(kind: 'data' | 'dictionary', raw: Uint8Array, count: number, encoding: number) {
  const body = zstdCompressSync(raw, QUICKLY);
  const header = thriftBytes({
    1: i32(PAGE[kind]),
    2: i32(raw.length),
    3: i32(body.length),
    5:
      kind === 'data'
        ? struct({
            1: i32(count),
            2: i32(encoding),
            3: i32(ENCODING.levels),
            4: i32(ENCODING.levels),
          })
        : undefined,
    7: kind === 'dictionary' ? struct({ 1: i32(count), 2: i32(encoding) }) : undefined,
  });
  return { bytes: [header, body], rawBytes: header.length + raw.length };
}

/** The values of a group's dictionary, one after another. */
function dictionaryOf({ bytes, starts }: PlainValues, ids: Int32Array): Uint8Array {
  let size = 0;
  for (const id of ids) size += (starts[id + 1] ?? 0) - (starts[id] ?? 0);
  const out = new Uint8Array(size);
  let at = 0;
  for (const id of ids) {
    const end = starts[id + 1] ?? 0;
    for (let from = starts[id] ?? 0; from < end; from++) out[at++] = bytes[from] ?? 0;
  }
  return out;
}

function chunkOf(column: StoredColumn, rows: Int32Array, placeOf: Int32Array): Chunk {
  const coded = codeRows(column, rows, placeOf);
  const { dictionary, places, present } = coded;
  const plain = dictionaryOf(column.values, dictionary);
  const isDistinct = dictionary.length === places.length;
  const pages = isDistinct
    ? [page('data', plainPage(present, rows.length, plain), rows.length, ENCODING.plain)]
    : [
        page('dictionary', plain, dictionary.length, ENCODING.plain),
        page('data', codedPage(coded, rows.length), rows.length, ENCODING.places),
      ];
  return {
    name: column.name,
    type: physical(column.type),
    count: rows.length,
    pages: pages.flatMap(({ bytes }) => bytes),
    dictionaryBytes: isDistinct ? 0 : lengthOf(pages[0]?.bytes ?? []),
    rawBytes: pages.reduce((sum, { rawBytes }) => sum + rawBytes, 0),
  };
}

/** The lines that the rows of a group stand at: plain numbers, none missing. */
function linesChunk(lines: Int32Array, rows: Int32Array): Chunk {
  const plain = new DataView(new ArrayBuffer(rows.length * 4));
  rows.forEach((row, n) => {
    plain.setInt32(n * 4, lines[row] ?? 0, true);
  });
  const data = page('data', new Uint8Array(plain.buffer), rows.length, ENCODING.plain);
  return {
    name: 'row',
    type: TYPE.int32,
    count: rows.length,
    pages: data.bytes,
    dictionaryBytes: 0,
    rawBytes: data.rawBytes,
  };
}

function footerOf(chunk: Chunk, at: number) {
  const encodings = [ENCODING.plain, ENCODING.levels, ENCODING.places].map(i32);
  const metadata = struct({
    1: i32(chunk.type),
    2: list(encodings),
    3: list([binary(chunk.name)]),
    4: i32(ZSTD),
    5: i64(chunk.count),
    6: i64(chunk.rawBytes),
    7: i64(lengthOf(chunk.pages)),
    9: i64(at + chunk.dictionaryBytes),
    11: chunk.dictionaryBytes > 0 ? i64(at) : undefined,
  });
  return struct({ 2: i64(at), 3: metadata });
}

function storedColumn({ ids, values, ...column }: Table['columns'][number], c: number) {
  const type = columnType({ ...column, values });
  const empty = new Uint8Array(values.length);
  for (let id = 0; id < values.length; id++) if (!values[id]) empty[id] = 1;
  return { name: `c${c}`, type, ids, values: plainValues(values, type), empty };
}

/**
 * The used rows as Parquet: `row INTEGER` and `c0 … cN`. Written here, because the reader's columns
 * are what Parquet stores: distinct values and, for each row, the place of its value.
 */
export function parquetOf({ columns, lines, used }: Table): Buffer {
  const stored = columns.map(storedColumn);
  const placeOf = stored.map(({ empty }) => new Int32Array(empty.length));
  const parts: Uint8Array[] = [MAGIC];
  const groups = [];
  let at = MAGIC.length;
  for (let from = 0; from < used.length; from += GROUP_ROWS) {
    const rows = used.subarray(from, from + GROUP_ROWS);
    const chunks = [
      linesChunk(lines, rows),
      ...stored.map((column, c) => chunkOf(column, rows, placeOf[c] ?? new Int32Array())),
    ];
    const footers = [];
    for (const chunk of chunks) {
      footers.push(footerOf(chunk, at));
      parts.push(...chunk.pages);
      at += lengthOf(chunk.pages);
    }
    const size = chunks.reduce((sum, { rawBytes }) => sum + rawBytes, 0);
    groups.push(struct({ 1: list(footers), 2: i64(size), 3: i64(rows.length) }));
  }
  const row = struct({ 1: i32(TYPE.int32), 3: i32(REPETITION.required), 4: binary('row') });
  const root = struct({ 4: binary('table'), 5: i32(stored.length + 1) });
  const footer = thriftBytes({
    1: i32(1),
    2: list([root, row, ...stored.map(schemaOf)]),
    3: i64(used.length),
    4: list(groups),
  });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(footer.length);
  return Buffer.concat([...parts, footer, size, MAGIC]);
}
