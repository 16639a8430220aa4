import { describe, expect, it } from 'vitest';
import { decimal } from '../facts/decimal.ts';
import type { Fact, Subject } from '../facts/fact.ts';
import { createFacts } from '../facts/facts.ts';
import { compareFacts, dataCauses } from './compare-facts.ts';

const origin = { documentId: null, document: null, sheet: null, currency: null };

function facts(values: [key: string, value: string, month?: string][]): Fact[] {
  const list = createFacts(origin);
  for (const [key, value, month] of values) {
    const subject: Subject | null = month === undefined ? null : { kind: 'month', name: month };
    const unit = key.endsWith('percent') ? 'percent' : 'SEK';
    const rest = { columns: [], filter: '', rows: 1, formula: '', where: 'true' };
    list.add({ key, label: key, value: decimal(value), unit, subject, ...rest });
  }
  return [...list.list];
}

describe('two analyses of one guide', () => {
  it('have no changes where every figure is the same, in whatever order', () => {
    const [a, b] = facts([
      ['total', '100'],
      ['percent', '3'],
    ]);
    if (!a || !b) throw new Error('two facts');
    expect(compareFacts([a, b], [b, a])).toEqual([]);
  });

  it('match several figures of one subject by their periods, in whatever order', () => {
    const [a, b, c] = facts([
      ['total', '1', '2025-03'],
      ['total', '2', '2025-03'],
      ['total', '9', '2025-03'],
    ]).map((fact, place) => ({
      ...fact,
      period: { from: '2025-01-01', to: place === 1 ? '2025-06-30' : '2025-12-31' },
    }));
    if (!a || !b || !c) throw new Error('three facts');
    expect(compareFacts([a, b, c], [c, b, a])).toEqual([]);
    expect(compareFacts([a, b], [{ ...b, value: '3' }, a])).toMatchObject([{ periods: null }]);
    expect(compareFacts([a, b, c], [b])).toHaveLength(2);
  });

  it('tell what a figure was, what it is and by how much it moved', () => {
    const changes = compareFacts(facts([['total', '1500']]), facts([['total', '1200']]));
    expect(changes).toEqual([
      {
        key: 'total',
        subject: null,
        label: 'total',
        earlier: '1\u00a0500\u00a0kr',
        later: '1\u00a0200\u00a0kr',
        change: '−300\u00a0kr',
        periods: null,
      },
    ]);
  });

  it('tell of which days, where a figure is not of the same ones', () => {
    const total = (to: string, value: string) =>
      facts([['total', value]]).map((fact) => ({ ...fact, period: { from: '2025-01-01', to } }));
    const [change] = compareFacts(total('2025-06-30', '10'), total('2025-12-31', '20'));
    expect(change?.periods?.replaceAll('\u00a0', ' ')).toBe('januari–juni 2025 → 2025');
  });

  it('count the move of a percentage in percentage points', () => {
    const [change] = compareFacts(facts([['percent', '10']]), facts([['percent', '12.5']]));
    expect(change?.change).toBe('2,5\u00a0procentenheter');
  });

  it('show figures that only one of them has', () => {
    const changes = compareFacts(facts([['old', '1']]), facts([['new', '2']]));
    expect(
      changes.map(({ key, earlier, later }) => [key, earlier !== null, later !== null]),
    ).toEqual([
      ['new', false, true],
      ['old', true, false],
    ]);
  });
});

describe('a changed file', () => {
  const file = (...months: [month: string, amount: string][]) => ({
    facts: facts(months.map(([month, amount]) => ['month', amount, month])),
    period: { from: '2025-01-01', to: '2025-03-31' },
  });
  const january = file(['2025-01', '100']);

  it('brings new data where it has months the earlier one had not', () => {
    expect(dataCauses(january, file(['2025-01', '100'], ['2025-02', '50']))).toEqual(['newData']);
  });

  it('corrects data where a month that both have is another', () => {
    expect(dataCauses(january, file(['2025-01', '90']))).toEqual(['correctedData']);
  });

  it('is not corrected where only a forecast is another', () => {
    const forecast = (amount: string) => file(['2025-01', '100'], ['2025-07', amount]);
    expect(dataCauses(forecast('80'), forecast('90'))).toEqual(['newData']);
  });

  it('brings new data, not corrected, in the month that the earlier file ends in the middle of', () => {
    const until = (to: string, amount: string) => {
      const { facts: months } = file(['2025-01', amount]);
      const january = { from: '2025-01-01', to: '2025-01-31' };
      const dated = months.map((fact) => ({ ...fact, period: january }));
      return { facts: dated, period: { from: '2025-01-01', to } };
    };
    expect(dataCauses(until('2025-01-20', '60'), until('2025-01-31', '100'))).toEqual(['newData']);
    expect(dataCauses(until('2025-01-20', '60'), until('2025-01-20', '70'))).toEqual([
      'correctedData',
    ]);
  });
});
