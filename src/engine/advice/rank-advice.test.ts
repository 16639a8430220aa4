import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { sumOf, timesPercent } from './effect-formula.ts';
import { likelyOf, MOST_ADVICE, rankAdvice } from './rank-advice.ts';
import type { Effect, Recommendation, Theme } from './rule.ts';

/** An effect of so many kronor at its likely ten per cent. */
function effect(kronor: number, more: Partial<Effect> = {}): Effect {
  const [base] = factsOf({ [key.revenueTotal]: String(kronor * 10) });
  if (base === undefined) throw new Error('no fact');
  return {
    measure: 'grossProfit',
    assumption: { label: 'Antagande', basis: 'Försiktigt.', low: '5', likely: '10', high: '20' },
    formula: (percent) => timesPercent(sumOf(base), percent),
    claims: [],
    ...more,
  };
}

function advice(id: string, more: Partial<Recommendation> = {}): Recommendation {
  return {
    ...{ id, theme: 'price', title: id, description: '', action: '', firstStep: '', cost: '' },
    ...{ timeframe: '', effort: 1, sureness: 0.5, effect: null, effectNote: '', stake: 0 },
    ...more,
  };
}

const none: ReadonlySet<Theme> = new Set();
const order = (
  candidates: Recommendation[],
  themes: ReadonlySet<Theme> = none,
  yearly = 1_000_000,
) => rankAdvice(candidates, themes, yearly).map((ranked) => ranked.advice.id);

describe('the order of advice', () => {
  it('is that of the likely kronor', () => {
    expect(likelyOf(effect(1200))).toBe(1200);
    expect(
      order([
        advice('a', { effect: effect(1000) }),
        advice('b', { effect: effect(9000) }),
        advice('c', { effect: effect(5000) }),
      ]),
    ).toEqual(['b', 'c', 'a']);
  });

  it('takes a krona of revenue for three tenths of one that is left', () => {
    const revenue = advice('r', { effect: effect(10_000, { measure: 'revenue' }) });
    expect(order([revenue, advice('a', { effect: effect(3100) })])[0]).toBe('a');
    expect(order([revenue, advice('a', { effect: effect(2900) })])[0]).toBe('r');
  });

  it('sets sureness and effort against kronor', () => {
    const hard = advice('h', { effect: effect(10_000), effort: 3 });
    expect(order([hard, advice('a', { effect: effect(3400) })])[0]).toBe('a');
    expect(order([hard, advice('a', { effect: effect(3300) })])[0]).toBe('h');
    const unsure = advice('u', { effect: effect(10_000), sureness: 0.1 });
    expect(order([unsure, advice('a', { effect: effect(2100) })])[0]).toBe('a');
  });

  it('weighs a risk by its stake beside kronor', () => {
    expect(order([advice('risk', { stake: 5001 }), advice('a', { effect: effect(5000) })])[0]).toBe(
      'risk',
    );
  });

  it('tilts by a quarter to what the owner has answered about', () => {
    const answered = advice('s', { theme: 'season', stake: 1000 });
    expect(order([answered, advice('a', { stake: 1249 })], new Set(['season']))[0]).toBe('s');
    expect(order([answered, advice('a', { stake: 1251 })], new Set(['season']))[0]).toBe('a');
    expect(order([answered, advice('a', { stake: 1001 })])[0]).toBe('a');
  });

  it('is by name where they weigh the same, whatever order the rules stand in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 1 }), (ids) => {
        expect(order(ids.map((id) => advice(id, { stake: 100 })))).toEqual([...ids].sort());
      }),
    );
  });
});

describe('advice on what has happened', () => {
  const on = (id: string, moved: number, kronor: number, theme: Theme = 'price') => {
    const happened = factsOf({ [key.revenueTotal]: String(moved) });
    return advice(id, { theme, happened, effect: effect(kronor, { claims: ['lost'] }) });
  };

  it('stands before all other, the largest event first whatever it is worth', () => {
    const other = advice('other', { effect: effect(90_000) });
    const small = { ...on('small', 40_000, 9000), effect: null };
    const large = { ...on('large', -50_000, 1000), effect: null };
    expect(order([other, small, large])).toEqual(['large', 'small', 'other']);
  });

  it('keeps its kronor, but where advice on an event of twice the size has more of them', () => {
    const keeps = (...all: Recommendation[]) =>
      rankAdvice(all, none, 1_000_000)
        .filter(({ countedIn }) => countedIn === null)
        .map((ranked) => ranked.advice.id);
    const byEvent = (kronor: number): Recommendation => ({
      ...on('call', 10_000, kronor, 'customers'),
      byEvent: true,
    });
    const call = byEvent(1000);
    const fall = advice('fall', {
      theme: 'products',
      effect: effect(9000, { claims: ['lost'] }),
    });
    expect(keeps(call, fall)).toEqual(['call']);
    expect(keeps(call, on('fall', 19_000, 9000, 'products'))).toEqual(['call']);
    expect(keeps(call, on('fall', 20_000, 9000, 'products'))).toEqual(['fall']);
    expect(keeps(byEvent(8000), on('fall', 20_000, 9000))).toEqual(['call']);
    // What is on an event says more than what is on the whole.
    const whole = advice('whole', { theme: 'growth', effect: effect(9000, { claims: ['lost'] }) });
    expect(keeps(whole, on('fall', 20_000, 4000, 'products'))).toEqual(['fall']);
  });
});

describe('the advice that is left out', () => {
  it('is all after the sixth', () => {
    const many = Array.from({ length: 9 }, (_, at) => advice(`a${at}`, { stake: 100 - at }));
    expect(order(many)).toEqual(many.slice(0, MOST_ADVICE).map(({ id }) => id));
    expect(MOST_ADVICE).toBe(6);
  });

  it('is what is worth less than a thousandth of the year', () => {
    // 2 000 000 a year: 2 000.
    const given = (one: Effect) => order([advice('a', { effect: one })], none, 2_000_000);
    expect(given(effect(2000))).toEqual(['a']);
    expect(given(effect(1900))).toEqual([]);
    expect(given(effect(1900, { measure: 'revenue' }))).toEqual([]);
    expect(given(effect(6700, { measure: 'revenue' }))).toEqual(['a']);
  });

  it('is, where it has to be paid for, what is worth less than a quarter of a per cent', () => {
    const given = (cost: string, kronor: number) =>
      order([advice('a', { cost, effect: effect(kronor) })], none, 2_000_000);
    expect(given('Utskick och säljtid', 5000)).toEqual(['a']);
    expect(given('Utskick och säljtid', 4900)).toEqual([]);
    expect(given('Ingen utgift, löpande säljtid', 4900)).toEqual(['a']);
  });

  it('is what is not worth the owner’s time, of a company so small too', () => {
    const amount = fc.integer({ min: 10, max: 20_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 9_000_000 }), (kronor, yearly) => {
        const one = effect(kronor);
        const isGiven = order([advice('a', { effect: one })], none, yearly).length > 0;
        const least = Math.min(1000, yearly * 0.005);
        expect(isGiven).toBe(likelyOf(one) >= Math.max(least, yearly / 1000));
      }),
    );
  });

  it('is never left out for its kronor where it has none', () => {
    expect(order([advice('a', { stake: 0 })])).toEqual(['a']);
  });

  it('keeps its words where its kronor come to nothing or less', () => {
    for (const kronor of [0, -4000]) {
      const [only] = rankAdvice([advice('a', { effect: effect(kronor) })], none, 1_000_000);
      expect(only?.advice.effect).toBeNull();
      expect(likelyOf(effect(kronor))).toBe(0);
    }
  });
});

describe('kronor that two advices count on', () => {
  const claimed = (id: string, kronor: number, theme: Theme, ...claims: string[]) =>
    advice(id, { theme, effect: effect(kronor, { claims }) });

  it('are shown once: the weaker of another theme says where they stand', () => {
    const [first, second] = rankAdvice(
      [claimed('weak', 5000, 'growth', 'lost'), claimed('strong', 9000, 'customers', 'lost')],
      none,
      1_000_000,
    );
    expect(first?.advice.id).toBe('strong');
    expect(first?.countedIn).toBeNull();
    expect(second?.advice.effect).toBeNull();
    expect(second?.countedIn?.id).toBe('strong');
  });

  it('may be lost sales of the other, at most some of them where more has been lost', () => {
    const happened = factsOf({ [key.revenueTotal]: '100000' });
    const counted = (kept: number, follows: number, claim: string) =>
      rankAdvice(
        [
          { ...claimed('call', kept, 'customers', claim), byEvent: true, happened },
          claimed('fall', follows, 'products', claim),
        ],
        none,
        1_000_000,
      ).find(({ countedIn }) => countedIn !== null)?.counted;
    const kronor = fc.integer({ min: 1000, max: 90_000 });
    fc.assert(
      fc.property(kronor, kronor, (kept, follows) => {
        expect(counted(kept, follows, 'lost-volume')).toBe(
          likelyOf(effect(follows)) > likelyOf(effect(kept)) ? 'maybePart' : 'maybe',
        );
        expect(counted(kept, follows, 'rent')).toBe('all');
      }),
    );
  });

  it('are advised on twice at most', () => {
    const fall = (['customers', 'growth', 'channel', 'region'] as const).map((theme, at) =>
      claimed(theme, 9000 - 1000 * at, theme, 'lost'),
    );
    expect(order(fall)).toEqual(['customers', 'growth']);
  });

  it('are said once: the weaker of the same theme is left out', () => {
    expect(
      order([claimed('weak', 5000, 'price', 'p'), claimed('strong', 9000, 'price', 'p')]),
    ).toEqual(['strong']);
  });

  it('are free for a third where the second does not count on them', () => {
    const ranked = rankAdvice(
      [
        claimed('a', 9000, 'price', 'p', 'd'),
        claimed('b', 8000, 'growth', 'd'),
        claimed('c', 7000, 'season', 'other'),
      ],
      none,
      1_000_000,
    );
    const third = ranked.find(({ advice: { id } }) => id === 'c');
    expect(third?.advice.effect).not.toBeNull();
  });

  it('weigh three tenths where they are counted elsewhere', () => {
    const follower = claimed('b', 8000, 'growth', 'p');
    const keeper = claimed('a', 9000, 'price', 'p');
    const between = (stake: number) => order([keeper, follower, advice('x', { stake })]);
    expect(between(2401)).toEqual(['a', 'x', 'b']);
    expect(between(2399)).toEqual(['a', 'b', 'x']);
  });

  it('never stand in an advice that is not shown', () => {
    const some = fc.array(
      fc.record({
        kronor: fc.integer({ min: 1000, max: 90_000 }),
        theme: fc.constantFrom<Theme>('price', 'growth', 'season'),
        claim: fc.constantFrom('p', 'q', 'r'),
      }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(some, (given) => {
        const ranked = rankAdvice(
          given.map(({ kronor, theme, claim }, at) => claimed(`a${at}`, kronor, theme, claim)),
          none,
          100_000,
        );
        const ids = new Set(ranked.map((one) => one.advice.id));
        expect(ranked.length).toBeLessThanOrEqual(MOST_ADVICE);
        const claims = ranked.flatMap((one) => one.advice.effect?.claims ?? []);
        expect(new Set(claims).size).toBe(claims.length);
        for (const { countedIn, score } of ranked) {
          if (countedIn !== null) expect(ids).toContain(countedIn.id);
          expect(score).toBeGreaterThanOrEqual(0);
        }
        const scores = ranked.map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
      }),
    );
  });
});
