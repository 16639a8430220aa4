import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyLine, findAnswers, pointParts, textParts } from './model.ts';
import { helpCategories } from './texts/help.ts';

const idsOf = (query: string) =>
  findAnswers(helpCategories, query).flatMap(({ questions }) => questions.map(({ id }) => id));
const all = helpCategories.flatMap(({ questions }) => questions);
const wordsOf = ({ question, answer }: (typeof all)[number]) =>
  [question, ...answer.flat()].join(' ').split(/\s+/);

describe('searching for answers', () => {
  it('finds a question by its own words and by those of its answer', () => {
    expect(idsOf('Hur exporterar jag från Fortnox')).toEqual(['fortnox']);
    expect(idsOf('artikelstatistik')).toEqual(['fortnox']);
    expect(idsOf('leverantörsreskontra')).toEqual(['kostnadsanalys']);
  });

  it('makes no difference between capital and small letters, å, ä and ö among them', () => {
    expect(idsOf('ÅNGERRÄTT')).toEqual(['angerratt']);
    expect(idsOf('ångerrätt')).toEqual(['angerratt']);
    expect(idsOf('SÄGA UPP')).toEqual(idsOf('säga upp'));
  });

  it('takes å as one letter, never as a: neither finds the other', () => {
    expect(idsOf('angerratt')).toEqual([]);
  });

  it('finds letters stored as two signs, as some systems write them', () => {
    expect(idsOf('ångerrätt'.normalize('NFD'))).toEqual(['angerratt']);
  });

  it('finds sums whatever space stands in them', () => {
    expect(idsOf('3 400 kr')).toContain('planer');
  });

  it('gives every question where nothing is asked for', () => {
    expect(idsOf('')).toEqual(all.map(({ id }) => id));
    expect(idsOf('   ')).toHaveLength(all.length);
  });

  it('leaves out categories without a match, and finds nothing where nothing is', () => {
    expect(findAnswers(helpCategories, 'WooCommerce').map(({ id }) => id)).toEqual(['kom-igang']);
    expect(findAnswers(helpCategories, 'xyzzy')).toEqual([]);
  });

  it('finds every question by any word of it, in any casing, and only those that hold the word', () => {
    const word = fc.constantFrom(...all).chain((entry) =>
      fc.record({
        id: fc.constant(entry.id),
        word: fc.constantFrom(...wordsOf(entry)),
        upper: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(word, ({ id, word, upper }) => {
        const ids = idsOf(upper ? word.toUpperCase() : word);
        expect(ids).toContain(id);
        const without = all.filter((entry) => !ids.includes(entry.id));
        for (const entry of without) {
          expect(wordsOf(entry).join(' ').toLowerCase()).not.toContain(word.toLowerCase());
        }
      }),
    );
  });

  it('never finds more by a longer search', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (start, more) => {
        const wide = new Set(idsOf(start));
        expect(idsOf(`${start}${more}`).every((id) => wide.has(id))).toBe(true);
      }),
    );
  });
});

describe('the questions', () => {
  it('are at least five in each category, each with an anchor of its own', () => {
    for (const { questions } of helpCategories) expect(questions.length).toBeGreaterThanOrEqual(5);
    const anchors = [...helpCategories, ...all].map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe('a text of the pages', () => {
  const links = (text: string) =>
    textParts(text).flatMap((part) => (part.href === null ? [] : [[part.text, part.href]]));
  const whole = (text: string) =>
    textParts(text).flatMap((part) => (part.whole ? [part.text] : []));

  it('links to the addresses it names, without the full stop after them', () => {
    expect(links('Mejla support@klarsikt.example. Eller se www.imy.se, om du vill.')).toEqual([
      ['support@klarsikt.example', 'mailto:support@klarsikt.example'],
      ['www.imy.se', 'https://www.imy.se'],
    ]);
  });

  it('links to our other texts where it names them', () => {
    expect(links('Det står i integritetspolicyn, inte i användarvillkoren.')).toEqual([
      ['integritetspolicyn', '/privacy'],
      ['användarvillkoren', '/terms'],
    ]);
  });

  it('keeps a number with its unit, and e-post in one piece', () => {
    expect(whole('Med 30 dagars varsel via e-postadressen, TLS 1.3.')).toEqual([
      '30 dagars',
      'e-postadressen',
      'TLS 1.3',
    ]);
    expect(whole('Efter 12 månaderna och 8 teckenkoder')).toEqual(['12 månaderna']);
  });

  it('knows what a point is about from the word before its colon', () => {
    expect(pointParts('Filer: originalet, och tabellen.')).toEqual({
      term: 'Filer:',
      text: ' originalet, och tabellen.',
    });
    for (const text of ['rätta det som är fel: det mesta', 'Fel. Sedan: rätt', 'Kl. 12:30']) {
      expect(pointParts(text)).toEqual({ term: null, text });
    }
  });

  it('lose nothing of the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          textParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the company behind the site', () => {
  it('is told in one line, and not invented where it is not known', () => {
    expect(
      companyLine({
        name: 'Exempelbolaget AB',
        orgNumber: '556016-0680',
        vatNumber: 'SE556016068001',
        address: 'Storgatan 1, 111 22 Stockholm',
      }),
    ).toBe(
      'Exempelbolaget AB, org.nr 556016-0680, momsreg.nr SE556016068001. Storgatan 1, 111 22 Stockholm',
    );
    expect(companyLine(null)).toBeNull();
  });
});
