import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import type { FactTable } from '#support/fact-table.ts';
import { read, salesRule } from '#support/rule-tests.ts';
import { adviceFor } from '#support/sales-advice.ts';
import { figuresOf, ordinary } from '#support/sales-facts.ts';
import { writeSalesDraft } from './words/draft.ts';

function cards(table: FactTable, more: Partial<SalesFigures>) {
  const brief = adviceFor(table, {}, more);
  return read(writeSalesDraft({ ...brief, advice: [] }), brief.facts).productAnalysis;
}

const products = (growth: string): FactTable => ({
  [key.productRevenue]: { Te: '800000', Kaffe: '700000', Kakor: '600000', Muggar: '300000' },
  [key.productShare]: { Te: '33', Kaffe: '29', Kakor: '25', Muggar: '13' },
  [key.productChange]: { Te: `${growth}0000`, Kaffe: `${growth}0000`, Kakor: `${growth}0000` },
  [key.productGrowth]: { Te: growth, Kaffe: growth, Kakor: growth },
  [key.productPriceChange]: { Te: '1', Kaffe: '1', Kakor: '1' },
});

const raised: FactTable = {
  [key.eventPriceCurrent]: { Te: '60' },
  [key.eventPricePrevious]: { Te: '50' },
  [key.eventPrice]: { Te: '20000' },
};

describe('a product whose price has been raised late in the time', () => {
  it('is not said to be sold at about the same price', () => {
    const weak = (table: FactTable) => cards(table, { weakProducts: ['Te'] }).underperformers[0];
    expect(weak(products('-20'))?.issues).toContain('Priset är i stort sett detsamma');
    expect(weak({ ...products('-20'), ...raised })?.issues).toContain(
      'Priset har höjts samtidigt, och antalet har gått ner.',
    );
    const best = (table: FactTable) => cards(table, { topProducts: ['Te'] }).topPerformers[0];
    expect(best(products('20'))?.reason).toContain(
      'på fler sålda och i stort sett oförändrat pris',
    );
    expect(best({ ...products('20'), ...raised })?.reason).toMatch(/, mest på fler sålda\./u);
  });

  it('is not said to have had the price stand still', () => {
    const said = (table: FactTable) => salesRule(table, 'falling-volume')?.description;
    expect(said(products('-20'))).toContain('Priserna har legat stilla');
    expect(said({ ...products('-20'), ...raised })).toContain('Priset har snarast gått upp');
  });
});

it('says an average price to be after discounts where these have grown', () => {
  const risen = { ...products('20'), [key.productPriceChange]: { Te: '4' } };
  const discounts: FactTable = {
    [key.eventDiscountShareCurrent]: '10',
    [key.eventDiscountSharePrevious]: '0',
    [key.eventDiscount]: '-90000',
  };
  const reason = (table: FactTable) =>
    cards(table, { topProducts: ['Te'] }).topPerformers[0]?.reason;
  expect(reason(risen)).toContain('ett snittpris som stigit');
  expect(reason({ ...risen, ...discounts })).toContain('ett snittpris efter rabatt som stigit');
});

it('gives the same advice on two products once, and points at it', () => {
  const discounts: FactTable = {
    [key.eventDiscountShareCurrent]: '10',
    [key.eventDiscountSharePrevious]: '0',
    [key.eventDiscount]: '-90000',
    [key.productPriceChange]: { Te: '-5', Kaffe: '-5', Kakor: '-5' },
  };
  const table = { ...products('-20'), ...discounts };
  const told = cards(table, { weakProducts: ['Te', 'Kaffe', 'Kakor'] }).underperformers;
  const advice = told.map(({ recommendations }) => recommendations);
  expect(advice[0]).toContain('Rabatterna har vuxit samtidigt');
  expect(advice[1]).toContain('Se efter vilka rabatter');
  expect(advice[2]).toBe('Här gäller detsamma som för Te.');
});

it('tells of the best that sells somewhat less by how much, and of one that sells as much that it does', () => {
  const reason = (growth: string) =>
    cards(products(growth), { topProducts: ['Te'] }).topPerformers[0]?.reason;
  expect(reason('-2')).toContain('Håller nivån');
  expect(reason('-4')).toMatch(/har minskat med [\d\s]+kr under 2025 jämfört med året före\./u);
  expect(reason('4')).toMatch(/har ökat med [\d\s]+kr/u);
});

it('raises no price of a gift card', () => {
  const thin = (name: string) =>
    salesRule(
      {
        [key.grossMargin]: '50',
        [key.productRevenue]: { [name]: '300000', Kaffe: '900000' },
        [key.productShare]: { [name]: '25', Kaffe: '75' },
        [key.productMargin]: { [name]: '20', Kaffe: '60' },
      },
      'thin-margin',
    );
  expect(thin('Te')).not.toBeNull();
  expect(thin('Presentkort låda')).toBeNull();
});

describe('a month that stands out', () => {
  const months = Object.fromEntries(
    Array.from({ length: 24 }, (_, at) => [
      `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
      '100000',
    ]),
  );
  const low: FactTable = { [key.monthRevenue]: months, [key.monthDeviation]: { '2025-08': '-20' } };
  // The facts of the table are of all of 2025: twelve months.
  const lasting = (kronor: string): FactTable => ({
    ...low,
    [key.eventCurrent]: { Te: '1' },
    [key.eventPrevious]: { Te: '400000' },
    [key.eventLevel]: { Te: kronor },
  });

  it('has its reason where what has lasted since before did most of it', () => {
    expect(salesRule(low, 'standout-month')).not.toBeNull();
    expect(salesRule(lasting('-100000'), 'standout-month')).not.toBeNull();
    expect(salesRule(lasting('-160000'), 'standout-month')).toBeNull();
    expect(salesRule(lasting('160000'), 'standout-month')).not.toBeNull();
  });

  it('is asked of a landlord by rents and tenants, and not by orders', () => {
    const said = (business: 'property' | 'trade') => {
      const rule = salesRule(low, 'standout-month', {}, { business });
      return `${rule?.description} ${rule?.firstStep}`;
    };
    expect(said('property')).toContain('en avi som inte gick ut');
    expect(said('property')).not.toMatch(/order|kund/u);
    expect(said('trade')).toContain('en kund som sköt på sin order');
  });
});

it('asks what else a group rose by, where a higher price in it did some of that', () => {
  const table: FactTable = {
    [key.eventCurrent]: { Drycker: '700000' },
    [key.eventPrevious]: { Drycker: '600000' },
    [key.eventLevel]: { Drycker: '100000' },
    [key.eventPriceCurrent]: { Te: '60' },
    [key.eventPricePrevious]: { Te: '50' },
    [key.eventPrice]: { Te: '40000' },
  };
  const facts = figuresOf({ ...ordinary, ...table }).facts.map((fact) =>
    fact.subject?.name === 'Drycker'
      ? { ...fact, subject: { kind: 'category', name: 'Drycker' } as const }
      : fact,
  );
  const step = (group: string) => {
    const brief = adviceFor(table, {}, { facts, groupOf: new Map([['Te', group]]) });
    const found = brief.advice.find(({ advice }) => advice.id === 'other-events');
    return read([found?.advice.action ?? ''], brief.facts).join(' ');
  };
  expect(step('Drycker')).toContain('en del är det högre priset på Te');
  expect(step('Annat')).not.toContain('en del är');
});
