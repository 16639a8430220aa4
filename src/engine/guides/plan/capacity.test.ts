import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacity } from './capacity.ts';

const few = { shortTerm: 3, longTerm: 2 };
const some = { shortTerm: 4, longTerm: 3 };
const many = { shortTerm: 5, longTerm: 4 };

describe('what a company has room for', () => {
  it.each([
    ['Bara jag', null, { ...few, alone: true }],
    ['Jag gör allt själv', 12, { ...few, alone: true }],
    ['En person på halvtid', null, { ...few, alone: true }],
    ['1 person', null, { ...few, alone: true }],
    ['', 1, { ...few, alone: true }],
    ['', 0, { ...few, alone: true }],
    ['Inga resurser', 20, { ...few, alone: false }],
    ['Ont om tid', null, { ...few, alone: false }],
    ['Ingen tid alls egentligen', 4, { ...few, alone: false }],
    ['Vi har inte så mycket tid', 4, { ...few, alone: false }],
    ['Tid är inget problem', 4, { ...some, alone: false }],
    ['begränsad budget', 4, { ...few, alone: false }],
    ['5 timmar i veckan', 4, { ...few, alone: false }],
    ['2-3 h per vecka', null, { ...few, alone: false }],
    ['6 timmar i veckan', 4, { ...some, alone: false }],
    ['20 tim', null, { ...some, alone: false }],
    ['', null, { ...some, alone: false }],
    ['Vi är två', 2, { ...some, alone: false }],
    ['9 anställda', null, { ...some, alone: false }],
    ['10 anställda', null, { ...many, alone: false }],
    ['', 10, { ...many, alone: false }],
    ['Vi har 25 medarbetare', null, { ...many, alone: false }],
    // What is written says more than the profile.
    ['3 personer kan jobba med det', 40, { ...some, alone: false }],
    // `Självklart` and `personal` are other words.
    ['Självklart har vi personal', 4, { ...some, alone: false }],
  ])('%j with %s employees', (resources, employees, expected) => {
    expect(capacity(resources, employees)).toEqual(expected);
  });

  it('is never less for more people, where nothing is written', () => {
    const people = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(people, people, (a, b) => {
        const [fewer, more] = [capacity('', Math.min(a, b)), capacity('', Math.max(a, b))];
        expect(more.shortTerm).toBeGreaterThanOrEqual(fewer.shortTerm);
        expect(more.longTerm).toBeGreaterThanOrEqual(fewer.longTerm);
      }),
    );
  });

  it('is three to five short and two to four long, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (resources) => {
        const { shortTerm, longTerm } = capacity(resources, null);
        expect(longTerm).toBe(shortTerm - 1);
        expect([3, 4, 5]).toContain(shortTerm);
      }),
    );
  });
});
