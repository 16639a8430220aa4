import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/metrics/sales/keys.ts';
import { guardDraft } from '#engine/text/guard.ts';
import {
  type FactTable,
  figuresOf,
  noAnswers,
  ordinary,
  plainUnderstanding,
} from '#support/sales-facts.ts';
import { salesBrief } from './brief.ts';

function adviceFor(table: FactTable, answers: Partial<typeof noAnswers> = {}, more = {}) {
  const brief = salesBrief({
    figures: figuresOf({ ...ordinary, ...table }, more),
    answers: { ...noAnswers, ...answers },
    understanding: plainUnderstanding,
  });
  const texts = brief.advice.map(({ advice, worth }) => ({ ...advice, effect: null, worth }));
  expect(
    guardDraft(
      texts.map(({ title, description, action, firstStep, cost, timeframe, worth }) => ({
        title,
        description,
        action,
        firstStep,
        cost,
        timeframe,
        worth,
      })),
      brief.facts,
    ),
  ).toEqual([]);
  return brief;
}

function given(table: FactTable, id: string, answers: Partial<typeof noAnswers> = {}, more = {}) {
  return adviceFor(table, answers, more).advice.find(({ advice }) => advice.id === id);
}

function likely(table: FactTable, id: string, answers: Partial<typeof noAnswers> = {}) {
  return given(table, id, answers)?.effect?.likely.value;
}

const te = { [key.productRevenue]: { Te: '600000' }, [key.productShare]: { Te: '25' } };

describe('price', () => {
  const cheaper: FactTable = {
    ...te,
    [key.productCurrent]: { Te: '300000' },
    [key.productPriceChange]: { Te: '-6.2' },
    [key.productChange]: { Te: '-40000' },
    [key.productGrowth]: { Te: '-12' },
  };

  it('takes a price back that fell without selling more: two per cent of a year of sales', () => {
    expect(likely(cheaper, 'restore-price')).toBe('6000');
  });

  it('leaves a lower price alone where it paid for itself', () => {
    expect(
      given({ ...cheaper, [key.productChange]: { Te: '40000' } }, 'restore-price'),
    ).toBeUndefined();
  });

  it('raises the price of what earns far less than the rest', () => {
    const thin = { ...te, [key.grossMargin]: '40', [key.productMargin]: { Te: '12' } };
    expect(likely(thin, 'thin-margin')).toBe('6000');
    expect(given({ ...thin, [key.productMargin]: { Te: '35' } }, 'thin-margin')).toBeUndefined();
  });

  it('caps discounts where they are large, and not where they are small', () => {
    const table = { [key.discountAmount]: '240000', [key.discountShare]: '9' };
    expect(likely(table, 'discounts')).toBe('12000');
    expect(given({ ...table, [key.discountShare]: '1' }, 'discounts')).toBeUndefined();
  });

  it('says that more is sold for less', () => {
    const table = { [key.splitPrice]: '-60000', [key.splitVolume]: '90000', [key.splitMix]: '0' };
    expect(likely(table, 'more-for-less')).toBe('12000');
    expect(given({ ...table, [key.splitPrice]: '60000' }, 'more-for-less')).toBeUndefined();
  });

  it('says that a higher price carries a falling volume', () => {
    const table = { [key.splitPrice]: '60000', [key.splitVolume]: '-90000' };
    expect(likely(table, 'less-for-more')).toBe('9000');
  });

  it('goes after dearer purchases where they ate the margin', () => {
    const table = {
      [key.grossMargin]: '38',
      [key.marginChange]: '-2.4',
      [key.bridgeCost]: '-80000',
    };
    expect(likely(table, 'goods-cost')).toBe('20000');
    expect(given({ ...table, [key.bridgeCost]: '80000' }, 'goods-cost')).toBeUndefined();
    expect(given({ ...table, [key.marginChange]: '1' }, 'goods-cost')).toBeUndefined();
  });
});

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

  it('speaks of one lost customer in the singular', () => {
    const text = given({ ...lost, [key.customersLost]: '1' }, 'win-back')?.advice.description ?? '';
    expect(text).toContain('kund som köpte');
    expect(text).toContain('den värd');
  });

  it('calls on customers that have gone quiet', () => {
    const table = { [key.customersAtRisk]: '4', [key.customersAtRiskRevenue]: '90000' };
    expect(likely(table, 'at-risk')).toBe('9000');
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

  it('proposes subscriptions only to those who say they have none', () => {
    const table = { [key.customersReturning]: '30', [key.customersBestShare]: '50' };
    expect(likely(table, 'subscription', { question3: 'Nej, inga' })).toBe('12000');
    expect(given(table, 'subscription')).toBeUndefined();
    expect(given(table, 'subscription', { question3: 'ca 20 procent' })).toBeUndefined();
  });
});

describe('products', () => {
  const falling: FactTable = {
    ...te,
    [key.productChange]: { Te: '-80000' },
    [key.productGrowth]: { Te: '-21' },
    [key.productPriceChange]: { Te: '0.4' },
  };

  it('turns a fall in volume at a steady price', () => {
    expect(likely(falling, 'falling-volume')).toBe('16000');
  });

  it('does not blame volume where the price fell', () => {
    expect(
      given({ ...falling, [key.productPriceChange]: { Te: '-15' } }, 'falling-volume'),
    ).toBeUndefined();
  });

  it('gives more room to what grows, unless it earns less than the rest', () => {
    const growing: FactTable = {
      ...te,
      [key.productChange]: { Te: '90000' },
      [key.productGrowth]: { Te: '30' },
    };
    expect(likely(growing, 'winner')).toBe('18000');
    const poor = { ...growing, [key.grossMargin]: '40', [key.productMargin]: { Te: '10' } };
    expect(given(poor, 'winner')).toBeUndefined();
  });

  it('says which column would put kronor on dormant products', () => {
    const table: FactTable = {
      [key.dormantProducts]: '2',
      [key.productDaysSinceSale]: { Mate: '270', Kanna: '120', Te: '2' },
    };
    const advice = given(table, 'dormant');
    expect(advice?.effect).toBeNull();
    expect(advice?.worth).toContain('lagersaldo');
    expect(given({ [key.dormantProducts]: '0' }, 'dormant')).toBeUndefined();
  });

  it('shortens a long tail, and sees none in a short list', () => {
    const table = { [key.tailProducts]: '60', [key.tailShare]: '5', [key.productsTotal]: '100' };
    expect(given(table, 'tail')?.effect).toBeNull();
    expect(
      given({ ...table, [key.productsTotal]: '8', [key.tailProducts]: '3' }, 'tail'),
    ).toBeUndefined();
  });

  it('secures a product the company hangs on', () => {
    const table: FactTable = { ...te, [key.productsTotal]: '9', [key.productShare]: { Te: '41' } };
    expect(given(table, 'product-dependency')).toBeDefined();
    expect(given({ ...table, [key.productsTotal]: '2' }, 'product-dependency')).toBeUndefined();
  });

  it('brings returns down where they are many', () => {
    const table = { [key.returnsAmount]: '120000', [key.returnsShare]: '4.8' };
    expect(likely(table, 'returns')).toBe('12000');
    expect(given({ ...table, [key.returnsShare]: '0.3' }, 'returns')).toBeUndefined();
  });
});

describe('channels, regions and categories', () => {
  const channels: FactTable = {
    [key.channelShare]: { Butik: '60', Webb: '40' },
    [key.channelRevenue]: { Butik: '1440000', Webb: '960000' },
  };

  it('steers sales to the channel with the better margin', () => {
    const table: FactTable = { ...channels, [key.channelMargin]: { Butik: '45', Webb: '30' } };
    // 960 000 over two years is 480 000 a year; 6 % of it moved at 15 points more.
    expect(likely(table, 'channel-margin')).toBe('4300');
    expect(
      given({ ...channels, [key.channelMargin]: { Butik: '45', Webb: '44' } }, 'channel-margin'),
    ).toBeUndefined();
  });

  it('turns a channel that falls, and leaves small variations alone', () => {
    const table: FactTable = {
      ...channels,
      [key.channelChange]: { Webb: '20000', Butik: '-90000' },
    };
    expect(likely(table, 'channel-decline')).toBe('18000');
    expect(
      given(
        { ...channels, [key.channelChange]: { Webb: '20000', Butik: '-9000' } },
        'channel-decline',
      ),
    ).toBeUndefined();
  });

  it('reads regions and categories the same way', () => {
    const region: FactTable = {
      [key.regionShare]: { Norr: '50', Syd: '50' },
      [key.regionChange]: { Norr: '-90000', Syd: '0' },
    };
    expect(likely(region, 'region-decline')).toBe('18000');
    const category: FactTable = {
      [key.categoryShare]: { Kaffe: '50', Te: '50' },
      [key.categoryRevenue]: { Kaffe: '1200000', Te: '1200000' },
      [key.categoryMargin]: { Kaffe: '30', Te: '50' },
    };
    expect(likely(category, 'category-margin')).toBe('7200');
  });
});

describe('the year, the week and the order', () => {
  const index = (values: number[]): FactTable => ({
    [key.seasonIndex]: Object.fromEntries(
      values.map((value, at) => [String(at + 1).padStart(2, '0'), value.toFixed(2)]),
    ),
  });
  const uneven = index([0.9, 0.9, 1, 1, 1, 1, 0.6, 0.9, 1, 1.1, 1.2, 1.4]);

  it('plans for the season and fills out the weak months', () => {
    expect(given(uneven, 'season')?.effect).toBeNull();
    // Weakest: 0.6 + 0.9 + 0.9 average months of 100 000, 4 % more.
    expect(likely(uneven, 'weak-months')).toBe('9600');
  });

  it('sees no season in an even year', () => {
    expect(given(index(new Array(12).fill(1)), 'season')).toBeUndefined();
  });

  it('staffs by weekday where the days differ', () => {
    const days: FactTable = {
      [key.weekdayShare]: {
        måndag: '12',
        tisdag: '13',
        onsdag: '14',
        torsdag: '16',
        fredag: '25',
        lördag: '20',
      },
    };
    expect(given(days, 'weekday')?.advice.description).toContain('bara');
    expect(
      given(
        {
          [key.weekdayShare]: {
            måndag: '20',
            tisdag: '20',
            onsdag: '20',
            torsdag: '20',
            fredag: '20',
          },
        },
        'weekday',
      ),
    ).toBeUndefined();
  });

  it('asks what happened in a month that stands out, by its direction', () => {
    const month = (value: string): FactTable => ({
      [key.monthRevenue]: { '2025-11': '170000' },
      [key.monthDeviation]: { '2025-11': value },
    });
    expect(given(month('41'), 'standout-month')?.advice.title).toContain('Upprepa');
    expect(given(month('-41'), 'standout-month')?.advice.title).toContain('Ta reda på');
    expect(given({ [key.monthRevenue]: { '2025-11': '1' } }, 'standout-month')).toBeUndefined();
  });

  it('lifts the average order where there are orders enough', () => {
    const table = { [key.ordersTotal]: '4000', [key.orderAverage]: '600' };
    expect(likely(table, 'order-value')).toBe('12000');
    expect(given({ ...table, [key.ordersTotal]: '30' }, 'order-value')).toBeUndefined();
  });
});

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

  it('asks for a longer file where there is nothing to compare with', () => {
    expect(given({}, 'short-history', {}, { comparison: null })).toBeDefined();
    expect(given({}, 'short-history')).toBeUndefined();
  });
});

describe('the choice of advice', () => {
  const many: FactTable = {
    ...te,
    [key.customersLost]: '7',
    [key.customersLostRevenue]: '150000',
    [key.productChange]: { Te: '-80000' },
    [key.productGrowth]: { Te: '-21' },
    [key.productPriceChange]: { Te: '0.4' },
    [key.ordersTotal]: '4000',
    [key.orderAverage]: '600',
    [key.returnsAmount]: '120000',
    [key.returnsShare]: '4.8',
    [key.discountAmount]: '240000',
    [key.discountShare]: '9',
    [key.tailProducts]: '60',
    [key.tailShare]: '5',
    [key.productsTotal]: '100',
    [key.dormantProducts]: '12',
  };

  it('gives at most six, each once, the weightiest first', () => {
    const { advice } = adviceFor(many);
    expect(advice.length).toBe(6);
    expect(new Set(advice.map(({ advice: { id } }) => id)).size).toBe(6);
    expect(advice[0]?.advice.id).toBe('discounts');
  });

  it('never counts a krona of lost volume twice', () => {
    const { advice } = adviceFor({
      ...te,
      [key.customersLost]: '7',
      [key.customersLostRevenue]: '150000',
      [key.productChange]: { Te: '-80000' },
      [key.productGrowth]: { Te: '-21' },
      [key.productPriceChange]: { Te: '0.4' },
    });
    const find = (id: string) => advice.find((item) => item.advice.id === id);
    expect(find('win-back')?.effect).not.toBeNull();
    expect(find('falling-volume')?.effect).toBeNull();
    expect(find('falling-volume')?.worth).toContain('redan räknade');
  });

  it('tilts towards what the user has answered about', () => {
    const table = { [key.returnsAmount]: '120000', [key.returnsShare]: '4.8', ...te };
    const place = (answers: Partial<typeof noAnswers>) =>
      adviceFor(
        { ...table, [key.ordersTotal]: '5000', [key.orderAverage]: '480' },
        answers,
      ).advice.findIndex(({ advice }) => advice.id === 'returns');
    expect(place({ question1: 'Te' })).toBeLessThanOrEqual(place({}));
  });

  it('does not turn a month or two into a year', () => {
    const comparison = {
      kind: 'year' as const,
      current: { from: '2025-12-01', to: '2025-12-31' },
      previous: { from: '2024-12-01', to: '2024-12-31' },
    };
    const advice = given(
      { [key.customersLost]: '7', [key.customersLostRevenue]: '150000' },
      'win-back',
      {},
      { comparison },
    );
    expect(advice).toBeUndefined();
  });

  it('scales half a year to a year', () => {
    const comparison = {
      kind: 'preceding' as const,
      current: { from: '2025-07-01', to: '2025-12-31' },
      previous: { from: '2025-01-01', to: '2025-06-30' },
    };
    const advice = given(
      { [key.customersLost]: '7', [key.customersLostRevenue]: '150000' },
      'win-back',
      {},
      { comparison },
    );
    expect(advice?.effect?.likely.value).toBe('60000');
  });
});
