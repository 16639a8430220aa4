import { expect, test } from 'vitest';
import { decimal } from '#engine/facts/decimal.ts';
import { createFacts } from '#engine/facts/facts.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { planGuide } from '#features/plan/server/guide.ts';
import { changedFigures } from './changed-figures.ts';
import type { Guide } from './guide.ts';

/** What one advice about a product is worth, as it lies in a result. */
function worth(value: string, more: object = {}): ResultBasis {
  const list = createFacts({ documentId: null, document: null, sheet: null, currency: null });
  const rest = { columns: [], filter: '', rows: 1, formula: '', where: 'true' };
  const product = { kind: 'product', name: 'Prinsesstårta' } as const;
  const advice = { kind: 'advice', name: 'thin-margin' } as const;
  const amount = { value: decimal(value), unit: 'SEK', ...rest } as const;
  list.add({ ...amount, key: 'sales.product.revenue', label: 'Omsättning', subject: product });
  list.add({ ...amount, key: 'advice.likely', label: 'Effekt per år', subject: advice });
  const [{ id } = { id: '' }] = list.list;
  const title = `Höj priset på {{${id}.name}}`;
  return { facts: list.list, advice: [{ id: 'thin-margin', title }], ...more } as ResultBasis;
}

const subjects = (guide: Guide, earlier: ResultBasis, later: ResultBasis) =>
  changedFigures(guide, earlier, later).map(({ subject }) => subject);

test('what an advice is worth is told by its title, with the names in it', () => {
  expect(subjects({} as Guide, worth('100'), worth('200'))).toEqual([
    'Prinsesstårta',
    'Höj priset på Prinsesstårta',
  ]);
});

test('the advice of a plan is told by the title it has there', () => {
  const shortTerm = [{ id: 'sales-thin-margin', title: 'Höj priset på tårtan' }];
  const plan = { advice: [], shortTerm, longTerm: [] };
  expect(subjects(planGuide, worth('100', plan), worth('200', plan))[1]).toBe(
    'Höj priset på tårtan',
  );
});

test('an analysis of old, without records of its advice, tells no id', () => {
  const old = { advice: undefined };
  expect(subjects({} as Guide, worth('100', old), worth('200', old))[1]).toBeNull();
});
