import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { given, likely } from '#support/sales-advice.ts';

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
    // What the other has gained may have moved there.
    expect(likely(table, 'channel-decline')).toBe('14000');
    expect(given({ ...table, [key.grossMargin]: '-4' }, 'channel-decline')).toBeUndefined();
    expect(
      given(
        { ...channels, [key.channelChange]: { Webb: '20000', Butik: '-9000' } },
        'channel-decline',
      ),
    ).toBeUndefined();
  });

  it('asks who has moved only where something may have', () => {
    const action = (webb: string) =>
      given(
        { ...channels, [key.channelChange]: { Webb: webb, Butik: '-90000' } },
        'channel-decline',
      )?.advice.action;
    expect(action('20000')).toContain('flyttat');
    expect(action('0')).not.toContain('flyttat');
  });

  it('calls a rise beside a fall a move only where nothing else made the rise', () => {
    const moved = (price: string) =>
      given(
        {
          ...channels,
          [key.channelChange]: { Webb: '50000', Butik: '-90000' },
          [key.eventPriceCurrent]: { Te: '12' },
          [key.eventPricePrevious]: { Te: '10' },
          [key.eventPrice]: { Te: price },
        },
        'channel-decline',
      )?.advice.description;
    expect(moved('24999')).toContain('Har kunderna flyttat dit');
    expect(moved('25000')).not.toContain('flyttat');
  });

  it('says that most is lost where another has grown by less than half of the fall', () => {
    const described = (webb: string) =>
      given(
        { ...channels, [key.channelChange]: { Webb: webb, Butik: '-90000' } },
        'channel-decline',
      )?.advice.description;
    expect(described('44999')).toContain('är ändå det mesta borta');
    expect(described('45000')).toContain('är det ingen fara');
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
