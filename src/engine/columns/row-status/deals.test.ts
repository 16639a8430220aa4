import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (rows: readonly string[], overrides: ReadOverrides = {}) =>
  readFileBytes(Buffer.from(`${rows.join('\n')}\n`), 'fil.csv', overrides, 'sales').understanding;
const blocking = ({ questions }: ReturnType<typeof read>) =>
  questions.filter((question) => question.blocking);

/** Twelve deals of 1 000 kr and up, the states in turn. */
const deals = (name: string, states: readonly string[], more = '') => [
  `Affär;Företag;${name};Värde;Avslutsdatum${more === '' ? '' : ';Sannolikhet'}`,
  ...Array.from({ length: 12 }, (_, n) => {
    const state = states[n % states.length];
    return `Affär ${n};Bolag ${n % 4};${state};${1000 + n * 10},00;2025-01-${n + 10}${more}`;
  }),
];
const first = 1000 + 1030 + 1060 + 1090;

describe('a list of deals', () => {
  it.each([
    ['Steg', 'Vunnen', 'Förlorad', 'Offert'],
    ['Deal Stage', 'Closed Won', 'Closed Lost', 'Offert'],
    ['Status', 'Won', 'Lost', 'Avböjd'],
  ])('counts those that were made, whatever its states are called: %s', (name, ...states) => {
    const understood = read(deals(name, states, ';50 %'));
    expect(blocking(understood)).toEqual([]);
    expect(understood.total).toBe(String(first));
  });

  it.each(['Fas', 'Steg', 'Status'])(
    'asks of no offer beside deals that were made and lost, as it is left out: %s',
    (name) => {
      const states = ['Vunnen', 'Förlorad', 'Förhandling', 'Offert'];
      const [question] = blocking(read(deals(name, states)));
      expect(question?.text).not.toContain('Offert');
      const open = 1020 + 1060 + 1100;
      const made = 1000 + 1040 + 1080;
      expect(question?.options.map(({ sum }) => sum)).toEqual([String(made + open), String(made)]);
    },
  );

  it.each(['Beslut', 'Kundens svar'])(
    'counts the yes of what customers said, and asks of the rest: %s',
    (name) => {
      const questions = blocking(read(deals(name, ['Ja', 'Nej', 'Väntar'], ';50 %')));
      expect(questions.map(({ id }) => id)).toEqual(['states']);
      const onlyYes = questions[0]?.options.find(({ sum }) => sum === String(first));
      expect(onlyYes).toBeDefined();
    },
  );

  it('asks of those that are still open, and of nothing that was lost', () => {
    const rows = deals('Status', ['Order', 'Förlorad', 'Pågående']);
    const [question, ...others] = blocking(read(rows));
    expect(others).toEqual([]);
    expect(question?.id).toBe('states');
    expect(question?.text).toContain('”Pågående”');
    expect(question?.text).not.toContain('Förlorad');
    expect(question?.options.map(({ answer, sum }) => [answer, sum])).toEqual([
      ['counted', String(first * 2 + 80)],
      ['leftOut', String(first)],
    ]);
  });
});
