import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judged, paraphrases, readInShop, shopKnown } from '#support/eval/paraphrases.ts';

/** Reading all takes half a minute; other seeds draw others. */
const DRAWN = 1_200;

test('a question is read the same however it is put: intent, measure, subject, period and order', () => {
  const all = [...paraphrases()];
  const known = shopKnown();
  expect(all.length).toBeGreaterThan(20_000);
  const drawn = fc.sample(fc.constantFrom(...all), { numRuns: DRAWN });
  const off = drawn.flatMap(({ ask, meant }) => {
    const reason = judged(readInShop(ask, known), meant);
    return reason === null ? [] : [`${ask}: ${reason}`];
  });
  expect(off).toEqual([]);
});
