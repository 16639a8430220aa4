import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { planOf, salesSource } from '#support/plan-sources.ts';
import { actionsBrief } from '../brief.ts';
import { writeActionsDraft } from './draft.ts';

/** Who does each action of a plan of a company that has sold this. */
function doneBy(sold: string): string[] {
  const sales = salesSource({
    [key.productRevenue]: { [sold]: '1200000' },
    [key.customersAtRisk]: '4',
    [key.customersAtRiskRevenue]: '120000',
  });
  const written = { question2: 'Tiden räcker inte till' };
  const { shortTerm, longTerm } = writeActionsDraft(actionsBrief(planOf({ sales }, written)));
  return [...shortTerm, ...longTerm].map(({ owner }) => owner);
}

describe('who does an action', () => {
  it('is whoever leads a society and has its register: it has no owner and no customers', () => {
    const owners = doneBy('Medlemsavgift vuxen');
    expect(owners).toContain('Du som leder föreningen');
    expect(owners.join()).not.toMatch(/ägare|betalarna/u);
  });

  it('is the owner of a company', () => {
    expect(doneBy('Kaffe')).toContain('Du som ägare');
  });
});
