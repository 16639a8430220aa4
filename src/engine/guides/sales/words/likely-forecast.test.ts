import { expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { figuresOf } from '#support/sales-facts.ts';
import { createFacts, NO_ORIGIN } from '../../../facts/facts.ts';
import { isLikely } from './likely-forecast.ts';

it.each([
  ['300000', true],
  ['150000', true],
  ['149000', false],
  ['600000', true],
  ['601000', false],
])(
  'tells of a forecast of %s kr where the months were 300 000 a year before: %s',
  (value, told) => {
    const months = {
      '2025-01': '100000',
      '2025-02': '100000',
      '2025-03': '100000',
      '2025-04': '9',
    };
    const { facts } = figuresOf({ [key.monthRevenue]: months, [key.forecastTotal]: value });
    const total = facts.find((fact) => fact.key === key.forecastTotal);
    if (total === undefined) throw new Error('there is no forecast');
    const next = { ...total, period: { from: '2026-01-01', to: '2026-03-31' } };
    expect(isLikely(next, createFacts(NO_ORIGIN, facts))).toBe(told);
    // Where no year before is known there is nothing to hold it against.
    const alone = { ...total, period: { from: '2028-01-01', to: '2028-03-31' } };
    expect(isLikely(alone, createFacts(NO_ORIGIN, facts))).toBe(true);
  },
);
