import { expect, it } from 'vitest';
import { someFact } from '#support/some-fact.ts';
import { costRules } from '../../costs/rules.ts';
import { salesKeys } from '../../sales/catalogue.ts';
import { salesRules } from '../../sales/rules.ts';
import { matchingPractices } from '../matching-practices.ts';
import { themeInPlan } from '../themes.ts';
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

it.each([
  ['Tiden räcker inte till', true],
  ['Ont om tid och folk', true],
  ['Tid', true],
  ['Jag hinner inte med', true],
  ['Kunderna betalar inte i tid', false],
  ['Priserna ändras hela tiden', false],
])('reads of an owner who writes %s whether time is what is lacking', (question2, isLacking) => {
  const answers = { question1: '', question2, question3: 'growth', question4: '', question5: '' };
  const matching = matchingPractices(
    {
      ...{ sales: null, costs: null, answers: { ...answers, question3: 'growth' } },
      profile: { industry: null, employees: null, revenue: null, result: null },
    },
    [],
  );
  expect(matching.some(({ id }) => id === 'practice-owner-time')).toBe(isLacking);
});

it('make no list of new customers for who lets houses, known by the columns of a list of rents', () => {
  const asked = (column: string) => {
    const fact = someFact('F1', { key: salesKeys.customersTotal });
    const facts = [{ ...fact, source: { ...fact.source, columns: [column, 'Belopp'] } }];
    const answers = { question1: '', question2: '', question4: '', question5: '' };
    const sales = { analysisId: 'sales', facts, advice: [] };
    const profile = { industry: null, employees: null, revenue: null, result: null };
    const given = {
      sales,
      costs: null,
      answers: { ...answers, question3: 'growth' as const },
      profile,
    };
    return matchingPractices(given, []).map(({ id }) => id);
  };
  expect(asked('Kund')).toContain('practice-new-customers');
  expect(asked('Hyresgäst')).not.toContain('practice-new-customers');
});

it('promise no kronor, whatever files there are: a practice has none', () => {
  const promised = practices.filter(({ gives, adds }) =>
    /går att räkna när|går att räkna i kronor/i.test(`${gives} ${adds?.text ?? ''}`),
  );
  expect(promised).toEqual([]);
});

/** What a plan for growth suggests by itself, after sales of so many rows in a year, those with a buyer's name on them. */
function forGrowth(
  rows: number,
  named: number | null,
  industry: string | null = null,
  channels: readonly string[] = [],
) {
  const fact = (key: string, value: string, of: number) => {
    const one = someFact(key, { key, value });
    return { ...one, source: { ...one.source, rows: of } };
  };
  const facts = [
    fact(salesKeys.revenueTotal, '1200000', rows),
    fact(salesKeys.wholeMonths, '12', rows),
    ...(named === null ? [] : [fact(salesKeys.customersTotal, '30', named)]),
    ...channels.map((name) => ({
      ...fact(salesKeys.channelRevenue, '600000', rows),
      subject: { kind: 'channel' as const, name },
    })),
  ];
  const written = { question1: '', question2: '', question4: '', question5: '' };
  return matchingPractices(
    {
      sales: { analysisId: 'sales', facts, advice: [] },
      ...{ costs: null, answers: { ...written, question3: 'growth' } },
      profile: { industry, employees: null, revenue: null, result: null },
    },
    [],
  ).map(({ id }) => id);
}

it.each([
  ['a shop whose sales name nobody', 1200, null, null, false],
  ['a shop in which a few asked for an invoice', 1200, 90, null, false],
  ['a wholesaler whose sales name nobody', 1200, null, '46.900 Övrig partihandel', true],
  ['a shop by its industry, of few rows', 12, null, '47.761 Blommor', false],
  ['one who sells to those who are named', 1200, 1200, null, true],
  ['one of whose sales little is known', 12, null, null, true],
] as const)('make no offers and calls of %s', (_, rows, named, industry, makesOffers) => {
  const ids = forGrowth(rows, named, industry);
  expect(ids.some((id) => id.endsWith('quote-follow-up'))).toBe(makesOffers);
  expect(ids.some((id) => id.endsWith('new-customers'))).toBe(makesOffers);
  expect(ids.some((id) => id.endsWith('bring-someone'))).toBe(!makesOffers);
});

it.each([
  ['Svårt att få pengarna att räcka på vintern', true],
  ['Pengarna tar slut i januari', true],
  ['Pengarna ligger på kontot', false],
])('forecast the cash of who writes %s', (question2, isForecast) => {
  const written = { question1: '', question2, question4: '', question5: '' };
  const matching = matchingPractices(
    {
      ...{ sales: null, costs: null, answers: { ...written, question3: 'growth' } },
      profile: { industry: null, employees: null, revenue: null, result: null },
    },
    [],
  );
  expect(matching.some(({ title }) => title.startsWith('Gör en likviditetsprognos'))).toBe(
    isForecast,
  );
});

it.each([
  [['Webbutik', 'Marknadsplats'], false],
  [['Butik', 'Torg'], true],
])('ask those who come to bring someone only where one is met: %s', (channels, isAsked) => {
  const ids = forGrowth(1200, null, null, channels);
  expect(ids.some((id) => id.endsWith('bring-someone'))).toBe(isAsked);
});

it('give a plan of who works when to whoever leads the work', () => {
  expect(themeInPlan('season', 'season').owner).toBe('operations');
  expect(themeInPlan('season', 'weak-months').owner).toBe('sales');
});
