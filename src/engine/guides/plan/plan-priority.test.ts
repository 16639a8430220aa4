import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomPlans } from '#support/random-plans.ts';
import { WORTH_OF_HIGH } from '../../advice/advice.ts';
import { size } from '../../facts/fact-value.ts';
import { actionsBrief } from './brief.ts';
import { type Candidate, weight } from './candidate.ts';
import { writeActionsDraft } from './words/draft.ts';

const steps = ['Låg', 'Medium', 'Hög'] as const;

function planned(input: Parameters<typeof actionsBrief>[0]) {
  const brief = actionsBrief(input);
  const { shortTerm, longTerm } = writeActionsDraft(brief);
  const step = new Map(
    [...shortTerm, ...longTerm].map(({ id, priority }) => [id, steps.indexOf(priority)]),
  );
  const actions = [...brief.actions.shortTerm, ...brief.actions.longTerm].map((action) => ({
    action,
    step: step.get(action.id) ?? Number.NaN,
  }));
  return { actions, floor: WORTH_OF_HIGH * brief.yearly };
}

const scoreOf = (action: Candidate) => (weight(action) * action.sureness) / action.effort;

/** As certain or more, as little work or less, and kronor of as much or more. */
const isNoLess = (a: Candidate, b: Candidate) =>
  weight(a) >= weight(b) && a.sureness >= b.sureness && a.effort <= b.effort;

describe('priorities in a plan', () => {
  it('are of one scale: no sum that is larger, as certain and as easy is ranked lower', () => {
    fc.assert(
      fc.property(randomPlans, (input) => {
        const { actions, floor } = planned(input);
        const counted = actions.filter(({ action }) => weight(action) > 0);
        for (const a of counted)
          for (const b of counted)
            if (isNoLess(a.action, b.action)) expect(a.step).toBeGreaterThanOrEqual(b.step);
        const most = Math.max(0, ...counted.map(({ action }) => weight(action)));
        for (const { action, step } of actions) {
          const weighed = action.stake ?? 0;
          if (weight(action) > 0) continue;
          if (weighed === 0 || weighed < floor) expect(step).toBeLessThan(2);
        }
        for (const { action, step } of counted) {
          if (weight(action) === most || weight(action) >= floor) expect(step).toBeGreaterThan(0);
        }
        const highest = Math.max(0, ...counted.map(({ action }) => scoreOf(action)));
        for (const { action, step } of counted) {
          if (size(action.likely) < floor) expect(step).toBeLessThan(2);
          else if (scoreOf(action) === highest) expect(step).toBe(2);
        }
      }),
      { numRuns: 60 },
    );
  });
});
