import { describe, expect, it } from 'vitest';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { unknownScope } from '#engine/table/scope.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import { revenueOf } from './basis.ts';

describe('the revenue of a sales analysis', () => {
  const month = (name: string) => ({
    key: salesKeys.monthRevenue,
    subject: { kind: 'month', name },
    source: { columns: ['Summa'] },
    currency: null,
    value: '100',
  });
  const whole = {
    key: salesKeys.wholeMonths,
    period: { from: '2026-09-01', to: '2026-11-30' },
    source: { columns: ['Datum'] },
  };
  const facts = [whole, ...['2026-09', '2026-10', '2026-11'].map(month)];

  const file = { filename: 'kostnader.csv', scope: unknownScope };

  it('says why it is not of what the costs are of', () => {
    const scope = { ...unknownScope, vat: 'unknown' } as const;
    const row = { document: 'kassa.csv', createdAt: new Date('2026-12-22T09:00:00Z') };
    const revenue = (result: object) =>
      revenueOf({ ...row, result } as unknown as AnalysisRow, file);
    expect(revenue({ facts, scope })?.differs).toContain(
      'om momsen ingår i försäljningen i kassa.csv',
    );
    expect(revenue({ facts })).not.toHaveProperty('differs');
  });

  it('tells a landlord by its columns, where no product is named and the money may not be held together', () => {
    const row = { document: 'hyror.csv', createdAt: new Date('2026-12-22T09:00:00Z') };
    const scope = { ...unknownScope, vat: 'unknown' } as const;
    const businessIn = (columns: string[]) => {
      const total = { key: salesKeys.customersTotal, source: { columns } };
      const result = { facts: [...facts, total], scope };
      return revenueOf({ ...row, result } as unknown as AnalysisRow, file)?.business;
    };
    expect(businessIn(['Hyresgäst', 'Belopp'])).toBe('property');
    expect(businessIn(['Kund', 'Belopp'])).toBeUndefined();
  });

  it('is of the months that were over when it was made, whatever it took for whole', () => {
    const row = {
      document: 'kassa.csv',
      createdAt: new Date('2026-11-22T09:00:00Z'),
      result: { facts },
    };
    expect(Object.keys(revenueOf(row as unknown as AnalysisRow, file)?.months ?? {})).toEqual([
      '2026-09',
      '2026-10',
    ]);
    // Half past eleven on 29 November in London is the 30th in Stockholm: the last day counts.
    const later = { ...row, createdAt: new Date('2026-11-29T23:30:00Z') };
    expect(
      Object.keys(revenueOf(later as unknown as AnalysisRow, file)?.months ?? {}),
    ).toHaveLength(3);
  });
});
