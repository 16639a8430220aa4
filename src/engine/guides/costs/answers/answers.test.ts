import { describe, expect, it } from 'vitest';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import { renderText } from '#engine/text/render.ts';
import { costBriefFor } from '#support/cost-advice.ts';
import type { FactTable } from '#support/fact-table.ts';
import { readNamed } from './named-amounts.ts';

const table: FactTable = {
  [key.areaTotal]: { Lokal: '465600', Personal: '900000', Fordon: '120000' },
  [key.areaPerMonth]: { Lokal: '19400', Personal: '37500', Fordon: '5000' },
  [key.areaFixed]: { Lokal: '465600', Personal: '900000', Fordon: '20000' },
  [key.subscriptionYearly]: { Fortnox: '4788', Adobe: '7200' },
  [key.subscriptionAmount]: { Fortnox: '399', Adobe: '600' },
  [key.subscriptionPerYear]: { Fortnox: '12', Adobe: '12' },
  [key.subscriptionsCount]: '2',
  [key.subscriptionsYearly]: '11988',
  [key.departmentShare]: { Butik: '61.5', Kontor: '38.5' },
};

function checks(answers: Partial<CostAnswers>, facts: FactTable = table): string {
  const brief = costBriefFor(facts, answers);
  const byId = new Map(brief.facts.map((fact) => [fact.id, fact]));
  const texts = brief.answerChecks.map((text) => renderText(text, byId, 'check').text);
  return texts.join('\n').replaceAll('\u00a0', ' ');
}

describe('what an answer names', () => {
  it.each([
    ['Hyra 18 000 kr/mån', [['Hyra', 18000, 12]]],
    [
      'Hyra: 18 000 i månaden, löner 1,2 mkr per år',
      [
        ['Hyra', 18000, 12],
        ['löner', 1_200_000, 1],
      ],
    ],
    [
      'Fortnox (399 kr per månad) och Adobe 600 kr/mån',
      [
        ['Fortnox', 399, 12],
        ['Adobe', 600, 12],
      ],
    ],
    ['el 4 000 per kvartal', [['el', 4000, 4]]],
    ['Telia', [['Telia', null, null]]],
    ['Hyran', [['Hyran', null, null]]],
  ])('is read out of %s', (answer, expected) => {
    const read = readNamed(answer).map(({ words, money }) => [
      words,
      money?.kronor ?? null,
      money?.timesPerYear ?? null,
    ]);
    expect(read).toEqual(expected);
  });

  it('gives an amount for several things to none of them alone', () => {
    const read = readNamed('Hyra och löner 90 000 kr i månaden');
    expect(read.filter(({ words }) => /^(Hyra|löner)$/.test(words))).toEqual([
      { words: 'Hyra', money: null, percent: null },
      { words: 'löner', money: null, percent: null },
    ]);
  });

  it('takes no share for kronor', () => {
    expect(readNamed('Butik 60 %')[0]).toEqual({ words: 'Butik', money: null, percent: 60 });
  });
});

describe('answers held against the file', () => {
  it('compares an amount by the month, whatever period it was written for', () => {
    expect(checks({ largestFixedCosts: 'Hyra 18 000 kr/mån' })).toBe(
      'Du skrev att lokalkostnaden är 18 000 kr i månaden; i filen är den 19 400 kr i månaden.',
    );
    expect(checks({ largestFixedCosts: 'Hyra 57 000 kr per kvartal' })).toBe(
      'Du skrev att lokalkostnaden är 57 000 kr per kvartal, alltså 19 000 kr i månaden; filen säger ungefär detsamma: 19 400 kr i månaden.',
    );
    expect(checks({ largestFixedCosts: 'Hyra 18 000 kr' })).toContain('utan att säga hur ofta');
  });

  it('names the largest where no amount is written, and what the file does not have', () => {
    expect(checks({ largestFixedCosts: 'Löner' })).toContain('Personalkostnaden är mycket riktigt');
    expect(checks({ largestFixedCosts: 'Hyran' })).toContain(
      'Störst fast kostnad i filen är personalkostnaden',
    );
    const lacking = checks(
      { largestFixedCosts: 'Försäkringar' },
      { ...table, [key.areasUnplaced]: '0' },
    );
    expect(lacking).toContain('någon sådan kostnad finns inte i filen');
    expect(
      checks({ largestFixedCosts: 'Försäkringar' }, { ...table, [key.areasUnplaced]: '20' }),
    ).toContain('inget i filen gick att känna igen som det');
  });

  it('says of what is called unpredictable whether it is', () => {
    expect(checks({ unpredictableCosts: 'Hyran' })).toContain('men i filen är den jämn');
    expect(checks({ unpredictableCosts: 'Bilarna och bensin' })).toContain(
      'varierar också i filen',
    );
  });

  it('tells of the subscriptions that were not thought of', () => {
    const text = checks({ subscriptionCosts: 'Fortnox' });
    expect(text).toContain('Av dem du nämnde finns Fortnox (4 788 kr per år).');
    expect(text).toContain('Du nämnde inte Adobe (7 200 kr per år).');
  });

  it('prices what is called unnecessary', () => {
    expect(checks({ unnecessaryCosts: 'Adobe' })).toContain('Adobe (7 200 kr per år)');
    expect(checks({ unnecessaryCosts: 'Fikabröd' })).toContain('gick inte att hitta');
  });

  it('holds a split between departments against the file', () => {
    expect(checks({ departmentDistribution: 'Butik 70 %, kontor 30 %' })).toBe(
      'Du fördelade kostnaden så här: Butik 70 % (61,5 % i filen) och Kontor 30 % (38,5 % i filen).',
    );
    expect(checks({ departmentDistribution: 'Butik' }, {})).toContain('ingen kolumn för avdelning');
  });

  it('says nothing of an answer that says nothing', () => {
    expect(
      checks({ largestFixedCosts: 'Vet inte', subscriptionCosts: 'Inga', unnecessaryCosts: '-' }),
    ).toBe('');
  });
});
