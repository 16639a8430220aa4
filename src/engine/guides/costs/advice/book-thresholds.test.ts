import { describe, expect, it } from 'vitest';
import { bookKeys } from '#engine/books/keys.ts';
import { BOOK_LABELS } from '#engine/books/labels.ts';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import { costBriefFor } from '#support/cost-advice.ts';
import type { FactTable } from '#support/fact-table.ts';
import { costRule, costSpeaks, readAdvice } from '#support/rule-tests.ts';

const year = (name: string, whole = true) => ({
  name,
  period: { from: `${name}-01-01`, to: `${name}-12-31` },
  whole,
});
const years = { years: [year('2025'), year('2024')] };
const own = (ratio: string, value: string): FactTable => ({ [ratio]: { '2025': value } });

function advice(table: FactTable, id: string) {
  return readAdvice(costBriefFor(table, {}, years), id);
}

describe('the ability to pay', () => {
  costSpeaks(
    'liquidity',
    [
      ['is warned of just below a hundred per cent', own(bookKeys.cashLiquidity, '99.9'), true],
      ['is enough at a hundred', own(bookKeys.cashLiquidity, '100'), false],
      ['is not guessed at where it is unknown', {}, false],
    ],
    years,
  );

  it('is said with what waits at the customers and with the industry', () => {
    const table = own(bookKeys.cashLiquidity, '62');
    expect(advice(table, 'liquidity').description).toBe(
      'Kassalikviditeten var 62,0 % vid slutet av 2025: de kortfristiga skulderna var större än det som snabbt kunde bli pengar.',
    );
    const more: FactTable = {
      ...table,
      ...own(bookKeys.receivables, '80000'),
      [key.industryMedian]: { [BOOK_LABELS[bookKeys.cashLiquidity]]: '130' },
    };
    expect(advice(more, 'liquidity').description).toContain(
      'Mitten i branschen ligger på 130,0 %. Hos kunderna låg 80 000 kr och väntade.',
    );
    const none = { ...table, ...own(bookKeys.receivables, '0') };
    expect(advice(none, 'liquidity').description).not.toContain('Hos kunderna');
  });

  it('is read of the latest whole year, not of one that runs', () => {
    const table: FactTable = { [bookKeys.cashLiquidity]: { '2025': '40', '2024': '150' } };
    const running = { years: [year('2025', false), year('2024')] };
    expect(costRule(table, 'liquidity', {}, running)).toBeNull();
    expect(costRule(table, 'liquidity', {}, years)).not.toBeNull();
    expect(costRule(table, 'liquidity', {}, { years: [] })).toBeNull();
  });
});

describe('equity', () => {
  costSpeaks(
    'solidity',
    [
      ['is built up just below a fifth', own(bookKeys.solidity, '19.9'), true],
      ['is enough at a fifth', own(bookKeys.solidity, '20'), false],
    ],
    years,
  );

  it.each([
    ['0.1', false],
    ['0', true],
    ['-4', true],
  ])('at %s per cent is gone: %s', (value, gone) => {
    const { description, firstStep } = advice(own(bookKeys.solidity, value), 'solidity');
    expect(description.includes('Det egna kapitalet är förbrukat')).toBe(gone);
    expect(firstStep.includes('ring revisorn')).toBe(gone);
  });
});

describe('break-even', () => {
  const table = (margin: string): FactTable => ({
    ...own(bookKeys.breakEven, '2000000'),
    ...own(bookKeys.safetyMargin, margin),
    ...own(bookKeys.netRevenue, '2100000'),
  });
  costSpeaks(
    'break-even',
    [
      ['is near below ten per cent of the revenue', table('9.9'), true],
      ['is far at ten per cent', table('10'), false],
      ['is passed the wrong way below zero', table('-3'), true],
      ['is unknown where the revenue is', { ...table('5'), [bookKeys.netRevenue]: {} }, false],
      ['is unknown where the point is', { ...table('5'), [bookKeys.breakEven]: {} }, false],
    ],
    years,
  );

  it('is said by how much is left, or by how much was lacking', () => {
    const left = advice(table('4.8'), 'break-even');
    expect(left.title).toBe('Öka avståndet till nollpunkten');
    expect(left.description).toContain(
      '2025 krävdes en omsättning på 2 000 000 kr för att täcka kostnaderna; den blev 2 100 000 kr. ' +
        'Marginalen är 4,8 % av omsättningen',
    );
    const lacking = advice(table('-4.8'), 'break-even');
    expect(lacking.title).toBe('Få ner nollpunkten under omsättningen');
    expect(lacking.description).toContain('Det saknades alltså 4,8 % av omsättningen');
    expect(lacking.description).not.toContain('−');
  });
});

describe('the operating margin beside the industry', () => {
  const name = BOOK_LABELS[bookKeys.operatingMargin];
  const table = (margin: string, low = '0'): FactTable => ({
    ...own(bookKeys.operatingMargin, margin),
    [key.industryLow]: { [name]: low },
    [key.industryMedian]: { [name]: '5' },
    [key.industryDifference]: { [name]: String(Number(margin) - 5) },
  });
  costSpeaks(
    'industry-margin',
    [
      ['is among the weakest below the lowest quarter', table('-0.1'), true],
      ['is not among them on the border', table('0'), false],
      ['is not judged where the industry is unknown', own(bookKeys.operatingMargin, '-9'), false],
    ],
    years,
  );

  it('is explained by dear staff, by a thin gross margin, or not at all', () => {
    const staff: FactTable = { ...table('-3'), ...own(bookKeys.personnelShare, '55') };
    staff[key.industryHigh] = { [BOOK_LABELS[bookKeys.personnelShare]]: '40' };
    expect(advice(staff, 'industry-margin').description).toContain(
      'Personalen tar 55,0 % av omsättningen, mer än hos de flesta.',
    );
    const gross: FactTable = { ...table('-3'), ...own(bookKeys.grossMargin, '20') };
    gross[key.industryLow] = { [name]: '0', [BOOK_LABELS[bookKeys.grossMargin]]: '30' };
    expect(advice(gross, 'industry-margin').description).toContain(
      'Bruttomarginalen på 20,0 % hör till de svagare',
    );
    expect(advice(table('-3'), 'industry-margin').description).toBe(
      'Rörelsemarginalen 2025 var −3,0 %, mot 5,0 % för mittenföretaget i branschen: en marginal som är 8,0 procentenheter lägre. ' +
        'Jämförelsen säger var ni ligger, inte varför; börja med de största kostnaderna.',
    );
  });
});

describe('the operating margin beside the year before', () => {
  const table = (now: string, before: string, more: FactTable = {}): FactTable => ({
    [bookKeys.operatingMargin]: { '2025': now, '2024': before },
    [bookKeys.netRevenue]: { '2025': '1000000', '2024': '900000' },
    ...more,
  });
  costSpeaks(
    'margin-fall',
    [
      ['is told from a fall of one percentage point', table('4', '5'), true],
      ['is not told below', table('4.1', '5'), false],
      ['is not told where it rose', table('6', '5'), false],
      [
        'is not told where nothing was sold one of the years',
        table('4', '9', { [bookKeys.netRevenue]: { '2025': '1000000', '2024': '0' } }),
        false,
      ],
      ['is not told without the year before', own(bookKeys.operatingMargin, '4'), false],
    ],
    years,
  );

  it('is laid on the cost that has taken most more of each krona sold', () => {
    const costs: FactTable = {
      // 40 % of revenue both years; 11 % now and 10 % then; 33 % now and 30 % then.
      [bookKeys.goods]: { '2025': '400000', '2024': '360000' },
      [bookKeys.external]: { '2025': '110000', '2024': '90000' },
      [bookKeys.personnel]: { '2025': '330000', '2024': '270000' },
    };
    expect(advice(table('4', '9', costs), 'margin-fall').description).toBe(
      'Rörelsemarginalen gick från 9,0 % 2024 till 4,0 % 2025, medan omsättningen gick från 900 000 kr till 1 000 000 kr. ' +
        'Mest har personal tagit av varje såld krona: från 270 000 kr till 330 000 kr.',
    );
  });

  it('is laid on none where no cost has grown past the revenue', () => {
    const costs: FactTable = { [bookKeys.personnel]: { '2025': '270000', '2024': '270000' } };
    expect(advice(table('4', '9', costs), 'margin-fall').description).not.toContain('Mest har');
  });
});

describe('personnel beside the industry', () => {
  const name = BOOK_LABELS[bookKeys.personnelShare];
  const table = (share: string): FactTable => ({
    ...own(bookKeys.personnelShare, share),
    [key.industryHigh]: { [name]: '40' },
  });
  costSpeaks(
    'personnel-share',
    [
      ['is dear above the highest quarter', table('40.1'), true],
      ['is not dear on the border', table('40'), false],
      ['is not judged where the industry is unknown', own(bookKeys.personnelShare, '80'), false],
    ],
    years,
  );

  it('is said with the middle of the industry and with a month, where they are known', () => {
    const more: FactTable = {
      ...table('55'),
      [key.industryMedian]: { [name]: '32' },
      [key.areaPerMonth]: { Personal: '61000' },
    };
    expect(advice(more, 'personnel-share').description).toContain(
      'Personalen kostade 55,0 % av omsättningen 2025, mot 32,0 % i mitten av branschen och 40,0 % där andelen börjar räknas som hög. I filen är det 61 000 kr i månaden.',
    );
    expect(advice(table('55'), 'personnel-share').description).not.toContain('mitten');
  });
});
