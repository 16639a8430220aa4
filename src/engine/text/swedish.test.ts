import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { formatFact } from './format.ts';
import { figure } from './placeholder.ts';
import { renderText } from './render.ts';
import {
  byHowMuch,
  counted,
  directed,
  inQuotes,
  listed,
  mention,
  moreOrLess,
  sentences,
  worded,
} from './swedish.ts';

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

describe('a rise from a small base', () => {
  const said = (value: string) => {
    const [growth] = factsOf({ [key.productGrowth]: { Te: value } });
    if (growth === undefined) throw new Error('no fact');
    const byId = new Map([[growth.id, growth]]);
    return [byHowMuch(growth), moreOrLess(growth), figure(growth)].map((text) =>
      renderText(text, byId, '').text.replaceAll('\u00a0', ' '),
    );
  };

  it('is said as what it has become, wherever its figure stands', () => {
    expect(said('587')).toEqual([
      'till 6,9 gånger så mycket',
      '6,9 gånger så mycket',
      '6,9 gånger så mycket',
    ]);
    expect(said('1167.8')[0]).toBe('till 12,7 gånger så mycket');
    expect(said('200')[0]).toBe('till 3,0 gånger så mycket');
    expect(said('199.9')).toEqual(['med 199,9 %', '199,9 % mer', '199,9 %']);
    expect(said('-40')).toEqual(['med 40,0 %', '40,0 % mindre', '−40,0 %']);
    expect(said('0')[1]).toBe('lika mycket');
  });

  it('is no share, however large', () => {
    const share = first({ [key.productShare]: { Te: '587' } });
    expect(formatFact(share)).toBe('587,0\u00a0%');
  });
});

it('quotes a title that has quotes of its own', () => {
  expect(inQuotes('Mer plats åt ”Varor, 25 %”')).toBe('”Mer plats åt ’Varor, 25 %’”');
});
