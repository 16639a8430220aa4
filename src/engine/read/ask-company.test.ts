import { expect, it } from 'vitest';
import { someUnderstanding } from '#support/understanding.ts';
import type { Company } from '../table/company.ts';
import { blockingQuestions } from '../table/question.ts';
import { askWhose } from './ask-company.ts';

const account: Company = { name: 'Bageriet på Hörnet AB', number: '5560160680' };
const bygg: Company = { name: 'Bygg i Väst AB', number: '5565475489' };
const of = (company?: Company) => someUnderstanding(company && { company });

it('asks before a file of another company is used', () => {
  const [question, ...more] = blockingQuestions(askWhose(of(bygg), account, undefined));
  expect(more).toEqual([]);
  expect(question).toMatchObject({
    id: 'company',
    text: 'Filen gäller Bygg i Väst AB (556547-5489), men kontot är för Bageriet på Hörnet AB (556016-0680). Ska den ändå användas?',
    options: [
      { answer: 'own', change: { choices: { company: 'own' } } },
      { answer: 'other' },
      { answer: 'unused' },
    ],
  });
});

it.each([
  ['says nothing of whose it is', undefined],
  ['has the account’s number, whatever its name', { name: 'Kondis', number: '5560160680' }],
  ['has the account’s name, written otherwise', { name: 'BAGERIET PÅ HORNET', number: null }],
])('asks nothing of a file that %s', (_, company) => {
  expect(askWhose(of(company), account, undefined)).toEqual(of(company));
});

it('uses a file as it was answered, and says what was', () => {
  const own = askWhose(of(bygg), account, 'own');
  expect(own).toMatchObject({ ready: true, questions: [], company: account });
  const other = askWhose(of(bygg), account, 'other');
  expect(other).toMatchObject({ ready: true, questions: [], company: bygg });
  expect(other.answered).toMatchObject([{ id: 'company', chosen: 'other' }]);
  const unused = askWhose(of(bygg), account, 'unused');
  expect(unused).toMatchObject({ ready: false, questions: [] });
  expect(unused.missing[0]).toContain('Bygg i Väst AB');
});
