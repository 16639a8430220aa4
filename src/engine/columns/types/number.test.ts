import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMissing, readNumber } from './number.ts';

const comma = (text: string) => readNumber(text, ',')?.value ?? null;
const point = (text: string) => readNumber(text, '.')?.value ?? null;

describe('a Swedish amount is read exactly however it is written', () => {
  it.each([
    ['1 234,50', '1234.5'],
    ['1\u00a0234,50', '1234.5'],
    ['1\u202f234\u202f567,00', '1234567'],
    ['1.234,50', '1234.5'],
    ["1'234,50", '1234.5'],
    ['12,5', '12.5'],
    [',5', '0.5'],
    ['−12,50', '-12.5'],
    ['12,50-', '-12.5'],
    ['(1 200,00)', '-1200'],
    ['(1 200,00) kr', '-1200'],
    ['SEK (1 200,00)', '-1200'],
    ['(1 200,00 kr)', '-1200'],
    ['kr -5', '-5'],
    ['-5 kr', '-5'],
    ['2 713,85 kr', '2713.85'],
    ['SEK 1 000', '1000'],
    ['100:-', '100'],
    ['100,-', '100'],
    ['€ 3,50', '3.5'],
    ['25 %', '0.25'],
    ['1,5 mkr', '1500000'],
    ['120 tkr', '120000'],
    ['1,5E-3', '0.0015'],
    ['0012', '12'],
    ['-0', '0'],
  ])('%s is %s', (written, value) => expect(comma(written)).toBe(value));

  it.each([
    '',
    'abc',
    '1.2.3',
    '12 34',
    '1,234.50',
    '5-3',
    '--5',
    '(-5)',
    '12:30',
    '2025-01-31',
    '1 2345',
    'kr',
    '1,2,3',
  ])('"%s" is no number, and never zero', (written) => expect(comma(written)).toBeNull());

  it('the same digits mean different amounts under the two decimal marks', () => {
    expect(comma('1,234')).toBe('1.234');
    expect(point('1,234')).toBe('1234');
    expect(point('1,234.50')).toBe('1234.5');
  });

  it('names the currency that the value carries', () => {
    expect(readNumber('12 kr', ',')?.currency).toBe('SEK');
    expect(readNumber('$12', '.')?.currency).toBe('USD');
    expect(readNumber('12', ',')?.currency).toBeNull();
  });

  it.each(['-', '–', 'n/a', '#N/A', 'saknas', '- kr', ' -   '])(
    '"%s" says that there is nothing',
    (text) => {
      expect(isMissing(text)).toBe(true);
      expect(comma(text)).toBeNull();
    },
  );
});

describe('every amount written the Swedish way is read back', () => {
  const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);

  it('with any group mark, sign and currency', () => {
    const amounts = fc.tuple(
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.integer({ min: 0, max: 99 }),
      fc.boolean(),
    );
    const writing = fc.tuple(
      fc.constantFrom(' ', '\u00a0', '\u202f', '.', "'", ''),
      fc.constantFrom('', ' kr', ' SEK', ':-'),
    );
    fc.assert(
      fc.property(amounts, writing, ([whole, cents, negative], [mark, unit]) => {
        const decimals = String(cents).padStart(2, '0');
        const minus = negative && (whole > 0n || cents > 0) ? '-' : '';
        const wanted = `${minus}${whole}${decimals === '00' ? '' : `.${decimals.replace(/0$/, '')}`}`;
        expect(comma(`${minus}${grouped(String(whole), mark)},${decimals}${unit}`)).toBe(wanted);
      }),
    );
  });
});
