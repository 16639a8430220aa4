import { describe, expect, it } from 'vitest';
import { adviceKeys } from '#engine/advice/advice-keys.ts';
import type { AnalysisInput } from '#engine/guides/sales/brief.ts';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { rewritten } from '#features/guides/server/rewrite.ts';
import { figuresOf, noAnswers, ordinary, plainUnderstanding } from '#support/sales-facts.ts';
import { salesGuide } from './guide.ts';

const table = {
  ...ordinary,
  [key.productRevenue]: { Te: '600000' },
  [key.productShare]: { Te: '25' },
  [key.customersLost]: '7',
  [key.customersLostRevenue]: '150000',
  [key.productsTotal]: '9',
  [key.productsGrowing]: '4',
  [key.productsShrinking]: '3',
  [key.productsStable]: '1',
  [key.dormantProducts]: '2',
};

function input(more: Partial<AnalysisInput> = {}): AnalysisInput {
  return {
    figures: figuresOf(table, { topProducts: ['Te'] }),
    answers: { ...noAnswers, question5: '12 %' },
    understanding: plainUnderstanding,
    ...more,
  };
}

/** What is shown where a model answers with this summary. */
function modelSaying(summary: string): ResultBasis {
  const texts = new Map([['summary', summary]]);
  return rewritten(salesGuide, salesGuide.composed(input()), { name: 'test-model', texts });
}

describe('a finished analysis', () => {
  it('has texts with figures, facts, counts and the name of its writer', async () => {
    const result = await salesGuide.result(input());
    expect(result.engine).toEqual({ writer: 'rules', version: salesGuide.version });
    expect(result.summary).toContain('2\u00a0400\u00a0000\u00a0kr');
    expect(result.productAnalysis.topPerformers[0]?.margin).toBe('Okänd: kostnad saknas i filen');
    expect(result.portfolio).toEqual({
      products: 9,
      growing: 4,
      shrinking: 3,
      stable: 1,
      dormant: 2,
    });
    expect(result.answerChecks).toHaveLength(1);
    expect(result.figures.length).toBeGreaterThan(10);
  });

  it('keeps the computed facts as they were and appends its own', async () => {
    const given = input();
    const result = await salesGuide.result(given);
    expect(result.facts.slice(0, given.figures.facts.length)).toEqual(given.figures.facts);
    const own = result.facts.slice(given.figures.facts.length);
    expect(own.map(({ key: name }) => name)).toContain(adviceKeys.likely);
    expect(own.filter(({ kind }) => kind === 'assumption').length).toBeGreaterThan(0);
  });

  it('is the same every time', async () => {
    expect(await salesGuide.result(input())).toEqual(await salesGuide.result(input()));
  });

  it('says nothing of answers that were not given', async () => {
    const result = await salesGuide.result(input({ answers: noAnswers }));
    expect(result.answerChecks).toEqual([]);
  });

  it('does not read placeholders out of what the file says', async () => {
    const figures = figuresOf(table, { warnings: ['Kolumnen {{F99}} har {{F1}} tomma rader.'] });
    const result = await salesGuide.result(input({ figures }));
    expect(result.dataQuality.warnings).toContain('Kolumnen {{F99}} har {{F1}} tomma rader.');
  });

  it('has no portfolio where there is nothing to compare with', async () => {
    const figures = figuresOf(ordinary, { comparison: null });
    expect((await salesGuide.result(input({ figures }))).portfolio).toBeNull();
  });
});

describe('a writer that is a model', () => {
  it('is kept where every figure is a fact', () => {
    const result = modelSaying('Omsättningen är {{F1}}.') as SalesResult;
    expect(result.engine).toMatchObject({ writer: 'model', version: 'test-model' });
    expect(result.summary).toBe('Omsättningen är 2\u00a0400\u00a0000\u00a0kr.');
  });

  it.each(['Omsättningen är 3 miljoner.', 'Nästan hälften är borta.', 'Se {{F9999}}.'])(
    'never gets %s to a reader: the rules write instead',
    async (summary) => {
      const { engine, ...result } = modelSaying(summary);
      const { engine: rules, ...byRules } = await salesGuide.result(input());
      expect(result).toEqual(byRules);
      const { model, ...byWhom } = engine;
      expect(byWhom).toEqual(rules);
      expect(model).toMatchObject({ outcome: 'refused', replaced: [{ path: 'summary' }] });
    },
  );
});
