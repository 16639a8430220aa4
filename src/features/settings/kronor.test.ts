import { describe, expect, it } from 'vitest';
import { parseKronor } from './kronor.ts';

describe('kronor as an owner writes them', () => {
  it.each([
    ['4,2 mkr', 4_200_000],
    ['4.2 Mkr', 4_200_000],
    ['4 200 tkr', 4_200_000],
    ['4\u00a0200\u00a0tkr', 4_200_000],
    ['4200000', 4_200_000],
    ['4.200.000 kr', 4_200_000],
    ['4 200 000,50', 4_200_001],
    ['-35 000 kr', -35_000],
    ['−35 tkr', -35_000],
    ['0', 0],
    ['1,5 miljoner', 1_500_000],
    [' 12:- ', 12],
    ['4,2 mnkr', 4_200_000],
    ['4,2 milj.', 4_200_000],
    ['4,2 miljoner kronor', 4_200_000],
    ['850 kkr', 850_000],
    ['850 tusen kr', 850_000],
    ['4,2 mkr.', 4_200_000],
    ['1.000 kr', 1000],
  ])('%s is %i', (text, kronor) => {
    expect(parseKronor(text)).toBe(kronor);
  });

  it.each([
    '',
    'fyra',
    '4,2 mdkr',
    '4-5 mkr',
    '1 23 456',
    '12 %',
    '4 200 000 000 000 mkr',
    '1e6',
    '4 kr kr',
    '4 mkr per år',
    '4 -',
    '--5',
  ])('%j is no amount', (text) => {
    expect(parseKronor(text)).toBeNull();
  });
});
