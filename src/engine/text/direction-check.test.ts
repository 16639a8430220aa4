import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesCatalogue } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { directionBreaches } from './direction-check.ts';

const { changes, keys: key } = salesCatalogue;
// F1 rises, F2 falls, F3 stands still, F4 is an amount.
const facts = new Map(
  factsOf({
    [key.growth]: '8',
    [key.growthChange]: '-90000',
    [key.marginChange]: '0',
    [key.revenueTotal]: '500',
  }).map((fact) => [fact.id, fact]),
);
const found = (text: string) =>
  directionBreaches(text, facts, changes).map((breach) => breach.found);

const up = [
  ...['ökat', 'ökade', 'ökning', 'växte', 'växer', 'vuxit', 'steg', 'stigit', 'uppgång'],
  ...['lyft', 'lyfter', 'förbättrats', 'starkare', 'upp', 'plus', 'högre'],
];
const down = [
  ...['minskat', 'minskade', 'minskning', 'föll', 'fallit', 'sjönk', 'sjunkit', 'nedgång'],
  ...['tappat', 'tapp', 'tappet', 'försämrats', 'krympt', 'backade', 'svagare', 'ner', 'mindre'],
  ...['minus', 'lägre'],
];

describe('a word of direction beside a change', () => {
  it.each(up)('%s goes with what rises and not with what falls', (word) => {
    expect(found(`Den har ${word} med {{F1}}.`)).toEqual([]);
    expect(found(`Den har ${word} med {{F2|abs}}.`)).toEqual([word]);
  });

  it.each(down)('%s goes with what falls and not with what rises', (word) => {
    expect(found(`Den har ${word} med {{F2|abs}}.`)).toEqual([]);
    expect(found(`Den har ${word} med {{F1}}.`)).toEqual([word]);
  });

  it.each([...up, ...down])('%s goes with what stands still', (word) => {
    expect(found(`Den har ${word} med {{F3}}.`)).toEqual([]);
  });

  it.each([...up, ...down])('%s says nothing of an amount', (word) => {
    expect(found(`Den har ${word} till {{F4}}.`)).toEqual([]);
  });

  it.each(['uppdrag', 'lägret', 'nertrappning', 'högrest', 'tappert', 'mindretal'])(
    'is not seen in %s',
    (word) => {
      expect(found(`Ett ${word} av {{F1}} och {{F2}}.`)).toEqual([]);
    },
  );

  it('after the figure counts where none stands before it', () => {
    expect(found('Med {{F2|abs}} minskade det.')).toEqual([]);
    expect(found('Med {{F2|abs}} ökade det.')).toEqual(['ökade']);
  });

  it('is the nearest before the figure', () => {
    expect(found('Det som minskat har nu ökat med {{F1}}.')).toEqual([]);
    expect(found('Det som ökat har nu minskat med {{F1}}.')).toEqual(['minskat']);
  });

  it.each(['men', 'medan', 'fast', 'trots'])('speaks for its own side of %s', (word) => {
    expect(found(`Den ena har ökat med {{F1}} ${word} den andra minskat med {{F2|abs}}.`)).toEqual(
      [],
    );
    expect(found(`Den ena har ökat med {{F1}} ${word} den andra ökat med {{F2|abs}}.`)).toEqual([
      'ökat',
    ]);
  });

  it('speaks for the next in a list, and not for the next sentence', () => {
    expect(found('Minskat med {{F2|abs}}, {{F2|abs}} och {{F2|abs}}.')).toEqual([]);
    expect(found('Minskat med {{F2|abs}}. Och {{F2|abs}} till.')).toEqual(['']);
  });

  it('must stand beside a fall that is shown without its minus', () => {
    expect(found('Förändringen var {{F2|abs}}.')).toEqual(['']);
    expect(found('Förändringen var {{F2}}.')).toEqual([]);
    expect(found('Förändringen var {{F1|abs}}.')).toEqual([]);
  });

  it('says nothing of a name or a period', () => {
    expect(found('Minskat för {{F1.name}} under {{F1.period}}.')).toEqual([]);
  });

  it('is checked in any text without a throw, and only figures that are there', () => {
    const word = fc.constantFrom(...up, ...down, '{{F1}}', '{{F2|abs}}', '{{F9}}', ',', '.', 'men');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), (words) => {
        const text = words.join(' ');
        for (const { placeholder, expected } of directionBreaches(text, facts, changes)) {
          expect(text).toContain(placeholder);
          expect(expected).toBe(placeholder.includes('F1') ? 'up' : 'down');
        }
      }),
    );
  });
});
