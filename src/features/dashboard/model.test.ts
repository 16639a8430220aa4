import { describe, expect, it } from 'vitest';
import {
  consultantState,
  filledProfileFields,
  greetingName,
  newestOf,
  setupPercent,
} from './model.ts';

const empty = {
  industry: null,
  location: null,
  employees: null,
  revenue: null,
  result: null,
  ceo: null,
  foundedYear: null,
  companyForm: null,
  companyStatus: null,
  verksamhet: null,
  website: null,
};
const four = { ...empty, industry: 'Bageri', location: 'Umeå', employees: 4, result: 0 };

describe('the company profile', () => {
  it('counts a result of 0 kr as filled and blank text as not', () => {
    expect(filledProfileFields({ ...empty, result: 0, ceo: '  ' })).toBe(1);
    expect(filledProfileFields(four)).toBe(4);
  });
});

describe('the greeting', () => {
  it('uses the first name, else the company, else nothing', () => {
    expect(greetingName({ firstName: 'Åsa', companyName: 'Bageri AB' })).toBe('Åsa');
    expect(greetingName({ firstName: ' ', companyName: 'Bageri AB' })).toBe('Bageri AB');
    expect(greetingName({ firstName: '', companyName: '' })).toBeNull();
  });
});

describe('the AI consultant', () => {
  it('asks free plans to upgrade whatever they have done', () => {
    expect(consultantState('free', { documents: 3, analyses: 1 })).toBe('upgrade');
    expect(consultantState('free_trial', { documents: 3, analyses: 1 })).toBe('upgrade');
  });

  it('is ready for paying users with a file and an analysis', () => {
    expect(consultantState('pro', { documents: 1, analyses: 1 })).toBe('ready');
    expect(consultantState('starter', { documents: 1, analyses: 0 })).toBe('prepare');
  });
});

describe('the set-up status', () => {
  it('is 100 % only with profile, file and analysis in place', () => {
    expect(setupPercent(four, { documents: 1, analyses: 1 })).toBe(100);
    expect(setupPercent(empty, { documents: 1, analyses: 1 })).toBe(50);
    expect(setupPercent(four, { documents: 1, analyses: 0 })).toBe(50);
  });
});

describe('an analysis', () => {
  it('is found newest first whatever order the list has', () => {
    const list = [
      { analysisType: 'försäljning', createdAt: '2025-01-02T10:00:00Z' },
      { analysisType: 'försäljning', createdAt: '2025-03-02T10:00:00Z' },
      { analysisType: 'kostnader', createdAt: '2025-04-02T10:00:00Z' },
    ];
    expect(newestOf(list, 'sales')?.createdAt).toBe('2025-03-02T10:00:00Z');
    expect(newestOf(list, 'plan')).toBeUndefined();
  });
});
