import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { type Candidate, weight } from './candidate.ts';
import { chooseActions, ranked } from './choose-actions.ts';
import type { PlanAnswers } from './input.ts';
import { themeInPlan } from './themes.ts';

const answers: PlanAnswers = {
  question1: '',
  question2: '',
  question3: 'growth',
  question4: '',
  question5: '',
};

/** A candidate of a day's work, worth so many kronor a year in gross profit; nothing where null. */
function candidate(id: string, kronor: number | null, more: Partial<Candidate> = {}): Candidate {
  const [likely] = factsOf({ [salesKeys.revenueTotal]: String(kronor ?? 0) });
  return {
    ...{
      id,
      theme: 'efficiency',
      about: null,
      named: [],
      words: null,
      basis: 'sales',
      title: id,
      description: '',
    },
    ...{ text: '', firstStep: '', impact: '', countedIn: null, owner: 'owner' },
    ...{ timeframe: 'Inom en månad', effort: 1, sureness: 0.5 },
    measure: kronor === null ? null : 'grossProfit',
    likely: kronor === null ? null : (likely ?? null),
    stake: null,
    ...more,
  };
}

const order = (candidates: Candidate[], written: Partial<PlanAnswers> = {}) =>
  ranked(candidates, { ...answers, ...written }).map(({ id }) => id);

describe('the order of actions', () => {
  it('is that of kronor where all else is alike', () => {
    expect(order([candidate('a', 100), candidate('b', 900), candidate('c', 500)])).toEqual([
      ...['b', 'c', 'a'],
    ]);
  });

  it('counts a krona of revenue for three tenths of one that is left', () => {
    expect(weight(candidate('a', 1000, { measure: 'revenue' }))).toBe(300);
    expect(order([candidate('a', 1000, { measure: 'revenue' }), candidate('b', 301)])[0]).toBe('b');
    expect(order([candidate('a', 1000, { measure: 'revenue' }), candidate('b', 299)])[0]).toBe('a');
  });

  it('sets sureness and effort against kronor', () => {
    expect(order([candidate('a', 1000, { effort: 3 }), candidate('b', 340)])[0]).toBe('b');
    expect(order([candidate('a', 1000, { sureness: 0.1 }), candidate('b', 210)])[0]).toBe('b');
  });

  it('is last of what is worth few kronor beside those of a year', () => {
    const all = [candidate('a', 6_300, { sureness: 1 }), candidate('b', 20_000, { effort: 3 })];
    const among = (yearly: number) => ranked(all, answers, yearly).map(({ id }) => id);
    expect(among(5_000_000)).toEqual(['b', 'a']);
    expect(among(4_000_000)).toEqual(['a', 'b']);
  });

  it('tilts by half to what is wanted most', () => {
    const wanted = candidate('a', 1000, { theme: 'stability' });
    expect(order([wanted, candidate('b', 1499)], { question3: 'stability' })[0]).toBe('a');
    expect(order([wanted, candidate('b', 1501)], { question3: 'stability' })[0]).toBe('b');
    expect(order([wanted, candidate('b', 1001)])[0]).toBe('b');
  });

  it.each([
    ['price', 'Prispress från kedjorna'],
    ['margin', 'råvarorna blir dyrare, inköp'],
    ['customers', 'Vi tappar kunder'],
    ['season', 'ojämn beläggning'],
    ['subscriptions', 'för många licenser'],
    ['finance', 'ansträngd likviditet'],
  ])('tilts by a quarter to %s where the owner writes %j', (about, question2) => {
    const written = candidate('a', 1000, { words: themeInPlan(about).words });
    expect(order([written, candidate('b', 1249)], { question2 })[0]).toBe('a');
    expect(order([written, candidate('b', 1251)], { question2 })[0]).toBe('b');
  });

  it('tilts by a quarter to what the owner names among the goals', () => {
    const named = candidate('a', 1000, { named: ['Laddbox 11 kW'] });
    expect(order([named, candidate('b', 1249)], { question1: 'Fler laddboxar' })[0]).toBe('a');
    expect(order([named, candidate('b', 1251)], { question1: 'Fler laddboxar' })[0]).toBe('b');
    expect(order([named, candidate('b', 1001)], { question1: 'Fler kunder' })[0]).toBe('b');
  });

  it.each(['Dieseln äter upp allt', 'Bränslekostnaderna', 'Dyra fordon'])(
    'finds what vehicles cost in %j',
    (written) => {
      expect(themeInPlan('areas', 'vehicles').words?.test(written.toLowerCase())).toBe(true);
    },
  );

  it('weighs what has no kronor as half of the middle of those that have', () => {
    const three = [candidate('a', 100), candidate('b', 1000), candidate('c', 9000)];
    expect(order([...three, candidate('d', null)])).toEqual(['c', 'b', 'd', 'a']);
  });

  it('weighs what has no effect by the kronor that the analysis says it is on, where it does', () => {
    const three = [candidate('a', 100), candidate('b', 1000), candidate('c', 9000)];
    const staked = (stake: number) => candidate('d', null, { stake });
    expect(order([...three, staked(2000)])).toEqual(['c', 'd', 'b', 'a']);
    expect(order([...three, staked(50)])).toEqual(['c', 'b', 'a', 'd']);
    expect(order([...three, staked(0)])).toEqual(['c', 'b', 'a', 'd']);
  });

  it('is by name where nothing tells them apart, and never by the order they came in', () => {
    const some = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 });
    fc.assert(
      fc.property(some, (ids) => {
        expect(order(ids.map((id) => candidate(id, 500)))).toEqual([...ids].sort());
      }),
    );
  });
});

describe('the actions chosen', () => {
  const room = { shortTerm: 4, longTerm: 3, alone: false };
  const chosen = (candidates: Candidate[], capacity = room) => {
    const { shortTerm, longTerm } = chooseActions(candidates, answers, capacity);
    return [shortTerm.map(({ id }) => id), longTerm.map(({ id }) => id)];
  };

  it.each([
    ['Inom en månad', 1, 'short'],
    ['Inom ett kvartal', 2, 'short'],
    ['Inom ett halvår', 1, 'long'],
    ['Inom ett år', 2, 'long'],
    ['Inom en månad', 3, 'long'],
    // A year is no part of another word.
    ['Före årsskiftet', 1, 'short'],
  ] as const)('within %j at effort %i are %s', (timeframe, effort, when) => {
    const [short] = chosen([candidate('a', 100, { timeframe, effort })]);
    expect(short).toEqual(when === 'short' ? ['a'] : []);
  });

  it('are no more than there is room for, the weightiest', () => {
    const many = Array.from({ length: 9 }, (_, at) => candidate(`a${at}`, 1000 - at));
    expect(chosen(many)).toEqual([['a0', 'a1', 'a2', 'a3'], []]);
    expect(chosen(many, { ...room, shortTerm: 2 })[0]).toEqual(['a0', 'a1']);
  });

  it('leave room for one practice beside many figures, and for two beside few', () => {
    const practice = (id: string) => candidate(id, null, { basis: 'answers', sureness: 0.01 });
    const practices = [practice('p1'), practice('p2'), practice('p3')];
    const figures = (count: number) =>
      Array.from({ length: count }, (_, at) => candidate(`a${at}`, 1000 - at));
    expect(chosen([...figures(5), ...practices])[0]).toEqual(['a0', 'a1', 'a2', 'p1']);
    expect(chosen([...figures(2), ...practices])[0]).toEqual(['a0', 'a1', 'p1', 'p2']);
    expect(chosen(practices)[0]).toEqual(['p1', 'p2', 'p3']);
  });

  it('never leave out the largest sum, whatever comes before it', () => {
    const one = fc.record({
      kronor: fc.option(fc.integer({ min: 1, max: 100_000 })),
      effort: fc.constantFrom(1 as const, 2 as const),
      sureness: fc.double({ min: 0.05, max: 1, noNaN: true }),
      theme: fc.constantFrom('growth' as const, 'efficiency' as const, 'stability' as const),
      basis: fc.constantFrom('sales' as const, 'costs' as const, 'answers' as const),
      named: fc.constantFrom([], ['Laddbox 11 kW'], ['Webb']),
    });
    const written = { ...answers, question1: 'Fler laddboxar', question2: 'Webben har tappat' };
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (some) => {
        const all = some.map(({ kronor, ...more }, at) => candidate(`a${at}`, kronor, more));
        const { shortTerm } = chooseActions(all, written, { ...room, shortTerm: 3 });
        const most = (of: readonly Candidate[]) => Math.max(0, ...of.map(weight));
        expect(most(shortTerm)).toBe(most(all));
      }),
    );
  });

  it('have room for what the owner names among the goals, however little it is worth', () => {
    const many = Array.from({ length: 9 }, (_, at) => candidate(`a${at}`, 1000 - at));
    const named = candidate('goal', 1, { named: ['Laddbox 11 kW'] });
    const wanted = { ...answers, question1: 'Omsätta 6 miljoner, fler laddboxar' };
    const { shortTerm } = chooseActions([...many, named], wanted, room);
    expect(shortTerm.map(({ id }) => id)).toEqual(['a0', 'a1', 'a2', 'goal']);
  });

  it('are on each that the owner names as the problem, before a second is on any', () => {
    const named = (id: string, kronor: number, name: string) =>
      candidate(id, kronor, { named: [name] });
    const many = Array.from({ length: 5 }, (_, at) => candidate(`a${at}`, 9000 - at));
    const bikes = [named('b1', 500, 'Elcykel'), named('b2', 400, 'Elcykel')];
    const written = { ...answers, question2: 'Webben har tappat och elcyklarna är dyra' };
    const all = [...many, ...bikes, named('web', 1, 'Webb')];
    const { shortTerm } = chooseActions(all, written, { ...room, shortTerm: 3 });
    expect(shortTerm.map(({ id }) => id)).toEqual(['b1', 'web', 'a0']);
  });

  it('hold no place for what is wanted most and is counted elsewhere', () => {
    const many = Array.from({ length: 5 }, (_, at) => candidate(`a${at}`, 1000 - at));
    const follower = { theme: 'growth', stake: 0 } as const;
    const twice = candidate('twice', null, { ...follower, countedIn: 'a0' });
    expect(chosen([...many, twice])[0]).not.toContain('twice');
    expect(chosen([...many, candidate('once', null, follower)])[0]).toContain('once');
  });

  it('are half of them such that have kronor, where there are', () => {
    const sure = Array.from({ length: 6 }, (_, at) =>
      candidate(`sure${at}`, null, { sureness: 1 }),
    );
    const small = [candidate('k1', 10, { sureness: 0.01 }), candidate('k2', 5, { sureness: 0.01 })];
    const [short = []] = chosen([...sure, ...small]);
    expect(short.filter((id) => id.startsWith('k'))).toHaveLength(2);
  });
});

describe('what a large part of a year has come or gone by', () => {
  const all = [
    candidate('a', 30_000),
    candidate('b', 20_000),
    candidate('wanted', null, { theme: 'growth', basis: 'answers' }),
    candidate('also wanted', null, { theme: 'growth', basis: 'answers' }),
    candidate('called', null, { basis: 'answers', sureness: 0.6 }),
    candidate('heavy', null, { stake: 6000 }),
  ];
  const chosen = (yearly: number) =>
    chooseActions(all, answers, { shortTerm: 4, longTerm: 2, alone: false }, yearly)
      .shortTerm.map(({ id }) => id)
      .sort();

  it('has a place beside the sums, of those for what is merely wanted', () => {
    expect(chosen(1_200_000)).toContain('heavy');
    expect(chosen(1_200_000)).toEqual(expect.arrayContaining(['a', 'b']));
    // Half a per cent of so much is more than it is weighed by.
    expect(chosen(1_300_000)).not.toContain('heavy');
  });

  it('takes no place of a sum where it weighs more than that', () => {
    const heavier = all.map((each) => (each.id === 'heavy' ? { ...each, stake: 600_000 } : each));
    const ids = chooseActions(
      heavier,
      answers,
      { shortTerm: 4, longTerm: 2, alone: false },
      1_200_000,
    ).shortTerm.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['heavy', 'a', 'b']));
  });

  it('takes the place of a sum that is few kronor beside it, where another has its own', () => {
    const both = all.flatMap((each) =>
      each.id === 'heavy'
        ? [
            { ...each, stake: 600_000 },
            { ...each, id: 'second', stake: 500_000 },
          ]
        : [each],
    );
    const ids = chooseActions(
      both,
      answers,
      { shortTerm: 4, longTerm: 2, alone: false },
      1_200_000,
    ).shortTerm.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['heavy', 'second']));
  });

  it('takes that place too by what has moved, but not of a sum on what has moved itself', () => {
    const capacity = { shortTerm: 4, longTerm: 2, alone: false };
    const chosenOf = (moved: number, ofSum?: number) => {
      const both = all.flatMap((each) => {
        if (each.id === 'b' && ofSum !== undefined) return [{ ...each, moved: ofSum }];
        if (each.id !== 'heavy') return [each];
        return [candidate('first', null, { moved: 900_000 }), candidate('second', null, { moved })];
      });
      return chooseActions(both, answers, capacity, 1_200_000).shortTerm.map(({ id }) => id);
    };
    expect(chosenOf(400_000)).not.toContain('b');
    expect(chosenOf(390_000)).toContain('b');
    expect(chosenOf(400_000, 180_000)).toContain('b');
  });

  it('has none where it is counted in another', () => {
    const counted = all.map((each) => (each.id === 'heavy' ? { ...each, countedIn: 'a' } : each));
    const ids = chooseActions(
      counted,
      answers,
      { shortTerm: 4, longTerm: 2, alone: false },
      1_000_000,
    ).shortTerm.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['a', 'b', 'wanted']));
  });
});
