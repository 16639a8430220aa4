import { describe, expect, it } from 'vitest';
import { salesKeys } from '#engine/guides/sales/catalogue.ts';
import { unknownScope } from '#engine/table/scope.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import { industryOf, revenueOf } from './basis.ts';

describe('the industry of a profile', () => {
  it.each([
    ['47.112 Livsmedelsbutik', '47.112'],
    ['62010', '62010'],
    ['SNI 56.302', '56.302'],
    ['Café (56.302)', '56.302'],
    ['43', '43'],
  ])('is read as a code out of %s', (written, sni) => {
    expect(industryOf(written, null)).toEqual({ sni });
  });

  it.each([null, '', 'Handel', 'Grundat 2019', '2019 startade vi', '7 butiker', '123456'])(
    'is not guessed out of %s',
    (written) => {
      expect(industryOf(written, 3)).toBeNull();
    },
  );

  it('has the size of the company where it is known and small enough', () => {
    expect(industryOf('47', 0)).toEqual({ sni: '47', size: '001' });
    expect(industryOf('47', 7)).toEqual({ sni: '47', size: '5-9' });
    expect(industryOf('47', 250)).toEqual({ sni: '47' });
  });
});

describe('the revenue of a sales analysis', () => {
  const month = (name: string) => ({
    key: salesKeys.monthRevenue,
    subject: { kind: 'month', name },
    currency: null,
    value: '100',
  });
  const whole = { key: salesKeys.wholeMonths, period: { from: '2026-09-01', to: '2026-11-30' } };
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
