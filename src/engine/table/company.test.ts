import { describe, expect, it } from 'vitest';
import { type Company, companyKey, companyNumber, companyWords, isSameCompany } from './company.ts';

const named = (name: string | null, number: string | null = null): Company => ({ name, number });

describe('a company’s number', () => {
  it.each([
    ['556016-0680', '5560160680'],
    ['5560160680', '5560160680'],
    ['16556016-0680', '5560160680'],
    ['SE556016068001', '5560160680'],
    ['19811218-9876', '8112189876'],
    ['556016-0681', null],
    ['000000-0000', null],
    ['555555-5555', null],
    ['123', null],
  ])('%s is %s', (text, number) => expect(companyNumber(text)).toBe(number));
});

describe('two companies', () => {
  it.each([
    ['Ångbageriet AB', 'Ångbageriet Aktiebolag (publ)', true],
    ['Ångbageriet AB', 'ANGBAGERIET I GÖTEBORG AB', true],
    ['Ångbageriet AB', '\uFFFDngbageriet AB', true],
    ['Anderssons Bygg AB', 'Andersson Bygg', true],
    ['Hennes & Mauritz AB', 'HM', true],
    ['Ång Bageriet AB', 'Ångbageriet', true],
    ['Ångbageriet AB', 'Bygg i Väst AB', false],
    ['Andersson Bygg AB', 'Svensson Bygg AB', false],
    ['Ångbageriet AB', 'AB', null],
  ])('by name: %s and %s: %s', (one, other, same) => {
    expect(isSameCompany(named(one), named(other))).toBe(same);
    expect(isSameCompany(named(other), named(one))).toBe(same);
  });

  it('are told by their numbers before their names', () => {
    const mine = named('Bageriet', '5560160680');
    expect(isSameCompany(mine, named('Lilla kondiset', '5560160680'))).toBe(true);
    expect(isSameCompany(mine, named('Bageriet', '5565475489'))).toBe(false);
    expect(isSameCompany(mine, named(null, null))).toBeNull();
    expect(isSameCompany(mine, null)).toBeNull();
  });

  it('are written and remembered the same', () => {
    expect(companyWords(named('Bageriet AB', '5560160680'))).toBe('Bageriet AB (556016-0680)');
    expect(companyWords(named(null, '5560160680'))).toBe('organisationsnummer 556016-0680');
    expect(companyKey(named('Bageriet AB'))).toBe(companyKey(named('Aktiebolaget BAGERIET')));
  });
});
