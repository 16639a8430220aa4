import { describe, expect, it } from 'vitest';
import { costKeys } from '#engine/guides/costs/catalogue.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { costSource, planOf, salesSource } from '#support/plan-sources.ts';
import { read } from '#support/rule-tests.ts';
import { asTask } from '../../text/infinitive.ts';
import { actionsBrief } from './brief.ts';
import type { PlanAnswers, PlanInput } from './input.ts';
import { themeInPlan } from './themes.ts';
import { writeActionsDraft } from './words/draft.ts';

// Two years of discounts: 120 000 a year, of which a tenth.
const discounts: FactTable = {
  [salesKeys.discountAmount]: '240000',
  [salesKeys.discountShare]: '9',
};
// 150 000 of customers that left, of which a fifth, as revenue.
const lost: FactTable = {
  [salesKeys.customersLost]: '7',
  [salesKeys.customersLostRevenue]: '150000',
};
// 240 000 a year of premises, of which three per cent.
const premises: FactTable = {
  [costKeys.areaTotal]: { Lokal: '480000' },
  [costKeys.areaShare]: { Lokal: '20' },
  [costKeys.areaPerMonth]: { Lokal: '20000' },
};

function planned(input: PlanInput) {
  const brief = actionsBrief(input);
  return { brief, draft: read(writeActionsDraft(brief), brief.facts) };
}

describe('what a plan is worth', () => {
  it('is each kind of kronor by itself, and what is left together', () => {
    const sales = salesSource({ ...discounts, ...lost });
    const { brief, draft } = planned(planOf({ sales, costs: costSource(premises) }));
    const { revenue, grossProfit, cost, result } = brief.worth;
    expect(revenue?.value).toBe('30000');
    expect(grossProfit?.value).toBe('12000');
    expect(cost?.value).toBe('7200');
    expect(result?.value).toBe('19200');
    expect(draft.summary).toContain(
      'Tillsammans är åtgärderna troligen värda 12 000 kr per år i täckningsbidrag, 7 200 kr per år i lägre kostnad och 30 000 kr per år i omsättning.',
    );
  });

  it('is what is left of the one kind there is', () => {
    const { brief } = planned(planOf({ sales: salesSource(discounts) }));
    expect(brief.worth.cost).toBeNull();
    expect(brief.worth.result?.value).toBe('12000');
  });

  it('is nothing that is said where no action has kronor', () => {
    const { brief, draft } = planned(planOf());
    expect(brief.worth).toEqual({ revenue: null, grossProfit: null, cost: null, result: null });
    expect(draft.summary).not.toContain('värda');
    expect(draft.strategy.paverkan).toContain('det kräver en försäljnings- eller kostnadsanalys');
  });
});

describe('how far a plan goes towards a goal', () => {
  const toGoal = (question1: string, given: Partial<Pick<PlanInput, 'sales' | 'costs'>>) => {
    const { brief, draft } = planned(planOf(given, { question1 }));
    return { coverage: brief.goals[0]?.coverage?.value ?? null, text: draft.goals[0]?.text ?? '' };
  };

  it('is in revenue where the margin is unknown, and in gross profit where it is known', () => {
    // 300 000 of revenue; 30 000 planned.
    const unknown = toGoal('Öka omsättningen 25 %', { sales: salesSource(lost) });
    expect(unknown.coverage).toBe('10');
    expect(unknown.text).toContain('Åtgärderna i planen räcker troligen till 10 % av det.');
    // At a margin of 40 % both are four tenths as much.
    const known = salesSource({ ...lost, [salesKeys.grossMargin]: '40' });
    expect(toGoal('Öka omsättningen 25 %', { sales: known }).coverage).toBe('10');
  });

  it('counts towards sales what raises them: a price by its kronor, and no saving', () => {
    const costs = costSource(premises);
    // 12 000 of smaller discounts are 12 000 of sales, whatever the margin; 7 200 of premises none.
    const priced = { ...discounts, [salesKeys.grossMargin]: '40' };
    const { coverage, text } = toGoal('Öka omsättningen med 120 000 kr', {
      sales: salesSource(priced),
      costs,
    });
    expect(coverage).toBe('10');
    expect(text).toContain(
      'Lägre kostnader, billigare inköp och försäljning som styrs om är inte med: de höjer inte omsättningen.',
    );
    // 12 000 of sales and 12 000 of what is left at 40 %: 30 000 of sales.
    const both = { ...priced, ...lost };
    const more = toGoal('Öka omsättningen med 420 000 kr', { sales: salesSource(both) });
    expect(more.coverage).toBe('10');
    expect(more.text).not.toContain('är inte med');
    expect(toGoal('Öka omsättningen med 7 200 kr', { costs }).coverage).toBeNull();
  });

  it('is all the way at a hundred per cent', () => {
    const { coverage, text } = toGoal('Spara 7 200 kr på kostnader', {
      costs: costSource(premises),
    });
    expect(coverage).toBe('100');
    expect(text).toContain('räcker troligen hela vägen');
  });

  it('cannot be said where no action is counted in the same kronor', () => {
    const { coverage, text } = toGoal('Sänka kostnaderna 10 %', { costs: costSource() });
    expect(coverage).toBeNull();
    expect(text).toContain('Ingen åtgärd i planen går att räkna i samma slags kronor');
  });

  it('towards a result is gross profit and lower cost together', () => {
    const both = { sales: salesSource(discounts), costs: costSource(premises) };
    // 12 000 and 7 200 of 192 000.
    expect(toGoal('Öka vinsten 192 tkr', both).coverage).toBe('10');
  });
});

describe('what the plan takes over', () => {
  it('keeps its figures, and says in which analysis each stands', () => {
    const sales = salesSource(discounts);
    const { brief } = planned(planOf({ sales }));
    const own = brief.facts.filter(({ source }) => source.origin !== undefined);
    expect(own.length).toBeGreaterThan(0);
    for (const fact of own) {
      const theirs = sales.facts.find(({ id }) => id === fact.source.origin?.factId);
      expect(fact.value).toBe(theirs?.value);
      expect(fact.label).toBe(theirs?.label);
      // The formula names the copies by their ids in the plan.
      for (const input of fact.source.inputs) expect(fact.source.formula).toContain(`(${input})`);
    }
  });

  it('is no work on data: that is said to be missing instead', () => {
    const { draft } = planned(planOf({ sales: salesSource({}) }));
    expect(draft.missing.join(' ')).toContain('Lägg till inköpskostnaden i filen.');
    const titles = [...draft.shortTerm, ...draft.longTerm].map(({ title }) => title);
    expect(titles).not.toContain('Lägg till inköpskostnaden i filen');
  });
});

describe('who does it', () => {
  const owners = (employees: number | null, question4 = '') => {
    const input = planOf({ costs: costSource(premises) }, { question4 }, { employees });
    const { shortTerm, longTerm } = planned(input).draft;
    return [...shortTerm, ...longTerm].find(({ id }) => id === 'costs-premises')?.owner;
  };

  it.each([
    [1, '', 'Du själv'],
    [40, 'Bara jag', 'Du själv'],
    [3, '', 'Den som sköter inköpen, annars du'],
    [9, '', 'Den som sköter inköpen, annars du'],
    [10, '', 'Inköpsansvarig'],
    [null, '', 'Den som sköter inköpen, annars du'],
  ])('among %s employees', (employees, question4, owner) => {
    expect(owners(employees, question4)).toBe(owner);
  });
});

describe('who does what costs advise', () => {
  it.each([
    ['areas', 'marketing', 'sales'],
    ['areas', 'premises', 'purchasing'],
    ['season', 'season', 'operations'],
  ])('of %s, %s, is for %s', (theme, id, owner) => {
    expect(themeInPlan(theme, id, 'costs').owner).toBe(owner);
  });
});

describe('the words of a plan', () => {
  const said = (written: Partial<PlanAnswers>, given = {}) => planned(planOf(given, written)).draft;

  it('say what it rests on', () => {
    const sales = salesSource(discounts);
    const costs = costSource(premises);
    expect(said({}).summary).toContain(
      'Planen är gjord av dina svar och din företagsprofil, utan någon analys, så åtgärderna är',
    );
    expect(said({}, { sales }).summary).toContain(
      'Planen bygger på din försäljningsanalys, dina svar och din företagsprofil, med tyngd på tillväxt.',
    );
    expect(said({ question3: 'stability' }, { sales, costs }).summary).toContain(
      'din försäljningsanalys och kostnadsanalys, dina svar samt din företagsprofil, med tyngd på stabilitet.',
    );
  });

  it('begin with the first action, and only with one', () => {
    const plan = said({}, { sales: salesSource(discounts) });
    expect(plan.shortTerm[0]?.critical).toBe(true);
    // Where to begin is said once, first of the advice.
    expect(plan.summary).not.toContain('Börja med');
    expect(plan.keyRecommendations[0]).toContain(
      `Börja med att ${asTask(plan.shortTerm[0]?.title ?? '')}`,
    );
    expect(plan.longTerm.every(({ critical }) => !critical)).toBe(true);
  });

  it('tell which action is on the problem that the owner names, where it is none of the soonest', () => {
    const first = { sales: salesSource(discounts) };
    const plan = said({ question2: 'Vi har ingen buffert', question3: 'stability' }, first);
    const long = plan.longTerm.find(({ title }) => title.startsWith('Bygg en buffert'))?.title;
    expect(plan.summary).toMatch(
      new RegExp(
        `Det som svarar på något du skrev bland utmaningarna tar längre tid: att ${asTask(long ?? '')}\\.$`,
        'u',
      ),
    );
    expect(plan.keyRecommendations[1]).toContain(`börjar med att ${asTask(long ?? '')}`);
  });

  it.each([
    [
      { sales: null, costs: null },
      ['Ingen försäljningsanalys ingår', 'Ingen kostnadsanalys ingår'],
    ],
    [{ sales: salesSource(discounts), costs: null }, ['Ingen kostnadsanalys ingår']],
  ])('say which analyses are missing: %#', (given, expected) => {
    const missing = said({}, given).missing.filter((text) => text.includes('analys ingår'));
    expect(missing.map((text) => text.split('.')[0])).toEqual(expected);
  });

  it('ask to write down a measure of success only where one is named', () => {
    const measure = 'Skriv ner i dag vad måttet på framgång står på';
    expect(said({ question5: 'Omsättningen' }).keyRecommendations.join(' ')).toContain(measure);
    expect(said({ question5: ' ' }).keyRecommendations.join(' ')).not.toContain(measure);
  });
});
