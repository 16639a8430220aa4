import * as xlsx from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '../read-file.ts';

const rowsOf = [
  ['Datum', 'Produkt', 'Antal', 'Belopp exkl. moms'],
  ['2025-01-02', 'Kaffe & kaka', 2, 1234.5],
  ['2025-01-03', 'Te', 1, 65.5],
  ['2025-02-03', 'Åkerbär', 3, 1000],
];
const bookAs = (bookType: 'ods' | 'xlml') => {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rowsOf), 'Blad1');
  return xlsx.write(book, { type: 'buffer', bookType }) as Uint8Array;
};
/** An OpenDocument workbook behind a password: each part encrypted, or all of it in one, as from LibreOffice 24.2. */
function lockedBook(inOne: boolean): Uint8Array {
  const archive = xlsx.CFB.read(Buffer.from(bookAs('ods')), { type: 'buffer' });
  const secret = Buffer.from(Array.from({ length: 900 }, (_, n) => (n * 197) % 251));
  xlsx.CFB.utils.cfb_del(archive, '/content.xml');
  xlsx.CFB.utils.cfb_add(archive, inOne ? '/encrypted-package' : '/content.xml', secret);
  xlsx.CFB.utils.cfb_del(archive, '/META-INF/manifest.xml');
  const manifest =
    '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
  xlsx.CFB.utils.cfb_add(archive, '/META-INF/manifest.xml', Buffer.from(manifest));
  return xlsx.CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Uint8Array;
}
const page = (body: string) =>
  Buffer.from(
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"><title>Lista</title><style>td{color:red}</style></head><body>${body}</body></html>`,
  );
const cells = (row: readonly (string | number)[]) =>
  `<tr>${row.map((cell) => `<td>${String(cell).replace('&', '&amp;').replace('.', ',')}</td>`).join('')}</tr>`;
const over = '<td rowspan=65534 colspan=999>a<td>b<tr>';
const understood = (bytes: Uint8Array, name = 'lista.xls') =>
  readFileBytes(bytes, name, {}, 'sales').understanding;

describe('what is called Excel and is something else', () => {
  it.each([
    ['an OpenDocument workbook', bookAs('ods'), 'OpenDocument (ods)'],
    ['an XML workbook', bookAs('xlml'), 'Excel 2003 (XML)'],
    ['a table of a web page', page(`<table>${rowsOf.map(cells).join('')}</table>`), 'webbsida'],
  ])('%s has the same sum', (_, bytes, format) => {
    const { total, questions, summary } = understood(bytes);
    expect([total, questions]).toEqual(['2300', []]);
    expect(summary).toContain(format);
  });

  it('says of a workbook behind a password that it is, and not that it is damaged', () => {
    for (const inOne of [true, false])
      expect(() => understood(lockedBook(inOne), 'bok.ods')).toThrow(/skyddad med lösenord/);
  });

  it('is read from a page without ends of cells and rows, in the layout of another table', () => {
    const lines = rowsOf.map((row) => `<tr>${row.map((cell) => `<td>${cell}`).join('\n')}`);
    const bytes = page(`<table><tr><td>Meny<td><table>${lines.join('\n')}</table></table>`);
    expect(understood(bytes).total).toBe('2300');
  });

  it('takes the exact number beside the one that is shown, and leaves dates as they are shown', () => {
    const rows = rowsOf
      .slice(1)
      .map(
        ([day, what, , sum]) =>
          `<tr><td x:num="45659">${day}<td>${what}<td sdval="${sum}">${Math.round(Number(sum))} kr`,
      );
    const bytes = page(`<table><tr><th>Datum<th>Produkt<th>Belopp${rows.join('')}</table>`);
    const { total, period } = understood(bytes);
    expect([total, period]).toEqual(['2300', { from: '2025-01-02', to: '2025-02-03' }]);
  });

  it('keeps the places of cells under those that reach over several', () => {
    const bytes = page(
      `<table><tr><td colspan=4>Försäljning 2025</tr>${cells(rowsOf[0] ?? [])}
      <tr><td rowspan=2>2025-01-02</td><td>Kaffe</td><td>1</td><td>100</td></tr>
      <tr><td>Te</td><td>1</td><td>200</td></tr>
      <tr><td>2025-02-03</td><td>Bulle</td><td>1</td><td>400</td></tr></table>`,
    );
    expect(understood(bytes).total).toBe('700');
  });

  it('reads Windows-1252 where the page says no other', () => {
    const text = `<table>${rowsOf.map(cells).join('')}</table>`;
    const { table } = readFileBytes(Buffer.from(text, 'latin1'), 'lista.xls');
    expect(table.columns[1]?.values).toContain('Åkerbär');
  });

  it.each([
    ['a page without a table', '<html><p>Hej</p></html>', 'webbsida'],
    ['a page of an empty table', '<html><table></table></html>', 'tomma'],
    ['a table that is too wide', page(`<table><tr>${'<td colspan=900>a'.repeat(9)}`), 'kolumner'],
    ['tables within tables, never ended', page('<table><tr><td>'.repeat(50_000)), 'inuti'],
    ['cells over rows that are none', page('<table>'.concat(over.repeat(99))), 'kolumner'],
  ])('%s ends with a sentence', (_, content, word) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    expect(() => understood(bytes)).toThrow(word);
  });
});
