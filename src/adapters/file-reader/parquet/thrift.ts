/**
 * What Parquet's headers are made of, in Thrift's compact protocol: a struct is its fields by number,
 * in rising order; one that is undefined is left out.
 */
type Value =
  | { kind: 'int'; wide: boolean; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'list'; items: readonly Value[] }
  | { kind: 'struct'; fields: Fields };
type Fields = Readonly<Record<number, Value | undefined>>;

export const i32 = (value: number): Value => ({ kind: 'int', wide: false, value });
export const i64 = (value: number): Value => ({ kind: 'int', wide: true, value });
export const binary = (value: string): Value => ({ kind: 'text', value });
export const list = (items: readonly Value[]): Value => ({ kind: 'list', items });
export const struct = (fields: Fields): Value => ({ kind: 'struct', fields });

const INT32 = 5;
const INT64 = 6;
const TYPES = { text: 8, list: 9, struct: 12 };
const MOST_SHORT = 15;

const typeOf = (value: Value): number =>
  value.kind === 'int' ? (value.wide ? INT64 : INT32) : TYPES[value.kind];

/** Appends a number in groups of seven bits, the lowest first. */
export function writeVarint(out: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    out.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  out.push(rest);
}

function writeFields(out: number[], fields: Fields): void {
  let last = 0;
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const id = Number(name);
    out.push((id - last) * 16 + typeOf(value));
    last = id;
    write(out, value);
  }
  out.push(0);
}

function write(out: number[], value: Value): void {
  if (value.kind === 'int') writeVarint(out, value.value * 2);
  else if (value.kind === 'struct') writeFields(out, value.fields);
  else if (value.kind === 'text') {
    const bytes = new TextEncoder().encode(value.value);
    writeVarint(out, bytes.length);
    out.push(...bytes);
  } else {
    const type = value.items[0] === undefined ? TYPES.struct : typeOf(value.items[0]);
    if (value.items.length < MOST_SHORT) out.push(value.items.length * 16 + type);
    else {
      out.push(MOST_SHORT * 16 + type);
      writeVarint(out, value.items.length);
    }
    for (const item of value.items) write(out, item);
  }
}

/** A struct of numbers that are not negative, texts, lists and structs, as bytes. */
export function thriftBytes(fields: Fields): Uint8Array {
  const out: number[] = [];
  writeFields(out, fields);
  return Uint8Array.from(out);
}
