import { expect, it } from 'vitest';
import { costSource, planOf, salesSource } from '#support/plan-sources.ts';
import { actionsBrief } from './brief.ts';
import { namedAsMeant, ofProblem } from './problem.ts';

const accounts = {
  'costs.account.total': { '5170 Reparation och underhåll': '90000', '4010 Inköp stål': '80000' },
  'costs.account.current': { '5170 Reparation och underhåll': '50000', '4010 Inköp stål': '40000' },
  'costs.account.previous': {
    '5170 Reparation och underhåll': '40000',
    '4010 Inköp stål': '40100',
  },
  'costs.area.current': { 'El och värme': '12000', Lokal: '30000' },
  'costs.area.previous': { 'El och värme': '14000', Lokal: '30000' },
};
const withRent = {
  ...accounts,
  'costs.account.total': { ...accounts['costs.account.total'], '5010 Lokalhyra': '90000' },
  'costs.account.current': { ...accounts['costs.account.current'], '5010 Lokalhyra': '50000' },
  'costs.account.previous': { ...accounts['costs.account.previous'], '5010 Lokalhyra': '40000' },
};
const channels = {
  'sales.channel.revenue': { Webb: '500', Grossist: '500' },
  'sales.channel.revenueCurrent': { Webb: '200', Grossist: '300' },
  'sales.channel.revenuePrevious': { Webb: '300', Grossist: '200' },
};
const sources = { sales: salesSource(channels), costs: costSource(accounts) };

const meant = (problem: string) =>
  ofProblem(problem, sources).map(({ word, subject, claim, shown }) => [
    word,
    subject.name,
    claim,
    shown,
  ]);

it.each([
  [
    'Reparationerna kostar för mycket',
    ['Reparationerna', '5170 Reparation och underhåll', null, 'up'],
  ],
  ['Stålet har blivit dyrare', ['Stålet', '4010 Inköp stål', 'up', 'flat']],
  ['Webben har tappat', ['Webben', 'Webb', 'down', 'down']],
  ['Grossisten har tappat', ['Grossisten', 'Grossist', 'down', 'up']],
])('knows what is meant in %s', (problem, found) => {
  expect(meant(problem)).toEqual([found]);
});

it('holds what is listed after a colon to what stands before it', () => {
  expect(meant('Allt har blivit dyrare: hyra, el')).toEqual([
    ['hyra', 'Lokal', 'up', 'flat'],
    ['el', 'El och värme', 'up', 'down'],
  ]);
});

it.each(['En maskin för stål gick sönder', 'Vi hinner inte med allt', 'Kunderna betalar sent', ''])(
  'finds no cost in %s',
  (problem) => {
    expect(meant(problem)).toEqual([]);
  },
);

it('judges nothing that is said of something else', () => {
  expect(meant('Vi har tappat fart, elen är dyr')).toEqual([
    ['elen', 'El och värme', null, 'down'],
  ]);
});

it('answers the problem in the summary, for and against, before how the company stands', () => {
  const written = {
    question2: 'Stålet har blivit dyrare. Grossisten har tappat. Webben har tappat',
  };
  const { problem } = actionsBrief(planOf(sources, written));
  expect(problem).toHaveLength(3);
  expect(problem[0]).toContain('I siffrorna har det knappt ändrats.');
  expect(problem[1]).toContain('Siffrorna säger motsatsen.');
  expect(problem[2]).toContain('Siffrorna säger detsamma som du.');
});

it('has the rows of an account gone through where no other action is on it', () => {
  const of = (question2: string) =>
    actionsBrief(planOf({ ...sources, costs: costSource(withRent) }, { question2 })).actions
      .shortTerm[0]?.id;
  expect(of('Reparationerna kostar för mycket')).toBe('review-account');
  expect(of('Lokalhyran är för hög')).not.toBe('review-account');
  expect(of('Vi hinner inte med allt')).not.toBe('review-account');
});

it('has what is behind a fall found out where the owner names it and no other action is on it', () => {
  const of = (question2: string) => {
    const { actions } = actionsBrief(planOf(sources, { question2 }));
    return actions.shortTerm.find(({ id }) => id === 'review-sales')?.title ?? null;
  };
  expect(of('Webben har tappat')).toContain('har fallit bort');
  // What has not fallen, or is not said to have, is no fall to look into.
  expect(of('Grossisten har tappat')).toBeNull();
  expect(of('Webben är krånglig')).toBeNull();
});

it('looks into no fall that is mostly of one who buys or of a product that the plan tells of', () => {
  const product = { kind: 'product', name: 'Espresso' } as const;
  const isLookedInto = (change: string) => {
    const told = salesSource({
      ...channels,
      'sales.event.current': { Espresso: '10' },
      'sales.event.previous': { Espresso: '100' },
      'sales.event.level': { Espresso: change },
    });
    const facts = told.facts.map((fact) =>
      fact.subject?.name === 'Espresso' ? { ...fact, subject: product } : fact,
    );
    const sales = { ...told, facts };
    const { actions } = actionsBrief(planOf({ sales }, { question2: 'Webben har tappat' }));
    return actions.shortTerm.some(({ id }) => id === 'review-sales');
  };
  expect(isLookedInto('-40')).toBe(true);
  expect(isLookedInto('-60')).toBe(false);
});

it.each([
  ['Kostnaderna har skenat', 'kostnaderna var', 'Siffrorna säger detsamma som du.'],
  ['Försäljningen har rasat', 'försäljningen var', 'Siffrorna säger motsatsen.'],
  ['Utgifterna ökar', 'kostnaderna var', 'Siffrorna säger detsamma som du.'],
])('holds all costs and all sales to what is said of them: %s', (question2, are, verdict) => {
  const all = {
    sales: salesSource({ 'sales.revenue.current': '900', 'sales.revenue.previous': '800' }),
    costs: costSource({ 'costs.total.current': '700', 'costs.total.previous': '600' }),
  };
  const { problem } = actionsBrief(planOf(all, { question2 }));
  expect(problem).toHaveLength(1);
  expect(problem[0]).toContain(are);
  expect(problem[0]).toContain(verdict);
});

it('says that a change is small where the owner makes it large', () => {
  const costs = costSource({ 'costs.total.current': '615', 'costs.total.previous': '600' });
  const verdict = (question2: string) => actionsBrief(planOf({ costs }, { question2 })).problem[0];
  expect(verdict('Kostnaderna har skenat')).toContain('åt samma håll, men inte så mycket.');
  expect(verdict('Kostnaderna har ökat')).toContain('Siffrorna säger detsamma som du.');
});

it.each(['Kostnaderna för el har ökat', 'Kostnaderna är många', 'Lönsamheten sjunker'])(
  'says nothing of all costs where the owner writes %s',
  (question2) => {
    const totals = { 'costs.total.current': '700', 'costs.total.previous': '600' };
    const costs = costSource({ ...accounts, ...totals });
    const { problem } = actionsBrief(planOf({ ...sources, costs }, { question2 }));
    expect(problem.join()).not.toContain('kostnaderna var');
  },
);

it('takes no part of a word for who buys', () => {
  const bought = (kronor: string) => ({
    'Jordbruksmaskiner i Skara': kronor,
    'Truckbolaget Nord AB': kronor,
  });
  const sales = salesSource({
    'sales.customer.revenueCurrent': bought('456'),
    'sales.customer.revenuePrevious': bought('464'),
  });
  const words = (problem: string) =>
    ofProblem(problem, { sales, costs: null }).map(({ word }) => word);
  expect(words('Maskinen gick sönder')).toEqual([]);
  expect(words('För beroende av Truckbolaget')).toEqual(['Truckbolaget']);
});

it('takes a word for the one that it means, and for no other that has it in the name', () => {
  const [found] = ofProblem('Webben har tappat', sources);
  const named = ['Webb', 'Webb & Kaffe AB'];
  const [candidate] = actionsBrief(planOf(sources)).actions.shortTerm;
  if (found === undefined || candidate === undefined) throw new RangeError('nothing is meant');
  expect(namedAsMeant([found])({ ...candidate, named }).named).toEqual(['Webb']);
});
