import { crc32, inflateSync } from 'node:zlib';
import type { Picture } from '../../letterhead.ts';
import { refuseLarge, refuseLogo } from './refuse.ts';

const SIGNATURE = 8;
/** What draws the picture. Texts, profiles and other chunks may be packed bombs, and tell of the maker. */
const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Values of a pixel by colour type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const broken = () =>
  refuseLogo('Logotypen är en PNG som är skadad eller avkortad. Spara om den och försök igen.');

interface Chunk {
  type: string;
  data: Buffer;
  /** With its length and checksum. */
  whole: Buffer;
}

/** The chunks to the end of the picture; what follows it is left out. Throws on a wrong checksum. */
function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw broken();
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) throw broken();
    const type = named.toString('latin1', 0, 4);
    chunks.push({ type, data: named.subarray(4), whole: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  throw broken();
}

/** Throws where the packed pixels are other than as many as the header says, which is looked at first. */
function refuseBomb(header: Buffer, packed: Buffer): void {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  refuseLarge(width, height);
  const bits = (CHANNELS[header[9] ?? -1] ?? 0) * (header[8] ?? 0);
  if (bits === 0) throw broken();
  const isInterlaced = header[12] !== 0;
  const lines = (Math.ceil((width * bits) / 8) + 1) * height;
  // Seven passes have lines of their own, each with a byte before and part of one after.
  const most = isInterlaced ? lines + 14 * (height + 8) : lines;
  try {
    const { length } = inflateSync(packed, { maxOutputLength: most });
    if (!isInterlaced && length !== lines) throw broken();
  } catch {
    throw broken();
  }
}

/** A PNG of only what draws it. Throws `letterhead.logo`. */
export function safePng(bytes: Buffer): Picture {
  const chunks = chunksOf(bytes);
  const [first] = chunks;
  if (first?.type !== 'IHDR' || first.data.length !== 13) throw broken();
  refuseBomb(
    first.data,
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const drawn = chunks.filter(({ type }) => DRAWN.has(type)).map(({ whole }) => whole);
  return {
    type: 'image/png',
    bytes: Buffer.concat([bytes.subarray(0, SIGNATURE), ...drawn]).toString('base64'),
    width: first.data.readUInt32BE(0),
    height: first.data.readUInt32BE(4),
  };
}
