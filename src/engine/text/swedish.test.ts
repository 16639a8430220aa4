import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { counted, directed, listed, mention, sentences, worded } from './swedish.ts';

const first = (table: Parameters<typeof factsOf>[0]) => {
  const [fact] = factsOf(table);
  if (fact === undefined) throw new Error('no fact');
  return fact;
};

describe('Swedish sentence parts', () => {
  it('lists with och before the last', () => {
    expect(listed([])).toBe('');
    expect(listed(['Te'])).toBe('Te');
    expect(listed(['Te', 'Kaffe', 'Choklad'])).toBe('Te, Kaffe och Choklad');
  });

  it('counts one in the singular', () => {
    expect(counted(first({ [key.customersLost]: '1' }), 'kund', 'kunder')).toBe('{{F1}} kund');
    expect(counted(first({ [key.customersLost]: '0' }), 'kund', 'kunder')).toBe('{{F1}} kunder');
    expect(counted(first({ [key.customersLost]: '12' }), 'kund', 'kunder')).toBe('{{F1}} kunder');
  });

  it('takes the direction from the fact', () => {
    const words = { up: 'ökat', down: 'minskat', flat: 'stått still' };
    expect(directed(first({ [key.growth]: '0.1' }), words)).toBe('ökat');
    expect(directed(first({ [key.growth]: '-0.1' }), words)).toBe('minskat');
    expect(directed(first({ [key.growth]: '0.0' }), words)).toBe('stått still');
  });

  it.each([
    ['Kaffe', false],
    ['The Thai Chicken Pizza', false],
    ['Mellanrost 500 g', false],
    ['hawaiian_m', true],
    ['kaffe', true],
    ['Te, grönt', true],
  ])(
    'sets quotation marks round a name that could be taken for ordinary words: %s',
    (name, quoted) => {
      const text = mention(first({ [key.productRevenue]: { [name]: '1' } }));
      expect(text).toBe(quoted ? '”{{F1.name}}”' : '{{F1.name}}');
    },
  );

  it('chooses the same wording for the same data', () => {
    const variants: [string, string, string] = ['a', 'b', 'c'];
    expect(worded('x', variants)).toBe(worded('x', variants));
    const chosen = new Set(Array.from({ length: 30 }, (_, n) => worded(`seed ${n}`, variants)));
    expect(chosen.size).toBe(3);
  });

  it('joins only the sentences there are', () => {
    expect(sentences('En.', null, '', 'Till.')).toBe('En. Till.');
  });
});
