import { describe, expect, it } from 'vitest';
import { chosenIndustry, industryFor } from './industry.ts';

it.each([
  ['95.311', '45'],
  ['62.100', '62'],
  ['47112', '47.1'],
  ['45', '45'],
])('a company under %s is held against SCB’s figures for %s', (sni, industry) => {
  expect(industryFor({ sni, size: '1-19' })?.sni).toBe(industry);
});

it('a code that SCB has no figures for gives none', () => {
  expect(industryFor({ sni: '05.100' })).toBeNull();
});

describe('the industry of a profile', () => {
  it.each([
    ['47.112 Livsmedelsbutik', '47.112'],
    ['62010', '62010'],
    ['SNI 56.302', '56.302'],
    ['Café (56.302)', '56.302'],
    ['43', '43'],
  ])('is read as a code out of %s', (written, sni) => {
    expect(chosenIndustry(written, null)).toEqual({ sni });
  });

  it.each([null, '', 'Handel', 'Grundat 2019', '2019 startade vi', '7 butiker', '123456'])(
    'is not guessed out of %s',
    (written) => {
      expect(chosenIndustry(written, 3)).toBeNull();
    },
  );

  it('has the size of the company where it is known and small enough', () => {
    expect(chosenIndustry('47', 0)).toEqual({ sni: '47', size: '001' });
    expect(chosenIndustry('47', 7)).toEqual({ sni: '47', size: '5-9' });
    expect(chosenIndustry('47', 250)).toEqual({ sni: '47' });
  });
});
