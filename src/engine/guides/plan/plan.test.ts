import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesSource } from '#support/plan-sources.ts';
import { adviceKeys } from '../../advice/advice-keys.ts';
import { decimal } from '../../facts/decimal.ts';
import { createFacts } from '../../facts/facts.ts';
import { compareFacts } from '../../text/compare-facts.ts';
import { guardDraft } from '../../text/guard.ts';
import { renderDraft } from '../../text/render.ts';
import type { RecommendationRecord } from '../../text/result.ts';
import { salesKeys } from '../sales/catalogue.ts';
import { actionsBrief } from './brief.ts';
import { weight } from './candidate.ts';
import { LITTLE } from './choose-actions.ts';
import { isGap } from './goals/gap.ts';
import type { LeftOf, PlanAnswers, PlanInput, PlanSource } from './input.ts';
import { writeActionsDraft } from './words/draft.ts';

const answers: PlanAnswers = {
  question1: 'Öka omsättningen 20 %',
  question2: 'Likviditeten är ansträngd',
  question3: 'growth',
  question4: 'Jag och två anställda',
  question5: 'Omsättningen',
};
const profile = { industry: null, employees: 3, revenue: null, result: null };
const today = '2026-11-23';
const alone: PlanInput = { sales: null, costs: null, profile, answers, today };

/** A sales analysis with a month average of 100 000 kr, a margin of 40 % and one advice worth `kronor`. */
function salesWith(...kronor: string[]): PlanSource {
  const origin = { documentId: null, document: 'a.csv', sheet: null, currency: null };
  const list = createFacts(origin);
  const rest = { columns: ['Summa'], filter: 'alla rader', rows: 10, formula: 'summan av Summa' };
  const add = (key: string, value: string, unit: 'SEK' | 'percent', name?: string) =>
    list.add({
      ...{ key, label: key, value: decimal(value), unit, ...rest },
      subject: name === undefined ? null : { kind: 'advice', name },
    });
  add(salesKeys.monthAverage, '100000', 'SEK');
  add(salesKeys.grossMargin, '40', 'percent');
  const advice = kronor.map((value, index): RecommendationRecord => {
    const id = `råd-${index}`;
    const likely = add(adviceKeys.likely, value, 'SEK', id).id;
    return {
      ...{ id, theme: 'price', title: 'Höj priset', description: 'Det bär sig.', action: 'Höj.' },
      ...{ firstStep: 'Räkna.', cost: 'Ingen', timeframe: 'Inom en månad', effort: 1 as const },
      ...{ sureness: 0.5, priority: 'Hög' as const, worth: `Troligen {{${likely}}}.` },
      ...{ measure: 'grossProfit' as const, effect: { low: likely, likely, high: likely } },
    };
  });
  return { analysisId: 'a', facts: list.list, advice };
}

const shown = (input: PlanInput, left?: LeftOf) => {
  const brief = actionsBrief(input, left);
  return renderDraft(writeActionsDraft(brief), brief.facts).texts;
};

it('a plan tells the growth per day where a month is held against a shorter one', () => {
  const told = (...more: [string, string][]) => {
    const sales = salesWith();
    const list = createFacts({
      documentId: null,
      document: 'a.csv',
      sheet: null,
      currency: null,
    });
    const rest = { columns: ['Summa'], filter: 'alla rader', rows: 10, formula: 'summan av Summa' };
    for (const [key, value] of [[salesKeys.revenueTotal, '205350'], ...more] as const)
      list.add({
        ...{ key, label: key, value: decimal(value), ...rest },
        unit: key === salesKeys.revenueTotal ? 'SEK' : 'percent',
      });
    return shown({ ...alone, sales: { ...sales, facts: list.list } }).summary;
  };
  const raw: [string, string] = [salesKeys.growth, '8'];
  expect(told(raw)).toMatch(/har ökat med 8,0\s% mellan/u);
  expect(told(raw, [salesKeys.growthPerDay, '-2.4'])).toMatch(
    /har minskat med 2,4\s% räknat per dag mellan/u,
  );
});

it('a plan tells what the latest of two years came to, and its margin, before what it is made from', () => {
  const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` });
  const told = (before: ReturnType<typeof year>, growth = '25', sold?: string) => {
    const sales = salesSource({
      [salesKeys.revenueTotal]: '1800000',
      [salesKeys.growth]: growth,
      [salesKeys.revenueCurrent]: '1000000',
      [salesKeys.revenuePrevious]: '800000',
      [salesKeys.grossMargin]: '30',
      [salesKeys.marginCurrent]: '20',
      [salesKeys.marginPrevious]: '42',
    });
    const facts = sales.facts.map((fact) => {
      if (/current$/iu.test(fact.key)) return { ...fact, period: year(2025) };
      return /previous$/iu.test(fact.key) ? { ...fact, period: before } : fact;
    });
    // What is left of that year, of which the sum sold has been said.
    const leaving =
      (value: string): LeftOf =>
      (_, from) => {
        const fact = from.sales?.withId(
          facts.find(({ key }) => key === salesKeys.revenueCurrent)?.id ?? '',
        );
        return {
          ...{ text: 'Det såldes för mer än det kostade.', left: null, isCompared: false },
          ...{ sold: fact ? { ...fact, value } : null, changes: new Set() },
        };
      };
    const given = { ...alone, sales: { ...sales, facts } };
    return shown(given, sold === undefined ? undefined : leaving(sold)).summary.replaceAll(
      '\u00a0',
      ' ',
    );
  };
  expect(told(year(2024))).toMatch(
    /^Försäljningen var 1 000 000 kr under 2025, 25,0 % mer än under 2024\. Täckningsgraden var 20,0 % under 2025, mot 42,0 % under 2024\. Planen bygger på/u,
  );
  // Where what is left has said the sum it is a level, which is higher than another.
  const level = told(year(2024), '25', '1000000');
  expect(level).toContain('Försäljningen var 25,0 % högre än under 2024.');
  expect(told(year(2024), '-25', '1000000')).toContain('var 25,0 % lägre än under 2024.');
  expect(told(year(2024), '0.4', '1000000')).toContain(
    'på i stort sett samma nivå som under 2024.',
  );
  expect(told(year(2024), '25', '1000001')).toContain('25,0 % mer än under 2024.');
  // Other months of the year are held against none of the same time.
  expect(told({ from: '2024-07-01', to: '2024-12-31' })).toContain(
    'Försäljningen var 1 800 000 kr',
  );
});

describe('a goal', () => {
  it('becomes kronor a month out of the month average', () => {
    const brief = actionsBrief({ ...alone, sales: salesWith() });
    const [goal] = brief.goals;
    if (goal === undefined || !isGap(goal.reading)) throw new Error('measurable');
    expect(goal.reading.year.value).toBe('240000');
    expect(goal.reading.month.value).toBe('20000');
    expect(goal.reading.profit?.value).toBe('96000');
    expect(goal.reading.month.source.inputs).toEqual([goal.reading.year.id]);
  });

  it('is held against what the planned actions are worth in the same kronor', () => {
    const { goals } = actionsBrief({ ...alone, sales: salesWith('24000', '24000') });
    // A higher price is as much more in sales: 48 000 of the 240 000.
    expect(goals[0]?.coverage?.value).toBe('20');
  });

  it('without a number or without a base says what would make it measurable', () => {
    const texts = (question1: string) =>
      shown({ ...alone, answers: { ...answers, question1 } }).goals.map(({ text }) => text);
    expect(texts('Bli större')[0]).toContain('saknar siffra');
    expect(texts('Sänka kostnaderna 10 %')[0]).toContain('Gör en kostnadsanalys');
  });

  it('is measured by the profile where there is no analysis', () => {
    const { goals } = actionsBrief({ ...alone, profile: { ...profile, revenue: 1_000_000 } });
    const [goal] = goals;
    if (goal === undefined || !isGap(goal.reading)) throw new Error('measurable');
    expect(goal.reading.year.value).toBe('200000');
    expect(goal.reading.base?.kind).toBe('answer');
  });

  it('that is reached already asks for a new one', () => {
    const input = { ...alone, sales: salesWith() };
    const texts = shown({ ...input, answers: { ...answers, question1: 'Nå 35 % i marginal' } });
    expect(texts.goals[0]?.text).toContain('redan där');
  });
});

describe('the actions', () => {
  it('are ranked by effect, sureness and effort, with room for what the answers call for', () => {
    const { shortTerm } = shown({ ...alone, sales: salesWith('1000', '90000') });
    expect(shortTerm[0]?.id).toBe('sales-råd-1');
    expect(shortTerm.map(({ id }) => id)).toContain('practice-cash-forecast');
    expect(shortTerm[0]).toMatchObject({ critical: true, priority: 'Hög', prioritet: 'Hög' });
  });

  it('are ranked on the scale of the plan, not by what each analysis said, and say how certain they are', () => {
    const sales = salesWith('90000', '1000');
    const [large, small] = sales.advice;
    if (large === undefined || small === undefined) throw new Error('advice');
    const low = { priority: 'Låg', effort: 3, sureness: 0.2 } as const;
    const advice = [
      { ...large, ...low },
      { ...small, ...low, priority: 'Hög' as const },
    ];
    const { longTerm } = shown({ ...alone, sales: { ...sales, advice } });
    expect(longTerm.find(({ id }) => id === 'sales-råd-0')).toMatchObject({
      ...{ priority: 'Hög', certainty: 'low' },
    });
    expect(longTerm.find(({ id }) => id === 'sales-råd-1')).toMatchObject({ priority: 'Låg' });
  });

  it('say where their kronor are when the plan has no room for the advice that counts them', () => {
    const sales = salesWith('90000');
    const [keeper] = sales.advice;
    if (keeper === undefined) throw new Error('advice');
    const { measure: _, effect: __, ...texts } = keeper;
    const follower: RecommendationRecord = {
      ...{ ...texts, id: 'följer', countedIn: keeper.id, worth: 'Redan räknat.' },
      ...{ measure: null, effect: null },
    };
    const short = shown({ ...alone, sales: { ...sales, advice: [keeper, follower] } }).shortTerm;
    expect(short.find(({ id }) => id === 'sales-följer')?.impact).toBe('Redan räknat.');
    const late = { ...keeper, effort: 3 as const, sureness: 0.001 };
    const more = Array.from({ length: 9 }, (_, index) => ({
      ...{ ...keeper, id: `annat-${index}`, effort: 3 as const },
    }));
    const full = shown({ ...alone, sales: { ...sales, advice: [late, follower, ...more] } });
    expect(full.longTerm.map(({ id }) => id)).not.toContain('sales-råd-0');
    expect(full.shortTerm.find(({ id }) => id === 'sales-följer')?.impact).toBe(
      'Beloppet är räknat i rådet ”Höj priset” i försäljningsanalysen, som inte fick plats i planen.',
    );
  });

  it('are compared goal by goal, whatever order the goals are written in', () => {
    const facts = (question1: string) =>
      actionsBrief({ ...alone, sales: salesWith(), answers: { ...answers, question1 } }).facts;
    const [one, other] = ['Öka omsättningen 20 %', 'Öka omsättningen med 50 000 kr'];
    expect(compareFacts(facts(`${one}\n${other}`), facts(`${other}\n${one}`))).toEqual([]);
  });

  it('are no more than one person can do, and his own', () => {
    const question4 = 'Bara jag, några timmar i veckan';
    const one = shown({
      ...alone,
      profile: { ...profile, employees: 1 },
      answers: { ...answers, question4 },
    });
    expect(one.shortTerm.length).toBeLessThanOrEqual(3);
    expect(one.shortTerm.every(({ owner }) => owner === 'Du själv')).toBe(true);
  });

  it('are there with no analysis at all, and marked as out of the answers', () => {
    const plan = shown(alone);
    expect(plan.shortTerm.length).toBeGreaterThan(1);
    expect(plan.shortTerm.every(({ basis }) => basis === 'answers')).toBe(true);
    expect(plan.summary).toContain('inte räknade ur dina siffror');
    expect(plan.missing.join(' ')).toContain('Ingen försäljningsanalys ingår');
  });

  it('keep their receipts: figures, inputs and where they were taken from', () => {
    const brief = actionsBrief({ ...alone, sales: salesWith('24000') });
    const borrowed = brief.facts.filter(({ key }) => key === adviceKeys.likely);
    expect(borrowed[0]?.source.origin).toEqual({ analysisId: 'a', factId: 'F3' });
    const ids = new Set(brief.facts.map(({ id }) => id));
    for (const { source } of brief.facts)
      for (const input of source.inputs) expect(ids).toContain(input);
  });
});

/** What owners write of their business: each points to an industry whose name is shown. */
const owners = ['Frisör', 'Café i hamnen', 'Åkeri', 'Bygg och snickeri', 'It-konsult', 'Bageri'];

describe('any plan', () => {
  const anything: fc.Arbitrary<PlanInput> = fc.record({
    sales: fc.oneof(
      fc.constant(null),
      fc
        .array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 8 })
        .map((all) => salesWith(...all.map(String))),
    ),
    today: fc.constant(today),
    company: fc.record({
      form: fc.constantFrom(null, 'Aktiebolag', 'Enskild firma'),
      foundedYear: fc.option(fc.integer({ min: 2015, max: 2026 })),
      business: fc.constantFrom(null, ...owners),
    }),
    costs: fc.constant(null),
    profile: fc.record({
      industry: fc.constant(null),
      employees: fc.option(fc.nat(500)),
      revenue: fc.option(fc.nat(1_000_000_000)),
      result: fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 })),
    }),
    answers: fc.record({
      question1: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          'Öka omsättningen 20 %',
          'Spara 5 000 kr i månaden',
          '10 nya kunder',
          'Dubbla vinsten',
        ),
      ),
      question2: fc.oneof(
        fc.string(),
        fc.constantFrom('konkurrens och prispress', 'säsong, lager'),
      ),
      question3: fc.constantFrom('growth', 'efficiency', 'innovation', 'stability'),
      question4: fc.string(),
      question5: fc.string(),
    }),
  });

  it('keeps half of its room for what has kronor that are not few of a year, where there is such', () => {
    fc.assert(
      fc.property(anything, (input) => {
        const { actions, yearly } = actionsBrief(input);
        const { shortTerm } = actions;
        const counted = shortTerm.filter((each) => weight(each) > 0).length;
        const worth = (input.sales?.facts ?? []).filter(({ key }) => key === 'advice.likely');
        const offered = worth.filter(({ value }) => Number(value) >= LITTLE * yearly).length;
        const half = Math.ceil(shortTerm.length / 2);
        expect(counted).toBeGreaterThanOrEqual(Math.min(offered, half));
      }),
    );
  });

  it('has no figure that is no fact, never the same action twice, and is the same every time', () => {
    fc.assert(
      fc.property(anything, (input) => {
        const brief = actionsBrief(input);
        const draft = writeActionsDraft(brief);
        // What practices say are fixed instructions, read by eye; everything else is held to facts.
        const planned = [...draft.shortTerm, ...draft.longTerm];
        const practice = new Set(
          planned.filter(({ id }) => id.startsWith('practice-')).map(({ title }) => title),
        );
        const spoken = {
          goals: draft.goals,
          strategy: draft.strategy,
          missing: draft.missing,
          actions: planned
            .filter(({ title }) => !practice.has(title))
            .map(({ title, text, impact }) => ({ title, text, impact })),
        };
        expect(guardDraft(spoken, brief.facts, brief.changes)).toEqual([]);
        expect(new Set(planned.map(({ id }) => id)).size).toBe(planned.length);
        expect(() => renderDraft(draft, brief.facts)).not.toThrow();
        expect(actionsBrief(input)).toEqual(brief);
      }),
      { numRuns: 150 },
    );
  });
});
