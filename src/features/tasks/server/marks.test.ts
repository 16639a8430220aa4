import { expect, test } from 'vitest';
import { guideIdentities } from '#contract/guides.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import type { ActionMark, ActionState } from '../contract.ts';
import { actionIds, currentOf } from './marks.ts';

const mark = (actionId: string, state: ActionState, at: string): ActionMark => ({
  actionId,
  state,
  at,
  earlier: false,
});

test('of all that an action has been marked as, the last holds', () => {
  const marks = [
    mark('price', 'done', '2025-03-03'),
    mark('rent', 'planned', '2025-03-02'),
    mark('price', 'underWay', '2025-03-02'),
    mark('price', 'planned', '2025-03-01'),
  ];
  expect(currentOf(marks)).toEqual([marks[0], marks[1]]);
  expect(currentOf([])).toEqual([]);
});

const of = (analysisType: string, result: unknown) => ({ analysisType, result }) as AnalysisRow;
const plan = (result: unknown) => of(guideIdentities.plan.analysisType, result);

test('the actions of a plan are those of both parts, the short term first', () => {
  const result = { shortTerm: [{ id: 'price' }, { id: 'rent' }], longTerm: [{ id: 'web' }] };
  expect(actionIds(plan(result))).toEqual(['price', 'rent', 'web']);
});

test.each([
  ['not made yet', null],
  ['only text', 'Gör så här.'],
  ['of the short term alone', { shortTerm: [] }],
])('a plan that is %s has no action to mark', (_, result) => {
  expect(actionIds(plan(result))).toEqual([]);
});

test('the actions of an analysis are its recommendations, as a plan made of it has them', () => {
  const result = { advice: [{ id: 'price' }, { id: 'mix' }] };
  expect(actionIds(of('sales', result))).toEqual(['sales-price', 'sales-mix']);
  expect(actionIds(of('sales', { summary: 'Bara text.' }))).toEqual([]);
  expect(actionIds(of('sales', null))).toEqual([]);
});
