import { expect, test } from 'vitest';
import { costsIn } from './costs-in.ts';

const costTexts = (line: string) =>
  costsIn(line).map(({ text, amount, interval, date }) =>
    [text, amount, interval, date].filter((part) => part !== '').join(' | '),
  );

test.each([
  ['Hyra 12 500 kr/mån', ['Hyra | 12500 | månad']],
  ['- Telia: 899:-', ['Telia | 899']],
  ['* Försäkring Länsförsäkringar 4 800 kr per år', ['Försäkring Länsförsäkringar | 4800 | år']],
  ['1) Bokföringsprogram 349 kr i månaden', ['Bokföringsprogram | 349 | månad']],
  ['Lön Anna 32000', ['Lön Anna | 32000']],
  ['El ca 1 500 kr (varierar)', ['El | 1500']],
  ['Microsoft 365 - 1 188,50 kr/år', ['Microsoft 365 | 1188.5 | år']],
  ['2025-01-15 Städning 2.400,00 SEK', ['Städning | 2400 | 2025-01-15']],
  ['Vi betalar 45 tkr i lön', ['Vi betalar | 45000']],
  ['Hyra 12 500 kr och el 1 500 kr/kvartal', ['Hyra | 12500', 'el | 1500 | kvartal']],
  ['12 500 kr för lokalen', ['för lokalen | 12500']],
  ['Leasing bil månadsvis 3 995 kr', ['Leasing bil | 3995 | månad']],
  ['3 abonnemang à 299 kr i månaden', ['3 abonnemang | 897 | månad']],
  ['3 abonnemang à 299', ['3 abonnemang | 897']],
  ['Microsoft 365: 5 licenser á 117 kr/mån', ['Microsoft 365: 5 licenser | 585 | månad']],
  ['Städning 2 400 kr, 4 ggr per år', ['Städning | 2400 | 4 ggr per år']],
  ['Mattor 2100 kr fyra gånger om året', ['Mattor | 2100 | fyra gånger om året']],
  ['Telefon 0701234567', []],
  ['Bankgiro 51001234', []],
  ['Kundnr 4455', []],
  ['Saldo företagskonto 125 300 kr', []],
  ['Omsättningen blev 1,2 mkr 2024', []],
  [':25:50000000/58398257466', []],
  ['El 1800', ['El | 1800']],
  ['Ring Eva på 070-123 45 67', []],
  ['Vårt organisationsnummer är 556123-4567', []],
  ['Vi är fem anställda sedan 2019', []],
  ['Startade 2019', []],
  ['Inga kostnader här.', []],
])('%s', (line, costs) => expect(costTexts(line)).toEqual(costs));
