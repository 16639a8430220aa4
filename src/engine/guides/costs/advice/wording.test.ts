import { describe, expect, it } from 'vitest';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import type { CostFigures } from '#engine/guides/costs/figures/figures.ts';
import { costBriefFor } from '#support/cost-advice.ts';
import type { FactTable } from '#support/fact-table.ts';
import { effectOf, readAdvice } from '#support/rule-tests.ts';

function advice(
  table: FactTable,
  id: string,
  answers: Partial<CostAnswers> = {},
  more: Partial<CostFigures> = {},
) {
  return readAdvice(costBriefFor(table, answers, more), id);
}

describe('what may be paid twice', () => {
  const doubles = (count: string, names: Record<string, string>, amount = '12000'): FactTable => ({
    [key.doublesCount]: count,
    [key.doublesAmount]: amount,
    [key.doubleAmount]: names,
  });

  it('is one payment in the singular', () => {
    const { description, firstStep, worth } = advice(
      doubles('1', { 'Kranab, 3 mars 2025': '12000' }),
      'double-payments',
    );
    expect(description).toBe(
      '1 betalning ser ut att ha gjorts en gång för mycket, på 12 000 kr. ' +
        'Samma leverantör har fått samma belopp inom några dagar: ”Kranab, 3 mars 2025”. Det kan också vara skilda köp.',
    );
    expect(firstStep).toContain('ta fram fakturan och');
    expect(worth).toContain('Upp till 12 000 kr tillbaka, en gång');
  });

  it('are several in the plural, the three largest by name', () => {
    const names = { 'A, 1': '100', 'B, 2': '900', 'C, 3': '500', 'D, 4': '700' };
    const { description, firstStep } = advice(doubles('4', names, '2200'), 'double-payments');
    expect(description).toContain(
      '4 betalningar ser ut att ha gjorts en gång för mycket, tillsammans 2 200 kr.',
    );
    expect(description).toContain('”B, 2”, ”D, 4” och ”C, 3”');
    expect(firstStep).toContain('ta fram fakturorna och');
  });

  it('with the same invoice number are named before larger guesses', () => {
    const table = doubles('2', { 'Stor, 1': '9000', 'Säker, 2': '3000' });
    const { description } = advice(
      table,
      'double-payments',
      {},
      {
        doublesByInvoice: new Set(['Säker, 2']),
      },
    );
    expect(description).toContain('Säkrast är ”Säker, 2”: samma fakturanummer och samma belopp.');
    expect(description).not.toContain('Stor');
  });
});

describe('price rises', () => {
  const rises = (count: string, each: Record<string, string>): FactTable => ({
    [key.priceRisesCount]: count,
    [key.priceRisesYearly]: '20000',
    [key.priceRiseYearly]: each,
    [key.priceRisePercent]: { Telia: '50' },
    [key.subscriptionYearly]: each,
  });

  it('of one agreement are said in the singular, with per cent and kronor', () => {
    const brief = costBriefFor(rises('1', { Telia: '20000' }));
    const { title, description } = readAdvice(brief, 'price-rises');
    expect(title).toBe('Ifrågasätt prishöjningen från Telia');
    expect(description).toContain(
      '1 återkommande betalning har höjts det senaste året, vilket kostar 20 000 kr per år. ' +
        'Mest kostar Telia (50,0 %, 20 000 kr mer per år).',
    );
    // 15, 30 and 50 % of 20 000.
    expect(effectOf(brief, 'price-rises')).toEqual(['3000', '6000', '10000']);
  });

  it('of several are said in the plural, the dearest three, without a per cent that is unknown', () => {
    const each = { Telia: '5000', Adobe: '9000', Slack: '4000', Figma: '2000' };
    const { title, description } = advice(rises('4', each), 'price-rises');
    expect(title).toBe('Ifrågasätt prishöjningen från Adobe');
    expect(description).toContain('4 återkommande betalningar har höjts');
    expect(description).toContain(
      'Adobe (9 000 kr mer per år), Telia (50,0 %, 5 000 kr mer per år) och Slack (4 000 kr mer per år).',
    );
  });
});

describe('subscriptions', () => {
  const running = (each: Record<string, string>): FactTable => ({ [key.subscriptionYearly]: each });

  it('are listed the dearest first, five at most, with a word for the rest', () => {
    const five = { A: '1000', B: '5000', C: '3000', D: '4000', E: '2000' };
    const all = advice(running(five), 'subscription-review').description;
    expect(all).toContain('B (5 000 kr per år), D (4 000 kr per år), C (3 000 kr per år)');
    expect(all).not.toContain('med flera');
    const six = advice(running({ ...five, F: '500' }), 'subscription-review').description;
    expect(six).toContain('A (1 000 kr per år), med flera.');
    expect(six).not.toContain('F (');
  });

  it('are worth a twentieth, a tenth and a fifth of what they cost together', () => {
    const brief = costBriefFor(running({ A: '30000', B: '20000', C: '10000' }));
    expect(effectOf(brief, 'subscription-review')).toEqual(['3000', '6000', '12000']);
  });

  it('of one supplier are put side by side, the dearer first', () => {
    const brief = costBriefFor(
      running({ 'Telia (299 kr varje månad)': '3588', 'Telia (999 kr varje månad)': '11988' }),
    );
    expect(readAdvice(brief, 'same-supplier').description).toContain(
      'Telia (999 kr varje månad), 11 988 kr per år och Telia (299 kr varje månad), 3 588 kr per år.',
    );
    // 3, 10 and 30 % of 15 576.
    expect(effectOf(brief, 'same-supplier')).toEqual(['470', '1600', '4700']);
  });

  it('that the owner calls unnecessary are ended: one by name, several together', () => {
    const table = running({ Adobe: '30000', Slack: '18000', Fortnox: '12000' });
    const one = advice(table, 'unnecessary', { unnecessaryCosts: 'Adobe' });
    expect(one.title).toBe('Säg upp Adobe');
    expect(one.description).toContain(
      'Du skrev att Adobe (30 000 kr per år) känns onödigt. Det löper',
    );
    const two = advice(table, 'unnecessary', { unnecessaryCosts: 'Slack och Adobe' });
    expect(two.title).toBe('Säg upp det ni själva kallar onödigt');
    expect(two.description).toContain('Adobe (30 000 kr per år) och Slack (18 000 kr per år)');
    expect(two.description).toContain('De löper');
    expect(two.firstStep).toContain('avtalet med Adobe');
    // Half, three quarters and all of 48 000.
    const brief = costBriefFor(table, { unnecessaryCosts: 'Slack och Adobe' });
    expect(effectOf(brief, 'unnecessary')).toEqual(['24000', '36000', '48000']);
  });
});

describe('suppliers', () => {
  it('that cost more are said from what to what, where both are known', () => {
    const table: FactTable = {
      [key.supplierChange]: { Ahlsell: '60000' },
      [key.supplierGrowth]: { Ahlsell: '25' },
    };
    expect(advice(table, 'supplier-growth').description).toContain(
      'Kostnaden hos Ahlsell har ökat med 25,0 % under 2025 jämfört med året före.',
    );
    const known: FactTable = {
      ...table,
      [key.supplierCurrent]: { Ahlsell: '300000' },
      [key.supplierPrevious]: { Ahlsell: '240000' },
    };
    expect(advice(known, 'supplier-growth').description).toContain(
      'jämfört med året före, från 240 000 kr till 300 000 kr.',
    );
  });

  it('the company hangs on are said with their kronor where they are known', () => {
    const table: FactTable = { [key.supplierShare]: { Ahlsell: '45' } };
    expect(advice(table, 'supplier-dependency').description).toContain(
      'Ahlsell står för 45,0 % av kostnaderna i filen. Höjer',
    );
    const known = { ...table, [key.supplierTotal]: { Ahlsell: '1080000' } };
    expect(advice(known, 'supplier-dependency').description).toContain(
      'Ahlsell står för 45,0 % av kostnaderna i filen, 1 080 000 kr.',
    );
    const ofTwoYears = { ...known, [key.total]: '2400000', [key.current]: '1300000' };
    expect(advice(ofTwoYears, 'supplier-dependency').description).toContain(
      'Ahlsell står för 45,0 % av kostnaderna i hela filen, 1 080 000 kr.',
    );
  });

  it('of the tail are counted among all', () => {
    const table: FactTable = {
      [key.suppliersTotal]: '40',
      [key.tailSuppliers]: '20',
      [key.tailCost]: '90000',
      [key.tailShare]: '4',
    };
    expect(advice(table, 'tail-suppliers').description).toContain(
      'Av 40 leverantörer är 20 så små att de tillsammans står för 4,0 % av kostnaderna i filen, 90 000 kr.',
    );
  });

  it('that are largest are five at most, and their share is said where they are five', () => {
    const of = (names: string[]) => {
      const table: FactTable = {
        [key.areasUnplaced]: '90',
        [key.supplierTotal]: Object.fromEntries(names.map((name) => [name, '120000'])),
        [key.top5Share]: '61',
      };
      return costBriefFor(table, {}, { topSuppliers: names });
    };
    const two = readAdvice(of(['A', 'B']), 'top-suppliers').description;
    expect(two).toContain(
      'Mest går till A (120 000 kr) och B (120 000 kr). Samma sänkning i procent',
    );
    const six = of(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(readAdvice(six, 'top-suppliers').description).toContain(
      'D (120 000 kr) och E (120 000 kr). Tillsammans är det 61,0 % av det leverantörerna får.',
    );
    // 600 000 of 2 400 000 in two years: 300 000 a year, of which 1, 2 and 4 %.
    expect(effectOf(six, 'top-suppliers')).toEqual(['3000', '6000', '12000']);
  });
});

describe('areas and departments that grow', () => {
  it('is said beside the company where it grows too', () => {
    const table = (whole: string): FactTable => ({
      [key.areaTotal]: { Fordon: '480000' },
      [key.areaChange]: { Fordon: '150000' },
      [key.areaGrowth]: { Fordon: '45' },
      [key.areaCurrent]: { Fordon: '480000' },
      [key.areaPrevious]: { Fordon: '330000' },
      [key.changePercent]: whole,
    });
    const brief = costBriefFor(table('8'));
    expect(readAdvice(brief, 'growing-area').title).toBe('Bromsa ökningen för fordon');
    expect(readAdvice(brief, 'growing-area').description).toContain(
      'Fordonskostnaden har ökat med 45,0 % under 2025 jämfört med året före, från 330 000 kr till 480 000 kr. ' +
        'Alla kostnader tillsammans har under samma tid ökat med 8,0 %.',
    );
    expect(effectOf(brief, 'growing-area')).toEqual(['15000', '30000', '53000']);
    expect(advice(table('-2'), 'growing-area').description).not.toContain('Alla kostnader');
  });

  it('of a department is held against the company', () => {
    const table = (whole: string): FactTable => ({
      [key.changePercent]: whole,
      [key.departmentChange]: { Butik: '90000' },
      [key.departmentCurrent]: { Butik: '290000' },
      [key.departmentPrevious]: { Butik: '200000' },
    });
    expect(advice(table('5'), 'department').description).toBe(
      'Kostnaden för Butik har ökat med 90 000 kr under 2025 jämfört med året före, från 200 000 kr till 290 000 kr. ' +
        'För hela företaget har kostnaderna ökat med 5,0 %, så avdelningen sticker ut.',
    );
    expect(advice(table('-1'), 'department').description).toContain(
      'Företagets kostnader i övrigt har inte följt med.',
    );
  });
});

describe('what stands out', () => {
  const table: FactTable = {
    [key.spikeMonth]: { 'Fordon, januari 2025': '90000' },
    [key.monthTotal]: { '2025-01': '190000' },
  };

  it('is a month of an area, with the payment behind it', () => {
    expect(advice(table, 'spike-month').description).toMatch(
      /^Fordonskostnaden i .+ låg 90 000 kr över en vanlig månad\. Var det/u,
    );
    const known = { ...table, [key.spikePayment]: { 'Bilia, 15 januari 2025': '60000' } };
    expect(advice(known, 'spike-month').description).toContain(
      'Det mesta av skillnaden är betalningen ”Bilia, 15 januari 2025”.',
    );
  });

  it('is a payment larger than its payee usually gets', () => {
    const payment = { [key.spikePayment]: { 'Nilsson Rör, 15 mars 2025': '85000' } };
    expect(advice(payment, 'spike-payment').description).toContain(
      'Betalningen ”Nilsson Rör, 15 mars 2025” är 85 000 kr större än vad mottagaren brukar få.',
    );
  });
});

describe('fixed and variable cost', () => {
  const table = (share: string): FactTable => ({
    [key.fixedShare]: share,
    [key.fixedTotal]: '600000',
    [key.variableTotal]: '400000',
    [key.areaFixed]: {
      ...{ Lokal: '500000', Personal: '90000', Resor: '10000' },
      ...{ Fordon: '0', 'Varor och material': '0' },
    },
    [key.areaTotal]: {
      ...{ Lokal: '500000', Personal: '190000', Resor: '10000' },
      ...{ Fordon: '40000', 'Varor och material': '300000' },
    },
  });

  it('names what is fixed, the largest first', () => {
    expect(advice(table('82'), 'high-fixed-share').description).toContain(
      '82,0 % av kostnaderna är fasta, 600 000 kr under 2025, mest lokaler (500 000 kr), personal (90 000 kr) och resor (10 000 kr).',
    );
  });

  it('names what varies and is ordered, not what is even or wages', () => {
    expect(advice(table('12'), 'low-fixed-share').description).toContain(
      'Bara 12,0 % av kostnaderna är fasta. Resten, 400 000 kr under 2025, varierar, och av det ni beställer från gång till gång är mest varor och material (300 000 kr) samt fordon (40 000 kr).',
    );
  });
});

describe('what has no area', () => {
  it('is a part, or all of it', () => {
    expect(advice({ [key.areasUnplaced]: '60' }, 'unplaced-cost').description).toContain(
      '60,0 % av kostnaderna gick inte att placera',
    );
    expect(advice({ [key.areasUnplaced]: '100' }, 'unplaced-cost').description).toContain(
      'Ingen av kostnaderna gick att placera',
    );
  });
});
