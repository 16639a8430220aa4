import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, displayName } from './file-name.ts';

describe('the name a file is shown under', () => {
  it.each([
    ['försäljning 2025.csv', 'försäljning 2025.csv'],
    ['fo\u0308rsa\u0308ljning.csv', 'försäljning.csv'],
    ['C:\\Users\\Åsa\\kassa.xlsx', 'kassa.xlsx'],
    ['../../etc/passwd', 'passwd'],
    ['  kassa.csv  ', 'kassa.csv'],
    ['kassa\u202Evsc.exe', 'kassavsc.exe'],
    ['kas\u0000sa\n.csv', 'kassa.csv'],
    ['\uFEFFkassa.csv', 'kassa.csv'],
    ['', 'namnlös fil'],
    ['..', 'namnlös fil'],
    ['mapp/', 'namnlös fil'],
    ['\u202E', 'namnlös fil'],
  ])('%j is %j', (given, shown) => expect(displayName(given)).toBe(shown));

  it('is whole text of at most 255 bytes without folders, whatever was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
        const name = displayName(given);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(name.isWellFormed()).toBe(true);
        expect(name).not.toBe('');
        expect(name).not.toMatch(/[/\\\p{Cc}]/u);
      }),
    );
  });

  it('is found in a name of any length, in a time that does not grow with its square', () => {
    const long = `${'mapp/'.repeat(300_000)}kassa.csv`;
    expect(displayName(long)).toBe('kassa.csv');
    expect(displayName('å'.repeat(1_000_000))).toBe('å'.repeat(127));
    expect(displayName('e\u0301'.repeat(500_000))).toBe('é'.repeat(127));
  });

  it('is cut between letters, not within one', () => {
    expect(displayName('å'.repeat(200))).toBe('å'.repeat(127));
    expect(displayName('😀'.repeat(70))).toBe('😀'.repeat(63));
  });
});

describe('the header of a download', () => {
  it('has the true name, and one in ASCII for those who know no other', () => {
    expect(contentDisposition('kassa.csv')).toBe(
      `attachment; filename="kassa.csv"; filename*=UTF-8''kassa.csv`,
    );
    expect(contentDisposition('försäljning.csv')).toBe(
      `attachment; filename="f_rs_ljning.csv"; filename*=UTF-8''f%C3%B6rs%C3%A4ljning.csv`,
    );
  });

  it('cannot be left by any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const header = contentDisposition(displayName(given));
        expect(header).toMatch(
          /^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w%.!~#$&+^`|-]*$/,
        );
      }),
    );
  });
});
