import { describe, expect, it } from 'vitest';
import { dotted, keepsNoStock, searchSni, sniName, toSni2007 } from './sni.ts';

describe('the list of industries', () => {
  it.each([
    ['dataprogrammering', '62100'],
    ['62.010', '62010'],
    ['62100', '62100'],
    ['Frisör', '96210'],
    ['kafé', '56110'],
    ['frisörsalong', '96210'],
    ['snickeri', '43320'],
    ['detaljhandel bröd', '47241'],
    ['elektriker', '43210'],
    ['åkeri', '49410'],
    ['redovisning', '69201'],
  ])('by %j has first %s', (text, code) => {
    expect(searchSni(text)[0]?.code).toBe(code);
  });

  it.each(['', ' ', 'x', 'finns inte som näring'])('by %j has nothing', (text) => {
    expect(searchSni(text)).toEqual([]);
  });

  it('says what a code is in the other edition', () => {
    expect(searchSni('62010')[0]).toEqual({
      code: '62010',
      name: 'Dataprogrammering',
      edition: '2007',
      other: { code: '62100', name: 'Dataprogrammering' },
    });
    const bread = searchSni('47241');
    expect(bread.map(({ edition }) => edition)).toEqual(['2025', '2007']);
    expect(bread[0]?.other).toEqual({ code: '47241', name: bread[1]?.name });
    expect(searchSni('43320')[0]).toMatchObject({ edition: null, other: null });
  });
});

it('a code is named as of 2025 where it has a name there', () => {
  expect(sniName('69201')).toBe('Redovisning och bokföring; skatterådgivning');
  expect(sniName('62010')).toBe('Dataprogrammering');
  expect(sniName('00000')).toBeNull();
  expect(dotted('47241')).toBe('47.241');
});

it.each([
  ['62100', '62010'],
  ['95311', '45201'],
  ['47241', '47241'],
  ['43320', '43320'],
  ['62010', '62010'],
  ['00000', '00000'],
])('%s of 2025 is %s of 2007', (now, before) => {
  expect(toSni2007(now)).toBe(before);
});

it.each([
  ['62.010 Dataprogrammering', true],
  ['IT-konsult', true],
  ['Åkeri', true],
  ['Restaurang', false],
  ['Frisörsalong', false],
  ['Något alldeles eget', false],
  [null, false],
])(
  'an industry that keeps no stock is known by code and by what owners call it: %s',
  (industry, keepsNone) => {
    expect(keepsNoStock(industry)).toBe(keepsNone);
  },
);
