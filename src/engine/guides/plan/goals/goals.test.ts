import { describe, expect, it } from 'vitest';
import { toText } from '../../../facts/decimal.ts';
import { readGoals } from './read-goals.ts';

/** Kind, figure and whether it is a level, of every goal in an answer. */
function told(answer: string) {
  return readGoals(answer).map(({ kind, measure, isLevel }) => [
    kind,
    measure === null ? null : `${toText(measure.value)} ${measure.kind}`,
    isLevel,
  ]);
}

describe('goals in free text', () => {
  it.each([
    ['Öka omsättningen 20 %', [['revenue', '20 percent', false]]],
    ['öka omsättningen med 500 000 kr', [['revenue', '500000 money', false]]],
    ['Omsätta 5,5 mkr', [['revenue', '5500000 money', true]]],
    ['Resultat på 1 mkr', [['result', '1000000 money', true]]],
    ['Öka vinsten 200 tkr', [['result', '200000 money', false]]],
    ['Nå 12 miljoner i omsättning', [['revenue', '12000000 money', true]]],
    ['Sänka kostnaderna med tio procent', [['cost', '10 percent', false]]],
    ['Höja marginalen till 40 %', [['margin', '40 percent', true]]],
    ['Marginalen upp två procentenheter', [['margin', '2 percentagePoints', false]]],
    ['Få 10 nya kunder', [['customers', '10 count', false]]],
    ['få fem nya kunder', [['customers', '5 count', false]]],
    ['Dubbla försäljningen', [['revenue', '100 percent', false]]],
    ['Spara 8 000 kr i månaden på kostnader', [['cost', '8000 money', false]]],
    ['Spara 5 000 kr i månaden', [['cost', '5000 money', false]]],
    ['Spara ihop 100 000 kr', [['other', '100000 money', false]]],
    ['Mer nöjda medarbetare', [['other', null, false]]],
  ])('%s', (answer, expected) => {
    expect(told(answer)).toEqual(expected);
  });

  it('are told apart however they are listed', () => {
    const expected = [
      ['revenue', '20 percent', false],
      ['cost', '10 percent', false],
      ['customers', '15 count', false],
    ];
    for (const answer of [
      'Öka omsättningen 20 %, sänka kostnaderna 10 % och få 15 nya kunder',
      '1. Öka omsättningen 20 %\n2. Sänka kostnaderna 10 %\n3. Få 15 nya kunder',
      '1. Öka omsättningen 20 % 2. Sänka kostnaderna 10 % 3. Få 15 nya kunder',
      '- öka omsättningen 20 %\n- sänka kostnaderna 10 %\n- 15 nya kunder',
      'Öka omsättningen 20 %; sänka kostnaderna 10 %. Få 15 nya kunder.',
    ])
      expect(told(answer)).toEqual(expected);
  });

  it('keep a decimal comma and a dot in thousands together', () => {
    expect(told('Öka omsättningen med 1.250.000 kr och sänka kostnaderna 2,5 %')).toEqual([
      ['revenue', '1250000 money', false],
      ['cost', '2.5 percent', false],
    ]);
  });

  it('never throw, whatever is written', () => {
    for (const answer of ['', '   ', '%', '1', '...', '0 kr', '😀'.repeat(500), '9'.repeat(2000)])
      expect(() => readGoals(answer)).not.toThrow();
  });
});
