const label = [...'#KSUMMA'].map((character) => character.charCodeAt(0));

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export type Checksum =
  | { kind: 'none' }
  /** Begun and never ended: the end of the file is missing. */
  | { kind: 'unended' }
  | { kind: 'stated'; stated: string; right: boolean };

/**
 * Checks #KSUMMA: CRC-32 over the bytes of the fields between the two records, without quotation marks,
 * braces and the blanks between fields.
 */
export function checkSum(bytes: Uint8Array): Checksum {
  const first = findLabel(bytes, 0);
  if (first < 0) return { kind: 'none' };
  const from = lineEnd(bytes, first);
  const second = findLabel(bytes, from);
  if (second < 0) return { kind: 'unended' };
  const rest = bytes.subarray(second + label.length, lineEnd(bytes, second));
  const stated = new TextDecoder('windows-1252').decode(rest).replace(/["\s]/g, '');
  const sum = sumOf(bytes.subarray(from, second));
  // The number is unsigned by the standard; some programs write it signed.
  const right = stated === String(sum) || stated === String(sum | 0);
  return { kind: 'stated', stated, right };
}

function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  let quoted = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte === 10 || byte === 13) quoted = false;
    const escaped = byte === 92 && quoted && bytes[i + 1] === 34;
    if (byte === 34) quoted = !quoted;
    const dropped = byte === 34 || byte === 10 || byte === 13 || escaped;
    const between = !quoted && (byte === 32 || byte === 9 || byte === 123 || byte === 125);
    const value = escaped ? (bytes[++i] ?? 0) : byte;
    if ((dropped && !escaped) || between) continue;
    sum = (table[(sum ^ value) & 0xff] ?? 0) ^ (sum >>> 8);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Place of the label at the start of a line, from `from` on; −1 where there is none. */
function findLabel(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0x23, from); at >= 0; at = bytes.indexOf(0x23, at + 1)) {
    if (startsLine(bytes, at) && label.every((byte, n) => bytes[at + n] === byte)) return at;
  }
  return -1;
}

function startsLine(bytes: Uint8Array, at: number): boolean {
  let before = at - 1;
  while (bytes[before] === 32 || bytes[before] === 9) before--;
  return before < 0 || bytes[before] === 10 || bytes[before] === 13;
}

function lineEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
  return at;
}
