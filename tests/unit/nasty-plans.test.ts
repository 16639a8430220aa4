import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { PlanAnswers, PlanInput } from '#engine/guides/plan/input.ts';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { planGuide } from '#features/plan/server/guide.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { planOf } from '#support/plan-sources.ts';

const file = (name: string) =>
  readFileSync(new URL(`../../src/features/sample/server/${name}`, import.meta.url));

let sources: Pick<PlanInput, 'sales' | 'costs'>;
beforeAll(async () => {
  const { result } = await analyseFile(file('forsaljning-exempelbolaget.csv'), 'f.csv');
  const spent = await analyseCostFile(file('kostnader-exempelbolaget.csv'), 'k.csv');
  sources = {
    sales: { analysisId: 'sales', facts: result.facts, advice: result.advice },
    costs: { analysisId: 'costs', facts: spent.facts, advice: spent.advice },
  };
});

const plan = async (answers: Partial<PlanAnswers>): Promise<ActionsResult> =>
  (await planGuide.result(planOf(sources, answers))) as ActionsResult;

const FIELDS = ['question1', 'question2', 'question4', 'question5'] as const;
const inAll = (text: string) => Object.fromEntries(FIELDS.map((field) => [field, text]));

/** What the plan says of its own, without the goals as they were written. */
function saidIn({ summary, shortTerm, longTerm, goals, ...rest }: ActionsResult): string[] {
  const ofActions = [...shortTerm, ...longTerm].flatMap((action) => [
    ...[action.title, action.description, action.text, action.firstStep, action.impact],
  ]);
  const ofGoals = goals.map(({ text }) => text);
  return [summary, ...ofActions, ...ofGoals, ...rest.keyRecommendations, ...rest.missing];
}

/** The words that the plan says that the owner has written. */
const quoted = (result: ActionsResult): string[] =>
  saidIn(result).flatMap((text) =>
    [...text.matchAll(/(?:du skrev [^:”]*: |Svarar också på )”([^”]*)”/gu)].map(
      ([, word = '']) => word,
    ),
  );

it.each([
  ['emoji', '😀🚀💰'.repeat(500)],
  ['a statement of SQL', "'; DROP TABLE users; --"],
  ['one letter 5 000 times', 'a'.repeat(5000)],
  ['signs', '%&/()=?!"#¤ <> {}[]'.repeat(250)],
  ['numbers', '1 2 3 4 5 6 7 8 9'],
  ['another language', 'Haluamme kasvattaa myyntiä'],
  ['another alphabet', 'نريد زيادة المبيعات'],
  ['common words', 'Det är bra, vi är nöjda och har en plan'],
  ['that one does not know', 'vet inte'],
  ['a question back', 'Vad ska jag skriva här?'],
  ['what the plan itself fills in', '{{F1}} och {{F2.name}}'],
  [
    'that nothing is a problem',
    'Inga problem med personalen, kunderna betalar i tid, lagret är lagom',
  ],
])('of %s a plan quotes nothing as if it were meant, in one field or in all', async (_, text) => {
  for (const answers of [...FIELDS.map((field) => ({ [field]: text })), inAll(text)]) {
    const result = await plan(answers);
    expect(quoted(result)).toEqual([]);
    expect(result.goals.filter(({ measurable }) => measurable)).toEqual([]);
    expect(result.shortTerm.length).toBeGreaterThan(0);
  }
});

it.each([
  'Vi vill inte växa',
  'Inte sälja mer, inga fler kunder',
  'Minska omsättningen 20 %',
  'Öka omsättningen med -20 %',
  'Halvera försäljningen',
])('%s is a goal that no action is said to answer, nor counted', async (goal) => {
  const result = await plan({ question1: goal, question5: goal });
  expect(quoted(result)).toEqual([]);
  expect(result.goals.map(({ measurable }) => measurable)).not.toContain(true);
});

it('quotes of a contradiction what is wanted, and not what is not', async () => {
  const result = await plan({ question1: 'Vi vill växa men inte sälja mer' });
  expect(new Set(quoted(result))).toEqual(new Set(['växa']));
  const kept = await plan({ question1: 'Inte tappa fler kunder', question2: 'Tiden räcker inte' });
  expect(quoted(kept).join(' ')).toMatch(/kunder/u);
  expect(quoted(kept).join(' ')).toMatch(/Tiden räcker inte/iu);
});

it.each([
  ['Öka omsättningen 0 %', false, /redan där/u],
  ['Öka omsättningen 10 000 %', true, /bara till en bråkdel/u],
  ['99999999999999999999 kr mer i omsättning', true, /bara till en bråkdel/u],
  ['Öka omsättningen 20 %', true, /räcker troligen till \d/u],
  [`${'Öka omsättningen 20 % '.repeat(230)}`, true, /räcker troligen till \d/u],
  ['We want to grow by 20 %', false, /går inte att hålla mot någon siffra/u],
])('%.30s is held against the figures and no more is promised', async (goal, measurable, text) => {
  const { goals } = await plan({ question1: goal });
  expect(goals).toHaveLength(1);
  expect(goals[0]).toMatchObject({ measurable, text: expect.stringMatching(text) });
  expect(goals[0]?.goal.length).toBeLessThanOrEqual(160);
});

it('never holds markup of an answer but inside the words of a goal, which are shown as they are', async () => {
  const goal = '<img src=x onerror=alert(1)><b>Öka omsättningen 20 %</b>';
  const result = await plan(inAll(goal));
  expect(result.goals.map((each) => each.goal)).toEqual([goal]);
  for (const text of saidIn(result)) expect(text.replaceAll(`”${goal}”`, '')).not.toMatch(/<|>/u);
});

it('names no customer by a word that anyone writes', async () => {
  const { sales } = sources;
  const named = sales && {
    ...sales,
    facts: sales.facts.map((fact) =>
      fact.subject?.kind === 'customer'
        ? { ...fact, subject: { ...fact.subject, name: 'Bra Mer AB' } }
        : fact,
    ),
  };
  const answers = { ...planOf().answers, question2: 'Det går bra men vi vill ha mer' };
  const result = (await planGuide.result({
    ...planOf(sources),
    sales: named,
    answers,
  })) as ActionsResult;
  expect(quoted(result)).toEqual([]);
});
