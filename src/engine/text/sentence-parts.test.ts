import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costKeys } from '#engine/guides/costs/catalogue.ts';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { costFactsOf } from '#support/cost-facts.ts';
import type { FactTable } from '#support/fact-table.ts';
import { factsOf } from '#support/sales-facts.ts';
import { numberWords } from './number-words.ts';
import { figure, magnitude, nameOf, periodOf, placeholders } from './placeholder.ts';
import { formatPeriodName, formatSubject } from './subject.ts';
import { agreeing, counted, directed, listed, sentences, varied, worded } from './swedish.ts';

function first(table: FactTable, make = factsOf) {
  const [fact] = make(table);
  if (fact === undefined) throw new Error('no fact');
  return fact;
}

describe('a list of words', () => {
  const words = fc.array(fc.constantFrom('Te', 'Kaffe', 'Fat', 'el och värme'), { maxLength: 6 });

  it('has every word in its order, one joining word and no comma before it', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const text = listed(parts);
        const joins = parts.some((part) => part.includes(' och ')) ? 'samt' : 'och';
        expect(text.split(new RegExp(`, | ${joins} (?=${parts.at(-1) ?? ''}$)`, 'u'))).toEqual(
          parts.length === 0 ? [''] : parts,
        );
        expect(text).not.toMatch(/ {2}|, och|, samt/u);
      }),
    );
  });

  it('is joined by samt where a part has its own och', () => {
    expect(listed(['lokal', 'el och värme'])).toBe('lokal samt el och värme');
    expect(listed(['el och värme'])).toBe('el och värme');
  });
});

describe('the number of a noun', () => {
  it('follows the count: one alone is in the singular', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 5000 }), (count) => {
        const fact = first({ [key.customersLost]: String(count) });
        const one = Math.abs(count) === 1;
        expect(counted(fact, 'kund', 'kunder')).toBe(`{{F1}} ${one ? 'kund' : 'kunder'}`);
        expect(agreeing(fact, 'den', 'de')).toBe(one ? 'den' : 'de');
      }),
    );
  });
});

describe('a word of direction', () => {
  it('always agrees with the sign of what is shown: nothing has fallen by 0,0 %', () => {
    const words = { up: 'ökat', down: 'minskat', flat: 'stått still' };
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(cents, (value) => {
        const fact = first({ [key.growth]: (value / 100).toFixed(2) });
        const isZero = Math.abs(value) < 5;
        const expected = isZero ? 'stått still' : value > 0 ? 'ökat' : 'minskat';
        expect(directed(fact, words)).toBe(expected);
      }),
    );
  });
});

describe('sentences', () => {
  it('are joined by one space, whichever are missing', () => {
    const part = fc.constantFrom('En.', 'Två.', null, '');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = sentences(...parts);
        expect(text).not.toMatch(/ {2}|^ | $|null/u);
        expect(text.split(' ').filter(Boolean)).toEqual(parts.filter(Boolean));
      }),
    );
  });

  it('vary by place, and by seed the same every time', () => {
    const three: [string, string, string] = ['a', 'b', 'c'];
    expect([0, 1, 2, 3, 4].map((place) => varied(place, three)).join('')).toBe('abcab');
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(three).toContain(worded(seed, three));
        expect(worded(seed, three)).toBe(worded(seed, three));
        expect(worded(seed, ['only'])).toBe('only');
      }),
    );
  });
});

describe('what a fact is about', () => {
  it.each([
    [{ [key.monthRevenue]: { '2025-03': '1' } }, 'mars\u00a02025'],
    [{ [key.seasonIndex]: { '03': '1' } }, 'mars'],
    [{ [key.seasonIndex]: { '12': '1' } }, 'december'],
    [{ [key.weekdayShare]: { '1': '1' } }, 'måndag'],
    [{ [key.weekdayShare]: { '7': '1' } }, 'söndag'],
    [{ [key.weekdayShare]: { Fredag: '1' } }, 'fredag'],
    [{ [key.productRevenue]: { '  Te  och\tkaka ': '1' } }, 'Te och kaka'],
    [{ [key.productRevenue]: { '   ': '1' } }, '(utan namn)'],
    [{ [key.productRevenue]: { '\u200b\u0000': '1' } }, '(utan namn)'],
    [{ [key.productRevenue]: { '03': '1' } }, '03'],
  ] as [FactTable, string][])('%j is %j', (table, words) => {
    expect(formatSubject(first(table))).toBe(words);
  });

  it('is one line of at most eighty letters, whatever the cell held', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (name) => {
        const shown = formatSubject(first({ [key.productRevenue]: { [name]: '1' } }));
        expect(shown).not.toMatch(/[\n\r\t\u202a-\u202e\u2028\u2029]|^ | $/u);
        expect(shown.length).toBeLessThanOrEqual(80);
        expect(shown).not.toBe('');
      }),
    );
  });

  it('is nothing of a figure for the whole file', () => {
    expect(() => formatSubject(first({ [key.revenueTotal]: '1' }))).toThrow(RangeError);
    expect(() => formatPeriodName(null)).toThrow(RangeError);
  });

  it('is a supplier, an area or a year by its own name', () => {
    const name = (table: FactTable) => formatSubject(first(table, costFactsOf));
    expect(name({ [costKeys.supplierTotal]: { 'Ahlsell AB': '1' } })).toBe('Ahlsell AB');
    expect(name({ [costKeys.areaTotal]: { Lokal: '1' } })).toBe('Lokal');
  });
});

describe('placeholders', () => {
  it('are found where they were put, each in its form', () => {
    const fact = first({ [key.growth]: '1' });
    const forms = [figure(fact), magnitude(fact), nameOf(fact), periodOf(fact)];
    const text = `Med ${forms.join(' och ')}.`;
    const found = placeholders(text);
    expect(found.map(({ form }) => form)).toEqual(['figure', 'magnitude', 'name', 'period']);
    for (const { start, end, text: own } of found) expect(text.slice(start, end)).toBe(own);
  });

  it.each(['{{F}}', '{{ F1 }}', '{F1}', '{{F1|pos}}', '{{F1.namn}}', '{{F1234567}}', '{{f1}}'])(
    'are none in %s',
    (text) => {
      expect(placeholders(text)).toEqual([]);
    },
  );
});

describe('numbers said in words', () => {
  it.each([
    ['tjugofem kunder', ['tjugofem']],
    ['Hälften av dem', ['hälften']],
    ['var femte kund', ['var femte']],
    ['ett dussin', ['dussin']],
    ['tre fjärdedelar', ['tre', 'fjärdedelar']],
    ['har halverats', ['halverats']],
    ['hundratals', ['hundratals']],
    ['Varannan vecka', ['varannan']],
  ])('are found in %s', (text, words) => {
    expect(numberWords(text)).toEqual(words);
  });

  it.each([
    'en kund',
    'ett avtal',
    'andra kunder',
    'flera gånger',
    'någon enstaka',
    'halvår',
    'sextant',
    'tioårig',
    'trevlig',
    'femma',
  ])('are none in %s', (text) => {
    expect(numberWords(text)).toEqual([]);
  });
});
