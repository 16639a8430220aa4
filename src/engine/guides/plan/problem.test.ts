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

it('takes a word for the one that it means, and for no other that has it in the name', () => {
  const [found] = ofProblem('Webben har tappat', sources);
  const named = ['Webb', 'Webb & Kaffe AB'];
  const [candidate] = actionsBrief(planOf(sources)).actions.shortTerm;
  if (found === undefined || candidate === undefined) throw new RangeError('nothing is meant');
  expect(namedAsMeant([found])({ ...candidate, named }).named).toEqual(['Webb']);
});
