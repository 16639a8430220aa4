import { describe, expect, it } from 'vitest';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import type { FactTable } from '#support/fact-table.ts';
import { read } from '#support/rule-tests.ts';
import { adviceFor } from '#support/sales-advice.ts';
import { writeSalesDraft } from './draft.ts';

function written(table: FactTable, more: Partial<SalesFigures> = {}) {
  const brief = adviceFor(table, {}, more);
  return read(writeSalesDraft(brief), brief.facts);
}

const summary = (table: FactTable, more: Partial<SalesFigures> = {}) =>
  written(table, more).summary;
const insights = (table: FactTable) => written(table).productAnalysis.profitabilityInsights;

const halves: Partial<SalesFigures> = {
  comparison: {
    kind: 'preceding',
    current: { from: '2025-07-01', to: '2025-12-31' },
    previous: { from: '2025-01-01', to: '2025-06-30' },
  },
};

describe('the first sentence', () => {
  it.each([
    [{}, '2 400 000 kr, i snitt 100 000 kr per hel månad.'],
    [{ [key.monthAverage]: '0', [key.ordersTotal]: '1' }, '2 400 000 kr på 1 order.'],
    [{ [key.monthAverage]: '0', [key.ordersTotal]: '40' }, '2 400 000 kr på 40 order.'],
    [{ [key.monthAverage]: '0' }, '2 400 000 kr.'],
    [
      { [key.revenueTotal]: '-500' },
      'Filens belopp summerar till −500 kr: mer är krediterat än sålt',
    ],
    [{ [key.revenueTotal]: '0' }, 'Filens belopp summerar till 0 kr'],
    [{ [key.revenueTotal]: {} }, 'Omsättningen går inte att räkna ur filen.'],
  ] as [FactTable, string][])('of %j', (table, words) => {
    expect(summary(table)).toContain(words);
  });
});

describe('the direction', () => {
  const compared = (growth: string, more: FactTable = {}): FactTable => ({
    [key.revenueCurrent]: '1300000',
    [key.revenuePrevious]: '1200000',
    [key.growth]: growth,
    [key.growthChange]: String(Math.sign(Number(growth)) * 100_000),
    ...more,
  });

  it.each([
    ['8.3', 'Försäljningen har ökat med 8,3 %: 1 300 000 kr under'],
    ['-8.3', 'Försäljningen har minskat med 8,3 %: 1 300 000 kr under'],
    ['0', 'Försäljningen är oförändrad: 1 300 000 kr under'],
  ])('of a growth of %s per cent', (growth, words) => {
    expect(summary(compared(growth))).toContain(words);
  });

  it.each([
    ['2.4', ', räknat per dag 2,4 % mer.'],
    ['-2.4', ', räknat per dag 2,4 % mindre.'],
    ['0', ', räknat per dag lika mycket.'],
  ])('is said per day too where the periods are unequal: %s', (perDay, words) => {
    expect(summary(compared('8', { [key.growthPerDay]: perDay }))).toContain(words);
  });

  it('is explained by the strongest driver, unless the days turn it around', () => {
    const split = { [key.splitVolume]: '90000', [key.splitPrice]: '10000' };
    expect(summary(compared('8', split))).toContain(
      'Uppgången beror mest på fler sålda enheter (plus 90 000 kr).',
    );
    expect(summary(compared('8', { ...split, [key.growthPerDay]: '-1' }))).not.toContain(
      'Uppgången',
    );
    const fall = { [key.splitVolume]: '-90000', [key.splitPrice]: '30000' };
    expect(summary(compared('-8', fall))).toContain(
      'Nedgången beror på färre sålda enheter (minus 90 000 kr); åt andra hållet drar högre priser (plus 30 000 kr).',
    );
  });

  it.each([
    // A third of the strongest is said too, and what makes it a tenth more than the whole change.
    ['90000', '30000', 'därefter'],
    ['90000', '29999', null],
    ['90000', '-8182', 'åt andra hållet'],
    ['90000', '-8181', null],
  ])('with drivers of %s and %s', (volume, price, words) => {
    const text = summary(compared('8', { [key.splitVolume]: volume, [key.splitPrice]: price }));
    for (const each of ['därefter', 'åt andra hållet'])
      expect(text.includes(each)).toBe(each === words);
  });

  it('is not explained by drivers that all point the other way', () => {
    expect(summary(compared('8', { [key.splitVolume]: '-90000' }))).not.toContain('beror mest');
  });
});

describe('the margin', () => {
  it.each([
    [
      '1.2',
      'Täckningsgraden var 41,0 % under 2025, och den har förbättrats med 1,2 procentenheter',
    ],
    [
      '-1.2',
      'Täckningsgraden var 41,0 % under 2025, och den har försämrats med 1,2 procentenheter',
    ],
    ['0', 'Täckningsgraden var 41,0 % under 2025, oförändrad jämfört med året före.'],
  ])('moved by %s points', (change, words) => {
    const table = {
      [key.grossMargin]: '40',
      [key.marginChange]: change,
      [key.marginCurrent]: '41',
      [key.costTotal]: '1440000',
    };
    expect(summary(table)).toContain(words);
  });

  it('is said by both levels where they are known, and not by how far apart they are', () => {
    // 69.94 and 69.38 are 0.56 apart, which would be shown as 0.6 beside 69.9 and 69.4.
    const table = {
      [key.grossMargin]: '69.6',
      [key.marginChange]: '0.56',
      [key.marginCurrent]: '69.94',
      [key.marginPrevious]: '69.38',
      [key.costTotal]: '1440000',
    };
    expect(summary(table)).toMatch(
      /Täckningsgraden var 69,9 % under 2025, mot 69,4 % under [^.]+\./u,
    );
    expect(summary(table)).not.toContain('procentenheter');
    expect(insights(table)).toMatch(/har stigit från 69,4 % under [^.]+ till 69,9 % under 2025\./u);
  });

  it('is a paragraph of level, direction, bridge, extremes and leaks', () => {
    const table: FactTable = {
      [key.grossMargin]: '40',
      [key.grossProfit]: '960000',
      [key.marginChange]: '-2.5',
      [key.profitCurrent]: '470000',
      [key.profitPrevious]: '490000',
      [key.bridgeCost]: '-30000',
      [key.bridgeVolume]: '12000',
      [key.productMargin]: { Te: '55', Kaffe: '-3', Fat: '20' },
      [key.productShare]: { Te: '50', Kaffe: '40', Fat: '0.9' },
      [key.discountAmount]: '24000',
      [key.discountShare]: '1',
    };
    expect(insights(table)).toBe(
      [
        'Av försäljningen blir 960 000 kr kvar när varorna är betalda, en täckningsgrad på 40,0 %.',
        'Täckningsgraden har sjunkit med 2,5 procentenheter jämfört med året före.',
        'Täckningsbidraget har krympt från 490 000 kr till 470 000 kr genom dyrare inköp (minus 30 000 kr); åt andra hållet drar fler sålda enheter (plus 12 000 kr).',
        'Bäst täckning av de större produkterna ger Te med 55,0 %, sämst Kaffe med −3,0 %, alltså med förlust.',
        'Rabatterna har kostat 24 000 kr, 1,0 % av försäljningen före rabatt.',
      ].join(' '),
    );
  });

  it.each([
    ['494900', '490000', 'vuxit'],
    ['485100', '490000', 'krympt'],
    ['-5', '-9', 'vuxit'],
  ])('grew or shrank in kronor from then to now: %s against %s', (now, before, word) => {
    const table = {
      [key.grossMargin]: '40',
      [key.profitCurrent]: now,
      [key.profitPrevious]: before,
    };
    expect(insights(table)).toContain(`Täckningsbidraget har ${word} från`);
  });

  it.each(['490000', '494899', '485101'])('is as good as the same in kronor: %s', (now) => {
    const table = {
      [key.grossMargin]: '40',
      [key.profitCurrent]: now,
      [key.profitPrevious]: '490000',
    };
    expect(insights(table)).toContain('Täckningsbidraget är i stort sett oförändrat:');
  });

  it('tells no best and worst where they are three points apart or less', () => {
    const table = (worst: string): FactTable => ({
      [key.grossMargin]: '40',
      [key.productMargin]: { Te: '40', Kaffe: worst },
      [key.productShare]: { Te: '50', Kaffe: '40' },
    });
    expect(insights(table('37.1'))).not.toContain('Bäst täckning');
    expect(insights(table('37'))).toContain('Bäst täckning');
    expect(insights(table('37'))).not.toContain('förlust');
  });

  it('names both where two leave the same, and neither where more do', () => {
    const table = (others: Record<string, string>): FactTable => ({
      [key.grossMargin]: '40',
      [key.productMargin]: { Te: '46', Kaffe: '30', ...others },
      [key.productShare]: { Te: '30', Kaffe: '30', Fat: '20', Skål: '10', Kopp: '10' },
    });
    expect(insights(table({ Fat: '46', Skål: '45' }))).toContain(
      'ger Te och Fat, båda med 46,0 %, sämst Kaffe med 30,0 %',
    );
    expect(insights(table({ Fat: '30' }))).toContain('sämst Kaffe och Fat, båda med 30,0 %');
    expect(insights(table({ Fat: '46', Skål: '46' }))).not.toContain('Bäst täckning');
  });

  it('that is unknown is said to be, with what would give it', () => {
    expect(insights({})).toMatch(/täckningsgraden är okänd\. Lägg till en kolumn/u);
    const products = { [key.productRevenue]: { Te: '1' } };
    expect(insights(products)).toContain('okänd för varje produkt.');
    expect(insights(products)).toContain('vad ni tjänar på varje produkt.');
  });

  it('tells what lies behind sales that have hardly changed only where something has moved', () => {
    const told = (volume: string, price: string) =>
      insights({
        ...{ [key.revenueCurrent]: '1197000', [key.revenuePrevious]: '1200000' },
        ...{ [key.growth]: '-0.3', [key.growthChange]: '-3000' },
        ...{ [key.splitVolume]: volume, [key.splitPrice]: price },
      });
    expect(told('-40000', '37000')).toContain('ligger färre sålda enheter');
    expect(told('-3000', '0')).not.toMatch(/ligger (?:främst|färre)/u);
  });
});

describe('the largest risk', () => {
  const customer: FactTable = { [key.customerShare]: { 'Storkund AB': '15' } };
  const margin: FactTable = { [key.marginChange]: '-1' };
  // Three per cent of 1 200 000 is 36 000.
  const lost: FactTable = { [key.customersLostRevenue]: '36000' };
  // Twice an even share of fourteen is 14.3 %.
  const product: FactTable = { [key.productShare]: { Te: '15' }, [key.productsTotal]: '14' };
  const fall: FactTable = { [key.growth]: '-1', [key.growthChange]: '-1' };

  it.each([
    [
      { ...customer, ...margin, ...lost, ...product, ...fall },
      'beroendet av Storkund AB, som står',
    ],
    [{ ...margin, ...lost, ...product, ...fall }, 'att marginalen fortsätter att krympa'],
    [{ ...lost, ...product, ...fall }, 'kundtappet: de som slutat handla stod för 36 000 kr.'],
    [{ ...product, ...fall }, 'Störst risk ligger i att så mycket hänger på Te, 15,0 % av'],
  ] as [FactTable, string][])('of %j', (table, words) => {
    expect(summary(table)).toContain(words);
  });

  it.each([
    [{ [key.customerShare]: { 'Storkund AB': '14.9' } }],
    [{ [key.marginChange]: '-0.9' }],
    [{ [key.customersLostRevenue]: '35999' }],
    [{ [key.productShare]: { Te: '14.9' }, [key.productsTotal]: '40' }],
    [{ [key.productShare]: { Te: '60' }, [key.productsTotal]: '3' }],
    [{ [key.growth]: '1', [key.growthChange]: '1' }],
    // That it may go on falling is known without a file.
    [fall],
    [{}],
  ] as [FactTable][])('is none of %j', (table) => {
    expect(summary(table)).not.toMatch(/risk/iu);
  });
});

describe('what is unknown', () => {
  const unknowns = (...keys: string[]) => ({
    unknowns: keys.map((name) => ({ key: name, label: '', reason: '' })),
  });

  it('is said with what the file lacks, twice the same once, two things at most', () => {
    expect(summary({}, unknowns(key.grossMargin, key.costTotal))).toContain(
      'Okänt är vad ni tjänar på försäljningen, eftersom filen saknar inköpspris eller kostnad.',
    );
    const text = summary({}, unknowns(key.costTotal, key.growth, key.customersTotal));
    expect(text).toContain(
      ', och om försäljningen växer, eftersom den saknar en tidigare period att jämföra med.',
    );
    expect(text).not.toContain('kolumn för kund');
  });

  it('is what no sales file says where nothing else is', () => {
    expect(summary({})).toContain('framgår inte av en försäljningsfil');
    expect(summary({}, { forecastWithheld: 'För kort.' })).toContain('Någon prognos ges inte');
  });
});

describe('products', () => {
  const onlyTop = (larger: string, smaller: Record<string, string> = { Ost: '1000' }) =>
    written(
      {
        [key.productsTotal]: '3',
        [key.productRevenue]: { Kaffe: '900000', Te: '600000', Fat: '30000', Ost: '20000' },
        [key.productShare]: { Kaffe: '58.8', Te: '39.2', Fat: '2' },
        [key.productChange]: { Kaffe: '-90000', Te: larger, Fat: '5000', ...smaller },
        [key.productGrowth]: { Kaffe: '-20', Te: '-20', Fat: '40' },
      },
      { topProducts: ['Fat'] },
    ).productAnalysis.topPerformers.map(({ reason }) => reason);

  it('say why a small one stands alone among the best, only where none that is larger has grown', () => {
    expect(onlyTop('-9000')[0]).toContain('Det är det största av det som har ökat.');
    expect(onlyTop('9000')[0]).not.toContain('det största av det som har ökat');
    expect(onlyTop('-9000', { Ost: '-1000' })[0]).toContain('Det är det enda som har ökat.');
  });

  const te = (more: FactTable): FactTable => ({
    [key.productRevenue]: { Te: '600000', Kaffe: '900000' },
    [key.productShare]: { Te: '25', Kaffe: '37' },
    ...more,
  });
  const top = (more: FactTable, figures: Partial<SalesFigures> = {}) =>
    written(te(more), { topProducts: ['Te'], ...figures }).productAnalysis.topPerformers[0];
  const weak = (more: FactTable, figures: Partial<SalesFigures> = {}) => {
    const brief = adviceFor(te(more), {}, { weakProducts: ['Te'], ...figures });
    return read(writeSalesDraft({ ...brief, advice: [] }), brief.facts).productAnalysis
      .underperformers[0];
  };
  const moved = (growth: string, change: string, more: FactTable = {}): FactTable => ({
    [key.productGrowth]: { Te: growth },
    [key.productChange]: { Te: change },
    ...more,
  });

  it('have each unknown said in its cell, never a zero', () => {
    expect(top({})).toMatchObject({
      product: 'Te',
      revenue: '600 000 kr',
      margin: 'Okänd: kostnad saknas i filen',
      growth: 'Okänd: går inte att jämföra',
    });
    expect(top({ [key.costTotal]: '1' })?.margin).toBe('Okänd: kostnad saknas för produkten');
    expect(top({}, { comparison: null })?.growth).toBe('Okänd: filen är för kort för att jämföra');
    expect(top({ [key.productPrevious]: { Te: '0' } })?.growth).toBe(
      'Ny: såldes inte i jämförelseperioden',
    );
    expect(top({ [key.productMargin]: { Te: '0' } })?.margin).toBe('0,0 %');
  });

  it('that are left out of the figures are left out of the table', () => {
    expect(
      written({}, { topProducts: ['Borta'], weakProducts: ['Borta'] }).productAnalysis,
    ).toMatchObject({ topPerformers: [], underperformers: [] });
  });

  it.each([
    ['5', 'Försäljningen har ökat med 30 000 kr'],
    ['4.9', 'Försäljningen har ökat med 30 000 kr under 2025 jämfört med året före.'],
    ['2.9', 'Håller nivån under 2025 jämfört med året före.'],
  ])('grow from five per cent: %s', (growth, words) => {
    expect(top(moved(growth, '30000'))?.reason).toContain(words);
  });

  it.each([
    ['-2.9', 'Håller nivån'],
    ['-4.9', 'har minskat med 30 000 kr under 2025'],
    ['-5', 'Försäljningen har minskat med 30 000 kr under 2025 jämfört med året före.'],
  ])('fall from five per cent: %s', (growth, words) => {
    expect(top(moved(growth, '-30000'))?.reason).toContain(words);
  });

  it.each([
    ['2', 'delvis genom ett snittpris som stigit 2,0 %'],
    ['1.9', 'på fler sålda och i stort sett oförändrat pris'],
    ['-1.9', 'på fler sålda och i stort sett oförändrat pris'],
    ['-2', 'medan snittpriset sjunkit 2,0 %'],
  ])('grew with a price moved by %s', (price, words) => {
    const table = moved('20', '90000', { [key.productPriceChange]: { Te: price } });
    expect(top(table)?.reason).toContain(words);
  });

  it('say nothing of a growth whose kronor and per cent disagree', () => {
    expect(top(moved('20', '-90000'))?.growth).toBe('Okänd: går inte att jämföra');
    expect(top(moved('20', '-90000'))?.reason).not.toMatch(/ökat|minskat/u);
  });

  it.each([
    ['43', 'bättre'],
    ['42.9', null],
    ['37.1', null],
    ['37', 'sämre än snittet på 40,0 %'],
  ])('at a margin of %s against 40', (margin, words) => {
    const table = { [key.grossMargin]: '40', [key.productMargin]: { Te: margin } };
    const reason = top(table)?.reason ?? '';
    if (words === null) expect(reason).not.toContain('än snittet');
    else expect(reason).toContain(words);
  });

  it('that rest are sold out or kept, and as accounts are checked', () => {
    const rest = { [key.productDaysSinceSale]: { Te: '91' } };
    expect(weak(rest)).toMatchObject({ issues: 'Har inte sålts på 91 dagar.' });
    expect(weak({ [key.productDaysSinceSale]: { Te: '90' } })?.issues).not.toContain('inte sålts');
  });

  it.each([
    ['-12', '-3', 'trots att snittpriset har sjunkit med 3,0 %'],
    ['-12', '-10', 'Antalet är ungefär detsamma: det är snittpriset som har sjunkit med 10,0 %.'],
    ['-12', '-20', 'fast antalet har ökat: snittpriset har sjunkit med 20,0 %.'],
    ['-12', '-2.9', 'Priset är i stort sett detsamma'],
    ['-12', '5.9', 'Priset är i stort sett detsamma'],
    ['-12', '6', 'Snittpriset har samtidigt stigit med 6,0 %, och antalet har gått ner.'],
  ])('fell by %s per cent with a price moved by %s', (growth, price, words) => {
    const table = moved(growth, '-80000', { [key.productPriceChange]: { Te: price } });
    expect(weak(table)?.issues).toContain(words);
    expect(weak(table)?.issues).toContain('Försäljningen har minskat med 80 000 kr (12,0 %)');
  });

  it('that fell without a known price are asked about', () => {
    expect(weak(moved('-12', '-80000'))?.recommendations).toBe(
      'Ta reda på om det är antalet eller beloppen som har minskat; filen saknar antal.',
    );
  });

  it('that lose money are not to be sold more of', () => {
    const table = moved('-12', '-80000', {
      [key.productPriceChange]: { Te: '0' },
      [key.productMargin]: { Te: '-2' },
      [key.grossMargin]: '30',
    });
    expect(weak(table)?.issues).toContain('Säljs med förlust: täckningsgraden är −2,0 %.');
    expect(weak(table)?.recommendations).toContain('Försök inte sälja fler');
  });

  it('tell the costliest fault first', () => {
    const table = (change: string) =>
      moved('-12', change, {
        [key.productMargin]: { Te: '20' },
        [key.grossMargin]: '30',
        [key.productReturns]: { Te: '30000' },
      });
    // Thin margin: ten points of 600 000; returns: 30 000, a twentieth of the revenue.
    expect(weak(table('-80000'))?.issues).toMatch(/minskat.*Täckningsgraden.*Returer/u);
    expect(weak(table('-40000'))?.issues).toMatch(/Täckningsgraden.*minskat.*Returer/u);
    expect(weak(table('-10000'))?.issues).toMatch(/Täckningsgraden.*Returer.*minskat/u);
  });

  it('keep quiet of a small fall where something else is wrong', () => {
    const table = (growth: string) =>
      moved(growth, '-80000', { [key.productMargin]: { Te: '20' }, [key.grossMargin]: '30' });
    expect(weak(table('-9.9'))?.issues).not.toContain('minskat');
    expect(weak(table('-10'))?.issues).toContain('minskat');
  });

  it('with nothing wrong are compared with the rest', () => {
    expect(weak(moved('2', '9000', { [key.growth]: '8', [key.growthChange]: '1' }))?.issues).toBe(
      'Hänger inte med resten: 2,0 % mot 8,0 % för hela försäljningen.',
    );
    expect(weak({})?.issues).toBe('Står för 25,0 % utan att växa.');
  });
});

describe('a file of half a year against the half before', () => {
  it('is compared with the months before', () => {
    const table = {
      [key.productRevenue]: { Te: '600000' },
      [key.productGrowth]: { Te: '20' },
      [key.productChange]: { Te: '90000' },
    };
    const [te] = written(table, { ...halves, topProducts: ['Te'] }).productAnalysis.topPerformers;
    expect(te?.reason).toContain('jämfört med månaderna före');
  });
});
