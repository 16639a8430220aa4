import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import type { CostFigures } from '#engine/guides/costs/figures/figures.ts';
import { costBriefFor } from '#support/cost-advice.ts';
import type { FactTable } from '#support/fact-table.ts';
import { read } from '#support/rule-tests.ts';
import { writeCostDraft } from '../words/draft.ts';
import { readNamed, saysNothing } from './named-amounts.ts';

/** What stands for advice on departments where there is one. */
const ALONE = 'Enligt ditt svar finns bara en avdelning, så det finns inget att fördela.';

const table: FactTable = {
  [key.areaTotal]: { Lokal: '480000', Personal: '900000', Fordon: '120000' },
  [key.areaPerMonth]: { Lokal: '20000', Personal: '37500', Fordon: '5000' },
  [key.areaFixed]: { Lokal: '480000', Personal: '900000', Fordon: '20000' },
  [key.subscriptionYearly]: { Fortnox: '4788', Adobe: '7200' },
  [key.subscriptionAmount]: { Fortnox: '399', Adobe: '600' },
  [key.subscriptionPerYear]: { Fortnox: '12', Adobe: '12' },
  [key.subscriptionsCount]: '2',
  [key.subscriptionsYearly]: '11988',
};

function checks(
  answers: Partial<CostAnswers>,
  facts: FactTable = table,
  more: Partial<CostFigures> = {},
): string[] {
  const brief = costBriefFor(facts, answers, more);
  return read(brief.answerChecks, brief.facts);
}

describe('what an answer names', () => {
  const named = (answer: string) =>
    readNamed(answer).map(({ words, money, percent }) => [words, money?.kronor ?? percent]);

  it.each([
    [
      'Hyra 18 000 kr/mån; el 4 000 kr per kvartal',
      [
        ['Hyra', 18_000],
        ['el', 4000],
      ],
    ],
    [
      'Hyra 18 000 kr/mån\nlöner 90 tkr i månaden',
      [
        ['Hyra', 18_000],
        ['löner', 90_000],
      ],
    ],
    [
      '• Hyra\n• Löner',
      [
        ['Hyra', null],
        ['Löner', null],
      ],
    ],
    ['Hyra - 18 000 kr', [['Hyra', null]]],
    ['Hyran kostar 18 000 kr', [['Hyran', 18_000]]],
    ['Vi betalar ca 399 kr per månad för Fortnox', [['Fortnox', 399]]],
    [
      'Butik 60 % och kontor 40 %',
      [
        ['Butik', 60],
        ['kontor', 40],
      ],
    ],
    [
      'Butik 60%, kontor 37,5%',
      [
        ['Butik', 60],
        ['kontor', 37.5],
      ],
    ],
    [
      'Hyra, löner & bilar',
      [
        ['Hyra', null],
        ['löner', null],
        ['bilar', null],
      ],
    ],
    ['', []],
    ['18 000 kr', []],
  ] as [string, [string, number | null][]][])('%j', (answer, expected) => {
    expect(named(answer)).toEqual(expected);
  });

  it('is twelve things at most, and never an empty word', () => {
    const many = Array.from({ length: 40 }, (_, at) => `sak nummer ${'abc'[at % 3]}`).join(', ');
    expect(readNamed(many)).toHaveLength(12);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (answer) => {
        for (const { words, percent } of readNamed(answer)) {
          expect(words.length).toBeGreaterThan(1);
          expect(words).not.toMatch(/\d| {2}|^ | $/u);
          expect(percent ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it.each([
    '',
    '  ',
    'Nej',
    'nej.',
    'Inga',
    'inget just nu',
    'Vet inte',
    'vet ej',
    '-',
    '--',
    '?',
    'x',
    'N/A',
    'Noll',
    'osäker',
  ])('is nothing of %j', (answer) => {
    expect(saysNothing(answer)).toBe(true);
  });

  it.each(['Hyra', 'Ingenjörer', 'xerox', '0 kr', 'Nejlikor'])('is something of %j', (answer) => {
    expect(saysNothing(answer)).toBe(false);
  });
});

describe('a fixed cost that is written with its amount', () => {
  it.each([
    // Within five per cent of 20 000 a month.
    ['Hyra 19 000 kr/mån', 'filen säger ungefär detsamma: 20 000 kr i månaden.'],
    ['Hyra 21 052 kr/mån', 'filen säger ungefär detsamma'],
    ['Hyra 18 999 kr/mån', 'i filen är den 20 000 kr i månaden.'],
    ['Hyra 21 054 kr/mån', 'i filen är den 20 000 kr i månaden.'],
    ['Hyra 240 000 kr per år', 'är 240 000 kr per år, alltså 20 000 kr i månaden; filen säger'],
    ['Hyra 4 600 kr i veckan', 'är 4 600 kr i veckan, alltså 19 933 kr i månaden; filen säger'],
  ])('%s', (largestFixedCosts, words) => {
    expect(checks({ largestFixedCosts })[0]).toContain(words);
  });

  it('names the largest of what is paid each month in the area', () => {
    const rent: FactTable = {
      ...table,
      [key.subscriptionYearly]: { Vasakronan: '192000', Städbolaget: '36000', Larm: '12000' },
      [key.subscriptionAmount]: { Vasakronan: '16000', Städbolaget: '3000', Larm: '3000' },
      [key.subscriptionPerYear]: { Vasakronan: '12', Städbolaget: '12', Larm: '4' },
    };
    const areaOfSubscription = new Map(
      ['Vasakronan', 'Städbolaget', 'Larm'].map((name) => [name, 'Lokal']),
    );
    expect(
      checks({ largestFixedCosts: 'Hyra 16 000 kr/mån' }, rent, { areaOfSubscription })[0],
    ).toBe(
      'Du skrev att lokalkostnaden är 16 000 kr i månaden; i filen är den 20 000 kr i månaden, varav Vasakronan 16 000 kr.',
    );
  });

  it.each([
    [
      'Fortnox 399 kr/mån',
      'Du skrev 399 kr i månaden till Fortnox; i filen stämmer det: där är den senaste betalningen 399 kr.',
    ],
    [
      'Fortnox 299 kr/mån',
      'Du skrev 299 kr i månaden till Fortnox; i filen är den senaste betalningen 399 kr.',
    ],
    [
      'Fortnox 4 788 kr per år',
      'Du skrev 4 788 kr per år till Fortnox; i filen är kostnaden 4 788 kr per år.',
    ],
    [
      'Fortnox 399 kr',
      'Du skrev 399 kr till Fortnox; i filen stämmer det: där är den senaste betalningen 399 kr.',
    ],
  ])('as an agreement: %s', (largestFixedCosts, words) => {
    expect(checks({ largestFixedCosts })).toContain(words);
  });
});

describe('a fixed cost that is only named', () => {
  it('is given no amount that is written after several costs', () => {
    expect(checks({ largestFixedCosts: 'Löner, bilarna och hyra 12 100 kr' })).toEqual([
      'Personalkostnaden är mycket riktigt den största fasta kostnaden i filen: 900 000 kr under perioden.',
    ]);
  });

  it.each([
    ['Leasing av lastbilar', 'fordon med 20 000 kr'],
    ['Reparation på bilarna', 'fordon med 20 000 kr'],
    ['Bränslepriserna', 'fordon med 20 000 kr'],
    ['Lokalkostnaderna', 'lokaler med 480 000 kr'],
  ])('is known by the thing that is paid for: %s', (largestFixedCosts, words) => {
    expect(checks({ largestFixedCosts })).toEqual([
      `Störst fast kostnad i filen är personalkostnaden med 900 000 kr; det du nämnde är ${words}.`,
    ]);
  });

  it('is the one that the file has, where the words may mean two', () => {
    const leased = { ...table, [key.areaTotal]: { 'Leasing och hyra av utrustning': '60000' } };
    expect(checks({ largestFixedCosts: 'Leasing av lastbilar' }, leased).join()).not.toContain(
      'finns inte i filen',
    );
  });

  it('is of the staff by what they do', () => {
    expect(checks({ largestFixedCosts: 'Chaufförslönerna' })[0]).toContain(
      'mycket riktigt den största',
    );
  });

  it('is confirmed where it is the largest, and else held beside it', () => {
    expect(checks({ largestFixedCosts: 'Löner' })).toEqual([
      'Personalkostnaden är mycket riktigt den största fasta kostnaden i filen: 900 000 kr under perioden.',
    ]);
    expect(checks({ largestFixedCosts: 'Hyran och bensin' })).toEqual([
      'Störst fast kostnad i filen är personalkostnaden med 900 000 kr; det du nämnde är lokaler med 480 000 kr och fordon med 20 000 kr.',
    ]);
  });

  it('is held against whole areas where nothing is known to be fixed', () => {
    const { [key.areaFixed]: _, ...variable } = table;
    expect(checks({ largestFixedCosts: 'Löner' }, variable)).toEqual([
      'Personalkostnaden är mycket riktigt den största kostnaden i filen: 900 000 kr under perioden.',
    ]);
  });

  it('is not compared where half of the cost has no area', () => {
    const unplaced = { ...table, [key.areasUnplaced]: '50' };
    expect(checks({ largestFixedCosts: 'Löner' }, unplaced)).toEqual([]);
  });
});

describe('what is called unpredictable', () => {
  const fixed = (kronor: string): FactTable => ({
    [key.areaTotal]: { Fordon: '100000' },
    [key.areaFixed]: { Fordon: kronor },
  });

  it.each([
    ['0', 'Fordonskostnaden räknas som rörlig: inget av 100 000 kr är fast.'],
    ['79999', 'Fordonskostnaden varierar också i filen: av 100 000 kr är bara 79 999 kr fast.'],
    [
      '80000',
      'Du skrev att fordonskostnaden varierar, men i filen är den jämn: 80 000 kr av 100 000 kr är fast.',
    ],
  ])('with %s kronor of 100 000 fixed', (kronor, words) => {
    expect(checks({ unpredictableCosts: 'Bensin' }, fixed(kronor))).toEqual([words]);
  });

  it('is told by the month it stood out most', () => {
    const spiked = { ...fixed('80000'), [key.spikeMonth]: { 'Fordon, januari 2025': '30000' } };
    expect(checks({ unpredictableCosts: 'Bensin' }, spiked)[0]).toMatch(
      /^Du skrev att fordonskostnaden varierar; den stack ut mest i .+, 30 000 kr över en vanlig månad\.$/u,
    );
  });

  it('is answered by what does vary where it is not found', () => {
    expect(checks({ unpredictableCosts: 'Vädret' })).toEqual([
      'De kostnader du kallar oförutsägbara gick inte att para ihop med filen. Där varierar fordon (120 000 kr) mest i kronor.',
    ]);
  });
});

describe('subscriptions', () => {
  it('are counted in the singular and the plural', () => {
    expect(checks({ subscriptionCosts: 'Fortnox och Adobe' })).toEqual([
      'Filen visar 2 återkommande betalningar som löper, tillsammans 11 988 kr per år. Av dem du nämnde finns Adobe (7 200 kr per år) och Fortnox (4 788 kr per år).',
    ]);
    const one: FactTable = {
      ...table,
      [key.subscriptionsCount]: '1',
      [key.subscriptionYearly]: { Fortnox: '4788' },
    };
    expect(checks({ subscriptionCosts: 'Spotify' }, one)[0]).toContain(
      'Filen visar 1 återkommande betalning som löper',
    );
  });

  it('are none to hold an answer against where the file shows none', () => {
    expect(
      checks({ subscriptionCosts: 'Fortnox' }, { [key.subscriptionsCount]: '0' })[0],
    ).toContain('Filen visar inga betalningar som återkommer');
  });
});

describe('what is called unnecessary', () => {
  it('is priced by the year as an agreement, and by the period as a supplier or an area', () => {
    const more = { ...table, [key.supplierTotal]: { 'Kaffeknappen AB': '18000' } };
    expect(checks({ unnecessaryCosts: 'Adobe, Kaffeknappen och bensin' }, more)).toEqual([
      'Av det du kallar onödigt finns i filen Adobe (7 200 kr per år), Kaffeknappen AB (18 000 kr under perioden) och fordon (120 000 kr under perioden).',
    ]);
  });

  it('is counted once however often it is written', () => {
    expect(checks({ unnecessaryCosts: 'Adobe, adobe och ADOBE' })).toEqual([
      'Av det du kallar onödigt finns i filen Adobe (7 200 kr per år).',
    ]);
  });
});

describe('a split between departments', () => {
  const departments: FactTable = {
    [key.departmentShare]: { Butik: '61.5', Kontor: '30', Lager: '5', Bygg: '2', Kök: '1.5' },
  };

  it('is compared where it is written in per cent, and told where it is not', () => {
    expect(checks({ departmentDistribution: 'Butiken 60 %, lager 40 %' }, departments)).toEqual([
      'Du fördelade kostnaden så här: Butik 60 % (61,5 % i filen) och Lager 40 % (5,0 % i filen).',
    ]);
    expect(checks({ departmentDistribution: 'Mest på butiken' }, departments)).toEqual([
      'Så här fördelar filen kostnaden på avdelning: Butik 61,5 %, Kontor 30,0 %, Lager 5,0 % och Bygg 2,0 %.',
    ]);
  });

  it.each([
    ['Allt är en avdelning', true],
    ['Vi har bara en avdelning', true],
    ['Allt är verkstaden', true],
    ['En avdelning för el och en för rör', false],
    ['Allt är på kontoret, utom lagret', false],
    ['Butik 60 %, lager 40 %', false],
  ])('of one there is nothing to say of: %s', (departmentDistribution, isOne) => {
    const brief = costBriefFor(table, { departmentDistribution }, {});
    expect(brief.answerChecks.length === 0).toBe(isOne);
    expect(writeCostDraft(brief).avdelningsspecifika_rad.innehall === ALONE).toBe(isOne);
  });

  it('of more than all of it is not taken for one', () => {
    expect(checks({ departmentDistribution: 'Butik 160 %' }, departments)[0]).toContain(
      'Så här fördelar filen',
    );
  });
});

describe('any answer', () => {
  it('is held against nothing where the file has no cost', () => {
    const none = { ...table, [key.total]: {} };
    expect(checks({ largestFixedCosts: 'Hyra 18 000 kr/mån' }, none)).toEqual([]);
  });
});

describe('what is said of answers that fit one another', () => {
  it('says all of an area once', () => {
    const all = { ...table, [key.subscriptionAmount]: { Vasakronan: '20000' } };
    const more: Partial<CostFigures> = {
      subscriptions: ['Vasakronan'],
      areaOfSubscription: new Map([['Vasakronan', 'Lokal']]),
    };
    const facts = { ...all, [key.subscriptionPerYear]: { Vasakronan: '12' } };
    expect(checks({ largestFixedCosts: 'Hyra 20 000 kr i månaden' }, facts, more)).toContain(
      'Du skrev att lokalkostnaden är 20 000 kr i månaden; filen säger detsamma: 20 000 kr i månaden till Vasakronan.',
    );
  });

  it('calls no cost even that is on another level than the year before', () => {
    const said = (growth: string) =>
      checks(
        { unpredictableCosts: 'Hyran' },
        { ...table, [key.areaGrowth]: { Lokal: growth } },
      ).join(' ');
    expect(said('51.5')).toContain(
      'är jämn från månad till månad i filen, men har ökat med 51,5 %',
    );
    expect(said('3')).toContain('men i filen är den jämn');
  });

  it('forgets no subscription that another answer names', () => {
    const more: Partial<CostFigures> = {
      subscriptions: ['Fortnox', 'Adobe'],
      areaOfSubscription: new Map([
        ['Fortnox', 'IT och programvara'],
        ['Adobe', 'IT och programvara'],
      ]),
    };
    const said = (unnecessaryCosts: string) =>
      checks({ subscriptionCosts: 'Fortnox', unnecessaryCosts }, table, more).join(' ');
    expect(said('')).toContain('Du nämnde inte Adobe');
    expect(said('Adobe')).not.toContain('Du nämnde inte');
  });
});
