import { describe, expect, it } from 'vitest';
import { isBesideSeason } from '#engine/figures/time/trend.ts';
import { salesKeys as key } from '#engine/guides/sales/catalogue.ts';
import type { FactTable } from '#support/fact-table.ts';
import { readAdvice, salesRule } from '#support/rule-tests.ts';
import { adviceFor } from '#support/sales-advice.ts';
import { factsOf } from '#support/sales-facts.ts';

const even = new Array<number>(12).fill(1);

/** A season index for each month, those given in the places of the even ones. */
function index(months: Record<number, number>, count = 12): FactTable {
  return {
    [key.seasonIndex]: Object.fromEntries(
      even.slice(0, count).map((one, at) => {
        const value = months[at + 1] ?? one;
        return [String(at + 1).padStart(2, '0'), value.toFixed(2)];
      }),
    ),
  };
}

describe('a season', () => {
  it.each([
    ['is one where December sells a third more than July', { 12: 1.18, 7: 0.9 }, true],
    ['is none where it sells less more', { 12: 1.16, 7: 0.9 }, false],
    ['is none in an even year', {}, false],
    ['is none where only one month is strong', { 12: 1.5 }, false],
    ['is none where only one month is weak', { 7: 0.5 }, false],
    ['is none where a month sells for nothing', { 12: 1.5, 7: 0 }, false],
  ] as [string, Record<number, number>, boolean][])('%s', (_, months, expected) => {
    expect(salesRule(index(months), 'season') !== null).toBe(expected);
  });

  it('is not told from eleven months', () => {
    expect(salesRule(index({ 10: 1.5, 7: 0.5 }, 11), 'season')).toBeNull();
    expect(salesRule(index({ 10: 1.5, 7: 0.5 }, 12), 'season')).not.toBeNull();
  });

  it('names at most two strong and two weak months, the outermost first', () => {
    const table = index({ 12: 1.4, 11: 1.3, 10: 1.2, 7: 0.5, 1: 0.8, 2: 0.9 });
    // Sold at a loss there is nothing to fill out, so they are named here.
    const atLoss = { ...table, [key.grossMargin]: '-1' };
    expect(readAdvice(adviceFor(atLoss), 'season').description).toContain(
      'starkast är december (1,40 gånger snittet) och november (1,30 gånger snittet), ' +
        'svagast juli och januari.',
    );
  });

  it('names no weak months that are to be filled out', () => {
    const brief = adviceFor(index({ 12: 1.4, 11: 1.3, 10: 1.2, 7: 0.5, 1: 0.8, 2: 0.9 }));
    const { description } = readAdvice(brief, 'season');
    expect(description).toContain('november (1,30 gånger snittet). Den som');
    expect(description).not.toMatch(/juli|januari/u);
    expect(readAdvice(brief, 'weak-months').title).toBe('Fyll ut juli, januari och februari');
  });

  it('plans purchases for the strongest month and rest for the weakest', () => {
    const table = index({ 12: 1.4, 7: 0.5 });
    const { description, firstStep } = readAdvice(adviceFor(table), 'season');
    expect(description).toContain('för lite på hyllan i december och för mycket när det är som');
    const atLoss = adviceFor({ ...table, [key.grossMargin]: '-1' });
    expect(readAdvice(atLoss, 'season').description).toContain(
      'för lite på hyllan i december och för mycket i juli',
    );
    expect(firstStep).toContain('när det ska beställas för december');
  });

  /** Two years of months, all of a hundred thousand but those given. */
  function years(given: Record<string, string>, from = 2024): FactTable {
    const months = Array.from({ length: 24 }, (_, at) => {
      const name = `${from + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
      return [name, given[name] ?? '100000'];
    });
    return { [key.monthRevenue]: Object.fromEntries(months) };
  }

  it('counts only months that lay on their side of the mean each year', () => {
    const table = index({ 12: 1.4, 11: 1.3, 7: 0.5 });
    const strong = { '2024-12': '140000', '2025-12': '140000' };
    const weak = { '2024-07': '50000', '2025-07': '50000' };
    const steady = {
      ...table,
      ...years({ ...strong, ...weak, '2024-11': '130000', '2025-11': '90000' }),
    };
    const { description } = readAdvice(adviceFor(steady), 'season');
    expect(description).toContain('december');
    expect(description).not.toContain('november');
  });

  it('judges no month by a year of which fewer than six months are known', () => {
    const table = index({ 12: 1.4, 7: 0.5 });
    const short = {
      [key.monthRevenue]: {
        ...Object.fromEntries(
          Array.from({ length: 12 }, (_, at) => [
            `2024-${String(at + 1).padStart(2, '0')}`,
            at === 6 ? '50000' : at === 11 ? '140000' : '100000',
          ]),
        ),
        // A year that began with a July above its few months.
        '2025-06': '100000',
        '2025-07': '190000',
      },
    };
    expect(salesRule({ ...table, ...short }, 'season')).not.toBeNull();
  });
});

describe('weak months', () => {
  it('are filled out where sales leave something, the three weakest by name', () => {
    const table = index({ 12: 1.4, 7: 0.5, 1: 0.7, 2: 0.8, 3: 0.9 });
    const { title, description, firstStep } = readAdvice(adviceFor(table), 'weak-months');
    expect(title).toBe('Fyll ut juli, januari och februari');
    expect(description).toContain('Svagast mot månadssnittet, 100 000 kr, är juli (0,50 gånger');
    expect(description).not.toContain('mars');
    expect(firstStep).toContain('se efter vad som såldes i juli i fjol');
  });

  it('start from the customers where the file names them', () => {
    const table = { ...index({ 12: 1.4, 7: 0.5, 1: 0.7 }), [key.customersTotal]: '30' };
    const { firstStep } = readAdvice(adviceFor(table), 'weak-months');
    expect(firstStep).toContain('köpte i juli i fjol');
  });

  it('are none where all but one month are ordinary', () => {
    const table = index({ 4: 1.35, 10: 0.95, 9: 0.97 });
    expect(salesRule(table, 'weak-months')).toBeNull();
    expect(salesRule(table, 'season')).toBeNull();
  });

  it('are not filled out at a loss', () => {
    const table = { ...index({ 12: 1.4, 7: 0.5 }), [key.grossMargin]: '-1' };
    expect(salesRule(table, 'weak-months')).toBeNull();
    expect(salesRule(table, 'season')).not.toBeNull();
  });
});

describe('a seller of time', () => {
  const byTime = { [key.productRevenue]: { Rådgivning: '900000' } };

  it('is told to plan hands, not shelves', () => {
    const table = { ...index({ 12: 1.4, 7: 0.5, 1: 0.7 }), ...byTime };
    const { title, description, action, firstStep } = readAdvice(adviceFor(table), 'season');
    expect(title).toBe('Planera bemanningen efter säsongen');
    expect(`${description} ${action} ${firstStep}`).not.toMatch(/hylla|inköp|inventering|leverant/);
    expect(readAdvice(adviceFor(table), 'weak-months').action).not.toContain('frakt');
  });
});

describe('the season an owner tells of', () => {
  it.each([
    ['Julen är bäst', 'starkast i december.'],
    ['Januari är svag', 'svagast i januari.'],
    [
      'Sommaren är bäst, februari svagast',
      'starkast i juni, juli och augusti samt svagast i februari.',
    ],
  ])('is planned for: %s', (question4, words) => {
    const { description } = readAdvice(adviceFor({}, { question4 }), 'season-answer');
    expect(description).toContain(words);
  });

  it.each(['', 'jämnt året om', 'vet inte', 'Q1, Q2 och Q3 går bra'])(
    'is not made up from %j',
    (question4) => {
      expect(salesRule({}, 'season-answer', { question4 })).toBeNull();
    },
  );

  it('gives way to what the file shows', () => {
    expect(salesRule(index({}), 'season-answer', { question4: 'Julen är bäst' })).toBeNull();
  });
});

describe('a month that stands out', () => {
  const months = (deviations: Record<string, string>, count = 14): FactTable => ({
    [key.monthRevenue]: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
        '100000',
      ]),
    ),
    [key.monthDeviation]: deviations,
  });

  it('is asked about within a year, and forgotten after it', () => {
    expect(salesRule(months({ '2024-03': '80' }), 'standout-month')).not.toBeNull();
    expect(salesRule(months({ '2024-02': '80' }), 'standout-month')).toBeNull();
  });

  it('is the one furthest from the expected, in either direction', () => {
    const brief = adviceFor(months({ '2024-06': '40', '2024-09': '-60', '2025-01': '50' }));
    const { title, description } = readAdvice(brief, 'standout-month');
    expect(title).toBe('Ta reda på vad som hände i september 2024');
    expect(description).toContain('blev 100 000 kr, 60,0 % lägre än trenden förklarar');
    expect(description).toContain('Om månaden brukar vara sådan går inte att säga ur filen.');
  });

  it('is said to be beside the season only where it was held against that', () => {
    const facts = factsOf(months({ '2025-01': '50' }));
    const [deviation] = facts.filter(({ key: own }) => own === key.monthDeviation);
    if (deviation === undefined) throw new Error('There is no deviation');
    expect(isBesideSeason(deviation)).toBe(false);
    const formula =
      'summan ÷ väntad omsättning 100 kr − 1; väntad är trend × säsongsindex; robust z 4,0';
    expect(isBesideSeason({ ...deviation, source: { ...deviation.source, formula } })).toBe(true);
  });

  it.each([
    ['11', false],
    ['12', true],
  ])('is spoken of in a file of %s whole months: %s', (count, expected) => {
    const table = { ...months({ '2025-01': '1167.8' }), [key.wholeMonths]: count };
    expect(salesRule(table, 'standout-month') !== null).toBe(expected);
  });

  it('is not asked about where it was so the year before too, or the owner says so', () => {
    const table: FactTable = {
      ...months({ '2024-07': '-40' }),
      [key.monthAverage]: '100000',
    };
    const revenue = table[key.monthRevenue] as Record<string, string>;
    const yearBefore = (kronor: string) => ({
      ...table,
      [key.monthRevenue]: { '2023-07': kronor, ...revenue },
    });
    const isAsked = (facts: FactTable, question4 = '') =>
      salesRule(facts, 'standout-month', { question4 }) !== null;
    expect([isAsked(table), isAsked(yearBefore('100000')), isAsked(yearBefore('81000'))]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isAsked(yearBefore('80000'))).toBe(false);
    expect(isAsked(table, 'Juli är stängt')).toBe(false);
    expect(isAsked(table, 'Juli är bäst')).toBe(true);
  });

  it('is repeated where it was good', () => {
    const { title, description, action } = readAdvice(
      adviceFor(months({ '2025-01': '50' })),
      'standout-month',
    );
    expect(title).toBe('Upprepa det som lyfte januari 2025');
    expect(description).toContain('50,0 % högre');
    expect(action).toContain('Skriv ner vad som gjordes');
  });

  it('is not spoken of without its revenue', () => {
    const table = months({ '2025-01': '50' });
    const { [key.monthRevenue]: _, ...unknown } = table;
    expect(salesRule(unknown, 'standout-month')).toBeNull();
  });
});
