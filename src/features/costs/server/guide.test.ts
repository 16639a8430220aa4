import { describe, expect, it } from 'vitest';
import type { CostBrief } from '#engine/guides/costs/brief.ts';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import type { CostDraft } from '#engine/guides/costs/result.ts';
import { writeCostDraft } from '#engine/guides/costs/words/draft.ts';
import type { Writer } from '#features/guides/server/guide.ts';
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

/** A stand-in for a model: what the rules write, with one text changed. */
function modelSaying(change: (draft: CostDraft) => CostDraft): Writer<CostBrief, CostDraft> {
  return {
    kind: 'model',
    version: 'test-model',
    write: async (brief) => change(writeCostDraft(brief)),
  };
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
      const writer = modelSaying((draft) => ({
        ...draft,
        stora_kostnadsomraden: { titel: 'Stora kostnadsområden', innehall },
      }));
      expect(await costsGuide.result(input, writer)).toEqual(await costsGuide.result(input));
    },
  );
});
