import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '#engine/facts/fact.ts';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { formatFact } from './format.ts';
import { renderDraft, renderText, shown } from './render.ts';

const facts = factsOf({
  [key.revenueTotal]: '1234567.5',
  [key.growth]: '-12.34',
  [key.productRevenue]: { 'Te & Kaffe': '900', '<script>\u202Ealert': '5' },
});
const byId = new Map(facts.map((fact) => [fact.id, fact]));

describe('putting figures into texts', () => {
  it('puts in the formatted figure and tells where it stands', () => {
    const { text, figures } = renderText('Ni sålde för {{F1}}.', byId, 'summary');
    expect(text).toBe('Ni sålde för 1\u00a0234\u00a0568\u00a0kr.');
    expect(figures).toEqual([{ path: 'summary', start: 13, end: 25, factId: 'F1' }]);
  });

  it('leaves out the minus beside a word that says the direction', () => {
    expect(renderText('ner {{F2|abs}}, alltså {{F2}}', byId, 'x').text).toBe(
      'ner 12,3\u00a0%, alltså \u221212,3\u00a0%',
    );
  });

  it('names what a fact is about and its period without calling them figures', () => {
    const { text, figures } = renderText('{{F3.name}} under {{F3.period}}', byId, 'x');
    expect(text).toBe('Te & Kaffe under 2025');
    expect(figures).toEqual([]);
  });

  it('takes direction marks out of names', () => {
    expect(renderText('{{F4.name}}', byId, 'x').text).toBe('<script> alert');
  });

  it('ends no sentence and no heading with two full stops, whatever name it ends with', () => {
    const words = fc.stringMatching(/^[A-ZÅÄÖ][a-zåäö]{1,9}( Co\.| & Son\.| AB| a\.s\.)?$/u);
    const ends = fc.constantFrom('.', '**.', '.**', '”.', '. Nästa {{F1.name}}.', '**. **Sist**.');
    fc.assert(
      fc.property(words, ends, (name, end) => {
        const named = factsOf({ [key.productRevenue]: { [name]: '1' } });
        const text = renderDraft({ text: `**Ring {{F1.name}}${end}` }, named).texts.text;
        expect(text).not.toMatch(/\.(\*\*)?\.(?!\p{L})/u);
        expect(text).toContain(name);
        expect(text).toMatch(/[.”*]$/u);
      }),
    );
  });

  it('does not read a name as a placeholder', () => {
    const named = factsOf({ [key.productRevenue]: { '{{F1}}': '1' } });
    expect(renderDraft({ text: '{{F1.name}}' }, named).texts.text).toBe('{{F1}}');
  });

  it('refuses a placeholder without a fact', () => {
    expect(() => renderText('{{F99}}', byId, 'summary')).toThrow('summary: no fact F99');
  });

  it('keeps the shape and gives each text its path', () => {
    const { texts, figures } = renderDraft({ sections: [{ roi: 'a' }, { roi: '{{F1}}' }] }, facts);
    expect(texts.sections[0]?.roi).toBe('a');
    expect(figures.map(({ path }) => path)).toEqual(['sections.1.roi']);
  });

  it('holds for every order of words and figures: the slice is exactly the figure', () => {
    const piece = fc.oneof(
      fc.constantFrom('{{F1}}', '{{F2}}', '{{F2|abs}}', '{{F3.name}}', '{{F3.period}}'),
      fc.string().filter((text) => !text.includes('{')),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { text, figures } = renderText(pieces.join(''), byId, 'p');
        for (const { start, end, factId } of figures) {
          const fact = byId.get(factId) as Fact;
          expect([formatFact(fact), shown(fact, 'magnitude')]).toContain(text.slice(start, end));
        }
      }),
    );
  });
});
