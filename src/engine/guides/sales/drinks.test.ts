import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { readAdvice } from '#support/rule-tests.ts';
import { adviceFor, given } from '#support/sales-advice.ts';

const inRestaurant = { business: 'restaurant' } as const;
const growing = (name: string): FactTable => ({
  [key.productChange]: { [name]: '90000' },
  [key.productGrowth]: { [name]: '30' },
});
const falling = (name: string): FactTable => ({
  [key.productRevenue]: { [name]: '600000' },
  [key.productChange]: { [name]: '-80000' },
  [key.productGrowth]: { [name]: '-21' },
});

describe('guests are not urged to drink more', () => {
  it.each([
    ['Fatöl', false],
    ['Husets vin', false],
    ['Alkoholfri öl', true],
    ['Margherita', true],
  ])('more room for %s where it grows: %s', (name, isGiven) => {
    const advice = given(growing(name), 'winner', {}, inRestaurant);
    expect(advice !== undefined).toBe(isGiven);
  });

  it('a brewery makes room for what its buyers sell on', () => {
    const brewer = { business: 'manufacturing' } as const;
    expect(given(growing('Fatöl'), 'winner', {}, brewer)).toBeDefined();
  });

  it('what has fallen of it is a matter of the list and the price', () => {
    const told = readAdvice(adviceFor(falling('Fatöl'), {}, inRestaurant), 'falling-volume');
    expect(told.title).toBe('Se över listan och priset för Fatöl');
    expect(told.description).toContain('Gäster får inte uppmanas att dricka mer');
    expect(told.action).not.toContain('lyftas fram');
    const food = readAdvice(adviceFor(falling('Margherita'), {}, inRestaurant), 'falling-volume');
    expect(food.title).toBe('Vänd tappet för Margherita');
    expect(food.description).not.toContain('dricka');
  });

  it('of food and drinks that have fallen the food is brought back, in words for food', () => {
    const both = {
      [key.productRevenue]: { Fatöl: '600000', Margherita: '500000' },
      [key.productChange]: { Fatöl: '-80000', Margherita: '-60000' },
      [key.productGrowth]: { Fatöl: '-21', Margherita: '-15' },
    };
    const told = readAdvice(adviceFor(both, {}, inRestaurant), 'falling-volume');
    expect(told.title).toBe('Vänd tappet för Margherita');
    expect(told.description).not.toContain('dricka');
  });

  it('it is no add-on to ask for, which is said where any is sold', () => {
    const orders = { [key.ordersTotal]: '4000', [key.orderAverage]: '600' };
    const served = { ...orders, [key.productRevenue]: { Fatöl: '1000' } };
    expect(readAdvice(adviceFor(served), 'order-value').action).toContain(
      'Alkohol är inget tillval',
    );
    expect(readAdvice(adviceFor(orders), 'order-value').action).not.toContain('Alkohol');
  });

  it('nothing is steered to a group of it, but from it', () => {
    const groups = (best: string, worst: string): FactTable => ({
      [key.categoryShare]: { [best]: '60', [worst]: '40' },
      [key.categoryRevenue]: { [best]: '1440000', [worst]: '960000' },
      [key.categoryMargin]: { [best]: '75', [worst]: '60' },
    });
    expect(given(groups('Öl & vin', 'Pizza'), 'category-margin', {}, inRestaurant)).toBeUndefined();
    const food = readAdvice(
      adviceFor(groups('Pizza', 'Öl & vin'), {}, inRestaurant),
      'category-margin',
    );
    expect(food.action).toContain('bästa platsen på menyn');
  });
});

it('who serves guests is asked, and who sells in a shop', () => {
  const said = (business: 'restaurant' | 'trade') =>
    readAdvice(adviceFor(falling('Margherita'), {}, { business }), 'falling-volume').firstStep;
  expect(said('restaurant')).toContain('dem som möter gästerna');
  expect(said('trade')).not.toContain('gästerna');
});
