import type { GuideReading } from '../../columns/guide-reading.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Latin1 } from '../detect/encoding.ts';
import { ReadError } from '../read-error.ts';
import { type Understood, understand } from '../understand.ts';
import { booksOf } from './books.ts';
import { checkSum } from './checksum.ts';
import { decodeSie } from './decode.ts';
import { parseSie } from './parse.ts';
import { sieProblems } from './problems.ts';
import { reconcileBooks } from './reconcile.ts';
import { sieTable } from './table.ts';

/**
 * Reads a SIE file (types 1–4) into table, books and understanding.
 * @throws ReadError `no_table`, `too_long`
 */
export function readSie(
  bytes: Uint8Array,
  fileName: string,
  overrides: ReadOverrides,
  { latin1, reading }: { latin1?: Latin1; reading: GuideReading },
): Understood {
  const { text, encoding, broken, mended } = decodeSie(bytes, latin1);
  const file = parseSie(text);
  const { kind, names, roles, head, body, period } = sieTable(file);
  if (body.lines.length === 0) throw noBookings();
  return understand(
    {
      format: 'sie',
      encoding,
      delimiter: null,
      head,
      readBody: () => body,
      sheets: [],
      rivalSheets: [],
      fileName,
      broken,
      known: { layout: { width: names.length, header: [0], from: 1 }, roles, mark: '.' },
      books: booksOf(file, kind),
      period,
      checks: reconcileBooks(file),
      problems: sieProblems(file, kind, checkSum(bytes), mended),
    },
    overrides,
    reading,
  );
}

const noBookings = () =>
  new ReadError(
    'no_table',
    'SIE-filen har varken verifikationer eller saldon, bara uppgifter om företaget och kontoplanen. Exportera bokföringen som SIE typ 4 för räkenskapsåret och ladda upp den filen.',
  );
