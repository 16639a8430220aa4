import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestMatch, mentioned, phrases, plain } from './names.ts';

describe('a name as it is compared', () => {
  it.each([
    ['Crème brûlée-te', 'creme brulee te'],
    ['  Åhléns & Co.  ', 'ahlens co'],
    ['ÅÄÖ', 'aao'],
    ['Kaffe, 500 g', 'kaffe 500 g'],
    ['😀', ''],
    ['', ''],
  ])('%j is %j', (name, expected) => {
    expect(plain(name)).toBe(expected);
  });

  it('is the same however often it is made so', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(plain(plain(name))).toBe(plain(name));
        expect(plain(name)).not.toMatch(/ {2}|^ | $/u);
      }),
    );
  });
});

describe('the parts of an answer', () => {
  it.each([
    ['Kaffe, te och choklad', ['kaffe', 'te', 'choklad']],
    ['Kaffe samt te', ['kaffe', 'te']],
    ['1) Kaffe 2) te', ['1 kaffe 2 te']],
    ['Kaffe/te', ['kaffe', 'te']],
    ['Kaffe & te + kakao', ['kaffe', 'te', 'kakao']],
    ['Först kaffe sen te', ['forst kaffe', 'te']],
    ['Kaffe\nTe', ['kaffe', 'te']],
    ['och', ['och']],
    ['a, b', []],
  ])('%j', (answer, expected) => {
    expect(phrases(answer)).toEqual(expected);
  });

  it('are ten at most, of the first five hundred characters', () => {
    expect(phrases(Array.from({ length: 40 }, (_, at) => `vara${at}`).join(', '))).toHaveLength(10);
    expect(phrases(`${'x'.repeat(500)}, te`)).toEqual(['x'.repeat(500)]);
  });
});

describe('the name an owner means', () => {
  const names = ['Te', 'Kaffe', 'Kaffe Zoégas 500 g', 'Earl Grey', 'Pizza Hawaii', 'Skor'];

  it.each([
    ['kaffe', 'Kaffe'],
    ['kaffet', 'Kaffe'],
    ['zoegas', 'Kaffe Zoégas 500 g'],
    ['kaffe zoegas', 'Kaffe Zoégas 500 g'],
    ['earl gray', 'Earl Grey'],
    ['pizzan', 'Pizza Hawaii'],
    ['hawaii pizza', 'Pizza Hawaii'],
    ['vara skor', 'Skor'],
    ['te', 'Te'],
    // Two letters are too few to be taken for another word, and so is a slip in a short one.
    ['ta', null],
    ['sko', null],
    ['bil', null],
    ['', null],
  ])('%j is %j', (phrase, expected) => {
    expect(bestMatch(phrase, names)).toBe(expected);
  });

  it('is the one written in full before those that only hold its words', () => {
    expect(bestMatch('kaffe', ['Kaffe mörkrost', 'Kaffe'])).toBe('Kaffe');
    expect(bestMatch('kaffe', ['Kaffe mörkrost', 'Kaffe mellanrost'])).toBe('Kaffe mörkrost');
  });

  it('is always itself', () => {
    const word = fc.stringMatching(/^[a-zåäö]{2,12}$/u);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, selector: plain }), (words) => {
        for (const name of words) expect(bestMatch(plain(name), words)).toBe(name);
      }),
    );
  });

  it('is given once, in the order of the answer', () => {
    expect(mentioned('Te, kaffe, tea och kaffet', names)).toEqual(['Te', 'Kaffe']);
    expect(mentioned('Skor och te', names)).toEqual(['Skor', 'Te']);
    expect(mentioned('ingenting', names)).toEqual([]);
    expect(mentioned('te', [])).toEqual([]);
  });

  it('is one of those there are, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (answer) => {
        for (const name of mentioned(answer, names)) expect(names).toContain(name);
      }),
    );
  });
});
