import { describe, expect, it } from 'vitest';
import { besideGoods, thePartOf } from './goods-beside.ts';
import { plainWords } from './plain-words.ts';
import { businessById } from './recognise.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const salon = businessById('salon')?.words ?? plainWords.time;

describe('what is sold beside what is done', () => {
  it('is told of where it is goods by its name', () => {
    const { income } = besideGoods(salon, named('Klippning dam', 'Schampo'));
    expect(income.parts).toBe('behandlingar och varor');
    expect(income.theParts).toBe('behandlingarna och varorna');
    expect(thePartOf(income, 'Schampo')).toBe('varan');
    expect(thePartOf(income, 'Klippning dam')).toBe('behandlingen');
  });

  it('is not told of where nothing is, of those who sell goods alone, and of fees', () => {
    expect(besideGoods(salon, named('Klippning dam', 'Vaxning')).income.parts).toBe('behandlingar');
    const { goods } = plainWords;
    expect(besideGoods(goods, named('Schampo'))).toBe(goods);
    expect(thePartOf(goods.income, 'Schampo')).toBe('produkten');
    const letOut = businessById('property')?.words ?? plainWords.time;
    expect(besideGoods(letOut, named('Material'))).toBe(letOut);
  });

  it('has a noun of its own for each kind that does things', () => {
    const parts = (['consulting', 'transport', 'cleaning', 'craft'] as const).map(
      (id) => businessById(id)?.words.income.parts,
    );
    expect(new Set(parts)).toEqual(new Set(['tjänster']));
  });
});
