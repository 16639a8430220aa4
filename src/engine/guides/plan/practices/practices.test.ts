import { expect, it } from 'vitest';
import { costRules } from '../../costs/rules.ts';
import { salesRules } from '../../sales/rules.ts';
import { practices } from './all.ts';

it('are each there once, and give way only to advice that there is', () => {
  const ids = practices.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const advice = [
    ...salesRules.map(({ id }) => `sales-${id}`),
    ...costRules.map(({ id }) => `costs-${id}`),
    'costs-*',
  ];
  const named = practices.flatMap(({ coveredBy = [] }) => coveredBy);
  expect(named.filter((id) => !advice.includes(id))).toEqual([]);
});
