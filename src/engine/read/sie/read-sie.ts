import type { GuideReading } from '../../columns/guide-reading.ts';
import type { ReadingChoices } from '../../table/overrides.ts';
import type { Latin1 } from '../detect/encoding.ts';
import { ReadError } from '../read-error.ts';
import { type ReadBy, type Source, understand } from '../understand.ts';
import { bookingsDoubts } from './bookings-doubt.ts';
import { booksOf } from './books.ts';
import { checkSum } from './checksum.ts';
import { decodeSie } from './decode.ts';
import { parseSie } from './parse.ts';
import { sieProblems } from './problems.ts';
import { readingOf } from './reading.ts';
import { reconcileBooks } from './reconcile.ts';
import { sieTable } from './table.ts';

/**
 * Opens a SIE file (types 1–4), to read it into table, books and understanding.
 * @throws ReadError `no_table`, `too_long`; so does what it gives.
 */
export function openSie(
  bytes: Uint8Array,
  { fileName, latin1, reading }: { fileName: string; latin1?: Latin1; reading: GuideReading },
): ReadBy {
  const { text, encoding, broken, mended } = decodeSie(bytes, latin1);
  const file = parseSie(text);
  const sourceBy = (answer: ReadingChoices['bookings']): Source => {
    const own = readingOf(file, reading.ledger.accounts, answer);
    const { names, roles, head, body, period } = sieTable(file, own);
    if (body.lines.length === 0) throw noBookings();
    return {
      format: 'sie',
      encoding,
      delimiter: null,
      head,
      readBody: () => body,
      sheets: [],
      rivalSheets: [],
      fileName,
      broken,
      known: {
        layout: { width: names.length, header: [0], from: 1 },
        roles,
        mark: '.',
        accountKinds: own.chart.of,
      },
      books: booksOf(file, own),
      period,
      checks: reconcileBooks(file, own),
      doubts: bookingsDoubts(own, answer),
      problems: sieProblems(file, own, checkSum(bytes), mended),
    };
  };
  const plain = sourceBy(undefined);
  return (overrides) => {
    const answer = overrides.choices?.bookings;
    return understand(answer === undefined ? plain : sourceBy(answer), overrides, reading);
  };
}

const noBookings = () =>
  new ReadError(
    'no_table',
    'SIE-filen har varken verifikationer eller saldon, bara uppgifter om företaget och kontoplanen. Exportera bokföringen som SIE typ 4 för räkenskapsåret och ladda upp den filen.',
  );
