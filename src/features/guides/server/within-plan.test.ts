import { describe, expect, it } from 'vitest';
import { industryKeys as key } from '#engine/books/benchmark/catalogue.ts';
import { bookKeys as book } from '#engine/books/keys.ts';
import { BOOK_LABELS } from '#engine/books/labels.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { someFact } from '#support/some-fact.ts';
import { industryTable } from '../industry.ts';
import { withinPlan } from './within-plan.ts';

const period = { from: '2024-01-01', to: '2024-12-31' };
const ratios = [
  ...[book.operatingMargin, book.solidity, book.cashLiquidity, book.netMargin, book.grossMargin],
] as const;
const facts = [
  someFact('companies', { key: key.industryCompanies, period }),
  ...ratios.flatMap((ratio, n) => {
    const label = BOOK_LABELS[ratio];
    const subject = { kind: 'ratio' as const, name: label };
    const quartile = (id: string, of: string) =>
      someFact(`${id}${n}`, { key: of, subject, value: '1', period });
    return [
      someFact(`own${n}`, { key: ratio, label, value: '2', period }),
      quartile('low', key.industryLow),
      quartile('median', key.industryMedian),
      quartile('high', key.industryHigh),
      quartile('difference', key.industryDifference),
    ];
  }),
];
const idsOf = (result: { facts?: readonly { id: string }[] }) =>
  (result.facts ?? []).map(({ id }) => id);

describe('a result as the plan shows it', () => {
  it('is whole in Pro, and has three ratios of the industry in the free plan', () => {
    expect(withinPlan({ facts }, 'pro')).toEqual({ facts });
    const whole: Partial<ResultBasis> = { facts };
    const free = withinPlan(whole, 'free');
    expect(free.industryMore).toBe(2);
    expect(industryTable(free.facts ?? [])?.lines).toHaveLength(3);
    const hidden = ['low3', 'median3', 'high3', 'difference3', 'median4'];
    for (const id of hidden) expect(idsOf(free)).not.toContain(id);
    for (const id of ['own3', 'own4', 'companies', 'median0']) expect(idsOf(free)).toContain(id);
  });

  it('keeps what its advice speaks of, and is as it was where nothing is compared', () => {
    const advised = { facts, dataQuality: { text: 'Se [[median4]].', warnings: [] } };
    const free = withinPlan(advised, 'free');
    expect(idsOf(free)).toContain('median4');
    expect(idsOf(free)).not.toContain('median3');
    const plain = { facts: facts.filter(({ id }) => id.startsWith('own')) };
    expect(withinPlan(plain, 'free')).toBe(plain);
  });
});
