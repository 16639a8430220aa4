import type { PdfItem, PdfPage } from '#engine/read/pdf/lines.ts';
import { ReadError } from '#engine/read/read-error.ts';
import { composed } from '#engine/text/composed.ts';
import { formatNumber } from '#engine/text/format.ts';

/** No sales or cost report of a small company has more pages. */
const mostPages = 300;
const mostItems = 500_000;

/**
 * The text of each page of a PDF with its position; nothing is drawn or executed. Only in the
 * reader's child process: some files never finish.
 * @throws ReadError `encrypted`, `unreadable`, `too_long`
 */
export async function readPdfPages(bytes: Uint8Array): Promise<PdfPage[]> {
  // Loaded on demand: it is by far the largest part of the reader.
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
    });
    if (document.numPages > mostPages) throw tooManyPages(document.numPages);
    const pages: PdfPage[] = [];
    let items = 0;
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const content = await page.getTextContent();
      pages.push(content.items.flatMap((item) => ('str' in item ? placedItem(item) : [])));
      items += content.items.length;
      if (items > mostItems) throw tooManyPages(document.numPages);
      page.cleanup();
    }
    return pages;
  } catch (error) {
    throw error instanceof ReadError ? error : refusal(error);
  }
}

/** Rotated text is not part of a table. */
function placedItem(item: {
  str: string;
  transform: number[];
  width: number;
  height: number;
}): PdfItem[] {
  const [a = 0, b = 0, , , x = 0, y = 0] = item.transform;
  if (item.str.trim() === '' || Math.abs(b) > Math.abs(a) * 0.1) return [];
  return [
    { text: composed(item.str), x, y, width: item.width, height: item.height || Math.abs(a) },
  ];
}

function refusal(error: unknown): ReadError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') {
    return new ReadError(
      'encrypted',
      'PDF:en är skyddad med lösenord. Spara den utan lösenord och ladda upp den på nytt.',
    );
  }
  return new ReadError(
    'unreadable',
    'PDF:en är skadad och gick inte att läsa. Skriv ut eller exportera den på nytt, helst som CSV eller Excel, och ladda upp den filen.',
  );
}

const tooManyPages = (pages: number) =>
  new ReadError(
    'too_long',
    `PDF:en har ${formatNumber(pages)} sidor med text, och ${mostPages} sidor kan läsas. Dela den, eller exportera uppgifterna som CSV eller Excel, och ladda upp den filen.`,
  );
