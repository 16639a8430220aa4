import { inflateRawSync } from 'node:zlib';
import type { ArchiveEntry } from '#engine/read/detect/archive.ts';

const LOCAL_HEADER = 0x04034b50;

/**
 * The content of a part of an archive that `listArchive` has found safe to unpack.
 * @throws where its own header, method or size is not what the list says
 */
export function unzip(archive: Buffer, { offset, packed, unpacked, method }: ArchiveEntry): Buffer {
  const isHeader = archive.readUInt32LE(offset) === LOCAL_HEADER;
  const from = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const data = archive.subarray(from, from + packed);
  if (!isHeader || data.length !== packed || (method !== 0 && method !== 8))
    throw new Error('an archive that is not as its list says');
  const content = method === 0 ? data : inflateRawSync(data, { maxOutputLength: unpacked + 1 });
  if (content.length !== unpacked) throw new Error('a part of another size than its list says');
  return content;
}
