import { expect, test } from 'vitest';
import { withoutWords } from './without-words.ts';

test.each([
  [
    'vem köper mest på telefon nuförtiden, i år alltså',
    ['nuförtiden'],
    'Vem köper mest på telefon i år alltså?',
  ],
  ['Hörrni vad sålde vi i mars?', ['Hörrni'], 'Vad sålde vi i mars?'],
])('%s may be asked without what nothing explains', (question, unknown, rest) => {
  expect(withoutWords(question, unknown)).toBe(rest);
});

test.each([
  ['Hur mycket sålde vi av blåbär?', ['blåbär']],
  ['Vilka kunder köpte inte te?', ['inte']],
  ['Hur mycket blåbär sålde vi?', ['blåbär']],
  ['Vad betalade vi Telia?', ['Telia']],
  ['Hur mycket sålde vi utanför Stockholm?', ['utanför', 'Stockholm']],
  ['blåbär i mars', ['blåbär']],
  ['Vilken kund är grön?', ['grön']],
])('%s is about what nothing explains', (question, unknown) => {
  expect(withoutWords(question, unknown)).toBeNull();
});
