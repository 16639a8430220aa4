import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { ReadOverrides } from '../../table/overrides.ts';

const read = (name: string, words: readonly string[], overrides: ReadOverrides = {}) => {
  const rows = words.map((word, n) => `2025-01-0${n + 1};Kund ${n};1250,00;${word}`);
  const bytes = Buffer.from([`Datum;Kund;Belopp;${name}`, ...rows].join('\n'));
  return readFileBytes(bytes, 'fil.csv', overrides).understanding;
};
const asked = (name: string, words: readonly string[]) =>
  read(name, words).questions.filter(({ blocking }) => blocking);

describe('a column of yes and no that says whether VAT is in each amount', () => {
  it('is asked about, and VAT taken out of the rows that have it', () => {
    const [question] = asked('Moms ingår', ['Ja', 'Nej', 'Ja']);
    expect(question?.options.map(({ sum }) => sum)).toEqual(['3250', '3482.14', '3608.5', '3750']);
    const then = read('Moms ingår', ['Ja', 'Nej', 'Ja'], { choices: { vatByRow: '25' } });
    expect([then.total, then.questions]).toEqual(['3250', []]);
  });

  it('is read the other way where it says that VAT is not in them', () => {
    const [question] = asked('Exkl. moms', ['Ja', 'Nej', 'Ja']);
    expect(question?.options[0]?.sum).toBe('3500');
  });

  it('is not asked about where all rows say the same, or of another thing', () => {
    expect(asked('Moms ingår', ['Nej', 'Nej', 'Nej'])).toEqual([]);
    expect(asked('Ny kund', ['Ja', 'Nej', 'Ja'])).toEqual([]);
  });
});

describe('a column of words that say on which side of VAT each amount is', () => {
  it('has VAT taken out by the rate that it says itself', () => {
    const then = read('Moms', ['inkl 25 %', 'exkl', 'inkl 25 %']);
    expect([then.total, then.questions.filter(({ blocking }) => blocking)]).toEqual(['3250', []]);
  });

  it('is asked about where it says no rate', () => {
    const [question] = asked('Pristyp', ['Inkl. moms', 'Exkl. moms', 'Inkl. moms']);
    expect(question?.options.map(({ sum }) => sum)).toEqual(['3250', '3482.14', '3608.5', '3750']);
  });

  it('says nothing where all rows are on one side, or a word says none', () => {
    expect(asked('Moms', ['inkl', 'inkl', 'inkl'])).toEqual([]);
    expect(read('Kundtyp', ['Privat', 'Företag', 'Privat']).total).toBe('3750');
  });
});

it('costs whose cells say the side of VAT themselves, or a flag beside them, are asked about too', () => {
  const costs = (header: string, rows: readonly string[]) =>
    readFileBytes(
      Buffer.from(
        `${header}\n${rows.map((row, n) => `2025-01-0${n + 1};Lev ${n};${row}`).join('\n')}\n`,
      ),
      'fil.csv',
      {},
      'costs',
    ).understanding.questions.map(({ id, options }) => [id, options[0]?.sum]);
  const cells = ['1 250 kr inkl moms', '300 kr exkl moms', '625 kr inkl moms'];
  expect(costs('Datum;Inköp;Belopp', cells)).toEqual([['vatByRow', '1800']]);
  expect(costs('Datum;Inköp;Belopp;Inkl moms', ['1250;Ja', '300;Nej', '625;Ja'])).toEqual([
    ['vatByRow', '1800'],
  ]);
});
