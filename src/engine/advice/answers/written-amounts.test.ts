import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatPercent } from '../../text/format.ts';
import { readAmount, readMoney } from './amount.ts';
import { cardinal, fractionPercent } from './number-words.ts';

describe('kronor as owners write them', () => {
  it.each([
    ['500 kr per månad', 6000],
    ['500kr/mån', 6000],
    ['500:- i månaden', 6000],
    ['500 SEK per månad', 6000],
    ['500 kronor varje månad', 6000],
    ['ca 1 500 kr i månaden', 18_000],
    ['drygt 1.500 kr i månaden', 18_000],
    ['1500,50 kr i månaden', 18_006],
    ['1 500,50 kr i månaden', 18_006],
    ['1\u00a0500 kr i månaden', 18_000],
    ['12 tkr per år', 12_000],
    ['12,5 tkr per år', 12_500],
    ['12k om året', 12_000],
    ['12 tusen om året', 12_000],
    ['12 ksek per år', 12_000],
    ['0,5 mkr per år', 500_000],
    ['0.5 Mkr per år', 500_000],
    ['2 msek årligen', 2_000_000],
    ['1 miljon per år', 1_000_000],
    ['1,5 miljoner om året', 1_500_000],
    ['300 kr i veckan', 15_600],
    ['300 kr/v', 15_600],
    ['9 000 kr per kvartal', 36_000],
    ['9 000 kr/kv', 36_000],
    ['9 000 kr i kvartalet', 36_000],
    ['Vi lägger ungefär 20 000 kr per månad på Google och Facebook', 240_000],
    ['HYRA 18 000 KR PER MÅNAD', 216_000],
  ])('%s is kronor a year', (answer, perYear) => {
    expect(readAmount(answer)).toEqual({ kind: 'money', perYear });
  });

  it.each(['500 kr', '12 tkr', '1,5 mkr', '20 000:-', '5000 kronor styck'])(
    '%s has no period',
    (answer) => {
      expect(readAmount(answer)).toEqual({ kind: 'moneyWithoutPeriod' });
    },
  );

  it.each([
    '0 kr i månaden',
    '0,00 kr per år',
    'noll',
    'Nej.',
    'nej, inget',
    'Saknas',
    '-',
    'Har inga',
  ])('%s is none', (answer) => {
    expect(readAmount(answer)).toEqual({ kind: 'none' });
  });

  it.each(['99999999999 mkr per år', '1234567890123 kr per år'])(
    '%s is more than any company has',
    (answer) => {
      expect(readAmount(answer)).toEqual({ kind: 'unreadable' });
    },
  );

  it('come back from how the product itself writes them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000_000 }), (kronor) => {
        expect(readAmount(`${formatMoney(kronor)} per år`)).toEqual({
          kind: 'money',
          perYear: kronor,
        });
      }),
    );
  });

  it('are the same with a small and a large letter, and with spaces before and after', () => {
    const written = fc.constantFrom('12 tkr per år', '500 Kr i månaden', '1,2 MKR om året');
    const space = fc.constantFrom('', ' ', '\n', '\t ');
    fc.assert(
      fc.property(written, space, space, (answer, before, after) => {
        const plain = readAmount(answer);
        expect(readAmount(before + answer.toUpperCase() + after)).toEqual(plain);
        expect(readAmount(before + answer.toLowerCase() + after)).toEqual(plain);
      }),
    );
  });
});

describe('shares as owners write them', () => {
  it.each([
    ['5 procent', 5],
    ['5procent', 5],
    ['5 proc', 5],
    ['5 %', 5],
    ['0,5 %', 0.5],
    ['0.5 %', 0.5],
    ['100 %', 100],
    ['~15%', 15],
    ['mellan 10 och 12 procent', 12],
    ['10–12 %', 11],
    ['10 - 12 procent', 11],
    ['10 till 20 %', 15],
    ['tio procent', 10],
    ['Ungefär TRETTIO procent', 30],
    ['sextiofem procent', 65],
    ['en tredjedel', 33.3],
    ['två femtedelar', 40],
    ['tre fjärdedelar', 75],
    ['en tiondel av försäljningen', 10],
    ['en tjugondel', 5],
    ['Hälften', 50],
    ['ca 25', 25],
    ['5–10', 7.5],
  ])('%s', (answer, percent) => {
    expect(readAmount(answer)).toEqual({ kind: 'percent', percent });
  });

  it.each(['101 %', '1000 procent', 'nittio hundra', 'tre hälfter', '1 2 3', '???', 'lagom'])(
    '%s is not guessed at',
    (answer) => {
      expect(readAmount(answer)).toEqual({ kind: 'unreadable' });
    },
  );

  it('come back from how the product itself writes them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (tenths) => {
        const read = readAmount(formatPercent(tenths / 10));
        expect(read).toEqual({ kind: 'percent', percent: tenths / 10 });
      }),
    );
  });

  it('between two have their middle, whichever dash', () => {
    const percent = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(percent, percent, fc.constantFrom('-', ' - ', '–', ' till '), (a, b, dash) => {
        expect(readAmount(`${a}${dash}${b} %`)).toEqual({ kind: 'percent', percent: (a + b) / 2 });
      }),
    );
  });
});

describe('kronor beside a cost', () => {
  it.each([
    ['18 000 i månaden', 18_000, 12],
    ['18000/mån', 18_000, 12],
    ['kostar 399 varje månad', 399, 12],
    ['4 500 per kvartal', 4500, 4],
    ['100', 100, null],
    ['12 tkr', 12_000, null],
    ['1,2 mkr per år', 1_200_000, 1],
    ['250 i veckan', 250, 52],
  ])('%s', (answer, kronor, timesPerYear) => {
    expect(readMoney(answer)).toEqual({ kronor, timesPerYear });
  });

  it.each(['', 'hyra', '99', '20 %', '60 procent', 'två avtal, 5 och 7'])(
    'are not seen in %j',
    (answer) => {
      expect(readMoney(answer)).toBeNull();
    },
  );

  it('never throw and never come to more than a million millions', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (answer) => {
        expect(readMoney(answer)?.kronor ?? 0).toBeLessThanOrEqual(1e12);
      }),
    );
    expect(readMoney('9'.repeat(400))).toBeNull();
  });
});

describe('numbers in words', () => {
  const ones = ['', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio'];
  const tens = ['tjugo', 'trettio', 'fyrtio', 'femtio', 'sextio', 'sjuttio', 'åttio', 'nittio'];

  it('from twenty to ninety-nine are put together', () => {
    for (const [ten, word] of tens.entries())
      for (const [one, ending] of ones.entries())
        expect(cardinal(word + ending)).toBe(20 + 10 * ten + one);
  });

  it.each([
    '',
    'tjugotio',
    'femtjugo',
    'tretiohundra',
    'tusental',
    'procent',
    'tjugotjugo',
    'sexa',
  ])('are none in %j', (word) => {
    expect(cardinal(word)).toBeNull();
  });

  it.each([
    ['nio tiondelar', 90],
    ['en fjärdedel', 25],
    ['fjärdedelen', 25],
    ['hälften', 50],
    ['fem tredjedelar', null],
    ['noll tredjedelar', null],
    ['helt', null],
  ])('of parts: %s', (text, percent) => {
    expect(fractionPercent(text)).toBe(percent);
  });
});
