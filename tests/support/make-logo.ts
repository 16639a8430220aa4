import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG. */
export const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

interface Made {
  width?: number;
  height?: number;
  /** What is packed as pixels; as many as the sides say by default. */
  pixels?: number;
  more?: Buffer[];
}

/** A grey PNG, with what a test wants wrong in it. */
export function png({
  width = 6,
  height = 4,
  pixels = (width + 1) * height,
  more = [],
}: Made = {}) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Parts of a JPEG. */
export const marker = (code: number, ...data: number[]) =>
  Buffer.from([0xff, code, 0, data.length + 2, ...data]);
export const frame = (width: number, height: number, colours = 3) =>
  marker(0xc2, 8, height >> 8, height & 255, width >> 8, width & 255, colours, 1, 2, 3);
export const scan = () =>
  Buffer.concat([marker(0xda, 1, 2), Buffer.from([1, 0xff, 0, 0xff, 0xd0, 2])]);
export const jpeg = (...parts: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);
