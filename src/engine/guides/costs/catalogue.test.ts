import { describe, expect, it } from 'vitest';
import { bookKeys } from '../../books/keys.ts';
import { BOOK_LABELS } from '../../books/labels.ts';
import { labelOf, unknownLabel } from '../../figures/labels.ts';
import { costCatalogue } from './catalogue.ts';
import type { CostFigures } from './figures/figures.ts';

const { keys: costKeys, of } = costCatalogue;

describe('the keys of costs and books', () => {
  it('are each used once, and told apart by their family', () => {
    const keys = [...Object.values(costKeys), ...Object.values(bookKeys)];
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of Object.values(costKeys)) expect(key).toMatch(/^costs\.\w+\.\w+$/);
    for (const key of Object.values(bookKeys)) expect(key).toMatch(/^books\.\w+\.\w+$/);
  });

  it('have a Swedish name each, that says for what where there are many', () => {
    for (const key of Object.values(costKeys)) expect(unknownLabel(of(key))).toMatch(/^[A-ZÅÄÖ]/);
    expect(unknownLabel(of('costs.supplier.total'))).toBe('Kostnad per leverantör');
    expect(Object.keys(BOOK_LABELS).sort()).toEqual(Object.values(bookKeys).sort());
  });

  it('are named by what they are of where they are lacking: each, or the whole', () => {
    expect(unknownLabel(of('costs.department.share'))).toBe('Andel av kostnaderna per avdelning');
    expect(unknownLabel(of('costs.department.unassignedShare'))).toBe(
      'Andel av kostnaderna utan avdelning',
    );
    expect(unknownLabel(of('costs.project.unassignedShare'))).toBe(
      'Andel av kostnaderna utan projekt',
    );
  });

  it('say their period and what they are about', () => {
    const period = { from: '2025-01-01', to: '2025-06-30' };
    expect(labelOf(of('costs.area.current'), { kind: 'area', name: 'Lokal' }, period)).toBe(
      'Kostnad januari–juni\u00A02025: Lokal',
    );
    expect(labelOf(of('costs.month.total'), { kind: 'month', name: '2025-03' })).toBe(
      'Kostnad: mars\u00A02025',
    );
  });

  it('name what a file without rows gives: nothing, and no zeros', () => {
    const empty: CostFigures = {
      facts: [],
      unknowns: [],
      charts: [],
      period: null,
      comparison: null,
      perYear: null,
      areas: [],
      topSuppliers: [],
      subscriptions: [],
      areaOfSubscription: new Map(),
      areaOfSupplier: new Map(),
      business: null,
      doubles: [],
      doublesByInvoice: new Set(),
      years: [],
      warnings: [],
    };
    const values = Object.values(empty).flatMap((part) => (part === null ? [] : [...part]));
    expect(values).toEqual([]);
  });
});
