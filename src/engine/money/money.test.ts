import { describe, expect, it } from 'vitest';
import { decimal } from '../facts/decimal.ts';
import type { Fact } from '../facts/fact.ts';
import { createFacts, NO_ORIGIN } from '../facts/facts.ts';
import { monthNumber, monthOf, monthsPeriod } from '../figures/calendar/months.ts';
import { costKeys } from '../guides/costs/catalogue.ts';
import { salesKeys } from '../guides/sales/catalogue.ts';
import { type Scope, unknownScope } from '../table/scope.ts';
import { lackOfWages } from './lacking.ts';
import { type MoneySource, moneyOf } from './money.ts';
import type { MoneyResult } from './result.ts';

const START = monthNumber('2024-01');

/** An analysis with these amounts, a month each from January 2024; null for a month without a figure. */
function source(
  guide: 'sales' | 'costs',
  amounts: readonly (number | null)[],
  more: Partial<MoneySource> & { from?: string; fixedShare?: number; areas?: string[] } = {},
): MoneySource {
  const { from = '2024-01', fixedShare, areas = [], ...rest } = more;
  const first = monthNumber(from);
  const facts = createFacts({ ...NO_ORIGIN, document: `${guide}.csv`, documentId: guide });
  const plain = { columns: ['Belopp'], filter: 'alla rader', rows: 1, formula: 'summan av Belopp' };
  facts.add({
    ...plain,
    key: guide === 'sales' ? salesKeys.wholeMonths : costKeys.wholeMonths,
    label: 'Hela månader i filen',
    value: decimal(String(amounts.length)),
    unit: 'count',
    period: monthsPeriod(first, first + amounts.length - 1),
  });
  amounts.forEach((amount, place) => {
    if (amount === null) return;
    facts.add({
      ...plain,
      key: guide === 'sales' ? salesKeys.monthRevenue : costKeys.monthTotal,
      label: guide === 'sales' ? 'Omsättning' : 'Kostnad',
      subject: { kind: 'month', name: monthOf(first + place) },
      value: decimal(String(amount)),
      unit: 'SEK',
      period: monthsPeriod(first + place, first + place),
    });
  });
  const percent = (key: string, value: number) =>
    facts.add({ ...plain, key, label: key, value: decimal(String(value)), unit: 'percent' });
  if (fixedShare !== undefined) percent(costKeys.fixedShare, fixedShare);
  percent(costKeys.areasUnplaced, 0);
  for (const name of areas)
    facts.add({
      ...plain,
      key: costKeys.areaTotal,
      label: 'Kostnad',
      subject: { kind: 'area', name },
      value: decimal('1'),
      unit: 'SEK',
    });
  return {
    ...{ analysisId: guide, document: `${guide}.csv`, facts: facts.list },
    ...{ scope: undefined, day: '2026-11-23' },
    ...rest,
  };
}

function resultOf(sales: MoneySource, costs: MoneySource): MoneyResult {
  const money = moneyOf(sales, costs);
  if ('reason' in money) throw new Error(money.reason);
  return money.result;
}

const reasonOf = (sales: MoneySource, costs: MoneySource) => {
  const money = moneyOf(sales, costs);
  return 'reason' in money ? money.reason : null;
};

const times = (count: number, amount: number) => Array.from({ length: count }, () => amount);
const factOf = ({ facts }: MoneyResult, id: string | null | undefined): Fact['value'] | undefined =>
  facts.find((fact) => fact.id === id)?.value;

/** With plain spaces. */
const sentencesOf = ({ sentences }: MoneyResult) =>
  sentences.map((text) => text.replace(/\s/g, ' '));

describe('sales and costs of the same months', () => {
  const result = resultOf(source('sales', [100, 200, 300]), source('costs', [80, 250, 120]));

  it('leave what is left of each month and of all', () => {
    expect(result.months.map(({ month, left }) => [month, factOf(result, left)])).toEqual([
      ['2024-01', '20'],
      ['2024-02', '-50'],
      ['2024-03', '180'],
    ]);
    expect(factOf(result, result.total.left)).toBe('150');
    expect(factOf(result, result.total.margin)).toBe('25');
  });

  it('refer to the analyses for their rows', () => {
    const origins = result.facts.flatMap(({ source: { origin } }) => origin?.analysisId ?? []);
    expect(new Set(origins)).toEqual(new Set(['sales', 'costs']));
  });

  it('say it in words whose figures open', () => {
    expect(sentencesOf(result)[0]).toBe(
      'Under januari–mars 2024 sålde ni för 600,00 kr och hade kostnader på 450,00 kr: 150,00 kr blev kvar. Varje hundralapp i omsättning kostade 75 kr.',
    );
    for (const { path, start, end, factId } of result.figures) {
      const text = result.sentences[Number(path.split('.')[1])];
      expect(text?.slice(start, end)).not.toBe('');
      expect(factOf(result, factId)).toBeDefined();
    }
  });
});

it('says what of a hundred kronor went with öre where whole kronor would say that all did', () => {
  const of = (cost: number) =>
    sentencesOf(resultOf(source('sales', times(3, 1000)), source('costs', times(3, cost))))[0];
  expect(of(996)).toContain('12,00 kr blev kvar. Varje hundralapp i omsättning kostade 99,60 kr.');
  expect(of(1000)).toContain('inget blev kvar. Varje hundralapp i omsättning kostade 100 kr.');
  expect(of(994)).toContain('kostade 99 kr.');
});

it('a month that one of them lacks ends the run of months: the latest are used', () => {
  const result = resultOf(
    source('sales', [100, 100, null, 100, 100]),
    source('costs', times(3, 50), { from: '2024-03' }),
  );
  expect(result.months.map(({ month }) => month)).toEqual(['2024-04', '2024-05']);
});

it('a month that was not over when an analysis was made is left out', () => {
  const result = resultOf(
    source('sales', times(3, 100), { day: '2024-03-30' }),
    source('costs', times(3, 50)),
  );
  expect(result.months.map(({ month }) => month)).toEqual(['2024-01', '2024-02']);
});

it('a loss is said as one', () => {
  const [first] = sentencesOf(resultOf(source('sales', [1000]), source('costs', [3000])));
  expect(first).toContain('det fattas 2 000 kr');
});

it('without revenue there is no share of it', () => {
  const { total, months } = resultOf(source('sales', [0]), source('costs', [100]));
  expect([total.margin, months[0]?.margin]).toEqual([null, null]);
});

describe('against the year before', () => {
  const sales = source('sales', [...times(12, 1000), ...times(6, 1500)]);
  const costs = source('costs', [...times(12, 800), ...times(6, 1000)]);
  const result = resultOf(sales, costs);

  it('stand the same months, and the parts add up to the change', () => {
    const points = result.bridge?.series[0]?.points ?? [];
    expect(points.map(({ label, value }) => [label, Number(value)])).toEqual([
      ['Kvar då', 1200],
      ['Omsättning', 3000],
      ['Kostnader', -1200],
      ['Kvar nu', 3000],
    ]);
    expect(sentencesOf(result)[1]).toBe(
      'Under januari–juni 2025 blev det 1 800 kr mer kvar än samma månader året före: både omsättningen och kostnaderna ökade, med 3 000 kr respektive 1 200 kr.',
    );
  });

  it('is said of what lacks where nothing was left in either year', () => {
    const against = (before: number, now: number) =>
      sentencesOf(
        resultOf(
          source('sales', times(24, 1000)),
          source('costs', [...times(12, before), ...times(12, now)]),
        ),
      )[1];
    expect(against(2000, 1500)).toContain('fattades det 6 000 kr mindre än samma månader');
    expect(against(1500, 2000)).toContain('fattades det 6 000 kr mer än samma månader');
    expect(against(1500, 900)).toContain('blev resultatet 7 200 kr bättre än samma månader');
  });

  it('stands nothing where the files do not reach so far', () => {
    const { bridge } = resultOf(source('sales', times(12, 9)), source('costs', times(12, 8)));
    expect(bridge).toBeNull();
  });
});

describe('the break-even point', () => {
  const sales = source('sales', times(12, 1000));

  it('is fixed costs over what is left of each krona after variable costs', () => {
    const costs = source('costs', times(12, 800), { fixedShare: 50 });
    const result = resultOf(sales, costs);
    // 400 fixed, 400 variable of 1 000: 400 / 0.6.
    expect(factOf(result, result.breakEven?.fixed)).toBe('400');
    expect(Number(factOf(result, result.breakEven?.point))).toBeCloseTo(666.6667, 3);
  });

  it.each([
    ['few months', 3, 800, 50],
    ['nothing fixed', 12, 800, 0],
    ['variable costs above revenue', 12, 3000, 10],
  ])('is not given with %s', (_, count, cost, fixedShare) => {
    const costs = source('costs', times(count, cost), { fixedShare });
    expect(resultOf(sales, costs).breakEven).toBeNull();
  });
});

describe('is not reckoned', () => {
  const scope = (more: Partial<Scope>): Scope => ({ ...unknownScope, ...more });
  const company = (name: string) => scope({ company: { name, number: null } });

  it('where no month is common', () => {
    const costs = source('costs', [1], { from: '2025-06' });
    expect(reasonOf(source('sales', [1]), costs)).toContain('ingen hel månad gemensam');
  });

  it('between companies, or with VAT in one of them', () => {
    const sales = source('sales', [1], { scope: company('Bageriet AB') });
    const costs = source('costs', [1], { scope: company('Rörfirman AB') });
    expect(reasonOf(sales, costs)).toContain('inte säkert av samma företag');
    const gross = source('sales', [1], { scope: scope({ vat: 'included' }) });
    const net = source('costs', [1], { scope: scope({ vat: 'excluded' }) });
    expect(reasonOf(gross, net)).toContain('moms');
  });

  it('in another currency', () => {
    const sales = source('sales', [1]);
    const foreign = sales.facts.map((fact) => ({ ...fact, currency: 'EUR' }));
    expect(reasonOf({ ...sales, facts: foreign }, source('costs', [1]))).toContain('inte i kronor');
  });
});

describe('what the costs lack', () => {
  const lackingOf = (areas: string[]) =>
    resultOf(source('sales', [1]), source('costs', [1], { areas })).lacking;

  it('is named: wages, goods, rent, depreciation', () => {
    expect(lackingOf(['Varor och material', 'Lokal', 'Avskrivningar'])).toEqual([
      expect.stringContaining('Inga löner'),
    ]);
    expect(lackingOf([])).toHaveLength(4);
  });

  it.each([
    [66, ['Lönerna är mycket lägre']],
    [67, []],
  ])('is named where wages of %i remain of a hundred the year before', (now, texts) => {
    const costs = source('costs', [1], {
      areas: ['Personal', 'Varor och material', 'Lokal', 'Avskrivningar'],
    });
    const wages = costs.facts.find(({ subject }) => subject?.name === 'Personal');
    if (wages === undefined) throw new Error('No wages');
    const facts = [
      ...costs.facts,
      { ...wages, id: 'F900', key: costKeys.areaPrevious, value: '100' },
      { ...wages, id: 'F901', key: costKeys.areaCurrent, value: String(now) },
    ];
    const sales = source('sales', [1]);
    const { lacking } = resultOf(sales, { ...costs, facts });
    expect(lacking).toEqual(texts.map((text) => expect.stringContaining(text)));
    expect(lackOfWages(facts, sales.facts)).toBe(texts.length === 0 ? null : 'fewer');
    expect(lackOfWages(source('costs', [1], { areas: ['Lokal'] }).facts, sales.facts)).toBe('none');
  });

  it('is interest where houses are let, and no rent: a landlord pays none', () => {
    const sales = source('sales', [1]);
    const [first] = sales.facts;
    if (first === undefined) throw new Error('No facts');
    const of = (name: string, areas: string[]) => {
      const sold = {
        ...{ ...first, id: 'F900', key: salesKeys.productRevenue, value: '100' },
        subject: { kind: 'product' as const, name },
      };
      const costs = source('costs', [1], { areas: ['Personal', 'Avskrivningar', ...areas] });
      return resultOf({ ...sales, facts: [...sales.facts, sold] }, costs).lacking;
    };
    expect(of('Hyra kontor', [])).toEqual([expect.stringContaining('Ingen ränta')]);
    expect(of('Hyra kontor', ['Räntor och finansiella kostnader'])).toEqual([]);
    expect(of('Konsulttimmar', [])).toEqual([expect.stringContaining('Ingen hyra')]);
  });

  it('is no goods where houses are let, though the list of rents names nothing that is sold', () => {
    const sales = source('sales', [1]);
    const facts = sales.facts.map((fact) => ({
      ...fact,
      source: { ...fact.source, columns: ['Hyresgäst', 'Belopp'] },
    }));
    const costs = source('costs', [1], { areas: ['Personal', 'Avskrivningar'] });
    const { lacking } = resultOf({ ...sales, facts }, costs);
    expect(lacking).toEqual([expect.stringContaining('Ingen ränta')]);
  });

  it.each([
    ['Skåp', 1],
    ['Konsulttimmar', 0],
  ])('is goods where %s are sold: %i sentence', (name, sentences) => {
    const sales = source('sales', [1]);
    const [first] = sales.facts;
    if (first === undefined) throw new Error('No facts');
    const sold = {
      ...{ ...first, id: 'F900', key: salesKeys.productRevenue, value: '100' },
      subject: { kind: 'product' as const, name },
    };
    const costs = source('costs', [1], { areas: ['Personal', 'Lokal', 'Avskrivningar'] });
    expect(resultOf({ ...sales, facts: [...sales.facts, sold] }, costs).lacking).toHaveLength(
      sentences,
    );
  });

  it.each([
    [499, 1],
    [501, 0],
  ])(
    'is something where what was sold for 1 000 with 500 left cost %i in all: %i sentence',
    (paid, sentences) => {
      const [sales, costs] = [source('sales', [1]), source('costs', [1])];
      const of = ({ facts: [first] }: MoneySource, key: string, value: number) => {
        if (first === undefined) throw new Error('No facts');
        return { ...first, id: `F9${key}`, key, value: String(value), subject: null };
      };
      const withProfit = {
        ...sales,
        facts: [
          ...sales.facts,
          of(sales, salesKeys.revenueCurrent, 1000),
          of(sales, salesKeys.profitCurrent, 500),
        ],
      };
      const withTotal = {
        ...costs,
        facts: [...costs.facts, of(costs, costKeys.current, paid)],
      };
      const { lacking } = resultOf(withProfit, withTotal);
      expect(lacking.filter((text) => text.startsWith('Enligt försäljningsfilen'))).toHaveLength(
        sentences,
      );
    },
  );

  it('is not said where a part of the costs has no area', () => {
    const costs = source('costs', [1]);
    const facts = costs.facts.map((fact) =>
      fact.key === costKeys.areasUnplaced ? { ...fact, value: '40' } : fact,
    );
    expect(resultOf(source('sales', [1]), { ...costs, facts }).lacking).toEqual([]);
  });
});

it('starts with the first month of the files', () => {
  const { period } = resultOf(source('sales', [1, 2]), source('costs', [1, 2]));
  expect(period).toEqual(monthsPeriod(START, START + 1));
});
