import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { type ActionState, actionStates } from '#features/tasks/contract.ts';
import { type Marks, withMark, withoutMark } from '#features/tasks/model.ts';
import {
  goalFact,
  newPlan,
  openingStep,
  progressOf,
  reachable,
  steps,
  storedPlan,
  titleField,
} from './model.ts';
import { planGuide } from './server/guide.ts';

const made = await planGuide.result({
  sales: null,
  costs: null,
  profile: { industry: null, employees: 3, revenue: 1_200_000, result: null },
  answers: {
    question1: 'Öka omsättningen med 20 %, fler nöjda kunder',
    question2: 'Kunder betalar sent',
    question3: 'growth',
    question4: 'Jag och två anställda',
    question5: 'Omsättning per månad',
  },
  today: '2026-11-23',
});

const empty: ActionsResult = storedPlan({});

const plans = fc.record({
  summary: fc.string(),
  keyRecommendations: fc.array(fc.string()),
  missing: fc.array(fc.string()),
});
const prose = fc.string().map((text) => text.replace(/[{}`]/g, ''));
const noMarks: Marks = { current: [], history: [], tasks: [] };
const marked = (actionId: string, state: ActionState, at = '2026-11-21T10:00:00.000Z') => ({
  actionId,
  state,
  at,
  earlier: false,
});

describe('where the action plan opens', () => {
  it('shows a stored plan, else the questions, and only the making while a plan is made', () => {
    const guide = { answered: true, hasPlan: false, running: false };
    expect(openingStep(guide)).toBe('goals');
    expect(openingStep({ ...guide, hasPlan: true })).toBe('result');
    expect(openingStep({ ...guide, running: true, hasPlan: true })).toBe('create');
  });

  it('opens only at a step that can be reached', () => {
    fc.assert(
      fc.property(
        fc.record({ answered: fc.boolean(), hasPlan: fc.boolean(), running: fc.boolean() }),
        (guide) => {
          expect(reachable(guide, openingStep(guide))).toBe(true);
          if (guide.running)
            expect(steps.filter((step) => reachable(guide, step))).toEqual(['create']);
          else expect(reachable(guide, 'create')).toBe(guide.answered);
        },
      ),
    );
  });
});

describe('a stored plan', () => {
  it('is shown as it was made, also when it was stored as text', () => {
    expect(storedPlan(made)).toEqual(made);
    expect(storedPlan(JSON.stringify(made))).toEqual(made);
  });

  it('that is no JSON is a summary without actions', () => {
    for (const text of ['Höj priset i vår.', '{ trasig', '"bara ord"', '[1]', 'null', '7'])
      expect(storedPlan(text)).toEqual({ ...empty, summary: text });
  });

  it('of any text can be shown', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          plans.map((plan) => JSON.stringify(plan)),
        ),
        (text) => {
          const plan = storedPlan(text);
          expect(Array.isArray(plan.shortTerm) && typeof plan.summary === 'string').toBe(true);
        },
      ),
    );
  });

  it('may name a field either way, or be lines of text alone', () => {
    const { shortTerm, longTerm } = storedPlan({
      shortTerm: [{ text: 'Ring kunderna', tidsram: 'I veckan', paverkan: '5 000 kr' }],
      longTerm: ['Bygg ett lager', 7],
    });
    expect(shortTerm[0]).toMatchObject({
      timeframe: 'I veckan',
      impact: '5 000 kr',
      paverkan: '5 000 kr',
      priority: 'Medium',
      critical: false,
    });
    expect(longTerm.map(({ text }) => text)).toEqual(['Bygg ett lager', '']);
    expect(titleField(longTerm[0] ?? made.shortTerm[0] ?? { title: '' })).toBe('text');
  });
});

describe('a new plan that comes as text', () => {
  it('is read from a fenced json block, whatever is written around it', () => {
    fc.assert(
      fc.property(plans, prose, prose, (plan, before, after) => {
        const text = `${before}\n\`\`\`json\n${JSON.stringify(plan)}\n\`\`\`\n${after}`;
        expect(newPlan(text)).toEqual(storedPlan(plan));
      }),
    );
  });

  it('is read from between braces where there is no such block', () => {
    fc.assert(
      fc.property(plans, prose, prose, (plan, before, after) => {
        expect(newPlan(before + JSON.stringify(plan) + after)).toEqual(storedPlan(plan));
      }),
    );
  });

  it('is kept as text where it holds no plan', () => {
    fc.assert(
      fc.property(prose, (text) => {
        expect(newPlan(text).shortTerm).toEqual([]);
        expect(newPlan(`${text} {ingen plan}`).summary).toBe(`${text} {ingen plan}`);
      }),
    );
  });
});

describe('what becomes of the actions', () => {
  it('counts the done among those that are not dismissed', () => {
    const [first, second, third] = made.shortTerm.map(({ id }) => id);
    const total = made.shortTerm.length + made.longTerm.length;
    expect(progressOf(made, noMarks)).toEqual({ done: 0, total, dismissed: 0 });
    const marks = [
      marked(first ?? '', 'done'),
      marked(second ?? '', 'dismissed'),
      marked(third ?? '', 'underWay'),
      marked('en åtgärd i en annan plan', 'done'),
    ].reduce(withMark, noMarks);
    expect(progressOf(made, marks)).toEqual({ done: 1, total: total - 1, dismissed: 1 });
  });

  it('keeps every mark, and the newest of each action as its state', () => {
    const oneMark = fc.record({
      actionId: fc.constantFrom('a', 'b', 'c'),
      state: fc.constantFrom(...actionStates),
    });
    fc.assert(
      fc.property(fc.array(oneMark), (made) => {
        const marks = made
          .map(({ actionId, state }) => marked(actionId, state))
          .reduce(withMark, noMarks);
        expect(marks.history.map(({ state }) => state)).toEqual(
          made.map(({ state }) => state).reverse(),
        );
        for (const { actionId, state } of marks.current)
          expect(state).toBe(marks.history.find((mark) => mark.actionId === actionId)?.state);
        expect(marks.current.length).toBe(new Set(made.map(({ actionId }) => actionId)).size);
      }),
    );
  });

  it('loses a mark that could not be saved, and no other', () => {
    const [saved, first, second] = [
      marked('a', 'planned'),
      marked('a', 'done'),
      marked('b', 'dismissed'),
    ];
    const before = withMark(noMarks, saved);
    const both = [first, second].reduce(withMark, before);
    expect(withoutMark(both, first).current).toEqual([saved, second]);
    expect(withoutMark(withoutMark(both, first), second)).toEqual(before);
  });

  it('finds the kronor a month of a goal that has them, and of no other', () => {
    expect(goalFact(made, 0, 'plan.goal.gapMonth')?.value).toBe('20000');
    expect(goalFact(made, 1, 'plan.goal.gapMonth')).toBeUndefined();
  });
});
