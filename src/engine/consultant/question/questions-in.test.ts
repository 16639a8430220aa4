import { expect, it } from 'vitest';
import { questionsIn } from './questions-in.ts';

it.each([
  ['te i mars, choklad i april', ['te i mars', 'choklad i april']],
  ['hur mycket te i mars och choklad i maj', ['hur mycket te i mars', 'hur mycket choklad i maj']],
  ['sålt för och kostat i mars', ['sålt för i mars', 'kostat i mars']],
  ['omsättning i mars och april', ['omsättning i mars och april']],
  ['vad sålde vi för i mars', ['vad sålde vi för i mars']],
])('%s asks %j', (message, questions) => {
  expect(questionsIn(message).map(({ text }) => text)).toEqual(questions);
});
