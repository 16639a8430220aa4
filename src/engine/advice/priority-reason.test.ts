import { expect, it } from 'vitest';
import { type Prioritised, priorityReason } from './priority-reason.ts';

const of = (priority: Prioritised['priority'], kronor: number | null, more = {}): Prioritised => ({
  ...{ priority, kronor, ofRevenue: false, effort: 1, sureness: 0.5 },
  ...more,
});
const WITHOUT = 'Utan kronor.';
const said = (one: Prioritised, ...others: Prioritised[]) =>
  priorityReason(one, [one, ...others], WITHOUT);

it('is said of what has no kronor and is not of the least priority, and else not', () => {
  expect(said(of('Medium', null), of('Låg', 7000))).toBe(WITHOUT);
  expect(said(of('Hög', null), of('Medium', 7000))).toBe(WITHOUT);
  expect(said(of('Medium', null), of('Låg', null))).toBe(WITHOUT);
  expect(said(of('Låg', null), of('Låg', 7000))).toBeNull();
});

it('is what holds larger kronor below smaller ones, and nothing that does not', () => {
  const small = of('Hög', 1000);
  expect(said(of('Medium', 5000, { effort: 3 }), small)).toBe(
    'Att prioriteten inte är högre beror på att det kräver mer arbete.',
  );
  expect(said(of('Låg', 5000, { effort: 2, sureness: 0.3, ofRevenue: true }), small)).toBe(
    'Att prioriteten inte är högre beror på att det kräver mer arbete, är mindre säkert och är omsättning, som bara till en del blir kvar.',
  );
  expect(said(of('Medium', 500, { effort: 3 }), small)).toBeNull();
  expect(said(of('Hög', 5000, { effort: 3 }), small)).toBeNull();
  expect(said(small, of('Medium', 5000, { effort: 3 }))).toBeNull();
  expect(said(of('Medium', 5000), small)).toBeNull();
});
