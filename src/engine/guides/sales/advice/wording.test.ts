import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { readAdvice } from '#support/rule-tests.ts';
import { adviceFor } from '#support/sales-advice.ts';

type Answers = Parameters<typeof adviceFor>[1];

function advice(table: FactTable, id: string, answers: Answers = {}) {
  return readAdvice(adviceFor(table, answers), id);
}

describe('customers that have left', () => {
  const lost = (count: string, more: FactTable = {}): FactTable => ({
    [key.customersLost]: count,
    [key.customersLostRevenue]: '150000',
    ...more,
  });
  const gone = (names: Record<string, string>): FactTable => ({
    [key.customerPrevious]: names,
    [key.customerCurrent]: Object.fromEntries(Object.keys(names).map((name) => [name, '0'])),
  });

  it('are spoken of in the plural, with the largest first', () => {
    const { title, description, action, firstStep } = advice(
      lost('3', gone({ 'Lilla AB': '10000', 'Stora AB': '100000', 'Mellan AB': '40000' })),
      'win-back',
    );
    expect(title).toBe('Vinn tillbaka kunderna som slutat handla');
    expect(description).toContain(
      '3 kunder som köpte i den förra perioden har inte köpt något i den senaste. ' +
        'Då var de värda 150 000 kr. Störst bland dem: Stora AB (100 000 kr) och Mellan AB (40 000 kr).',
    );
    expect(action).toMatch(/^Ring i storleksordning, den största först\./u);
    expect(firstStep).toBe('På måndag: ring den största av dem och skriv upp skälet.');
  });

  it('is one in the singular where none is known by name', () => {
    const { title, description, action, firstStep } = advice(lost('1'), 'win-back');
    expect(title).toBe('Vinn tillbaka kunden som slutat handla');
    expect(description).toContain(
      '1 kund som köpte i den förra perioden har inte köpt något i den senaste. Då var den värd 150 000 kr.',
    );
    expect(action).toMatch(/^Ring kunden\./u);
    expect(firstStep).toBe('På måndag: ring kunden och skriv upp skälet.');
  });

  it('names only those who have bought nothing since', () => {
    const table = lost('2', {
      [key.customerPrevious]: { 'Kvar AB': '900000', 'Borta AB': '50000', 'Okänd AB': '800000' },
      [key.customerCurrent]: { 'Kvar AB': '1', 'Borta AB': '0' },
    });
    const { description } = advice(table, 'win-back');
    expect(description).toContain('Störst bland dem: Borta AB (50 000 kr).');
    expect(description).not.toMatch(/Kvar|Okänd/u);
  });
});

describe('customers that have gone quiet', () => {
  it.each([
    ['1', '1 kund som brukar handla har inte hörts av på länge. Det senaste året har den köpt'],
    ['4', '4 kunder som brukar handla har inte hörts av på länge. Det senaste året har de köpt'],
  ])('number %s', (count, words) => {
    const table = { [key.customersAtRisk]: count, [key.customersAtRiskRevenue]: '90000' };
    expect(advice(table, 'at-risk').description).toContain(`${words} för 90 000 kr.`);
  });
});

describe('products that rest', () => {
  it('is one, by name and with its days', () => {
    const { title, description, action, firstStep } = advice(
      { [key.dormantProducts]: '1', [key.productDaysSinceSale]: { Mate: '270' } },
      'dormant',
    );
    expect(title).toBe('Ta ställning till det som inte längre säljs');
    expect(description).toBe(
      'Mate har inte sålts på 270 dagar. Ligger den i lager binder den pengar och plats, och i prislistan skymmer den det som säljer.',
    );
    expect(action).toContain('Ta sedan bort den ur');
    expect(firstStep).toContain('märk den med behåll');
  });

  it('are several, those that have rested longest by name', () => {
    const { title, description } = advice(
      {
        [key.dormantProducts]: '12',
        [key.productDaysSinceSale]: { A: '90', B: '400', C: '200', D: '300', E: '89' },
      },
      'dormant',
    );
    expect(title).toBe('Rensa bland det som inte längre säljs');
    expect(description).toContain(
      '12 produkter har inte sålts på länge. Längst tid sedan senaste försäljning: B (400 dagar), D (300 dagar) och C (200 dagar).',
    );
    expect(description).toContain('Ligger de i lager binder de pengar');
  });

  it('names no product that has sold within ninety days', () => {
    const { description } = advice(
      { [key.dormantProducts]: '3', [key.productDaysSinceSale]: { A: '90', E: '89' } },
      'dormant',
    );
    expect(description).toContain('A (90 dagar).');
    expect(description).not.toContain('E (');
  });

  it('counts one in words where it is not known by name', () => {
    expect(advice({ [key.dormantProducts]: '1' }, 'dormant').description).toContain(
      '1 produkt har inte sålts på länge.',
    );
  });
});

describe('channels', () => {
  const channels: FactTable = {
    [key.channelShare]: { Butik: '60', Webb: '40' },
    [key.channelRevenue]: { Butik: '1440000', Webb: '960000' },
  };

  it('asks whether customers have moved where another has grown', () => {
    const moved = { ...channels, [key.channelChange]: { Webb: '20000', Butik: '-90000' } };
    const { title, description } = advice(moved, 'channel-decline');
    expect(title).toBe('Vänd nedgången i kanalen Butik');
    expect(description).toContain(
      'Kanalen Butik har minskat med 90 000 kr under 2025 jämfört med året före. ' +
        'Samtidigt har Webb ökat med 20 000 kr.',
    );
  });

  it('says that it is no move where none has grown', () => {
    const all = { ...channels, [key.channelChange]: { Webb: '-1', Butik: '-90000' } };
    expect(advice(all, 'channel-decline').description).toContain(
      'Den andra har inte ökat, så någon flytt dit syns inte, och kanalen står för 60,0 % av omsättningen i filen.',
    );
    const three = { ...all, [key.channelChange]: { Webb: '-1', Torg: '-2', Butik: '-90000' } };
    expect(advice(three, 'channel-decline').description).toContain(
      'Ingen av de andra har ökat, så någon flytt dit syns inte, och',
    );
  });

  it('says which one leaves less, and which one loses', () => {
    const less = { ...channels, [key.channelMargin]: { Butik: '45', Webb: '30' } };
    expect(advice(less, 'channel-margin').description).toContain(
      'Butik ger 45,0 % i täckningsgrad, Webb bara 30,0 % på en försäljning av 960 000 kr i filen.',
    );
    const loses = { ...channels, [key.channelMargin]: { Butik: '45', Webb: '-3' } };
    expect(advice(loses, 'channel-margin').description).toContain(
      'Webb går med förlust: täckningsgraden är −3,0 % i filen på en försäljning av 960 000 kr. Butik ger 45,0 %.',
    );
  });

  it.each([
    [key.regionShare, key.regionRevenue, key.regionMargin, 'region-margin'],
    [key.categoryShare, key.categoryRevenue, key.categoryMargin, 'category-margin'],
  ])('reads %s the same way', (share, revenue, margin, id) => {
    const table: FactTable = {
      [share]: { Norr: '50', Syd: '50' },
      [revenue]: { Norr: '1200000', Syd: '1200000' },
      [margin]: { Norr: '45', Syd: '30' },
    };
    expect(advice(table, id).description).toMatch(
      /^Norr ger 45,0 % i täckningsgrad, Syd bara 30,0 % på en försäljning av 1 200 000 kr\.?/u,
    );
  });
});

describe('what hangs on one', () => {
  it('customer is said with its kronor where they are known', () => {
    const table: FactTable = {
      [key.customersTotal]: '12',
      [key.customerShare]: { 'Storkund AB': '34' },
    };
    const known = { ...table, [key.customerRevenue]: { 'Storkund AB': '816000' } };
    expect(advice(known, 'customer-dependency').description).toContain(
      'Storkund AB står för 34,0 % av omsättningen i filen, 816 000 kr.',
    );
    expect(advice(table, 'customer-dependency').description).toContain(
      'Storkund AB står för 34,0 % av omsättningen i filen. Går',
    );
    const ofTwoYears = { ...known, [key.revenueTotal]: '2400000', [key.revenueCurrent]: '1300000' };
    expect(advice(ofTwoYears, 'customer-dependency').description).toContain(
      'Storkund AB står för 34,0 % av omsättningen i hela filen, 816 000 kr.',
    );
  });

  it('product is said among how many', () => {
    const table: FactTable = { [key.productShare]: { Te: '41' }, [key.productsTotal]: '9' };
    expect(advice(table, 'product-dependency').description).toContain(
      'Av 9 produkter står Te ensam för 41,0 % av omsättningen i filen.',
    );
  });
});

describe('the tail, the week and returns', () => {
  it('counts the products of the tail and those that carry', () => {
    const table: FactTable = {
      [key.productsTotal]: '100',
      [key.tailProducts]: '60',
      [key.tailShare]: '5',
    };
    expect(advice({ ...table, [key.paretoProducts]: '1' }, 'tail').description).toContain(
      '60 produkter av 100 står tillsammans för 5,0 % av omsättningen i filen. Huvuddelen av intäkten kommer från 1 produkt.',
    );
    expect(advice(table, 'tail').description).not.toContain('Huvuddelen');
  });

  it('names the best and the worst day in the plural', () => {
    const days: FactTable = {
      [key.weekdayShare]: { '1': '12', '2': '13', '3': '14', '4': '16', '5': '25', '6': '20' },
    };
    const { description, action } = advice(days, 'weekday');
    expect(description).toContain(
      'På fredagar kommer 25,0 % av omsättningen i filen, på måndagar bara 12,0 %.',
    );
    expect(action).toContain('Flytta timmar från måndag till fredag');
  });

  it('names what comes back most, and nothing where it is unknown', () => {
    const table: FactTable = { [key.returnsAmount]: '120000', [key.returnsShare]: '4.8' };
    const named = {
      ...table,
      [key.productReturns]: { A: '1', B: '900', C: '0', D: '50', E: '20' },
    };
    expect(advice(named, 'returns').description).toContain(
      'Mest kommer tillbaka av B (900 kr) och D (50 kr).',
    );
    expect(advice(table, 'returns').description).not.toContain('Mest kommer tillbaka');
  });
});

describe('what the file lacks', () => {
  it.each([
    [{}, 'vad som blir kvar av försäljningen'],
    [{ [key.productRevenue]: { Te: '9' } }, 'vad som blir kvar av försäljningen'],
    [{ [key.customersTotal]: '4' }, 'vilka kunder ni tjänar på'],
    [
      {
        [key.productRevenue]: { Te: '9', Fat: '8' },
        [key.customersTotal]: '4',
        [key.channelRevenue]: { Butik: '9', Webb: '8' },
      },
      'vilka produkter, kunder och kanaler ni tjänar på',
    ],
  ] as [FactTable, string][])('is said by what it would have shown: %#', (table, words) => {
    expect(advice(table, 'missing-cost').description).toContain(words);
  });
});
