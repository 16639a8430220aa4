import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal } from '../facts/decimal.ts';
import { createFacts, NO_ORIGIN } from '../facts/facts.ts';
import { figure, magnitude, periodOf } from '../text/placeholder.ts';
import { chooseAdvice } from './advice.ts';
import { sumOf, timesPercent } from './effect-formula.ts';
import { namesAmount } from './priority-reason.ts';
import type { Recommendation } from './rule.ts';

const steps = ['Låg', 'Medium', 'Hög'] as const;

/** Advice of so many kronor at its likely ten per cent, so certain and so much work. */
const random = fc.record({
  kronor: fc.integer({ min: 100, max: 2_000_000 }),
  sureness: fc.integer({ min: 1, max: 9 }).map((tenths) => tenths / 10),
  effort: fc.constantFrom(1, 2, 3),
  leads: fc.boolean(),
});

function chosen(
  all: readonly (typeof random extends fc.Arbitrary<infer Each> ? Each : never)[],
  yearly = 1000,
) {
  const facts = createFacts(NO_ORIGIN);
  const candidates = all.map(({ kronor, sureness, effort, leads }, place): Recommendation => {
    const base = facts.add({
      ...{ key: `base${place}`, label: 'Bas', value: decimal(String(kronor * 10)), unit: 'SEK' },
      ...{ columns: [], filter: '', rows: 1, formula: 'summan av Summa', origin: NO_ORIGIN },
    });
    return {
      ...{ id: `a${place}`, theme: 'price', title: `a${place}`, description: '', action: '' },
      ...{ firstStep: '', cost: '', timeframe: '', effectNote: '', stake: 0 },
      ...{ effort: effort as Recommendation['effort'], sureness },
      ...(leads && { happened: [base] }),
      effect: {
        measure: 'cost',
        assumption: { label: 'Antagen', basis: 'Prövat.', low: '5', likely: '10', high: '20' },
        formula: (percent) => timesPercent(sumOf(base), percent),
        claims: [],
      },
    };
  });
  return chooseAdvice(candidates, new Set(), yearly, facts).map(({ advice, priority, effect }) => ({
    ...advice,
    kronor: Number(effect?.likely.value ?? 0),
    step: steps.indexOf(priority),
  }));
}

it('ranks no sum that is larger, as certain and as easy lower, and the largest sum never as low', () => {
  fc.assert(
    fc.property(fc.array(random, { minLength: 1, maxLength: 9 }), (all) => {
      const given = chosen(all);
      const most = Math.max(...given.map(({ kronor }) => kronor));
      for (const a of given) {
        if (a.kronor === most) expect(a.step).toBeGreaterThan(0);
        // What has happened is never low, whatever it weighs.
        if (a.happened !== undefined) expect(a.step).toBeGreaterThan(0);
        for (const b of given)
          if (a.kronor >= b.kronor && a.sureness >= b.sureness && a.effort <= b.effort)
            expect(a.step).toBeGreaterThanOrEqual(b.step);
      }
    }),
  );
});

it('ranks nothing as high that is worth less than half a per cent of a year', () => {
  const yearly = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(fc.array(random, { minLength: 1, maxLength: 9 }), yearly, (all, ofYear) => {
      for (const { kronor, step } of chosen(all, ofYear))
        if (kronor < ofYear / 200) expect(step).toBeLessThan(2);
    }),
  );
  const one = { kronor: 4900, sureness: 0.6, effort: 1 as const, leads: false };
  expect(chosen([one], 1_000_000)[0]?.step).toBe(1);
  expect(chosen([one], 980_000)[0]?.step).toBe(2);
});

/** The priority and its reason of advice without kronor of its own on something that has happened. */
function onEvent(key: string, moved: number, yearly: number) {
  const facts = createFacts(NO_ORIGIN);
  const change = facts.add({
    ...{ key, label: 'Förändring', value: decimal(String(moved)), unit: 'SEK', precision: 0 },
    ...{ columns: [], filter: '', rows: 1, formula: 'summan av Summa', origin: NO_ORIGIN },
  });
  const advice: Recommendation = {
    ...{ id: 'a', theme: 'events', title: 'a', description: '', action: '', firstStep: '' },
    ...{ cost: '', timeframe: '', effectNote: '', stake: 100, effort: 1, sureness: 0.5 },
    ...{ effect: null, happened: [change] },
  };
  const [one] = chooseAdvice([advice], new Set(), yearly, facts);
  return { priority: one?.priority, reason: one?.reason };
}

it('ranks what has taken a tenth of a year as high, and says by how much', () => {
  const lost = onEvent('sales.event.level', -100_000, 1_000_000);
  expect(lost.priority).toBe('Hög');
  expect(lost.reason).toMatch(/^Prioriteten följer hur mycket pengar det gäller \(\{/u);
  // A fall has no minus: it is so much less.
  expect(lost.reason).toMatch(/\|abs\}\} mindre\)\.$/u);
  expect(onEvent('costs.event.started', 300_000, 1_000_000).reason).toMatch(/\(\{\{F\d+\}\}\)\.$/u);
  expect(onEvent('sales.event.level', -99_000, 1_000_000).priority).toBe('Medium');
  // What has come asks for less than what has gone; of costs both have to be checked.
  expect(onEvent('sales.event.level', 300_000, 1_000_000).priority).toBe('Medium');
  expect(onEvent('costs.event.stopped', -300_000, 1_000_000).priority).toBe('Hög');
  expect(onEvent('costs.event.started', 300_000, 1_000_000).priority).toBe('Hög');
});

it('says that a priority follows the kronor only where a draft names some', () => {
  const facts = createFacts(NO_ORIGIN);
  const add = (unit: 'SEK' | 'percent') =>
    facts.add({
      ...{ key: unit, label: 'Beroende', value: decimal('40'), unit, precision: 0 },
      ...{ columns: [], filter: '', rows: 1, formula: 'summan av Summa', origin: NO_ORIGIN },
    });
  const [sum, share] = [add('SEK'), add('percent')];
  const names = (draft: string) => namesAmount(draft, facts.list);
  expect(names(`Från kunden kom ${figure(sum)}.`)).toBe(true);
  expect(names(`Minskningen var ${magnitude(sum)}.`)).toBe(true);
  expect(names(`Står för ${figure(share)} av omsättningen, ${periodOf(sum)}.`)).toBe(false);
  expect(names('Går inte att räkna ur försäljningen.')).toBe(false);
});

it('ranks few kronor beside a year’s as low, but for the largest sum and what has happened', () => {
  const of = (kronor: number, leads = false) => ({
    kronor,
    sureness: 0.6,
    effort: 1 as const,
    leads,
  });
  const given = chosen([of(3000), of(2400), of(2400, true)], 1_000_000);
  const steps = given.map(({ kronor, happened, step }) => [kronor, happened !== undefined, step]);
  expect(steps).toContainEqual([3000, false, 1]);
  expect(steps).toContainEqual([2400, true, 1]);
  expect(steps).toContainEqual([2400, false, 1]);
  const without = chosen([of(3000), of(2400)], 1_000_000);
  expect(without.find(({ kronor }) => kronor === 2400)?.step).toBe(0);
  expect(chosen([of(3000), of(2500)], 1_000_000).find(({ kronor }) => kronor === 2500)?.step).toBe(
    1,
  );
});
