import { describe, expect, it } from 'vitest';
import { readAmount, readMoney } from '../advice/answers/amount.ts';
import { readNamed, withoutKept } from './costs/answers/named-amounts.ts';
import { readSeason } from './sales/answers/months.ts';

describe('what an answer means', () => {
  it.each([
    ['50 TSEK per år', { kind: 'money', perYear: 50_000 }],
    ['10 000 kr per halvår', { kind: 'money', perYear: 20_000 }],
    ['10–15 tkr i månaden', { kind: 'money', perYear: 150_000 }],
    ['2 000 till 3 000 kr i månaden', { kind: 'money', perYear: 30_000 }],
    ['Vi annonserar inte', { kind: 'none' }],
    ['Vi har aldrig annonserat', { kind: 'none' }],
    ['Ingen aning', { kind: 'unreadable' }],
    ['Vet inte riktigt', { kind: 'unreadable' }],
    ['Inte mer än 5 %', { kind: 'percent', percent: 5 }],
  ])('%s', (answer, amount) => {
    expect(readAmount(answer)).toEqual(amount);
  });

  it('of a cost is a range as its middle, a half year as two payments', () => {
    expect(readMoney('Hyra 10–12 tkr per halvår')).toEqual({ kronor: 11_000, timesPerYear: 2 });
    expect(readMoney('Hyra 18 000 kr/mån')).toEqual({ kronor: 18_000, timesPerYear: 12 });
  });

  it('of the season is not that there is none where it is not known', () => {
    expect(readSeason('Ingen aning om säsong').even).toBe(false);
    expect(readSeason('Ingen säsong').even).toBe(true);
  });

  it('of what is unnecessary leaves out what is kept instead', () => {
    const words = (answer: string) => readNamed(withoutKept(answer)).map((each) => each.words);
    expect(words('Mailchimp, vi har ju Get a Newsletter också')).toEqual(['Mailchimp']);
    expect(words('Mailchimp och Canva')).toEqual(['Mailchimp', 'Canva']);
  });
});
