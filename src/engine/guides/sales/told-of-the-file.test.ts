import { describe, expect, it } from 'vitest';
import { subjectKey } from '#engine/events/own-months.ts';
import { readClosed } from '#engine/guides/sales/answers/months.ts';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { SalesFigures } from '#engine/guides/sales/figures/figures.ts';
import type { FactTable } from '#support/fact-table.ts';
import { read } from '#support/rule-tests.ts';
import { adviceFor, given } from '#support/sales-advice.ts';
import { figuresOf, ordinary } from '#support/sales-facts.ts';
import { writeSalesDraft } from './words/draft.ts';

function written(table: FactTable, more: Partial<SalesFigures> = {}) {
  const brief = adviceFor(table, {}, more);
  return read(writeSalesDraft(brief), brief.facts);
}

const action = (table: FactTable, id: string, more: Partial<SalesFigures> = {}) => {
  const brief = adviceFor(table, {}, more);
  const found = brief.advice.find(({ advice }) => advice.id === id);
  return read([found?.advice.action ?? '', found?.advice.firstStep ?? ''], brief.facts).join(' ');
};

describe('sales steered from one group to another', () => {
  const groups: FactTable = {
    [key.grossMargin]: '40',
    [key.categoryRevenue]: { Cyklar: '1500000', Slangar: '900000' },
    [key.categoryShare]: { Cyklar: '62', Slangar: '38' },
    [key.categoryMargin]: { Cyklar: '30', Slangar: '60' },
  };
  const left = (...[cyklar, slangar]: [number, number]) =>
    new Map([
      ['Cyklar', cyklar],
      ['Slangar', slangar],
    ]);

  it('is advised where as much is left of each one sold, or that is not known', () => {
    expect(given(groups, 'category-margin')).toBeDefined();
    const more = adviceFor(groups, {}, { leftOfEach: left(30, 40) });
    expect(more.advice.map(({ advice }) => advice.id)).toContain('category-margin');
  });

  it('is not where whoever takes the other leaves less: nobody buys ten tubes for a bicycle', () => {
    const less = adviceFor(groups, {}, { leftOfEach: left(2000, 50) });
    expect(less.advice.map(({ advice }) => advice.id)).not.toContain('category-margin');
  });
});

describe('a channel that falls', () => {
  const fallen: FactTable = {
    [key.channelShare]: { Butik: '60', Webb: '40' },
    [key.channelRevenue]: { Butik: '1440000', Webb: '960000' },
    [key.channelChange]: { Webb: '-20000', Butik: '-90000' },
  };

  it('is not advised on where larger discounts, that are, took as much', () => {
    const ids = (lost: string) =>
      adviceFor({
        ...fallen,
        [key.channelChange]: { Webb: '-20000', Butik: lost },
        [key.eventDiscountShareCurrent]: '8',
        [key.eventDiscountSharePrevious]: '1',
        [key.eventDiscount]: '-150000',
      }).advice.map(({ advice: { id } }) => id);
    expect(ids('-90000')).not.toContain('channel-decline');
    expect(ids('-130000')).toContain('channel-decline');
  });

  it('is asked of by who buys there only where the file names them', () => {
    expect(action(fallen, 'channel-decline')).not.toMatch(/vilka kunder/u);
    expect(action(fallen, 'channel-decline')).toContain('från vilken vecka');
    const named = { ...fallen, [key.customersTotal]: '20' };
    expect(action(named, 'channel-decline')).toContain('vilka kunder');
  });
});

describe('a group that falls', () => {
  const fallen: FactTable = {
    [key.categoryShare]: { Hyra: '90', Övrigt: '10' },
    [key.categoryRevenue]: { Hyra: '2160000', Övrigt: '240000' },
    [key.categoryChange]: { Hyra: '200000', Övrigt: '-90000' },
    [key.productRevenue]: { Parkering: '240000', Lager: '2160000' },
    [key.productShare]: { Parkering: '10', Lager: '90' },
    [key.productChange]: { Lager: '200000', Parkering: '-90000' },
    [key.eventCurrent]: { Parkering: '60000' },
    [key.eventPrevious]: { Parkering: '150000' },
    [key.eventLevel]: { Parkering: '-90000' },
  };
  const ids = (groupOf?: ReadonlyMap<string, string>) =>
    adviceFor(fallen, {}, groupOf && { groupOf }).advice.map(({ advice }) => advice.id);

  it('is advised on by the product in it that is told of, and not once more', () => {
    expect(ids(new Map([['Parkering', 'Övrigt']]))).not.toContain('category-decline');
    expect(ids(new Map([['Lager', 'Hyra']]))).toContain('category-decline');
    expect(ids()).toContain('category-decline');
  });
});

describe('what sells less', () => {
  const fallen: FactTable = {
    [key.productRevenue]: { Te: '800000', Kaffe: '900000' },
    [key.productShare]: { Te: '40', Kaffe: '60' },
    [key.productChange]: { Te: '-150000' },
    [key.productGrowth]: { Te: '-30' },
    [key.productPriceChange]: { Te: '0' },
    [key.eventCurrent]: { Webb: '200000' },
    [key.eventPrevious]: { Webb: '400000' },
    [key.eventLevel]: { Webb: '-200000' },
  };
  const by = { by: { kind: 'channel', name: 'Webb' }, part: 0.8 } as const;
  const facts = figuresOf({ ...ordinary, ...fallen }).facts.map((fact) =>
    fact.subject?.name === 'Webb'
      ? { ...fact, subject: { kind: 'channel', name: 'Webb' } as const }
      : fact,
  );
  const weak = { facts, weakProducts: ['Te'] };
  const card = (table: FactTable, more: Partial<SalesFigures>, withAdvice = false) => {
    const brief = adviceFor(table, {}, more);
    const given = withAdvice ? brief : { ...brief, advice: [] };
    return read(writeSalesDraft(given), brief.facts).productAnalysis.underperformers[0];
  };
  const advised = (more: Partial<SalesFigures>) =>
    card(fallen, { ...weak, ...more })?.recommendations;

  it('is told of once: where an advice is on it, its card says which', () => {
    expect(card(fallen, weak, true)).toMatchObject({
      recommendations: 'Se rådet ”Vänd tappet för Te”.',
      issues: expect.not.stringContaining('antalet') as string,
    });
    expect(card(fallen, weak)?.issues).toContain('antalet');
  });

  it('is looked for where the rows say that most of it is', () => {
    const movedWith = new Map([[subjectKey('product', 'Te'), by]]);
    expect(advised({ movedWith })).toBe('Det mesta av tappet är i kanalen Webb: börja där.');
    expect(action(fallen, 'falling-volume', { ...weak, movedWith })).toContain(
      'Det mesta av tappet är i kanalen Webb: börja där',
    );
  });

  it('is said once to be where most of several is', () => {
    const both: FactTable = {
      ...fallen,
      [key.productChange]: { Te: '-150000', Kaffe: '-90000' },
      [key.productGrowth]: { Te: '-30', Kaffe: '-20' },
      [key.productPriceChange]: { Te: '0', Kaffe: '0' },
    };
    const ofWebb = figuresOf({ ...ordinary, ...both }).facts.map((fact) =>
      fact.subject?.name === 'Webb'
        ? { ...fact, subject: { kind: 'channel', name: 'Webb' } as const }
        : fact,
    );
    const movedWith = new Map(['Te', 'Kaffe'].map((name) => [subjectKey('product', name), by]));
    const more = { facts: ofWebb, weakProducts: ['Te', 'Kaffe'], movedWith };
    const brief = { ...adviceFor(both, {}, more), advice: [] };
    const cards = read(writeSalesDraft(brief), brief.facts).productAnalysis.underperformers;
    expect(cards.map(({ recommendations }) => recommendations)).toEqual([
      'Det mesta av tappet är i kanalen Webb: börja där.',
      'Här gäller detsamma som för Te.',
    ]);
  });

  it('is advised on with the customer who has left or come, where most of it is theirs', () => {
    const both: FactTable = {
      [key.productRevenue]: { Te: '800000', Kaffe: '900000' },
      [key.productShare]: { Te: '40', Kaffe: '60' },
      [key.productChange]: { Te: '-150000', Kaffe: '200000' },
      [key.productGrowth]: { Te: '-30', Kaffe: '30' },
      [key.productPriceChange]: { Te: '0' },
      [key.customersTotal]: '40',
    };
    const left: FactTable = {
      ...both,
      [key.eventLast]: { Webb: '9000' },
      [key.eventPrevious]: { Webb: '200000' },
      [key.eventStopped]: { Webb: '-200000' },
    };
    const came: FactTable = {
      ...both,
      [key.eventCurrent]: { Webb: '200000' },
      [key.eventStarted]: { Webb: '200000' },
    };
    const named = (kind: 'customer' | 'channel', table: FactTable) =>
      figuresOf({ ...ordinary, ...table }).facts.map((fact) =>
        fact.subject?.name === 'Webb' ? { ...fact, subject: { kind, name: 'Webb' } } : fact,
      );
    const advised = (product: string, kind: 'customer' | 'channel', table: FactTable) => {
      const movedWith = new Map([
        [subjectKey('product', product), { by: { kind, name: 'Webb' }, part: 0.8 }],
      ]);
      return adviceFor(table, {}, { facts: named(kind, table), movedWith }).advice.map(
        ({ advice: { id } }) => id,
      );
    };
    expect(advised('Te', 'customer', left)).not.toContain('falling-volume');
    expect(advised('Te', 'channel', left)).toContain('falling-volume');
    expect(advised('Kaffe', 'customer', came)).not.toContain('winner');
    expect(advised('Te', 'customer', came)).toContain('winner');
  });

  it('is mostly or to a large part where its kronor are, and nowhere that it fell no more than elsewhere', () => {
    const webb = (part: number, share: number): Partial<SalesFigures> => ({
      fallsIn: new Map([
        [
          subjectKey('product', 'Te'),
          [{ by: { kind: 'channel' as const, name: 'Webb' }, part, share }],
        ],
      ]),
    });
    expect(advised(webb(0.7, 0.5))).toBe('Det mesta av tappet är i kanalen Webb: börja där.');
    expect(advised(webb(0.48, 0.33))).toBe('En stor del av tappet är i kanalen Webb: börja där.');
    expect(action(fallen, 'falling-volume', { ...weak, ...webb(0.48, 0.33) })).toContain(
      'En stor del av tappet är i kanalen Webb: börja där, och ta sedan reda på vad resten beror på.',
    );
    expect(advised(webb(0.7, 0.68))).toContain('på ett ställe eller överallt');
    expect(advised(webb(0.3, 0.1))).toContain('En del av tappet är i kanalen Webb');
  });

  it('may be bought instead of where it rose by as much in the same month', () => {
    const of = (kronor: string, from = '2025-07-01') => {
      const level = { Te: '-150000', Kaffe: kronor };
      const table = {
        ...fallen,
        [key.eventCurrent]: { Te: '50000', Kaffe: '400000' },
        [key.eventPrevious]: { Te: '200000', Kaffe: '300000' },
        [key.eventLevel]: level,
      };
      const all = figuresOf({ ...ordinary, ...table }).facts;
      const ofEvent = (name: string, since: string) =>
        all
          .filter((fact) => fact.key.includes('.event.') && fact.subject?.name === name)
          .map((fact) => ({ ...fact, period: { from: since, to: '2025-12-31' } }));
      const facts = [
        ...all.filter((fact) => !fact.key.includes('.event.')),
        ...[...ofEvent('Te', '2025-07-01'), ...ofEvent('Kaffe', from)],
      ];
      return card(table, { facts, weakProducts: ['Te'] })?.recommendations;
    };
    const instead = 'Kaffe har ökat från samma månad: ta reda på om kunderna har bytt';
    expect(of('100000')).toContain(instead);
    expect(of('60000')).toContain('på ett ställe eller överallt');
    expect(of('100000', '2025-09-01')).toContain('på ett ställe eller överallt');
  });

  it('is asked after where they do not', () => {
    expect(advised({})).toContain('En del av tappet kan sitta i kanalen Webb');
    expect(action(fallen, 'falling-volume', weak)).toContain(
      'En del av tappet kan sitta i kanalen Webb',
    );
  });
});

describe('what has become dearer', () => {
  const dearer = (before: string): FactTable => ({
    [key.grossMargin]: '32',
    [key.productRevenue]: { Te: '800000', Kaffe: '900000' },
    [key.productShare]: { Te: '40', Kaffe: '60' },
    [key.productMargin]: { Te: '20', Kaffe: '40' },
    [key.productsTotal]: '4',
    [key.eventPrevious]: { Te: '400000' },
    [key.eventUnitCostCurrent]: { Te: '48' },
    [key.eventUnitCostPrevious]: { Te: '40' },
    [key.eventMarginCurrent]: { Te: '15.5' },
    [key.eventMarginPrevious]: { Te: before },
    [key.eventUnitCost]: { Te: '-80000' },
  });
  const weakest = (before: string, topProducts: string[] = ['Kaffe']) => {
    const table = dearer(before);
    const facts = figuresOf({ ...ordinary, ...table }).facts.map((fact) =>
      fact.key.startsWith('sales.event.margin')
        ? { ...fact, unit: 'percent' as const, precision: 1 }
        : fact,
    );
    return written(table, { facts, topProducts, weakProducts: [] }).productAnalysis.underperformers;
  };

  it('is among the weakest where its margin has fallen by it, and not where it is among the best', () => {
    const [tea, ...more] = weakest('34');
    expect(more).toEqual([]);
    expect(tea?.issues).toMatch(
      /^Täckningsgraden har sjunkit till 15,5 % under .*, från 34,0 % .*, genom en högre kostnad\.$/u,
    );
    expect(tea?.recommendations).toBe('Se rådet ”Ta igen den högre kostnaden för Te”.');
    expect(weakest('17')).toEqual([]);
    expect(weakest('34', ['Kaffe', 'Te'])).toEqual([]);
  });
});

describe('what goes best', () => {
  const all: FactTable = {
    [key.grossMargin]: '40',
    [key.productRevenue]: { Te: '800000', Kaffe: '900000' },
    [key.productShare]: { Te: '40', Kaffe: '60' },
    [key.productChange]: { Te: '16000', Kaffe: '9000' },
    [key.productGrowth]: { Te: '2', Kaffe: '1' },
  };
  const best = (table: FactTable, topFell: boolean) =>
    written(table, { topProducts: ['Te', 'Kaffe'], topFell }).productAnalysis.topPerformers;

  it('is said to leave less where nothing leaves more', () => {
    expect(best(all, true)[0]?.reason).toContain('Lämnar mindre än i jämförelseperioden');
    expect(best(all, false)[0]?.reason).not.toContain('mindre');
  });

  it('is not what has become dearer to buy', () => {
    const dearer: FactTable = {
      ...all,
      [key.eventUnitCostCurrent]: { Te: '30' },
      [key.eventUnitCostPrevious]: { Te: '20' },
      [key.eventMarginCurrent]: { Te: '20' },
      [key.eventMarginPrevious]: { Te: '40' },
      [key.eventUnitCost]: { Te: '-40000' },
    };
    expect(best(dearer, true).map(({ product }) => product)).toEqual(['Kaffe']);
    expect(best(dearer, false).map(({ product }) => product)).toEqual(['Te', 'Kaffe']);
  });

  it('is not pushed since it became dearer to buy, and where it became cheaper with what it leaves since', () => {
    const grown = (margin: string, cost: string): FactTable => ({
      ...all,
      [key.productChange]: { Te: '160000', Kaffe: '9000' },
      [key.productGrowth]: { Te: '25', Kaffe: '1' },
      [key.productMargin]: { Te: '44', Kaffe: '38' },
      [key.eventUnitCostCurrent]: { Te: '30' },
      [key.eventUnitCostPrevious]: { Te: '20' },
      [key.eventMarginCurrent]: { Te: margin },
      [key.eventMarginPrevious]: { Te: '52' },
      [key.eventUnitCost]: { Te: cost },
    });
    const pushed = (margin: string, cost = '-40000') =>
      adviceFor(grown(margin, cost)).advice.find(({ advice: { id } }) => id === 'winner');
    expect(pushed('34.6')).toBeUndefined();
    expect(pushed('42')).toBeUndefined();
    expect(pushed('42', '40000')?.advice.description).toMatch(/Täckningsgraden för .* under /u);
  });

  it('has grown by one month where that made the rise', () => {
    const once: FactTable = {
      ...all,
      [key.productChange]: { Te: '60000' },
      [key.productGrowth]: { Te: '8' },
      [key.eventCurrent]: { Te: '120000' },
      [key.eventPrevious]: { Te: '60000' },
      [key.eventOnce]: { Te: '60000' },
    };
    expect(best(once, false)[0]?.reason).toContain('så gott som helt genom en enda månad');
    const more = { ...once, [key.productChange]: { Te: '90000' } };
    expect(best(more, false)[0]?.reason).not.toContain('månad');
  });

  it('has grown by its price where the price has risen by more: fewer are sold', () => {
    const raised = (price: string): FactTable => ({
      ...all,
      [key.productChange]: { Te: '80000' },
      [key.productGrowth]: { Te: '10' },
      [key.productPriceChange]: { Te: price },
    });
    expect(best(raised('21'), false)[0]?.reason).toContain('medan antalet har gått ner');
    expect(best(raised('9'), false)[0]?.reason).toContain('så gott som helt genom');
  });
});

describe('what has become dearer than it is sold for', () => {
  const since = (margin: string): FactTable => ({
    [key.grossMargin]: '16',
    [key.grossProfit]: '400000',
    [key.customerShare]: { Ekot: '17' },
    [key.productRevenue]: { Laddbox: '2000000', Elarbete: '400000' },
    [key.productShare]: { Laddbox: '83', Elarbete: '17' },
    [key.productMargin]: { Laddbox: '11', Elarbete: '9' },
    [key.eventUnitCostCurrent]: { Laddbox: '9000' },
    [key.eventUnitCostPrevious]: { Laddbox: '7000' },
    [key.eventMarginCurrent]: { Laddbox: margin },
    [key.eventMarginPrevious]: { Laddbox: '21' },
    [key.eventUnitCost]: { Laddbox: '-785000' },
  });

  it('is the largest risk where much of the sales are of it', () => {
    expect(written(since('-1.1')).summary).toContain(
      'Största risken är att Laddbox säljs med förlust: täckningsgraden var −1 ',
    );
    expect(written(since('2')).summary).toContain('beroendet av Ekot');
    const little = { ...since('-1.1'), [key.productShare]: { Laddbox: '9', Elarbete: '91' } };
    expect(written(little).summary).toContain('beroendet av Ekot');
  });

  it('leaves least by what it leaves since, and not by both years together', () => {
    const { profitabilityInsights } = written(since('-1.1')).productAnalysis;
    expect(profitabilityInsights).toMatch(/Elarbete med 9,0 %, sämst Laddbox med −1 /u);
  });
});

describe('months in which a company is closed', () => {
  it.each([
    ['Juli är stängt', [7]],
    ['Starkast i maj, semesterstängt i juli', [7]],
    ['Semesterstängt tre veckor', []],
    ['Vi stänger i januari och februari', [1, 2]],
    ['Svagt i juli', []],
    ['Vi har inte stängt i juli', []],
    ['Bäst på sommaren', []],
  ])('are read: %s', (answer, expected) => {
    expect(readClosed(answer)).toEqual(expected);
  });

  it('are not to be filled', () => {
    const index = Array.from({ length: 12 }, (_, at) => {
      const month = String(at + 1).padStart(2, '0');
      return [
        month,
        month === '07' ? '0.50' : month === '02' ? '0.80' : month === '01' ? '0.70' : '1.10',
      ];
    });
    const table: FactTable = { [key.seasonIndex]: Object.fromEntries(index) };
    const title = (question4: string) => {
      const brief = adviceFor(table, { question4 });
      const found = brief.advice.find(({ advice }) => advice.id === 'weak-months');
      return read([found?.advice.title ?? ''], brief.facts)[0];
    };
    expect(title('Svagt i juli')).toBe('Fyll ut juli, januari och februari');
    expect(title('Juli är stängt')).toBe('Fyll ut januari och februari');
  });
});
