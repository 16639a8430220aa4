import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  besideKnown,
  judged,
  type Paraphrase,
  paraphrases,
  paraphrasesBeside,
  readInShop,
  shopKnown,
} from '#support/eval/paraphrases.ts';

/** Reading all takes half a minute; other seeds draw others. */
const DRAWN = 1_200;

function misread(all: readonly Paraphrase[], known: ReturnType<typeof shopKnown>): string[] {
  return all.flatMap(({ ask, meant }) => {
    const reason = judged(readInShop(ask, known), meant);
    return reason === null ? [] : [`${ask}: ${reason}`];
  });
}

test('a question is read the same however it is put: intent, measure, subject, period and order', () => {
  const all = [...paraphrases()];
  expect(all.length).toBeGreaterThan(20_000);
  const drawn = fc.sample(fc.constantFrom(...all), { numRuns: DRAWN });
  expect(misread(drawn, shopKnown())).toEqual([]);
});

test('so is one of VAT, freight, what is unpaid, and days of the week', () => {
  const all = [...paraphrasesBeside()];
  expect(all.length).toBeGreaterThan(3_000);
  const drawn = fc.sample(fc.constantFrom(...all), { numRuns: DRAWN });
  expect(misread(drawn, besideKnown())).toEqual([]);
});
