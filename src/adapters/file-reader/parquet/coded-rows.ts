import { writeVarint } from './thrift.ts';

/** A column's rows of one group: which have a value, and its place in the group's dictionary. */
export interface CodedRows {
  /** The ids of the values that occur, in the order of their places. */
  dictionary: Int32Array;
  /** The place of each row that has a value. */
  places: Int32Array;
  /** One bit a row, set where it has a value; null where all have. */
  present: Uint8Array | null;
}

/** Codes one column of a group; `placeOf` is as long as the column has values, and is used up. */
export function codeRows(
  { ids, empty }: { ids: Int32Array; empty: Uint8Array },
  rows: Int32Array,
  placeOf: Int32Array,
): CodedRows {
  placeOf.fill(-1);
  const dictionary = new Int32Array(Math.min(rows.length, placeOf.length));
  const places = new Int32Array(rows.length);
  const present = new Uint8Array((rows.length + 7) >> 3);
  let found = 0;
  let filled = 0;
  for (let n = 0; n < rows.length; n++) {
    const id = ids[rows[n] ?? 0] ?? -1;
    if (id < 0 || empty[id] === 1) continue;
    let place = placeOf[id] ?? -1;
    if (place < 0) {
      place = found++;
      placeOf[id] = place;
      dictionary[place] = id;
    }
    places[filled++] = place;
    present[n >> 3] = (present[n >> 3] ?? 0) | (1 << (n & 7));
  }
  return {
    dictionary: dictionary.subarray(0, found),
    places: places.subarray(0, filled),
    present: filled === rows.length ? null : present,
  };
}

/** Bits that a place below `count` takes; one at least. */
const bitsFor = (count: number): number => Math.max(1, 32 - Math.clz32(count - 1));

/** Numbers of `width` bits (24 at most) after one another, the lowest bits first, filled up to eight numbers. */
function packed(numbers: Int32Array, width: number): Uint8Array {
  const out = new Uint8Array(((numbers.length + 7) >> 3) * width);
  let at = 0;
  let held = 0;
  let bits = 0;
  for (let n = 0; n < numbers.length; n++) {
    held |= (numbers[n] ?? 0) << bits;
    bits += width;
    while (bits >= 8) {
      out[at++] = held & 0xff;
      held >>>= 8;
      bits -= 8;
    }
  }
  if (bits > 0) out[at] = held;
  return out;
}

/** A run of the hybrid encoding whose numbers each have their own bits. */
function packedRun(count: number, bytes: Uint8Array): Uint8Array {
  const head: number[] = [];
  writeVarint(head, ((count + 7) >> 3) * 2 + 1);
  return Buffer.concat([Uint8Array.from(head), bytes]);
}

/** A run of the hybrid encoding that says once how often a number of one bit comes. */
function repeatedRun(count: number, bit: 0 | 1): Uint8Array {
  const head: number[] = [];
  writeVarint(head, count * 2);
  return Uint8Array.from([...head, bit]);
}

const levelsOf = (present: Uint8Array | null, rows: number): Uint8Array => {
  const levels = present === null ? repeatedRun(rows, 1) : packedRun(rows, present);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, levels.length, true);
  return Buffer.concat([length, levels]);
};

/** A data page: which of `rows` rows have a value, then the values themselves. */
export const plainPage = (present: Uint8Array | null, rows: number, plain: Uint8Array) =>
  Buffer.concat([levelsOf(present, rows), plain]);

/** A data page: which of `rows` rows have a value, then the places of the values. */
export function codedPage({ dictionary, places, present }: CodedRows, rows: number): Uint8Array {
  const width = bitsFor(dictionary.length);
  const values = packedRun(places.length, packed(places, width));
  return Buffer.concat([levelsOf(present, rows), Uint8Array.of(width), values]);
}
