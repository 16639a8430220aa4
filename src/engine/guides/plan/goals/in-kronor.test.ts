import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookKeys } from '#engine/books/keys.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { costSource, planOf, salesSource } from '#support/plan-sources.ts';
import { read } from '#support/rule-tests.ts';
import { actionsBrief } from '../brief.ts';
import type { PlanInput, PlanProfile } from '../input.ts';
import { writeActionsDraft } from '../words/draft.ts';
import { isGap } from './gap.ts';

// A year of sales is 1 200 000 at a margin of 40 per cent among fifty customers; a year of cost the same.
const sources = {
  sales: salesSource({ [salesKeys.grossMargin]: '40', [salesKeys.customersTotal]: '50' }),
  costs: costSource(),
};

type Given = Pick<PlanInput, 'sales' | 'costs'>;

function goalOf(question1: string, given: Given = sources, company: Partial<PlanProfile> = {}) {
  const brief = actionsBrief(planOf(given, { question1 }, company));
  const [goal] = brief.goals;
  if (goal === undefined) throw new RangeError(`no goal in ${question1}`);
  const [text] = read(writeActionsDraft(brief).goals, brief.facts);
  return { reading: goal.reading, text: text?.text ?? '', facts: brief.facts };
}

describe('a result as a part of the sales', () => {
  const company = { revenue: 1_000_000, result: 60_000 };

  it('is what it is to be less what it is, of the sales that are said', () => {
    const { reading, text } = goalOf(
      'Vinst på 10 % av omsättningen',
      { sales: null, costs: null },
      company,
    );
    if (!isGap(reading)) throw new Error(reading.reason);
    expect(reading.year.value).toBe('40000');
    expect(text).toContain(
      '10 % av omsättningen enligt företagsprofilen, 1 000 000 kr, mot resultatet 60 000 kr',
    );
  });

  it('is not computed of sales of one time and a result of another', () => {
    expect(isGap(goalOf('Vinst på 10 % av omsättningen', sources, company).reading)).toBe(false);
  });

  it('has been reached where as much is left', () => {
    const { text } = goalOf('Vinst på 5 % av omsättningen', { sales: null, costs: null }, company);
    expect(text).toContain('ni redan där');
  });
});

describe('what a goal takes in kronor', () => {
  it.each([
    ['Öka omsättningen 20 %', '240000', '20000', '96000'],
    ['Öka omsättningen 7,5 %', '90000', '7500', '36000'],
    ['Öka omsättningen med 50 000 kr i månaden', '600000', '50000', '240000'],
    ['Nå 1,5 mkr i omsättning', '300000', '25000', '120000'],
    ['Omsätta 150 000 kr i månaden', '600000', '50000', '240000'],
    ['Dubbla försäljningen', '1200000', '100000', '480000'],
    ['Sänka kostnaderna 10 %', '120000', '10000', null],
    ['Sänka kostnaderna till 1 mkr', '200000', '16667', null],
    ['Halvera kostnaderna', '600000', '50000', null],
    ['Spara 8 000 kr i månaden på kostnader', '96000', '8000', null],
    ['Höja marginalen till 45 %', '60000', '5000', null],
    // What it is to be, and no 45 points more.
    ['Marginal på 45 %', '60000', '5000', null],
    ['Spara 5 procent av kostnaderna', '60000', '5000', null],
    ['Marginalen upp två procentenheter', '24000', '2000', null],
    ['Öka vinsten 200 tkr', '200000', '16667', null],
  ])('%s', (question1, year, month, profit) => {
    const { reading } = goalOf(question1);
    if (!isGap(reading)) throw new Error(reading.reason);
    expect([reading.year.value, reading.month.value, reading.profit?.value ?? null]).toEqual([
      year,
      month,
      profit,
    ]);
  });

  it('is counted on the profile where there is no analysis', () => {
    const none = { sales: null, costs: null };
    const company = { revenue: 2_000_000, result: 400_000 };
    const revenue = goalOf('Öka omsättningen 10 %', none, company).reading;
    expect(isGap(revenue) && revenue.year.value).toBe('200000');
    const result = goalOf('Resultat på 1 mkr', none, company).reading;
    expect(isGap(result) && result.year.value).toBe('600000');
  });

  it.each([
    ['300000', '30000', 'räknat på resultatet under 2025, 300 000 kr.'],
    [
      '-300000',
      null,
      'Resultatet var −300 000 kr under 2025, och en del av en förlust är inget mål. Skriv hur många kronor',
    ],
  ])('is counted on the result of the books before the profile: %s', (result, year, words) => {
    const costs = costSource({ [bookKeys.resultAfterFinancial]: { 2025: result } });
    const { reading, text } = goalOf(
      'Öka resultatet 10 %',
      { sales: null, costs },
      { result: 9_000_000 },
    );
    expect(isGap(reading) ? reading.year.value : null).toBe(year);
    expect(text).toContain(words);
  });

  it('is counted on the sales file before the profile', () => {
    const { reading } = goalOf('Öka omsättningen 10 %', sources, { revenue: 9_000_000 });
    expect(isGap(reading) && reading.year.value).toBe('120000');
  });

  it.each([
    ['Nå 1 mkr i omsättning', 'reached'],
    ['Sänka kostnaderna till 2 mkr', 'reached'],
    ['Höja marginalen till 40 %', 'reached'],
    ['Höja marginalen till 35 %', 'reached'],
    ['Öka omsättningen 0 %', 'reached'],
    ['Bli störst i stan', 'noNumber'],
    ['Resultat på 1 mkr', 'noBase'],
    ['Öka antalet följare 20 %', 'noUnit'],
  ])('is none of %s: %s', (question1, reason) => {
    const { reading } = goalOf(question1);
    expect(isGap(reading) ? 'gap' : reading.reason).toBe(reason);
  });

  it('rises with the goal, and a month is a twelfth of the year', () => {
    const percent = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(percent, (share) => {
        const { reading } = goalOf(`Öka omsättningen ${share} %`);
        if (!isGap(reading)) throw new Error(reading.reason);
        expect(Number(reading.year.value)).toBe(12_000 * share);
        expect(Number(reading.month.value)).toBe(1000 * share);
        expect(Number(reading.profit?.value)).toBe(4800 * share);
      }),
      { numRuns: 20 },
    );
  });

  it('has a receipt that names what it was made of', () => {
    const { reading, facts } = goalOf('Höja marginalen till 45 %');
    if (!isGap(reading)) throw new Error(reading.reason);
    const ids = new Set(facts.map(({ id }) => id));
    for (const fact of [reading.year, reading.month]) {
      expect(fact.source.inputs.length).toBeGreaterThan(0);
      for (const input of fact.source.inputs) {
        expect(ids).toContain(input);
        expect(fact.source.formula).toContain(`(${input})`);
      }
    }
    expect(reading.year.source.formula).toMatch(/ × \(.+ − .+\) ÷ 100$/u);
  });
});

describe('how a goal is said', () => {
  it.each([
    [
      'Öka omsättningen 20 %',
      'Målet kräver 20 000 kr mer i omsättning varje månad, 240 000 kr på ett år, räknat på 1 200 000 kr om året i dag. Vid dagens täckningsgrad blir 96 000 kr av det kvar när varorna är betalda.',
    ],
    [
      'Sänka kostnaderna 10 %',
      'Kostnaderna behöver ner med 10 000 kr i månaden, 120 000 kr på ett år, räknat på 1 200 000 kr om året i dag.',
    ],
    [
      'Höja marginalen till 45 %',
      'Den högre marginalen är värd 5 000 kr i månaden i täckningsbidrag, 60 000 kr på ett år.',
    ],
    [
      'Få 10 nya kunder',
      'Så många kunder är värda 20 000 kr i månaden i omsättning om de köper som era kunder i dag, 240 000 kr på ett år.',
    ],
    [
      'Öka vinsten 200 tkr',
      'Resultatet behöver upp med 16 667 kr i månaden, 200 000 kr på ett år.',
    ],
    ['Höja marginalen till 35 %', 'Enligt siffrorna är ni redan där:'],
    ['Bli störst i stan', 'Målet saknar siffra och går därför inte att följa upp.'],
    ['Resultat på 1 mkr', 'Fyll i resultatet i företagsprofilen'],
  ])('%s', (question1, words) => {
    expect(goalOf(question1).text).toContain(words);
  });

  it('without an analysis asks for the one that would measure it', () => {
    const none = { sales: null, costs: null };
    expect(goalOf('Sänka kostnaderna 10 %', none).text).toContain('Gör en kostnadsanalys');
    expect(goalOf('Öka omsättningen 10 %', none).text).toContain('Gör en försäljningsanalys');
    expect(goalOf('Höja marginalen till 45 %', none).text).toContain(
      'Täckningsgraden och omsättningen på ett år behöver båda vara kända',
    );
    expect(goalOf('Få 10 nya kunder', none).text).toContain('med kunder och hela månader');
  });
});

it('is of the latest year where the file has one, not of two years in the middle', () => {
  const sales = salesSource({ [salesKeys.revenueCurrent]: '900000' });
  const year = sales.facts.map((fact) =>
    fact.key === salesKeys.revenueCurrent
      ? { ...fact, period: { from: '2025-01-01', to: '2025-12-31' } }
      : fact,
  );
  const { reading } = goalOf('Öka omsättningen 20 %', {
    sales: { ...sales, facts: year },
    costs: null,
  });
  expect(isGap(reading) && reading.year.value).toBe('180000');
});
