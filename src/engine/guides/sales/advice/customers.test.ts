import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { given, likely } from '#support/sales-advice.ts';

describe('customers', () => {
  const lost = { [key.customersLost]: '7', [key.customersLostRevenue]: '150000' };

  it('counts what lost customers are worth if some come back, as revenue where cost is unknown', () => {
    const advice = given(lost, 'win-back');
    expect(advice?.effect?.likely.value).toBe('30000');
    expect(advice?.worth).toContain('i omsättning');
  });

  it('counts it as gross profit where the margin is known', () => {
    const advice = given({ ...lost, [key.grossMargin]: '40' }, 'win-back');
    expect(advice?.effect?.likely.value).toBe('12000');
    expect(advice?.worth).toContain('i täckningsbidrag');
  });

  it('says nothing of lost customers where there are none', () => {
    expect(
      given({ ...lost, [key.customersLost]: '0', [key.customersLostRevenue]: '0' }, 'win-back'),
    ).toBeUndefined();
  });

  it('speaks of one lost customer in the singular, by name where it is known', () => {
    const one = { ...lost, [key.customersLost]: '1' };
    expect(given(one, 'win-back')?.advice.description).toContain('kund som köpte');
    expect(given(one, 'win-back')?.advice.description).toContain('den värd');
    const named: FactTable = {
      ...one,
      [key.customerPrevious]: { 'Hotellet AB': '150000' },
      [key.customerCurrent]: { 'Hotellet AB': '0' },
    };
    expect(given(named, 'win-back')?.advice.description).toMatch(/^\{\{F\d+\.name\}\} köpte för/);
  });

  it('calls on customers that have gone quiet', () => {
    const table = { [key.customersAtRisk]: '4', [key.customersAtRiskRevenue]: '90000' };
    expect(likely(table, 'at-risk')).toBe('9000');
    expect(given({ ...table, [key.grossMargin]: '-4' }, 'at-risk')).toBeUndefined();
    expect(given({ ...lost, [key.grossMargin]: '-4' }, 'win-back')).toBeUndefined();
  });

  it('warns of one large customer without inventing kronor', () => {
    const table: FactTable = {
      [key.customersTotal]: '12',
      [key.customerShare]: { 'Storkund AB': '34', 'Lillkund AB': '4' },
      [key.customerRevenue]: { 'Storkund AB': '816000' },
    };
    const advice = given(table, 'customer-dependency');
    expect(advice?.effect).toBeNull();
    expect(advice?.priority).toBe('Hög');
    expect(
      given({ ...table, [key.customerShare]: { 'Storkund AB': '9' } }, 'customer-dependency'),
    ).toBeUndefined();
  });

  it('calls no customer one the company hangs on that has bought nothing for long', () => {
    const table: FactTable = {
      [key.customersTotal]: '12',
      [key.customerShare]: { 'Storkund AB': '34', 'Näst AB': '22' },
    };
    expect(given(table, 'customer-dependency')).toBeDefined();
    expect(
      given(table, 'customer-dependency', {}, { atRisk: ['Storkund AB', 'Näst AB'] }),
    ).toBeUndefined();
  });

  it('puts at stake what a year is, where the file is of several', () => {
    const table: FactTable = {
      [key.customersTotal]: '12',
      [key.customerShare]: { 'Storkund AB': '34', 'Lillkund AB': '4' },
      [key.customerRevenue]: { 'Storkund AB': '816000' },
    };
    expect(given(table, 'customer-dependency')?.advice.atStake).toBe(816_000);
    const years = { ...table, [key.customerCurrent]: { 'Storkund AB': '410000' } };
    const advice = given(years, 'customer-dependency');
    expect(advice?.advice.atStake).toBe(410_000);
    expect(advice?.worth).toMatch(/Från kunden kom \{\{(F\d+)\}\} under \{\{\1\.period\}\}/u);
  });

  it('proposes subscriptions only to those who say they have none', () => {
    const table = { [key.customersReturning]: '30', [key.customersBestShare]: '50' };
    expect(likely(table, 'subscription', { question3: 'Nej, inga' })).toBe('12000');
    expect(given(table, 'subscription')).toBeUndefined();
    expect(given(table, 'subscription', { question3: 'ca 20 procent' })).toBeUndefined();
  });
});
