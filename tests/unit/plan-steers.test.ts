import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actionsBrief } from '#engine/guides/plan/brief.ts';
import type { PlanAnswers, PlanSource } from '#engine/guides/plan/input.ts';
import { writeActionsDraft } from '#engine/guides/plan/words/draft.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { planOf } from '#support/plan-sources.ts';
import { storyNamed } from '#support/stories/story.ts';

const SAMPLE = '../../src/features/sample/server/forsaljning-exempelbolaget.csv';

interface Sources {
  sales: PlanSource;
  costs: PlanSource | null;
}

async function sold(bytes: Buffer, name: string): Promise<PlanSource> {
  const { facts, advice } = (await analyseFile(bytes, name)).result;
  return { analysisId: 'sales', facts, advice };
}

async function sample(): Promise<Sources> {
  const bytes = readFileSync(new URL(SAMPLE, import.meta.url));
  return { sales: await sold(bytes, 'forsaljning-exempelbolaget.csv'), costs: null };
}

async function generated(wanted: string): Promise<Sources> {
  const { sales, costs } = storyNamed(wanted, 3);
  const { facts, advice } = await analyseCostFile(costs.bytes, costs.name);
  return {
    sales: await sold(sales.bytes, sales.name),
    costs: { analysisId: 'costs', facts, advice },
  };
}

function actionsFor(sources: Sources, answers: Partial<PlanAnswers>) {
  const input = planOf(sources, { question4: '10 timmar i veckan', ...answers });
  const { shortTerm, longTerm } = writeActionsDraft(actionsBrief(input));
  return [...shortTerm, ...longTerm];
}

const companies = {
  'the sample company': sample,
  'a trading company': () => generated('handel'),
  'a consultancy': () => generated('konsult'),
  'a salon': () => generated('salong'),
};

it.each(Object.entries(companies))(
  'of %s differs by two actions of six, as many, between growth and peace',
  async (_, make) => {
    const sources = await make();
    const [growth, peace] = (['growth', 'stability'] as const).map((question3) =>
      actionsFor(sources, { question3 }).map(({ id }) => id),
    );
    if (growth === undefined || peace === undefined) throw new RangeError('two plans');
    expect(growth.length).toBe(peace.length);
    expect(growth.length).toBeGreaterThanOrEqual(6);
    const differ = growth.filter((id) => !peace.includes(id));
    expect(differ.length, `${growth} against ${peace}`).toBeGreaterThanOrEqual(2);
  },
);

it('says of each action which answer it answers', async () => {
  const sources = await sample();
  const actions = actionsFor(sources, { question3: 'stability', question2: 'Ojämna månader' });
  const reasons = actions.map(({ description }) =>
    description.split(/(?<=[.!?”]) (?=\p{Lu})/u).at(-1),
  );
  for (const reason of reasons) expect(reason).toMatch(/^(Svarar (?:också )?på |Är med för )/u);
  expect(reasons).toContain('Svarar på att du sätter stabilitet främst.');
  expect(reasons).toContain('Svarar på det du skrev bland utmaningarna: ”ojämna”.');
});

it('tells of kronor of a goal that they answer it, the second time in few words', async () => {
  const sources = await sample();
  const question1 = 'Öka resultatet med 10 %';
  const counted = actionsFor(sources, { question1 }).flatMap(({ description, impact }) =>
    impact.includes('i täckningsbidrag') ? description : [],
  );
  expect(counted.length).toBeGreaterThanOrEqual(2);
  expect(counted[0]).toContain('Svarar på det du skrev bland målen: ”resultatet”.');
  for (const each of counted.slice(1)) expect(each).toContain('Svarar också på ”resultatet”.');
});
