import { expect, test } from 'vitest';
import { common } from '#contract/errors.ts';
import { salesFirstLook } from '#engine/guides/sales/first-look.ts';
import { plainUnderstanding } from '#support/sales-facts.ts';
import { someFact } from '#support/some-fact.ts';
import { fileGuide } from './file-guide.ts';

const guide = fileGuide({
  id: 'sales',
  version: 'rules-1',
  errors: { none: () => common('not_found'), notReady: () => common('not_found') },
  answers: (stored) => stored,
  basis: async () => null,
  view: {
    name: 'sales',
    measures: [],
    create: async () => ({ currency: { code: null } }),
    subjects: {},
    counts: {},
  },
  firstLook: salesFirstLook,
  computes: 'nyckeltal',
  compute: async () => ({ charts: [], unknowns: [], period: null }),
  brief: () => ({
    facts: [someFact('F1')],
    changes: new Set<string>(),
    advice: [],
    answerChecks: ['Ni skrev {{F1}}.'],
    dataQuality: {
      text: 'Allt kunde läsas.',
      warnings: ['Se {{F1}}.'],
      given: ['Rad 7: ”12 kr”.'],
    },
  }),
  write: () => ({ summary: 'Ni sålde för {{F1}}.' }),
  extra: () => ({ portfolio: null }),
});

test('in a finished analysis each figure stands in its text, and where it stands is known', async () => {
  const figures = { charts: [], unknowns: [], period: null };
  const result = await guide.result({ figures, answers: {}, understanding: plainUnderstanding });
  expect(result.summary).toBe('Ni sålde för 817\u00A0860\u00A0kr.');
  expect(result.answerChecks).toEqual(['Ni skrev 817\u00A0860\u00A0kr.']);
  expect(result.dataQuality.warnings).toEqual(['Se 817\u00A0860\u00A0kr.', 'Rad 7: ”12 kr”.']);
  expect(result.figures.map(({ path }) => path).sort()).toEqual([
    'answerChecks.0',
    'dataQuality.warnings.0',
    'summary',
  ]);
  expect(result.engine).toEqual({ writer: 'rules', version: 'rules-1' });
  expect(result.portfolio).toBeNull();
});

test('a guide that begins with a file is not run without one', async () => {
  const run = { file: null, answers: {}, basis: null, analyses: [], today: '2026-03-14' };
  await expect(guide.run(run, async () => {})).rejects.toThrow('from a file');
});
