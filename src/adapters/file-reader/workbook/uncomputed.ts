import type * as xlsx from '@e965/xlsx';
import type { ArchiveEntry } from '#engine/read/detect/archive.ts';
import { listArchive } from '#engine/read/detect/archive.ts';
import { ReadError } from '#engine/read/read-error.ts';
import { type CellValue, computeFormula } from './compute-formula.ts';
import { unzip } from './unzip.ts';

/** What ends the formula of a cell that has no saved result. */
const without = /^<\/f>(?:<v ?\/>|<v><\/v>)?<\/c>/;
const LONGEST = 40;

/**
 * Whether a workbook has formulas whose results were never saved, as those that other programs than a spreadsheet
 * write. The library reads such cells as empty.
 */
export function hasUncomputed(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false;
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return listArchive(bytes).some((entry) => isSheet(entry) && standsIn(unzip(archive, entry)));
  } catch {
    // Whatever is wrong with the file, the library says it.
    return false;
  }
}

const isSheet = ({ name }: ArchiveEntry) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);

function standsIn(xml: Buffer): boolean {
  for (let at = xml.indexOf('</f>'); at >= 0; at = xml.indexOf('</f>', at + 4))
    if (without.test(xml.toString('latin1', at, at + LONGEST))) return true;
  return false;
}

type Grid = (xlsx.CellObject | undefined)[][];

/** Formulas of one column that may be left without a result: what they come to is then no column of amounts. */
const MOST_LEFT = 2;
/** Times that a sheet is gone through, down and up in turn: formulas build on others above, below and beside them. */
const MOST_TURNS = 10;

/**
 * Gives the formulas of a workbook that have no result theirs, where they are sums, differences, products and quotients of
 * the sheet's own cells.
 * @throws ReadError `unreadable` where a column of others is left: it may be what the file is about
 */
export function computeAll(book: xlsx.WorkBook): void {
  for (const sheet of Object.values(book.Sheets)) {
    const grid = (sheet['!data'] ?? []) as Grid;
    let open = grid.flatMap((row) =>
      (row ?? []).flatMap((cell, column) => (isUncomputed(cell) ? { cell, column } : [])),
    );
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const before = open.length;
      open = open.filter(({ cell }) => !isComputed(cell, grid)).reverse();
      if (open.length === before && turn > 0) break;
    }
    const left = new Map<number, number>();
    for (const { column } of open) left.set(column, (left.get(column) ?? 0) + 1);
    if (Math.max(0, ...left.values()) > MOST_LEFT) throw new ReadError('unreadable', notComputed);
  }
}

const notComputed =
  'Arbetsboken har formler vars resultat inte är sparade, så beloppen går inte att läsa. Öppna den i Excel, spara den och ladda upp den på nytt.';

type Uncomputed = xlsx.CellObject & { f: string };

/** An empty text is a result: `=IF(A1="","",A1)`. */
const isUncomputed = (cell: xlsx.CellObject | undefined): cell is Uncomputed =>
  cell?.f !== undefined && (cell.t === 'z' || (cell.t === 'e' && cell.v === undefined));

/** Gives a formula its result, where all that it builds on is known. */
function isComputed(cell: Uncomputed, grid: Grid): boolean {
  const value = computeFormula(cell.f, (row, column) => valueIn(grid[row]?.[column]));
  if (value !== null) Object.assign(cell, { t: 'n', v: value });
  return value !== null;
}

function valueIn(cell: xlsx.CellObject | undefined): CellValue {
  if (isUncomputed(cell)) return undefined;
  if (cell === undefined || cell.t === 'z') return null;
  if (cell.t === 'n' && typeof cell.v === 'number') return cell.v;
  return cell.t === 's' ? 'words' : undefined;
}
