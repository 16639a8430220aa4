import { randomUUID } from 'node:crypto';
import * as xlsx from '@e965/xlsx';
import { type ArchiveEntry, listArchive } from '#engine/read/detect/archive.ts';
import { limits } from '#engine/read/limits.ts';
import type { ZipContainer } from './parse-zip.d.ts';
import type { ScannedSheet } from './scanned-sheet.ts';
import { scanSheet } from './sheet-scan.ts';
import { unzip } from './unzip.ts';

/** A workbook whose largest sheets were scanned beside the library. */
export interface DenseBook {
  book: xlsx.WorkBook;
  /** The scan of a sheet with what the library says of its styles; null where the library read the sheet. */
  scanOf: (sheet: xlsx.WorkSheet) => DenseSheet | null;
}

export interface DenseSheet {
  scan: ScannedSheet;
  /** The number format of each style that the scan names. */
  formats: ReadonlyMap<number, string | undefined>;
  /** The workbook's shared texts. */
  shared: readonly { t?: string }[];
}

/** Bytes of XML from which a sheet is scanned: below it the library is fast enough. */
const LARGE = 256 * 1024;

/**
 * Opens a workbook with its large sheets scanned from their XML: all else, and what the scan does not know for certain,
 * is read by the library. Null where nothing was scanned, or the library could not read the rest.
 */
export function openDense(
  bytes: Uint8Array,
  options: xlsx.ParsingOptions,
  large = LARGE,
): DenseBook | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return null;
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = listArchive(bytes);
    const scans = new Map<string, ScannedSheet>();
    if (!entries.some((entry) => isLargeSheet(entry, large))) return null;
    const parts = entries.map((entry) => {
      const content = unzip(archive, entry);
      const scan = isLargeSheet(entry, large) ? scanSheet(content, limits.cells) : null;
      if (scan === null) return { name: entry.name, content };
      const mark = randomUUID();
      scans.set(mark, scan);
      return { name: entry.name, content: Buffer.from(standIn(mark, stylesIn(scan))) };
    });
    if (scans.size === 0) return null;
    const book = xlsx.parse_zip(containerOf(parts), options);
    return { book, scanOf: (sheet) => scanned(book, sheet, scans) };
  } catch {
    // Whatever is wrong with the file, the library alone says it as it always has.
    return null;
  }
}

const isLargeSheet = ({ name, unpacked }: ArchiveEntry, large: number) =>
  unpacked >= large && /^xl\/worksheets\/[^/]+\.xml$/i.test(name);

const containerOf = (parts: readonly { name: string; content: Buffer }[]): ZipContainer => ({
  FullPaths: parts.map(({ name }) => name),
  FileIndex: parts.map(({ name, content }) => ({ name, type: 2, content })),
});

/** The styles of the numbers: what else a cell's format says is not asked for. */
const stylesIn = ({ styles, count }: ScannedSheet) => [...new Set(styles.subarray(0, count))];

/** A sheet for the library in place of a scanned one: its mark, and below it one number in each style. */
function standIn(mark: string, styles: readonly number[]): string {
  const rows = styles.map((style, place) => {
    const [row, named] = [place + 2, style === 0 ? '' : ` s="${style - 1}"`];
    return `<row r="${row}"><c r="A${row}"${named}><v>1</v></c></row>`;
  });
  const first = `<row r="1"><c r="A1" t="str"><v>${mark}</v></c></row>`;
  return `<worksheet><sheetData>${first}${rows.join('')}</sheetData></worksheet>`;
}

function scanned(
  book: xlsx.WorkBook,
  sheet: xlsx.WorkSheet,
  scans: ReadonlyMap<string, ScannedSheet>,
): DenseSheet | null {
  const rows = (sheet['!data'] ?? []) as (xlsx.CellObject | undefined)[][];
  const scan = scans.get(String(rows[0]?.[0]?.v ?? ''));
  if (!scan) return null;
  const formats = new Map(
    stylesIn(scan).map((style, place) => {
      const format = rows[place + 1]?.[0]?.z;
      return [style, format === undefined ? undefined : String(format)];
    }),
  );
  const { Strings: shared = [] } = book as { Strings?: DenseSheet['shared'] };
  return { scan, formats, shared };
}
