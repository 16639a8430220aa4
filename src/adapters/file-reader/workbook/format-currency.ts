import type * as xlsx from '@e965/xlsx';
import { currencyNamed } from '#engine/columns/types/number.ts';

/** Characters of a number format: Excel writes no longer ones. */
export const LONGEST_FORMAT = 255;

/** ISO 4217 code of a number format's currency: `#,##0 "kr"`, `[$€-2] #,##0`; null for none. */
export function formatCurrency(format: string): string | null {
  if (format.length > LONGEST_FORMAT) return null;
  const [positive = ''] = format.split(';');
  const words = [
    ...positive.matchAll(
      /\[\$([^\]-]+)[^\]]*\]|\[[^\]]*\]|"([^"]+)"|([$€£¥])|\\? ?(kr|SEK|EUR|USD)\b/g,
    ),
  ];
  for (const [, locale, quoted, bare, word] of words) {
    const named = currencyNamed((locale ?? quoted ?? bare ?? word ?? '').trim());
    if (named !== null) return named;
  }
  return null;
}

const entities: Record<string, string> = { quot: '"', amp: '&', apos: "'", lt: '<', gt: '>' };

const FORMAT = '<numFmt';
const formatCode = /^<numFmt\s[^>]*?formatCode="([^"]*)"/;
/** Characters of a format's tag that are looked at, and formats of one workbook. */
const LONGEST_TAG = 1600;
const MOST_FORMATS = 1000;

/**
 * Whether a format's currency is written in the workbook. Built-in formats, used by number alone,
 * mean the reader's own currency, though the library renders them with dollars.
 */
export function ownFormats(book: xlsx.WorkBook): (format: string) => boolean {
  const files = (book as { files?: Record<string, { content?: Uint8Array }> }).files;
  if (files === undefined) return () => true;
  const content = files['xl/styles.xml']?.content;
  if (content === undefined) return () => false;
  const declared = new Set<string>();
  const text = new TextDecoder().decode(content);
  let at = text.indexOf(FORMAT);
  for (let looked = 0; at >= 0 && looked < MOST_FORMATS; looked++) {
    const code = formatCode.exec(text.slice(at, at + LONGEST_TAG))?.[1] ?? '';
    declared.add(code.replace(/&(quot|amp|apos|lt|gt);/g, (_, name) => entities[name] ?? ''));
    at = text.indexOf(FORMAT, at + FORMAT.length);
  }
  return (format) => declared.has(format);
}

/** Counts the currencies of each column's number formats. */
export function currencyCounter(isOwn: (format: string) => boolean) {
  const known = new Map<string, string | null>();
  const columns: { numbers: number; shown: Map<string, number> }[] = [];
  return {
    count(column: number, format: string | number | undefined): void {
      const seen = columns[column] ?? { numbers: 0, shown: new Map<string, number>() };
      columns[column] = seen;
      seen.numbers++;
      const key = String(format ?? '');
      if (!known.has(key)) known.set(key, isOwn(key) ? formatCurrency(key) : null);
      const code = known.get(key);
      if (code) seen.shown.set(code, (seen.shown.get(code) ?? 0) + 1);
    },
    /** By column: the currency that at least half its numbers have. */
    currencies: (): (string | null)[] =>
      Array.from(columns, (column) => {
        const [only, ...others] = column?.shown ?? [];
        if (only === undefined || others.length > 0) return null;
        return only[1] * 2 >= (column?.numbers ?? 0) ? only[0] : null;
      }),
  };
}
