import { expect, it } from 'vitest';
import { costRules } from '../../costs/rules.ts';
import { salesRules } from '../../sales/rules.ts';
import { matchingPractices } from '../matching-practices.ts';
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

it.each([
  ['no trade that is known', null, null, true],
  ['a shop', null, 'Blomsteraffär', true],
  ['a bookkeeper by its description', null, 'Redovisning åt småföretag', false],
  ['a shop by its industry, whatever is described', '47.761 Blommor', 'Redovisning', true],
])('asks of slow goods in the plan of %s', (_, industry, business, isAsked) => {
  const written = { question1: '', question2: 'Långa leveranstider', question4: '', question5: '' };
  const matching = matchingPractices(
    {
      ...{ sales: null, costs: null, answers: { ...written, question3: 'growth' } },
      profile: { industry, employees: null, revenue: null, result: null },
      company: { form: null, foundedYear: null, business },
    },
    [],
  );
  expect(matching.some(({ id }) => id.endsWith('stock'))).toBe(isAsked);
});

it('promise no kronor, whatever files there are: a practice has none', () => {
  const promised = practices.filter(({ gives, adds }) =>
    /går att räkna när|går att räkna i kronor/i.test(`${gives} ${adds?.text ?? ''}`),
  );
  expect(promised).toEqual([]);
});
