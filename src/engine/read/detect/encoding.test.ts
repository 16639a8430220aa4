import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodePage, codePages } from './code-pages.ts';
import { decode } from './encoding.ts';

const text = 'Försäljning;Ä;Ö;é\r\nÅke Öström på sjön;1 234,50;två;kafé\r\n';

const inPage = (page: CodePage) =>
  Uint8Array.from([...text], (c) =>
    c.charCodeAt(0) < 128 ? c.charCodeAt(0) : codePages[page].indexOf(c) + 128,
  );
const big = (bytes: Buffer) => Buffer.from(bytes).swap16();

describe('Swedish letters are right in every encoding (R35)', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 med BOM', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16 LE', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 LE', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE', big(Buffer.from(`\ufeff${text}`, 'utf16le'))],
    ['UTF-16 BE', big(Buffer.from(text, 'utf16le'))],
    ['CP437', inPage('CP437')],
  ])('%s', (encoding, bytes) => {
    expect(decode(bytes)).toEqual({ encoding, text, broken: 0 });
  });

  it('tells Mac Roman from DOS where no letter is å', () => {
    const list = 'Status;Betalsätt\r\nGenomförd;Kort\r\nLänsförsäkringar;Klippning och slingor\r\n';
    const mac: Record<string, number> = { ä: 0x8a, ö: 0x9a };
    const bytes = Uint8Array.from([...list], (c) => mac[c] ?? c.charCodeAt(0));
    expect(decode(bytes)).toEqual({ encoding: 'Mac Roman', text: list, broken: 0 });
    const dos = Uint8Array.from([...list], (c) => ({ ä: 0x84, ö: 0x94 })[c] ?? c.charCodeAt(0));
    expect(decode(dos)).toEqual({ encoding: 'CP437', text: list, broken: 0 });
    const names = 'Kund;Belopp\r\nMÜLLER;1\r\nMüller;2\r\n';
    const german = Uint8Array.from([...names], (c) => ({ ü: 0x81, Ü: 0x9a })[c] ?? c.charCodeAt(0));
    expect(decode(german).text).toBe(names);
  });

  it('reads the dashes, quotes and euro of Windows-1252 as such and not as DOS letters', () => {
    const bytes = Uint8Array.from([
      ...Buffer.from('Bl'),
      0xe5,
      ...Buffer.from(' '),
      0x93,
      ...Buffer.from('Te'),
      0x94,
      0x96,
      0x80,
    ]);
    expect(decode(bytes).text).toBe('Blå “Te”–€');
  });

  it('keeps å in a stray byte of an otherwise UTF-8 file, and counts it', () => {
    const bytes = Buffer.concat([Buffer.from('Smörgås;Öl;'), Buffer.from([0xe5])]);
    expect(decode(bytes)).toEqual({ encoding: 'UTF-8', text: 'Smörgås;Öl;å', broken: 1 });
  });

  it('takes NUL characters away', () => {
    expect(decode(Buffer.from('Sm\0ör;gås')).text).toBe('Smör;gås');
  });

  it('never changes printable UTF-8, but for letters in two signs, which become one', () => {
    const printable = fc.string({ unit: 'grapheme' }).filter((own) => !/\p{C}/u.test(own));
    fc.assert(
      fc.property(printable, (own) => {
        const { text } = decode(Buffer.from(`a${own}`));
        expect(text).toBe(/[\u0300-\u036f]/.test(own) ? `a${own}`.normalize('NFC') : `a${own}`);
      }),
    );
  });

  it('answers for any bytes at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(typeof decode(bytes).text).toBe('string');
      }),
    );
  });
});
