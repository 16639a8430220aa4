import { composed } from '../../text/composed.ts';
import { type CodePage, codePages } from './code-pages.ts';

export type EncodingName =
  | 'UTF-8'
  | 'UTF-8 med BOM'
  | 'UTF-16 LE'
  | 'UTF-16 BE'
  | 'UTF-32 LE'
  | 'UTF-32 BE'
  | 'Windows-1252'
  | 'Mac Roman'
  | CodePage;

export interface Decoded {
  encoding: EncodingName;
  text: string;
  /** Bytes that fitted no character of the encoding and were read as Windows-1252. */
  broken: number;
}

/** Gives each byte the character of its number (ISO-8859-1). */
export type Latin1 = (bytes: Uint8Array) => string;

const plainLatin1: Latin1 = (bytes) => new TextDecoder('windows-1252').decode(bytes);

/**
 * Tells the encoding from the bytes alone and decodes them; NUL characters are taken away, and letters written in two
 * signs are one. `latin1` may be
 * the platform's own, which is far faster: what Windows-1252 has beyond it is mended afterwards.
 */
export function decode(bytes: Uint8Array, latin1: Latin1 = plainLatin1): Decoded {
  const decoded = decodeByMark(bytes) ?? decodeByShape(bytes, latin1);
  if (decoded.text.includes('\0')) decoded.text = decoded.text.replaceAll('\0', '');
  decoded.text = composed(mendControls(decoded.text));
  return decoded;
}

/**
 * Characters U+0080–U+009F are control codes that no list has: they are Windows-1252 quotes and dashes
 * that some program passed on as if they were Unicode.
 */
function mendControls(text: string): string {
  if (!/[\u0080-\u009f]/.test(text)) return text;
  const western = new TextDecoder('windows-1252');
  return text.replace(/[\u0080-\u009f]/g, (character) =>
    western.decode(Uint8Array.of(character.charCodeAt(0))),
  );
}

function decodeByMark(bytes: Uint8Array): Decoded | null {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) {
    return (
      decodeUtf8(bytes.subarray(3), 'UTF-8 med BOM') ?? mixed(bytes.subarray(3), 'UTF-8 med BOM')
    );
  }
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return utf32(bytes.subarray(4), true);
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return utf32(bytes.subarray(4), false);
  if (a === 0xff && b === 0xfe) return utf16(bytes.subarray(2), 'UTF-16 LE');
  if (a === 0xfe && b === 0xff) return utf16(bytes.subarray(2), 'UTF-16 BE');
  return null;
}

function decodeByShape(bytes: Uint8Array, latin1: Latin1): Decoded {
  const wide = wideWithoutMark(bytes);
  if (wide === 'UTF-16 LE' || wide === 'UTF-16 BE') return utf16(bytes, wide);
  if (wide) return utf32(bytes, wide === 'UTF-32 LE');
  const utf8 = decodeUtf8(bytes, 'UTF-8');
  if (utf8) return utf8;
  if (mostlyUtf8(bytes)) return mixed(bytes, 'UTF-8');
  return singleByte(bytes, latin1);
}

function decodeUtf8(bytes: Uint8Array, encoding: EncodingName): Decoded | null {
  try {
    return { encoding, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), broken: 0 };
  } catch {
    return null;
  }
}

function utf16(bytes: Uint8Array, encoding: 'UTF-16 LE' | 'UTF-16 BE'): Decoded {
  const label = encoding === 'UTF-16 LE' ? 'utf-16le' : 'utf-16be';
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return { encoding, text: new TextDecoder(label).decode(whole), broken: bytes.length % 2 };
}

function utf32(bytes: Uint8Array, little: boolean): Decoded {
  const parts: string[] = [];
  let broken = bytes.length % 4;
  for (let i = 0; i + 3 < bytes.length; i += 4) {
    const at = (n: number) => bytes[i + (little ? 3 - n : n)] ?? 0;
    const code = at(0) * 0x1000000 + at(1) * 0x10000 + at(2) * 0x100 + at(3);
    const valid = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    if (!valid) broken++;
    parts.push(valid ? String.fromCodePoint(code) : '\ufffd');
  }
  return { encoding: little ? 'UTF-32 LE' : 'UTF-32 BE', text: parts.join(''), broken };
}

/** Latin text in UTF-16 and UTF-32 has its zero bytes in fixed places. */
function wideWithoutMark(
  bytes: Uint8Array,
): 'UTF-16 LE' | 'UTF-16 BE' | 'UTF-32 LE' | 'UTF-32 BE' | null {
  const size = Math.min(bytes.length, 4096) & ~3;
  if (size < 4) return null;
  const zeros = [0, 0, 0, 0];
  for (let i = 0; i < size; i++) if (bytes[i] === 0) zeros[i & 3] = (zeros[i & 3] ?? 0) + 1;
  const share = zeros.map((count) => count / (size / 4));
  const [a = 0, b = 0, c = 0, d = 0] = share;
  if (a > 0.95 && b > 0.95 && c > 0.5 && d < 0.1) return 'UTF-32 BE';
  if (d > 0.95 && c > 0.95 && b > 0.5 && a < 0.1) return 'UTF-32 LE';
  if (b > 0.6 && d > 0.6 && a < 0.1 && c < 0.1) return 'UTF-16 LE';
  if (a > 0.6 && c > 0.6 && b < 0.1 && d < 0.1) return 'UTF-16 BE';
  return null;
}

/** Length of the UTF-8 character at `i`; 0 where the bytes are not UTF-8. */
function utf8Length(bytes: Uint8Array, i: number): number {
  const lead = bytes[i] ?? 0;
  const length =
    lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let n = 1; n < length; n++) if (((bytes[i + n] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Characters beyond ASCII that are looked at; more would not change the verdict. */
const enoughLetters = 20_000;

/** Places of the first bytes from 0x80 on; four bytes are passed over at a time while all are ASCII. */
function placesBeyondAscii(bytes: Uint8Array): number[] {
  const places: number[] = [];
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
  for (let w = 0; w < words.length && places.length < enoughLetters; w++) {
    if (((words[w] ?? 0) & 0x80808080) === 0) continue;
    for (let i = w * 4; i < w * 4 + 4; i++) if ((aligned[i] ?? 0) >= 0x80) places.push(i);
  }
  for (let i = words.length * 4; i < aligned.length; i++)
    if ((aligned[i] ?? 0) >= 0x80) places.push(i);
  return places;
}

function mostlyUtf8(bytes: Uint8Array): boolean {
  let good = 0;
  let bad = 0;
  let after = 0;
  for (const i of placesBeyondAscii(bytes)) {
    if (i < after) continue;
    const length = utf8Length(bytes, i);
    if (length > 1) good++;
    else bad++;
    after = i + Math.max(length, 1);
  }
  return good > bad * 2;
}

/** UTF-8 with stray bytes: each stray byte is read as Windows-1252, so å stays å. */
function mixed(bytes: Uint8Array, encoding: EncodingName): Decoded {
  const utf8 = new TextDecoder('utf-8');
  const western = new TextDecoder('windows-1252');
  const parts: string[] = [];
  let start = 0;
  let broken = 0;
  for (let i = 0; i < bytes.length; ) {
    const length = utf8Length(bytes, i);
    if (length > 0) {
      i += length;
      continue;
    }
    parts.push(utf8.decode(bytes.subarray(start, i)), western.decode(bytes.subarray(i, i + 1)));
    broken++;
    i++;
    start = i;
  }
  parts.push(utf8.decode(bytes.subarray(start)));
  return { encoding, text: parts.join(''), broken };
}

/** Where å ä ö é and their capitals land in each encoding. */
const lettersIn = {
  western: new Set([
    ...[0xe5, 0xe4, 0xf6, 0xe9, 0xe0, 0xe8, 0xfc, 0xf8, 0xe6],
    ...[0xc5, 0xc4, 0xd6, 0xc9, 0xc0, 0xc8, 0xdc, 0xd8, 0xc6],
  ]),
  dos: new Set([0x86, 0x84, 0x94, 0x82, 0x8a, 0x81, 0x8f, 0x8e, 0x99, 0x90, 0x9a]),
  mac: new Set([0x8c, 0x8a, 0x9a, 0x8e, 0x8f, 0x9f, 0x81, 0x80, 0x85, 0x83, 0x86]),
};
/** In Windows-1252 these are quotes, dots and signs that stand beside words, never within them. */
const signs = new Set([0x80, 0x82, 0x84, 0x85, 0x94, 0x99]);
/** Letters in CP850 where CP437 has frames; none of them is a Swedish letter in Windows-1252. */
const onlyCp850 = new Set([
  0xb5, 0xb6, 0xb7, 0xc7, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd7, 0xde, 0xe3, 0xea, 0xeb,
]);
const nordicO = new Set([0x9b, 0x9d]);

/** Small å ä ö alone, which a Swedish list has more of than of any other letter beyond ASCII. */
const swedishIn = { dos: new Set([0x86, 0x84, 0x94]), mac: new Set([0x8c, 0x8a, 0x9a]) };

const isSmall = (byte: number | undefined) => byte !== undefined && byte >= 0x61 && byte <= 0x7a;
const isAscii = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** Counts the bytes that would be letters within words in each encoding. */
function countLetters(bytes: Uint8Array) {
  const counts = { western: 0, dos: 0, mac: 0, cp850: 0, nordicO: 0, swedishDos: 0, swedishMac: 0 };
  for (const i of placesBeyondAscii(bytes)) {
    const byte = bytes[i] ?? 0;
    const [before, after] = [bytes[i - 1], bytes[i + 1]];
    const joined = isAscii(before) || isAscii(after);
    const sign = signs.has(byte);
    const within = (letters: ReadonlySet<number>) => {
      if (!letters.has(byte)) return 0;
      const follows = isAscii(before) || letters.has(before ?? 0);
      const precedes = isAscii(after) || letters.has(after ?? 0);
      return (sign ? follows && precedes : follows || precedes) ? 1 : 0;
    };
    counts.western += within(lettersIn.western);
    counts.dos += within(lettersIn.dos) || (byte === 0x99 && isAscii(after) ? 1 : 0);
    counts.mac += within(lettersIn.mac);
    if (isSmall(before) || isSmall(after)) {
      if (swedishIn.dos.has(byte)) counts.swedishDos++;
      if (swedishIn.mac.has(byte)) counts.swedishMac++;
    }
    if ((joined || after === 0x2d) && onlyCp850.has(byte)) counts.cp850++;
    if (joined && nordicO.has(byte)) counts.nordicO++;
  }
  return counts;
}

function singleByte(bytes: Uint8Array, latin1: Latin1): Decoded {
  const counts = countLetters(bytes);
  // What is ä and ö in Mac Roman is è and Ü in DOS: where both read as letters, å ä ö tell.
  const isMac =
    counts.mac > counts.dos || (counts.mac === counts.dos && counts.swedishMac > counts.swedishDos);
  if (counts.dos > counts.western && !isMac) {
    const page: CodePage = counts.cp850 > 0 ? 'CP850' : counts.nordicO > 0 ? 'CP865' : 'CP437';
    return { encoding: page, text: decodeCodePage(bytes, page), broken: 0 };
  }
  if (counts.mac > counts.western && isMac) {
    return { encoding: 'Mac Roman', text: new TextDecoder('macintosh').decode(bytes), broken: 0 };
  }
  return { encoding: 'Windows-1252', text: latin1(bytes), broken: 0 };
}

/** Decodes one DOS code page; bytes below 0x80 are ASCII. */
function decodeCodePage(bytes: Uint8Array, page: CodePage): string {
  const high = codePages[page];
  const parts: string[] = [];
  let start = 0;
  const ascii = new TextDecoder('windows-1252');
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte < 0x80) continue;
    if (i > start) parts.push(ascii.decode(bytes.subarray(start, i)));
    parts.push(high[byte - 0x80] ?? '');
    start = i + 1;
  }
  parts.push(ascii.decode(bytes.subarray(start)));
  return parts.join('');
}
