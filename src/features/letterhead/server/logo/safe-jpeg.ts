import type { Picture } from '../../letterhead.ts';
import { refuseLarge, refuseLogo } from './refuse.ts';

/** Frames that every program draws: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, frame, scan and intervals; of applications' own only the two that say the colours. */
const DRAWN = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd, 0xe0, 0xee]);
const SCAN = 0xda;
const END = 0xd9;
/** Each scan is a pass over the whole picture: many of them in a small file are a bomb. */
const MOST_SCANS = 20;

const broken = () =>
  refuseLogo('Logotypen är en JPEG som är skadad eller avkortad. Spara om den och försök igen.');

/** Where the packed pixels of a scan end: at the next marker that is no restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw broken();
}

/** Width and height in pixels, by the frame's header. */
function sidesOf(frame: Buffer): { width: number; height: number } {
  if (frame.length < 6) throw broken();
  const [height, width, colours] = [frame.readUInt16BE(1), frame.readUInt16BE(3), frame[5]];
  refuseLarge(width, height);
  if (colours !== 1 && colours !== 3)
    throw refuseLogo('Logotypen är en JPEG i tryckfärger (CMYK). Spara den i RGB och försök igen.');
  return { width, height };
}

/** A JPEG of only what draws it. Throws `letterhead.logo`. */
export function safeJpeg(bytes: Buffer): Picture {
  const parts = [bytes.subarray(0, 2)];
  let sides: ReturnType<typeof sidesOf> | null = null;
  let scans = 0;
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === END; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) throw broken();
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      if (sides === null || scans === 0) throw broken();
      parts.push(bytes.subarray(at, at + 2));
      return { type: 'image/jpeg', bytes: Buffer.concat(parts).toString('base64'), ...sides };
    }
    const headerEnd = at + 2 + bytes.readUInt16BE(at + 2);
    if (headerEnd > bytes.length || headerEnd < at + 4) throw broken();
    if (FRAMES.has(marker)) {
      if (sides !== null) throw broken();
      sides = sidesOf(bytes.subarray(at + 4, headerEnd));
    }
    if (marker === SCAN && ++scans > MOST_SCANS) throw broken();
    const end = marker === SCAN ? scanEnd(bytes, headerEnd) : headerEnd;
    if (DRAWN.has(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  throw broken();
}
