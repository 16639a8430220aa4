import { expect, test } from 'vitest';
import type { Known } from './known.ts';
import { readQuestion } from './read-question.ts';

const known: Known = {
  names: [
    { guide: 'sales', dimension: 'category', names: ['Te', 'Kaffe'] },
    { guide: 'sales', dimension: 'customer', names: ['Café Syrenen AB'] },
    { guide: 'sales', dimension: 'channel', names: ['Webb', 'Telefon'] },
  ],
  guides: ['sales'],
  covered: {},
  today: '2026-11-23',
  focus: null,
};
const unknownIn = (question: string) => readQuestion(question, known, () => null).unknown;

test.each([
  ['Hur många kunder köper bara te?', 'bara'],
  ['Hur stor rabatt i procent ger vi?', 'i procent'],
  ['Hur länge räcker teet?', 'Hur länge'],
  ['Hur snabbt växer webben?', 'Hur snabbt'],
  ['Vad gav webben minus telefon i år?', 'minus'],
  ['Rabatt per styck', 'per styck'],
  ['Vad kostade det att sälja på webben?', 'kostade'],
])('%s asks what is not computed: %s', (question, phrase) => {
  expect(unknownIn(question)).toContain(phrase);
});

test.each([
  'Vad är marginalen i procent?',
  'Hur mycket sålde vi bara på webben?',
  'Hur mycket har te ökat i procent i år mot i fjol?',
  'Hur stor andel är te?',
  'Snittpris per styck',
])('%s is computed', (question) => {
  expect(unknownIn(question)).toEqual([]);
});
