import { describe, expect, it } from 'vitest';
import { costKeys } from '#engine/guides/costs/catalogue.ts';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { costSource, planOf, salesSource } from '#support/plan-sources.ts';
import { read } from '#support/rule-tests.ts';
import { monthNumber, monthOf, monthsPeriod } from '../figures/calendar/months.ts';
import { actionsBrief } from '../guides/plan/brief.ts';
import { writeActionsDraft } from '../guides/plan/words/draft.ts';
import type { Scope } from '../table/scope.ts';
import { leftOfBoth } from './left-of-both.ts';

const START = monthNumber('2025-01-01');

/** A plan of so much sold and paid in each of some months; all usual costs are there unless told. */
function summaryOf(
  [sold, paid]: readonly [number, number],
  {
    months = 6,
    areas = ['Personal', 'Varor och material', 'Lokal', 'Avskrivningar'],
    /** What was sold and paid in each of the months before the last twelve. */
    before = [sold, paid] as readonly [number, number],
    /** What is left of the sales of a year by themselves; by default nothing is told of it. */
    left = '',
  } = {},
  scopes: readonly [Scope?, Scope?] = [],
) {
  const start = START - Math.max(0, months - 12);
  const each = (amount: number, earlier: number) =>
    Object.fromEntries(
      Array.from({ length: months }, (_, at) => [
        monthOf(start + at),
        String(at < months - 12 ? earlier : amount),
      ]),
    );
  const period = monthsPeriod(start, start + months - 1);
  const whole = <T extends { facts: readonly { key: string }[] }>(source: T, key: string): T => ({
    ...source,
    facts: source.facts.map((fact) => (fact.key === key ? { ...fact, period } : fact)),
  });
  const sales = salesSource({
    [salesKeys.monthRevenue]: each(sold, before[0]),
    [salesKeys.wholeMonths]: String(months),
    // 2 % of half of 1 200 000 a year: 12 000.
    [salesKeys.monthAverage]: '100000',
    [salesKeys.grossMargin]: '40',
    [salesKeys.productRevenue]: { Te: '1200000' },
    [salesKeys.productShare]: { Te: '50' },
    [salesKeys.productMargin]: { Te: '20' },
    ...(left !== '' && { [salesKeys.revenueCurrent]: '1200000', [salesKeys.profitCurrent]: left }),
  });
  const costs = costSource({
    [costKeys.monthTotal]: each(paid, before[1]),
    [costKeys.wholeMonths]: String(months),
    [costKeys.areasUnplaced]: '0',
    ...(left !== '' && { [costKeys.current]: '960000' }),
    [costKeys.areaTotal]: Object.fromEntries(areas.map((area) => [area, '1000'])),
  });
  const brief = actionsBrief(
    planOf({
      sales: { ...whole(sales, salesKeys.wholeMonths), scope: scopes[0] },
      costs: { ...whole(costs, costKeys.wholeMonths), scope: scopes[1] },
    }),
    leftOfBoth,
  );
  return read(writeActionsDraft(brief), brief.facts).summary;
}

describe('a plan of sales and costs of the same months', () => {
  it('says first what is left, and what each hundred kronor cost', () => {
    const summary = summaryOf([100_000, 318_000]);
    expect(summary).toContain(
      'sålde ni för 600 000 kr och hade kostnader på 1 908 000 kr: det fattas 1 308 000 kr. Varje hundralapp i omsättning kostade 318 kr.',
    );
    expect(summary).toContain('kontrollera att båda filerna är av samma företag');
    expect(summaryOf([100_000, 80_000])).toContain('120 000 kr blev kvar');
  });

  it('says how much less that is than the year before, and by what, where there are two years', () => {
    const two = { months: 24, before: [90_000, 40_000] as const };
    const summary = summaryOf([100_000, 80_000], two);
    expect(summary).toContain('240 000 kr blev kvar');
    expect(summary).not.toContain('av samma företag');
    expect(summary).toContain(
      'Jämfört med 2024 blev det 360 000 kr mindre kvar: både omsättningen och kostnaderna ökade, med 120 000 kr respektive 480 000 kr.',
    );
    // The sums of both years say no more than that.
    expect(summary).not.toMatch(/Försäljningen var|Kostnaderna i filen var/u);
    const short = summaryOf([100_000, 80_000], { ...two, months: 23 });
    expect(short).not.toContain('kvar än under');
    expect(short).toContain('Kostnaderna i filen var');
    expect(summaryOf([100_000, 80_000], { months: 24 })).not.toContain('kvar än under');
  });

  it('says what of it no ledger has, and how far the plan goes where something is lacking', () => {
    const paid = ['Personal', 'Varor och material', 'Lokal'];
    const left = summaryOf([100_000, 80_000], { areas: paid });
    expect(left).toContain('120 000 kr blev kvar');
    expect(left).toContain('Inga avskrivningar finns bland kostnaderna');
    expect(left).not.toContain('av det som fattas');
    const lacking = summaryOf([100_000, 110_000], { areas: paid, months: 12 });
    expect(lacking).toContain(
      '12 000 kr per år i täckningsbidrag. Av det som fattas i dag täcker det 10 %',
    );
    expect(lacking).not.toContain('avskrivningar');
    // Effects are of a year, and so not held against half a one.
    expect(summaryOf([100_000, 110_000], { areas: paid })).not.toContain('Det räcker');
  });

  it('says why it is not counted where what was sold cost more by itself than all that was paid', () => {
    const reason =
      'Resultatet är inte räknat: enligt försäljningsfilen har det som såldes kostat mer än alla kostnader i kostnadsfilen.';
    expect(summaryOf([100_000, 80_000], { left: '200000' })).toContain(reason);
    const agreeing = summaryOf([100_000, 80_000], { left: '500000' });
    expect(agreeing).not.toContain(reason);
    expect(agreeing).toContain('120 000 kr blev kvar');
  });

  it('says nothing of it where it cannot be proved', () => {
    const said = /blev kvar|det fattas/;
    expect(summaryOf([100_000, 80_000], { areas: ['Lokal'] })).not.toMatch(said);
    expect(summaryOf([100_000, 80_000], { areas: ['Lokal'] })).toContain(
      'Resultatet är inte räknat: bland kostnaderna saknas löner samt inköp av varor och material, helt eller delvis.',
    );
    const loss = summaryOf([100_000, 318_000], { areas: ['Lokal'] });
    expect(loss).toMatch(said);
    expect(loss).toContain(
      'Inga löner finns bland kostnaderna. Finns det löner att betala fattas det mer.',
    );
    expect(summaryOf([100_000, 318_000], { months: 2 })).not.toMatch(said);
    const scope = (vat: Scope['vat']): Scope => ({
      ...{ company: null, isOtherCompany: false, part: null, vat },
    });
    expect(summaryOf([100_000, 318_000], {}, [scope('included'), scope('excluded')])).not.toMatch(
      said,
    );
  });
});
