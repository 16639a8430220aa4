import { describe, expect, it } from 'vitest';
import type { ResultBasis } from '#engine/text/result.ts';
import { someFact } from '#support/some-fact.ts';
import type { Progress } from '../contract.ts';
import { defineGuide } from './define-guide.ts';
import type { Run } from './guide.ts';
import { rewritten } from './rewrite.ts';

interface Draft {
  summary: string;
}

const nothing: Omit<ResultBasis, 'facts' | 'figures' | 'engine'> = {
  charts: [],
  unknowns: [],
  period: null,
  dataQuality: { text: '', warnings: [] },
  advice: [],
};

/** A guide that notes each step it takes in `steps`; `compute` may be made to fail. */
function notingGuide(steps: string[], compute: () => Promise<string> = async () => 'figures') {
  const note = <T>(step: string, value: T): T => {
    steps.push(step);
    return value;
  };
  return defineGuide({
    id: 'plan',
    version: '7.0.0',
    view: null,
    stages: {
      reading: { percent: 1, text: 'läser' },
      computing: (source: string) => ({ percent: 2, text: `räknar ${source}` }),
      writing: { percent: 3, text: 'skriver' },
    },
    prepare: async () => ({ document: null, answers: {}, basis: null, sample: false }),
    open: async ({ today }: Run) => note('open', today),
    compute: () => note('compute', compute()),
    brief: (computed: string) =>
      note('brief', { facts: [someFact('F1')], changes: new Set<string>(), computed }),
    write: ({ computed }): Draft => note('write', { summary: `${computed}: {{F1}}` }),
    texts: (draft) => draft,
    modelTexts: ['summary'],
    finish: (texts, written) => note('finish', { ...texts, ...nothing, ...written }),
  });
}

const run: Run = { file: null, answers: {}, basis: null, analyses: [], today: '2026-03-14' };

/** What is shown where a model answers with this summary. */
function modelSaying(summary: string) {
  const guide = notingGuide([]);
  const texts = new Map([['summary', summary]]);
  return rewritten(guide, guide.composed('figures'), { name: 'test-model', texts });
}

describe('a guide is run', () => {
  it('from what it is made of to the result, one step after another', async () => {
    const steps: string[] = [];
    const reported: Progress[] = [];
    const result = await notingGuide(steps).run(run, async (progress) => {
      reported.push(progress);
    });
    expect(steps).toEqual(['open', 'compute', 'brief', 'write', 'finish']);
    expect(reported).toEqual([
      { stage: 'reading', percent: 1, text: 'läser' },
      { stage: 'computing', percent: 2, text: 'räknar 2026-03-14' },
      { stage: 'writing', percent: 3, text: 'skriver' },
    ]);
    expect(result.summary).toBe('figures: 817\u00a0860\u00a0kr');
    expect(result.figures).toMatchObject([{ factId: 'F1', path: 'summary' }]);
    expect(result.engine).toEqual({ writer: 'rules', version: '7.0.0' });
  });
});

describe('a model that writes', () => {
  it('is used where every figure is a fact, and is named', () => {
    const result = modelSaying('Det blev {{F1}}.');
    expect(result).toMatchObject({ summary: 'Det blev 817\u00a0860\u00a0kr.' });
    expect(result.engine).toMatchObject({ writer: 'model', version: 'test-model' });
    expect(result.engine.model?.sentences).toEqual([{ path: 'summary', start: 0, end: 20 }]);
  });

  it.each([
    ['holds a number of its own', 'Ni sålde för 12 000 kr.'],
    ['spells a number out', 'Ni ökade med tjugo procent.'],
    ['refers to a fact that is not there', 'Ni sålde för {{F9}}.'],
  ])('whose text %s is replaced by the rules', async (_, summary) => {
    const { engine, ...result } = modelSaying(summary);
    const { engine: rules, ...byRules } = await notingGuide([]).result('figures');
    expect(result).toEqual(byRules);
    expect(engine).toMatchObject({ ...rules, model: { outcome: 'refused' } });
  });
});
