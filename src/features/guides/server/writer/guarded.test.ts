import { expect, test } from 'vitest';
import { someFact } from '#support/some-fact.ts';
import { finish } from './finish.ts';
import { type GuardedBrief, guarded } from './guarded.ts';
import type { Writer } from './port.ts';

interface Draft {
  summary: string;
}

const facts = [someFact('F1')];
const brief: GuardedBrief = { facts, changes: new Set() };
const writing = (kind: 'rules' | 'model', summary: string): Writer<GuardedBrief, Draft> => ({
  kind,
  version: `${kind}-1`,
  write: async () => ({ summary }),
});
const rules = writing('rules', 'Ni sålde för {{F1}}.');

test('a text whose every figure is a fact reaches the reader, and says who wrote it', async () => {
  const model = writing('model', 'Försäljningen var {{F1}}.');
  expect(await guarded(brief, model, rules)).toEqual({
    draft: { summary: 'Försäljningen var {{F1}}.' },
    engine: { writer: 'model', version: 'model-1' },
  });
});

test.each([
  ['holds a number of its own', 'Ni sålde för 12 000 kr.'],
  ['spells a number out', 'Ni ökade med tjugo procent.'],
  ['refers to a fact that is not there', 'Ni sålde för {{F9}}.'],
])('a text that %s is written by the rules instead', async (_, summary) => {
  expect(await guarded(brief, writing('model', summary), rules)).toEqual({
    draft: { summary: 'Ni sålde för {{F1}}.' },
    engine: { writer: 'rules', version: 'rules-1' },
  });
});

test('in a finished analysis each figure stands in its text, and where it stands is known', async () => {
  const result = await finish(
    {
      ...brief,
      facts,
      advice: [],
      answerChecks: ['Ni skrev {{F1}}.'],
      dataQuality: {
        text: 'Allt kunde läsas.',
        warnings: ['Se {{F1}}.'],
        given: ['Rad 7: ”12 kr”.'],
      },
    },
    { charts: [], unknowns: [], period: null },
    rules,
    rules,
  );
  expect(result.summary).toBe('Ni sålde för 817\u00A0860\u00A0kr.');
  expect(result.answerChecks).toEqual(['Ni skrev 817\u00A0860\u00A0kr.']);
  expect(result.dataQuality.warnings).toEqual(['Se 817\u00A0860\u00A0kr.', 'Rad 7: ”12 kr”.']);
  expect(result.figures.map(({ path }) => path).sort()).toEqual([
    'answerChecks.0',
    'dataQuality.warnings.0',
    'summary',
  ]);
  expect(result.engine).toEqual({ writer: 'rules', version: 'rules-1' });
});
