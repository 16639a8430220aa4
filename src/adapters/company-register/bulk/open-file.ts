import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

const ZIP = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];
const LOCAL_HEADER_BYTES = 30;

/** A bulk file as its bytes, unpacked where it is a ZIP, and how many bytes of the file are read. */
export interface OpenFile {
  bytes: Readable;
  /** Bytes of the file on disk that have been read, for showing progress. */
  readSoFar: () => number;
  size: number;
}

/** Where the first file in a ZIP begins, and whether it is packed; null where the file is no ZIP. */
async function firstEntry(path: string): Promise<{ start: number; packed: boolean } | null> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(LOCAL_HEADER_BYTES);
    const { bytesRead } = await file.read(header, 0, LOCAL_HEADER_BYTES, 0);
    if (bytesRead < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== ZIP) return null;
    const method = header.readUInt16LE(8);
    if (method !== STORED && method !== DEFLATED) {
      throw new Error(`Packad på ett sätt som inte kan läsas (${method}). Packa upp filen först.`);
    }
    const start = LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    return { start, packed: method === DEFLATED };
  } finally {
    await file.close();
  }
}

/** Opens a bulk file as text or as the ZIP it comes in, of which the first file is read. */
export async function openFile(path: string, size: number): Promise<OpenFile> {
  const entry = await firstEntry(path);
  const raw = createReadStream(path, { start: entry?.start ?? 0, highWaterMark: 1 << 20 });
  const readSoFar = () => raw.bytesRead;
  if (!entry?.packed) return { bytes: raw, readSoFar, size };
  // What follows the packed file in a ZIP is its list of contents, which is not read.
  const inflate = createInflateRaw({ chunkSize: 1 << 20 });
  raw.on('error', (error) => inflate.destroy(error));
  return { bytes: raw.pipe(inflate), readSoFar, size };
}
