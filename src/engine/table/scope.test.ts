import { describe, expect, it } from 'vitest';
import { someColumn, someUnderstanding } from '#support/understanding.ts';
import type { Question } from './question.ts';
import { mayBeOfOneCompany, type Scope, scopeOf, whyNotTogether } from './scope.ts';

const plain: Scope = { company: null, isOtherCompany: false, part: null, vat: 'excluded' };
const bageri = { name: 'Bageriet AB', number: '5560160680' };
const bygg = { name: 'Bygg i Väst AB', number: '5565475489' };
const why = (sales: Partial<Scope>, costs: Partial<Scope>) =>
  whyNotTogether(
    { scope: { ...plain, ...sales }, name: 'försäljningen i a.csv' },
    { scope: { ...plain, ...costs }, name: 'kostnaderna i b.csv' },
  );

describe('amounts of two files', () => {
  it.each<[string, Partial<Scope>, Partial<Scope>]>([
    ['that say nothing of whose they are', {}, {}],
    ['of one company', { company: bageri }, { company: { name: 'BAGERIET', number: null } }],
    ['of which only one says whose it is', { company: bageri }, {}],
    ['of one other company', { company: bygg, isOtherCompany: true }, { company: bygg }],
    ['of one shop', { part: 'Butik: Söder' }, { part: 'butik: söder' }],
    ['with VAT both', { vat: 'included' }, { vat: 'included' }],
    ['of which one says nothing of VAT', { vat: 'included' }, { vat: null }],
  ])('%s are held against each other', (_, sales, costs) => {
    expect(why(sales, costs)).toBeNull();
  });

  it.each<[string, Partial<Scope>, Partial<Scope>, string]>([
    ['of two companies', { company: bageri }, { company: bygg }, 'gäller Bygg i Väst AB (556547'],
    [
      'of another company, and one that does not say',
      { company: bygg, isOtherCompany: true },
      {},
      'av kostnaderna i b.csv framgår inte vilket',
    ],
    ['of one shop and of all', { part: 'Butik: Söder' }, {}, 'a.csv gäller bara Butik: Söder'],
    ['with VAT and without', { vat: 'included' }, {}, 'a.csv är med moms och kostnaderna i b.csv'],
    ['that leave VAT open', {}, { vat: 'unknown' }, 'om momsen ingår i kostnaderna i b.csv'],
  ])('%s are not', (_, sales, costs, text) => {
    expect(why(sales, costs)).toContain(text);
  });
});

it('knows what a file’s amounts are of', () => {
  const question: Question = { id: 'company', text: '', options: [], blocking: false };
  const file = someUnderstanding({
    company: bygg,
    part: 'Butik: Söder',
    answered: [{ ...question, chosen: 'other' }],
    columns: [someColumn(0, { name: 'Summa inkl. moms', role: 'grossRevenue' })],
  });
  expect(scopeOf(file)).toEqual({
    company: bygg,
    isOtherCompany: true,
    part: 'Butik: Söder',
    vat: 'included',
  });
});

it('takes what was stored before for the account’s own', () => {
  expect(mayBeOfOneCompany(undefined, { ...plain, company: bageri })).toBe(true);
  expect(mayBeOfOneCompany(undefined, { ...plain, company: bygg, isOtherCompany: true })).toBe(
    false,
  );
});
