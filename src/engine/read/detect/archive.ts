import { limits } from '../limits.ts';
import { ReadError } from '../read-error.ts';

export interface ArchiveEntry {
  name: string;
  packed: number;
  unpacked: number;
  /** 0 = as it is, 8 = deflated. */
  method: number;
  /** Where its own header stands in the file. */
  offset: number;
}

const damaged = () =>
  new ReadError(
    'unreadable',
    'Arbetsboken är skadad: filens innehållsförteckning går inte att läsa. Öppna den i Excel, spara om den och ladda upp den på nytt.',
  );

/**
 * Lists a ZIP by its central directory alone, without unpacking anything, and refuses what would
 * be unsafe to unpack.
 * @throws ReadError `unreadable`, `encrypted` or `too_large_unpacked`
 */
export function listArchive(bytes: Uint8Array): ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  const offset = view.getUint32(end + 16, true);
  if (count > limits.zipEntries) throw tooLarge(`den innehåller ${count} delar`);
  const entries: ArchiveEntry[] = [];
  let at = offset;
  let total = 0;
  while (at + 46 <= end && view.getUint32(at, true) === 0x02014b50) {
    const entry = readEntry(view, bytes, at);
    total += entry.unpacked;
    if (total > limits.unpackedBytes) throw tooLarge('den packas upp till mer än 200 MB');
    entries.push(entry);
    if (entries.length > limits.zipEntries) throw tooLarge('den innehåller för många delar');
    at +=
      46 +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  if (entries.length === 0 || entries.length !== count) throw damaged();
  return entries;
}

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= last - 0xffff; at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw damaged();
}

function readEntry(view: DataView, bytes: Uint8Array, at: number): ArchiveEntry {
  const flags = view.getUint16(at + 8, true);
  const packed = view.getUint32(at + 20, true);
  const unpacked = view.getUint32(at + 24, true);
  const nameLength = view.getUint16(at + 28, true);
  const name = new TextDecoder('utf-8').decode(bytes.subarray(at + 46, at + 46 + nameLength));
  if (flags & 1) {
    throw new ReadError(
      'encrypted',
      'Arbetsboken är krypterad. Öppna den i Excel, ta bort lösenordet under Arkiv > Info och ladda upp den på nytt.',
    );
  }
  if (unpacked === 0xffffffff || packed === 0xffffffff) throw tooLarge('en del är större än 4 GB');
  if (unpacked > limits.zipRatioFrom && unpacked > packed * limits.zipRatio) {
    throw tooLarge(`en del packas upp till mer än ${limits.zipRatio} gånger sin storlek`);
  }
  const parts = name.split(/[\\/]/);
  if (
    name.startsWith('/') ||
    name.startsWith('\\') ||
    /^[a-z]:/i.test(name) ||
    parts.includes('..')
  ) {
    throw new ReadError(
      'unreadable',
      'Arbetsboken har delar som pekar utanför filen och läses därför inte. Spara om den i Excel och ladda upp den på nytt.',
    );
  }
  if (/\.(zip|7z|rar|gz|tgz|tar)$/i.test(name)) {
    throw new ReadError(
      'wrong_format',
      'Filen är ett arkiv med andra arkiv i. Packa upp det och ladda upp den CSV- eller Excel-fil som har försäljningen.',
    );
  }
  const [method, offset] = [view.getUint16(at + 10, true), view.getUint32(at + 42, true)];
  return { name, packed, unpacked, method, offset };
}

const tooLarge = (why: string) =>
  new ReadError(
    'too_large_unpacked',
    `Arbetsboken är för stor att packa upp: ${why}. Kopiera raderna till en ny arbetsbok, eller spara bladet som CSV, och ladda upp den.`,
  );
