import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesCatalogue } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { guardDraft, guardText } from './guard.ts';
import { renderDraft, renderText } from './render.ts';

const { changes, keys: key } = salesCatalogue;
const facts = factsOf({
  [key.revenueTotal]: '1234567.5',
  [key.growth]: '-12.34',
  [key.productRevenue]: { 'Te & Kaffe': '900', 'Fat {{F1}}': '5' },
});
const byId = new Map(facts.map((fact) => [fact.id, fact]));

const word = fc.constantFrom('Ni', 'sålde', 'för', 'kunder', 'och', 'priset', 'står', 'still');
const reference = fc.constantFrom(
  '{{F1}}',
  '{{F3}}',
  '{{F3.name}}',
  '{{F4.name}}',
  '{{F1.period}}',
);
const sound = fc
  .array(fc.oneof(word, reference), { maxLength: 12 })
  .map((parts) => parts.join(' '));

describe('the guard', () => {
  it('lets through any words with figures in placeholders', () => {
    fc.assert(
      fc.property(sound, (text) => {
        expect(guardText(text, byId, changes)).toEqual([]);
      }),
    );
  });

  it('stops any digit that is put in among them', () => {
    const digit = fc.constantFrom('7', '2025', '12,5', '1\u00a0000', '½', '²', '٣');
    fc.assert(
      fc.property(sound, digit, sound, (before, number, after) => {
        const kinds = guardText(`${before} x ${number} ${after}`, byId, changes).map(
          ({ kind }) => kind,
        );
        expect(kinds).toContain('number');
      }),
    );
  });

  it('stops any number in words that is put in among them', () => {
    const spelled = fc.constantFrom('fem', 'tjugotre', 'hälften', 'en tredjedel', 'dubbelt');
    fc.assert(
      fc.property(sound, spelled, sound, (before, number, after) => {
        const kinds = guardText(`${before} ${number} ${after}`, byId, changes).map(
          ({ kind }) => kind,
        );
        expect(kinds).toContain('numberWord');
      }),
    );
  });

  it.each([
    ['{{F99}}', 'unknownFact'],
    ['{{F1.name}}', 'noName'],
    ['{{F1', 'brokenPlaceholder'],
    ['F1}}', 'brokenPlaceholder'],
    ['{{F1|pos}}', 'brokenPlaceholder'],
  ])('stops %s', (text, kind) => {
    expect(
      guardText(`Ni sålde för ${text} i år.`, byId, changes).map((breach) => breach.kind),
    ).toContain(kind);
  });

  it.each(['1. Ring', '2) Skriv', '12. Sälj', '  3. Vila'])('reads %s as a list', (text) => {
    expect(guardText(text, byId, changes)).toEqual([]);
  });

  it.each(['Ring 1. Skriv', '123. Ring', '1.5 kunder'])('reads %s as a number', (text) => {
    expect(guardText(text, byId, changes).map(({ kind }) => kind)).toContain('number');
  });

  it('says where in a draft of any shape a breach is', () => {
    const path = fc.array(fc.constantFrom('a', 'b', 'summary'), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(path, (names) => {
        const draft = names.reduceRight<unknown>((tree, name) => ({ [name]: tree }), '5 kunder');
        expect(guardDraft(draft, facts, changes)).toEqual([
          { path: names.join('.'), kind: 'number', found: '5' },
        ]);
      }),
    );
    expect(
      guardDraft([null, 4, true, ['x', '5']], facts, changes).map(({ path: at }) => at),
    ).toEqual(['3.1']);
  });
});

describe('a draft with its figures put in', () => {
  it('has each figure where it says, and nothing of a placeholder left', () => {
    fc.assert(
      fc.property(sound, (draft) => {
        const { text, figures } = renderText(draft, byId, 'summary');
        expect(text.replaceAll('Fat {{F1}}', '')).not.toMatch(/\{\{|\}\}/u);
        for (const { start, end, factId } of figures)
          expect(text.slice(start, end)).toBe(renderText(`{{${factId}}}`, byId, 'x').text);
        expect(figures.length).toBe((draft.match(/\{\{F\d\}\}/g) ?? []).length);
      }),
    );
  });

  it('does not read what a name holds as a placeholder', () => {
    const { text, figures } = renderText('{{F4.name}} och {{F1}}', byId, 'x');
    expect(text.startsWith('Fat {{F1}} och 1')).toBe(true);
    expect(figures).toHaveLength(1);
  });

  it('keeps the shape of the draft, and what is no text', () => {
    const draft = { a: ['{{F3.name}}', 4, null], b: { c: true, d: '' } };
    expect(renderDraft(draft, facts).texts).toEqual({
      a: ['Te & Kaffe', 4, null],
      b: { c: true, d: '' },
    });
  });

  it('is refused where a fact is missing, with the place', () => {
    expect(() => renderDraft({ a: { b: 'x {{F9}}' } }, facts)).toThrow(/a\.b: no fact F9/u);
  });
});
