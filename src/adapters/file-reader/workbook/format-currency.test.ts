import type { WorkBook } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { ownFormats } from './format-currency.ts';

/** Number 44 of the standard: Excel in Swedish shows it as kronor, the library as dollars. */
const byNumber = '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)';

function withStyles(...formats: string[]): WorkBook {
  const list = formats.map((code, n) => `<numFmt numFmtId="${n + 40}" formatCode="${code}"/>`);
  const content = Buffer.from(`<styleSheet><numFmts>${list.join('')}</numFmts></styleSheet>`);
  return { files: { 'xl/styles.xml': { content } } } as unknown as WorkBook;
}

it('takes a currency only from formats that the workbook writes out', () => {
  expect(ownFormats(withStyles('0.00'))(byNumber)).toBe(false);
  const written = ownFormats(withStyles(byNumber.replaceAll('"', '&quot;'), '0 &quot;kr&quot;'));
  expect(written(byNumber)).toBe(true);
  expect(written('0 "kr"')).toBe(true);
});

it('takes all formats of the old format, which writes them all out', () => {
  expect(ownFormats({} as WorkBook)(byNumber)).toBe(true);
});
