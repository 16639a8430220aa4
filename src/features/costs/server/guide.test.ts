import { describe, expect, it } from 'vitest';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { rewritten } from '#features/guides/server/rewrite.ts';
import {
  costFiguresFrom,
  costUnderstanding,
  noCostAnswers,
  ordinaryCosts,
} from '#support/cost-facts.ts';
import { costsGuide } from './guide.ts';

const input = {
  figures: costFiguresFrom({
    ...ordinaryCosts,
    [key.areaTotal]: { Lokal: '960000', Övrigt: '120000' },
    [key.areaShare]: { Lokal: '40', Övrigt: '5' },
    [key.areaPerMonth]: { Lokal: '40000' },
  }),
  answers: { ...noCostAnswers, largestFixedCosts: 'Hyra 30 000 kr/mån' },
  understanding: costUnderstanding,
};

/** What is shown where a model answers with this block. */
function modelSaying(innehall: string): ResultBasis {
  const texts = new Map([['stora_kostnadsomraden.innehall', innehall]]);
  return rewritten(costsGuide, costsGuide.composed(input), { name: 'test-model', texts });
}

describe('a finished cost analysis', () => {
  it("has both of the specification's shapes, the table of areas and the name of its writer", async () => {
    const result = await costsGuide.result(input);
    expect(result.engine).toEqual({ writer: 'rules', version: costsGuide.version });
    expect(result.sections.map(({ title }) => title)).toContain('Förbered nästa hyresförhandling');
    expect(result.stora_kostnadsomraden.innehall).toContain('## Lokal\n- **960\u00a0000\u00a0kr**');
    expect(result.answerChecks).toHaveLength(1);
    const byId = new Map(result.facts.map((fact) => [fact.id, fact.value]));
    expect(
      result.areas.map(({ name, total, perMonth }) => [
        name,
        byId.get(total),
        byId.get(perMonth ?? ''),
      ]),
    ).toEqual([
      ['Lokal', '960000', '40000'],
      ['Övrigt', '120000', undefined],
    ]);
  });

  it('keeps the computed facts as they were and appends its own', async () => {
    const { facts } = await costsGuide.result(input);
    expect(facts.slice(0, input.figures.facts.length)).toEqual(input.figures.facts);
    expect(facts.length).toBeGreaterThan(input.figures.facts.length);
  });

  it.each(['Kostnaden är 3 miljoner.', 'Nästan hälften är borta.', 'Se {{F9999}}.'])(
    'never lets a model say %s, not in a block either: the rules write instead',
    async (innehall) => {
      const { engine, ...result } = modelSaying(innehall);
      const { engine: rules, ...byRules } = await costsGuide.result(input);
      expect(result).toEqual(byRules);
      expect(engine).toMatchObject({ ...rules, model: { outcome: 'refused' } });
    },
  );
});
