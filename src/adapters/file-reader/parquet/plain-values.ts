import type { ColumnType } from './column-type.ts';

/** The distinct values of a column as Parquet's PLAIN bytes, each encoded once. */
export interface PlainValues {
  bytes: Uint8Array;
  /** Value `id` is `bytes[starts[id] … starts[id + 1]]`. */
  starts: Int32Array;
}

const TWO_32 = 0x1_0000_0000;
const DAY_MS = 86_400_000;
/** Whole numbers of so many characters are held exactly. */
const EXACT = 15;

/** Empty values are stored as missing, whatever their bytes. */
export function plainValues(values: readonly (string | null)[], type: ColumnType): PlainValues {
  if (type.kind === 'text') return texts(values);
  const width = type.kind === 'date' ? 4 : type.bytes;
  const bytes = new Uint8Array(values.length * width);
  const view = new DataView(bytes.buffer);
  const starts = new Int32Array(values.length + 1);
  for (let id = 0; id < values.length; id++) {
    const at = id * width;
    starts[id + 1] = at + width;
    const value = values[id];
    if (!value) continue;
    if (type.kind === 'date') view.setInt32(at, Math.round(Date.parse(value) / DAY_MS), true);
    else if (type.bytes === 8) setUnits(view, at, value, type.decimals);
    else setWide(view, at, unitsOf(value, type.decimals));
  }
  return { bytes, starts };
}

/** Each text after its length in bytes. */
function texts(values: readonly (string | null)[]): PlainValues {
  let most = 4 * values.length;
  for (const value of values) most += 3 * (value?.length ?? 0);
  const bytes = Buffer.allocUnsafe(most);
  const starts = new Int32Array(values.length + 1);
  let at = 0;
  for (let id = 0; id < values.length; id++) {
    const length = bytes.write(values[id] ?? '', at + 4);
    bytes.writeUInt32LE(length, at);
    at += 4 + length;
    starts[id + 1] = at;
  }
  return { bytes, starts };
}

/** A number in units of its last decimal, rounded half away from zero. */
function unitsOf(value: string, decimals: number): bigint {
  const negative = value.startsWith('-');
  const [whole = '', part = ''] = (negative ? value.slice(1) : value).split('.');
  const fraction = part.slice(0, decimals).padEnd(decimals, '0');
  const units = BigInt(`${whole}${fraction}`) + ((part[decimals] ?? '0') >= '5' ? 1n : 0n);
  return negative ? -units : units;
}

function setUnits(view: DataView, at: number, value: string, decimals: number): void {
  const point = value.indexOf('.');
  const own = point < 0 ? 0 : value.length - point - 1;
  if (own > decimals || value.length + decimals - own > EXACT) {
    view.setBigInt64(at, unitsOf(value, decimals), true);
    return;
  }
  const digits = point < 0 ? value : value.slice(0, point) + value.slice(point + 1);
  const units = Number(digits) * 10 ** (decimals - own);
  view.setUint32(at, units >>> 0, true);
  view.setInt32(at + 4, Math.floor(units / TWO_32), true);
}

/** Sixteen bytes, the highest first. */
function setWide(view: DataView, at: number, units: bigint): void {
  view.setBigInt64(at, units >> 64n);
  view.setBigUint64(at + 8, BigInt.asUintN(64, units));
}
