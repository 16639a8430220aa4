import { describe, expect, it } from 'vitest';
import {
  formWarnings,
  isLimited,
  isNew,
  ownersHaveNoWage,
  startWarnings,
  suggestedIndustry,
} from './company.ts';

const year = (of: number) => ({ from: `${of}-01-01`, to: `${of}-12-31` });

describe('the form of a company', () => {
  it.each([
    ['E', true, false],
    ['Enskild firma', true, false],
    ['Enskild näringsverksamhet', true, false],
    ['HB', true, false],
    ['Handelsbolag', true, false],
    ['AB', false, true],
    ['Aktiebolag', false, true],
    ['EK', false, false],
    ['I', false, false],
    ['Ideell förening', false, false],
    ['Ekonomisk förening', false, false],
  ])('%s: the owner has no wage (%s), limited (%s)', (form, noWage, limited) => {
    expect(ownersHaveNoWage(form)).toBe(noWage);
    expect(isLimited(form)).toBe(limited);
  });

  it('is told where the owner has no wage, and never without a form', () => {
    expect(formWarnings('Enskild firma ')[0]).toContain('Bolagsformen är Enskild firma enligt');
    expect(formWarnings('Aktiebolag')).toEqual([]);
    expect(formWarnings(null)).toEqual([]);
  });
});

describe('the year of the start', () => {
  it('makes a comparison with the first year say little', () => {
    const [text] = startWarnings({ foundedYear: 2024 }, year(2025), { previous: year(2024) });
    expect(text).toContain('jämförelsen är med det första året');
    expect(startWarnings({ foundedYear: 2023 }, year(2025), { previous: year(2024) })).toEqual([]);
  });

  it('is before the first row, or the file is asked about', () => {
    const [text] = startWarnings({ foundedYear: 2024 }, year(2019), null);
    expect(text).toContain('Filen börjar 2019, men företaget startade 2024');
  });

  it('says nothing where it, or the period, is not known', () => {
    expect(startWarnings({ foundedYear: null }, year(2025), { previous: year(2024) })).toEqual([]);
    expect(startWarnings({ foundedYear: 2024 }, null, null)).toEqual([]);
  });

  it('is new for that year and the next', () => {
    expect([2024, 2025, 2026].map((of) => isNew(of, '2026-11-23'))).toEqual([false, true, true]);
    expect(isNew(null, '2026-11-23')).toBe(false);
  });
});

describe('the description of a business', () => {
  it.each([
    ['Vi driver frisörsalong i Lund', '96.210'],
    ['Snickare, köksmontering', '43.320'],
    ['Café', '56.110'],
    ['Restaurang och pizzeria i Borås', '56.110'],
    ['Redovisningsbyrå för småföretag', '69.201'],
  ])('%s points to %s', (business, code) => {
    expect(suggestedIndustry({ business })?.code).toBe(code);
  });

  it.each([
    ['two trades', 'Café och bilverkstad'],
    ['none that is known', 'Konsulttjänster'],
    ['a word that only begins so', 'Gymnasium'],
    ['nothing', ''],
    ['an empty field', null],
  ])('of %s points to no industry', (_, business) => {
    expect(suggestedIndustry({ business })).toBeNull();
  });
});
