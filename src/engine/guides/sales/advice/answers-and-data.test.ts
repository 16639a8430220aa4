import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import { given, likely } from '#support/sales-advice.ts';

describe('answers and missing data', () => {
  it('questions advertising that eats the gross profit', () => {
    const table = { [key.grossMargin]: '40' };
    // 20 % of 1 200 000 is 240 000, of which a tenth.
    expect(likely(table, 'advertising', { question5: '20 %' })).toBe('24000');
    expect(given(table, 'advertising', { question5: '3 %' })).toBeUndefined();
    expect(given(table, 'advertising')).toBeUndefined();
  });

  it('asks for the cost column where it is missing, and not where it is there', () => {
    expect(given({}, 'missing-cost')?.worth).toContain('Går inte att räkna');
    expect(given({ [key.costTotal]: '1500000' }, 'missing-cost')).toBeUndefined();
  });

  it('says of the missing cost only what the file could have told', () => {
    const products = { [key.productRevenue]: { Mugg: '900000', Fat: '300000' } };
    const said = (table: Parameters<typeof given>[0]) =>
      given(table, 'missing-cost')?.advice.description ?? '';
    expect(said(products)).toContain('vilka produkter ni tjänar på');
    expect(said(products)).not.toContain('kanaler');
    expect(said({})).toContain('vad som blir kvar av försäljningen');
  });

  it('asks for a longer file where there is nothing to compare with', () => {
    expect(given({}, 'short-history', {}, { comparison: null })).toBeDefined();
    expect(given({}, 'short-history')).toBeUndefined();
  });

  it('builds on subscriptions the user has told of', () => {
    // 25 % of 1 200 000 a year, 6 % more.
    expect(likely({}, 'subscription-growth', { question3: 'en fjärdedel' })).toBe('18000');
    expect(given({}, 'subscription-growth', { question3: 'Nej' })).toBeUndefined();
    expect(given({}, 'subscription-growth', { question3: '90 %' })).toBeUndefined();
  });

  it('plans for the season the user tells of where the file is too short to show one', () => {
    const text = given({}, 'season-answer', { question4: 'Julen bäst, juli svag' })?.advice;
    expect(text?.description).toContain('starkast i december och svagast i juli');
    expect(given({}, 'season-answer', { question4: 'jämnt' })).toBeUndefined();
    const index = { [key.seasonIndex]: { '01': '1.00' } };
    expect(given(index, 'season-answer', { question4: 'Julen bäst' })).toBeUndefined();
  });
});
