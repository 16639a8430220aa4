import { expect, it } from 'vitest';
import { adviceFor } from '#support/sales-advice.ts';
import { salesKeys as key } from '../catalogue.ts';

const assumed = (id: string, table: Parameters<typeof adviceFor>[0]) => {
  const advice = adviceFor(table).advice.find((each) => each.advice.id === id)?.advice;
  const { assumption, formula } = advice?.effect ?? {};
  return {
    ...{ own: assumption?.own ?? false, label: assumption?.label },
    spread: [assumption?.low, assumption?.likely, assumption?.high].map(Number),
    base: formula === undefined ? [] : formula(1).base.map(({ value }) => value),
  };
};
const each = (values: readonly number[]) =>
  Object.fromEntries(values.map((value, place) => [`Vara ${place + 1}`, String(value)]));

it('takes how much fewer returns there can be from the products of which most comes back', () => {
  const returns = (back: readonly number[]) => ({
    [key.returnsAmount]: '350000',
    [key.returnsShare]: '20',
    [key.productRevenue]: each([200_000, 200_000, 200_000, 200_000, 200_000, 200_000, 200_000]),
    [key.productReturns]: each(back),
  });
  // The middle one is 50 000 of 250 000, a fifth; above it are three, by 13, 23 and 30 per cent of their part.
  const { own, spread, base } = assumed(
    'returns',
    returns([20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000]),
  );
  expect(own).toBe(true);
  expect(base).toEqual(['60000', '70000', '80000']);
  expect(spread).toEqual([18.1, 22.9, 26.4]);
  // Where all come back as often nothing of the company's own says how many need not.
  const even = assumed(
    'returns',
    returns([50_000, 50_000, 50_000, 50_000, 50_000, 50_000, 50_000]),
  );
  expect([even.own, even.base]).toEqual([false, ['350000']]);
});

it('takes how far sales can be moved from how far its own channels have moved', () => {
  const names = ['Butik', 'Webb', 'Telefon', 'Mässa'];
  const by = (values: readonly number[]) =>
    Object.fromEntries(names.map((name, place) => [name, String(values[place])]));
  const channels = (now: readonly number[]) => ({
    [key.channelRevenue]: by([800_000, 600_000, 400_000, 200_000]),
    [key.channelShare]: by([40, 30, 20, 10]),
    [key.channelMargin]: by([20, 40, 30, 35]),
    [key.channelPrevious]: by([400_000, 300_000, 200_000, 100_000]),
    [key.channelCurrent]: by(now),
  });
  const moved = assumed('channel-margin', channels([380_000, 318_000, 194_000, 108_000]));
  expect(moved.own).toBe(true);
  expect(moved.spread).toEqual([4.5, 5.5, 6.5]);
  // All have grown by half: none has gained of another.
  const still = assumed('channel-margin', channels([600_000, 450_000, 300_000, 150_000]));
  expect(still).toMatchObject({ own: false, spread: [3, 6, 10] });
});

it('takes a price back no further than its own products have been raised', () => {
  const table = {
    [key.productRevenue]: each([300_000, 200_000, 200_000, 200_000, 200_000]),
    [key.productChange]: each([-30_000, 8000, 6000, 10_000, 4000]),
    [key.productGrowth]: each([-10, 4, 3, 5, 2]),
    [key.productPrevious]: each([300_000, 200_000, 200_000, 200_000, 200_000]),
    [key.productCurrent]: each([270_000, 208_000, 206_000, 210_000, 204_000]),
    [key.productPriceChange]: each([-8, 4, 3, 5, 2]),
  };
  expect(assumed('restore-price', table)).toMatchObject({
    ...{ own: true, label: 'Prishöjning', spread: [2.8, 3.5, 4.3] },
  });
});
