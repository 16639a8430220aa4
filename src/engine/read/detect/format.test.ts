import { describe, expect, it } from 'vitest';
import { ReadError } from '../read-error.ts';
import { detectFormat } from './format.ts';

function refusal(content: string | number[]): string {
  try {
    detectFormat(typeof content === 'string' ? Buffer.from(content) : Uint8Array.from(content));
  } catch (error) {
    if (error instanceof ReadError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'read';
}

/** A ZIP central directory of entries, without their content. */
function zip(
  entries: { name: string; packed?: number; unpacked?: number; flags?: number }[],
): number[] {
  const parts: Buffer[] = [Buffer.from('PK\u0003\u0004', 'latin1')];
  const start = 4;
  let size = 0;
  for (const { name, packed = 10, unpacked = 10, flags = 0 } of entries) {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(flags, 8);
    head.writeUInt32LE(packed, 20);
    head.writeUInt32LE(unpacked, 24);
    head.writeUInt16LE(Buffer.byteLength(name), 28);
    parts.push(head, Buffer.from(name));
    size += 46 + Buffer.byteLength(name);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(start, 16);
  return [...Buffer.concat([...parts, end])];
}

describe('the format is told by the content', () => {
  it('reads lists whatever they look like', () => {
    expect(refusal('Datum;Belopp\n2025-01-01;5')).toBe('read');
    expect(refusal('[Rapport];a\n1;2')).toBe('read');
    expect(refusal('<kund>;Belopp\nA;5')).toBe('read');
    expect(refusal('BM;Belopp\nA;5')).toBe('read');
    expect(refusal('From: 2025-01-01\nHyra;5')).toBe('read');
    expect(
      refusal(`Id;Belopp\n${`${'aB3'.repeat(14)};1 250,00;2025-01-01;Kaffe och te i påse\n`}`),
    ).toBe('read');
    expect(refusal(`${'0120250101AUTOGIRO9900'.repeat(3)}\n`.repeat(9))).toBe('read');
  });

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10], 'bild (PNG)'],
    [
      'a picture with amounts in its notes',
      [
        0x89,
        0x50,
        0x4e,
        0x47,
        13,
        10,
        26,
        10,
        ...Buffer.from('tEXt Hyra 12 500 kr/mån\n'.repeat(9)),
      ],
      'bild (PNG)',
    ],
    [
      'a photo with amounts in its notes',
      [0xff, 0xd8, 0xff, 0xe1, ...Buffer.from('Exif Hyra 12 500 kr/mån\nTelia 500 kr\n')],
      'bild (JPEG)',
    ],
    ['a PSD', [...Buffer.from('8BPS'), 0, 1], 'bild (PSD)'],
    ['an ICO', [0, 0, 1, 0, 1, 0], 'bild (ICO)'],
    ['a HEIC', [0, 0, 0, 24, ...Buffer.from('ftypheic')], 'bild eller en film'],
    ['a BMP of one colour', [66, 77, 54, 16, 0, 0, 0, 0, 0, 0, ...Array(99).fill(255)], 'en bild'],
    ['a picture of numbers', `P3\n# gimp\n2 2\n255\n${'12 500 7\n'.repeat(4)}`, 'bild (PNM)'],
    ['an XBM', '#define bild_width 16\n#define bild_height 16\n', 'bild (XPM)'],
    ['an XPM', '/* XPM */\nstatic char * a[] = {\n"16 16 2 1",', 'bild (XPM)'],
    ['a picture as an address', `data:image/png;base64,${'iVBORw0KGgo'.repeat(9)}`, 'som text'],
    ['a picture as text', `${'iVBORw0KGgo'.repeat(6)}\r\n`.repeat(20), 'som text (base64)'],
    [
      'a note with a picture as text',
      `Hyra 12 500 kr/mån\n${`${'iVBORw0KGgo'.repeat(6)}\n`.repeat(20)}`,
      'som text (base64)',
    ],
    ['an attachment as text', 'begin 644 kvitto.png\nMB5!.1PT*&@H\n', 'uuencode'],
    ['a bank’s MT940', ':20:STARTUMSE\n:25:50000000/58398257466\n:28C:1/1\n', 'MT940'],
    [
      'a bank’s camt',
      '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>',
      'camt',
    ],
    ['SIE 5', '<?xml version="1.0"?><Sie xmlns="http://www.sie.se/sie5"/>', 'SIE 5'],
    ['payments over Bankgirot', '01BGMAX               0120250103173035010331P', 'Bankgirot'],
    ['a declaration of tax', '#BLANKETT INK2R-2024P4\n#UPPGIFT 7201 125000\n', 'Skatteverket'],
    ['a calendar', 'BEGIN:VCALENDAR\r\nSUMMARY:Möte 12\r\n', 'kalender'],
    ['a link to a sheet', '{"url":"https://exempel.se/a","doc_id":"1"}', 'länk'],
    ['a mail', 'From: a@b.se\r\nSubject: Faktura\r\n\r\nHyra 12 500 kr', 'mejl'],
    ['a program', [0x4d, 0x5a, 0x90, 0], 'program'],
    ['a web page without a table', '<html><p>Tablett</p></html>', 'webbsida'],
    ['an SVG', '<?xml version="1.0"?>\n<svg xmlns="x"></svg>', 'SVG'],
    ['a SYLK file', 'ID;PWXL;N;E\n', 'SYLK'],
    ['bytes', [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 1, 2], 'varken'],
  ] as const)('refuses %s with a sentence', (_, content, word) => {
    const text = refusal(typeof content === 'string' ? content : [...content]);
    expect(text).toMatch(/^wrong_format: /);
    expect(text).toContain(word);
    expect(text).toContain('CSV och Excel');
  });

  it.each([
    ['html', '<html><TABLE border=1><tr><td>1</td></tr></TABLE></html>'],
    ['html', '<?xml version="1.0"?>\n<!DOCTYPE html><html><table></table></html>'],
    ['xml', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'],
  ])('knows a workbook written as text: %s', (format, text) => {
    expect(detectFormat(Buffer.from(text))).toEqual({ kind: 'workbook', format });
  });

  it('knows bookkeeping by its first record', () => {
    expect(detectFormat(Buffer.from('#FLAGGA 0\n#FORMAT PC8\n'))).toEqual({ kind: 'sie' });
  });

  it.each(['[{"a": 1}]', ' {"a": 1}', '[]'])('knows JSON: %s', (text) => {
    expect(detectFormat(Buffer.from(text))).toEqual({ kind: 'json' });
  });

  it.each(['%PDF-1.7\n', 'Skräp före\n%PDF-1.4'])('knows a PDF: %s', (text) => {
    expect(detectFormat(Buffer.from(text))).toEqual({ kind: 'pdf' });
  });

  it('refuses an empty file', () => expect(refusal('')).toMatch(/^empty: /));

  it('tells workbooks from other archives', () => {
    expect(detectFormat(Uint8Array.from(zip([{ name: 'xl/workbook.xml' }])))).toEqual({
      kind: 'workbook',
      format: 'xlsx',
    });
    expect(detectFormat(Uint8Array.from(zip([{ name: 'xl/workbook.bin' }])))).toEqual({
      kind: 'workbook',
      format: 'xlsb',
    });
    expect(detectFormat(Uint8Array.from(zip([{ name: 'content.xml' }])))).toEqual({
      kind: 'workbook',
      format: 'ods',
    });
    const type = 'application/vnd.oasis.opendocument.text';
    const names = ['mimetype', type, 'content.xml'];
    expect(refusal(zip(names.map((name) => ({ name }))))).toContain('OpenDocument');
    expect(refusal(zip([{ name: 'word/document.xml' }]))).toContain('Word');
    expect(refusal(zip([{ name: 'photo.jpg' }]))).toContain('arkiv');
  });
});

describe('an archive is judged by its directory, before anything is unpacked (R26)', () => {
  const sheet = { name: 'xl/workbook.xml' };

  it.each([
    [
      'one entry that grows 1 000 times',
      [sheet, { name: 'a', packed: 10_000, unpacked: 10_000_000 }],
      'too_large_unpacked',
    ],
    [
      '200 MB in all',
      [
        sheet,
        ...Array.from({ length: 3 }, (_, n) => ({
          name: `${n}`,
          packed: 80_000_000,
          unpacked: 80_000_000,
        })),
      ],
      'too_large_unpacked',
    ],
    [
      '65 000 entries',
      Array.from({ length: 65_000 }, (_, n) => ({ name: `${n}` })),
      'too_large_unpacked',
    ],
    ['an encrypted entry', [sheet, { name: 'a', flags: 1 }], 'encrypted'],
    ['a path out of the archive', [sheet, { name: '../../etc/passwd' }], 'unreadable'],
    ['an absolute path', [sheet, { name: '/etc/passwd' }], 'unreadable'],
    ['a nested archive', [sheet, { name: 'xl/inner.zip' }], 'wrong_format'],
  ])('refuses %s', (_, entries, code) => {
    expect(refusal(zip(entries))).toMatch(new RegExp(`^${code}: `));
  });

  it('refuses a cut-off archive', () => {
    expect(refusal(zip([sheet]).slice(0, 30))).toMatch(/^unreadable: /);
  });
});

it('dashes in UTF-16 are no control characters', () => {
  const text = Buffer.from('\ufeffPeriod;Kr\n1–5 jan;2\n6–9 jan;3\n', 'utf16le');
  expect(detectFormat(text)).toEqual({ kind: 'text' });
  expect(refusal([0xff, 0xfe, ...Array.from({ length: 40 }, () => [0x13, 0x00]).flat()])).toMatch(
    /^wrong_format/,
  );
});
