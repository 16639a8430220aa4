import { describe, expect, it } from 'vitest';
import { salesCatalogue } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { guardDraft, guardText } from './guard.ts';

const { changes, keys: key } = salesCatalogue;
const facts = factsOf({
  [key.revenueTotal]: '1000',
  [key.growth]: '-12',
  [key.productGrowth]: { Te: '8' },
});
const byId = new Map(facts.map((fact) => [fact.id, fact]));
const kinds = (text: string) => guardText(text, byId, changes).map(({ kind }) => kind);

describe('the guard over texts', () => {
  it('lets text with figures in placeholders through', () => {
    expect(kinds('Under {{F1.period}} sålde ni för {{F1}}; {{F3.name}} är en av varorna.')).toEqual(
      [],
    );
  });

  it('lets list numbers through', () => {
    expect(kinds('1. Ring kunden\n2. Skriv ner skälet')).toEqual([]);
  });

  it.each([
    ['Omsättningen var 1 000 kr', 'number'],
    ['Det är 2025', 'number'],
    ['En ökning på ½', 'number'],
    ['Tjugofem kunder försvann', 'numberWord'],
    ['Mer än hälften av kunderna', 'numberWord'],
    ['En tredjedel av intäkten', 'numberWord'],
    ['Försäljningen har fördubblats', 'numberWord'],
    ['Var tredje kund', 'numberWord'],
    ['Omsättningen blev {{F77}}', 'unknownFact'],
    ['Omsättningen blev {{F1', 'brokenPlaceholder'],
    ['{{F1.name}} säljer', 'noName'],
  ])('stops %s', (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });

  it.each([
    'Försäljningen har ökat med {{F2|abs}}.',
    'Försäljningen växte, en uppgång med {{F2}}.',
    'Te har tappat {{F3}}.',
  ])('stops a direction the figure contradicts: %s', (text) => {
    expect(kinds(text)).toEqual(['direction']);
  });

  it('stops a fall that is shown without minus and without a word for it', () => {
    expect(kinds('Förändringen är {{F2|abs}}.')).toEqual(['direction']);
  });

  it('reads each clause by itself', () => {
    expect(kinds('Te har ökat med {{F3}}, men försäljningen har minskat med {{F2|abs}}.')).toEqual(
      [],
    );
    expect(kinds('Försäljningen har minskat med {{F2|abs}} medan Te har ökat med {{F3}}.')).toEqual(
      [],
    );
  });

  it('lets one word speak for a list of falls', () => {
    const text =
      'Försäljningen har minskat med {{F2|abs}} totalt, {{F2|abs}} i butik och {{F2|abs}} på nätet.';
    expect(kinds(text)).toEqual([]);
    expect(kinds(text.replace('minskat', 'ökat'))).toEqual(['direction', 'direction', 'direction']);
  });

  it('says where in a draft the breach is', () => {
    expect(guardDraft({ sections: [{ roi: 'ca 5 %' }] }, facts, changes)).toEqual([
      { path: 'sections.0.roi', kind: 'number', found: '5' },
    ]);
  });
});
