import { describe, expect, it } from 'vitest';
import { normaliseText } from '../../../table/normalise-name.ts';
import { AREAS, accountsOf, areaOfAccount } from './areas.ts';
import { classifySupplier, classifySupplierByWords, classifyText } from './classify.ts';

describe('the dictionary', () => {
  it('holds each entry once, and none that is empty', () => {
    const all = AREAS.flatMap((row) =>
      [row.words, row.looseWords, row.weakWords, row.suppliers, row.suppliersLikeWords].flatMap(
        (list) => list?.split(',').map(normaliseText) ?? [],
      ),
    );
    expect(all.length).toBeGreaterThan(1200);
    expect(all.filter((entry, index) => all.indexOf(entry) !== index)).toEqual([]);
    expect(all).not.toContain('');
    // Texts are looked up with numbers of three digits and more made alike.
    expect(all.filter((entry) => /\d{3}/.test(entry))).toEqual([]);
  });
});

describe('the areas', () => {
  const once = (all: readonly unknown[]) => expect(new Set(all).size).toBe(all.length);

  it('are each named once, and so are their advice and their ranges of accounts', () => {
    once(AREAS.map(({ name }) => name));
    once(AREAS.flatMap(({ advice }) => advice?.id ?? []));
    once(AREAS.flatMap(({ accounts }) => accounts.map(String)));
  });

  it('have ranges that lie within one another or apart', () => {
    const ranges = AREAS.flatMap(({ accounts }) => accounts);
    const crossing = ranges.filter(([from, to]) =>
      ranges.some(([low, high]) => from < low && low <= to && to < high),
    );
    expect(crossing).toEqual([]);
  });
});

describe('a supplier', () => {
  it.each([
    ['Telia Sverige AB', 'Telefoni och internet'],
    ['TELE2 SVERIGE AB (publ)', 'Telefoni och internet'],
    ['Hi3G Access AB', 'Telefoni och internet'],
    ['Tre', 'Telefoni och internet'],
    ['Fortnox AB', 'IT och programvara'],
    ['Google Ads', 'Marknadsföring'],
    ['Google Workspace', 'IT och programvara'],
    ['Meta Platforms Ireland Ltd', 'Marknadsföring'],
    ['E.ON Energidistribution', 'El och värme'],
    ['Vattenfall Kundservice', 'El och värme'],
    ['If Skadeförsäkring AB', 'Försäkring och risk'],
    ['Trygg-Hansa', 'Försäkring och risk'],
    ['Länsförsäkringar Skåne', 'Försäkring och risk'],
    ['Länsförsäkringar Bank AB', 'Bank och betalningar'],
    ['CIRCLE K 4021', 'Fordon'],
    ['PostNord Sverige AB', 'Frakt och porto'],
    ['SJ AB', 'Resor'],
    ['Skatteverket', 'Skatter och myndigheter'],
    ['Ahlsell', 'Varor och material'],
    ['Hemköp Uppsala', 'Varor och material'],
    ['Staples Business Advantage', 'Förbrukning och kontor'],
    ['Dustin AB', 'IT och programvara'],
  ])('%s is %s', (name, area) => {
    expect(classifySupplier(name)?.area).toBe(area);
  });

  it.each([
    'Teliana Konsult AB',
    'Sjöbergs Bygg',
    'Ifs Kafé',
    'Metall & Svets AB',
    'Iconic Design',
    'Bravo Bygg i Väst AB',
    'Andersson El & Bygg AB',
    'Visman Trädgård',
    'Sasha Design',
    'Upsala Nya Ups',
  ])('%s is no one in the dictionary', (name) => {
    expect(classifySupplier(name)).toBeNull();
  });

  it('is placed by the long words of its name where the dictionary lacks it', () => {
    expect(classifySupplierByWords('Bengts Taxi')?.area).toBe('Resor');
    expect(classifySupplierByWords('Nordström Redovisning AB')?.area).toBe(
      'Redovisning och konsulter',
    );
    for (const [name, found] of [
      ['Försäkringsbolaget Trygg', 'Försäkring och risk'],
      ['Städpartner Öst', 'Lokal'],
      ['Däckcenter Norr', 'Fordon'],
      ['Ahlgrens Bygghandel AB', 'Varor och material'],
    ])
      expect(classifySupplierByWords(name ?? '')?.area, name).toBe(found);
    for (const name of ['Partner i Väst', 'Datacentralen Ek', 'Bolaget AB', 'Elgruppen'])
      expect(classifySupplierByWords(name), name).toBeNull();
    expect(classifySupplierByWords('Andersson El & Bygg AB')).toBeNull();
    expect(classifySupplierByWords('IT-gruppen')).toBeNull();
  });
});

describe('a text', () => {
  it.each([
    ['Hyra mars 2025', 'Lokal', null],
    ['Lokalhyra', 'Lokal', null],
    ['El jan-feb', 'El och värme', null],
    ['TELIA 123456-7', 'Telefoni och internet', 'Telia'],
    ['Faktura 4711 Fortnox', 'IT och programvara', 'Fortnox'],
    ['Leasing bil ABC123', 'Fordon', null],
    ['Porto', 'Frakt och porto', null],
    ['Lön mars', 'Personal', null],
    ['Städ v 12', 'Lokal', null],
    ['IF 2025-03', 'Försäkring och risk', 'If'],
    ['Frakt inkl moms', 'Frakt och porto', null],
    ['Bankavgift', 'Bank och betalningar', null],
    ['Bank', 'Bank och betalningar', null],
    ['Moms kvartal 2', 'Skatter och myndigheter', null],
  ])('%s is %s', (text, area, supplier) => {
    expect(classifyText(text)).toEqual({ area, supplier });
  });

  it.each([
    'Bra jobb med tre saker',
    'Om if och but',
    'Elefantmatning',
    'Hyresgästanpassad',
    'Skolön',
    'Portofino',
    'Stadsvandring',
    'Telefonisten Eva',
    'Omelett',
    '',
    '12345',
  ])('%s holds no word of the dictionary', (text) => {
    expect(classifyText(text)).toBeNull();
  });
});

describe('an account', () => {
  it('belongs to the area of its BAS range, with any number of own digits', () => {
    expect(areaOfAccount('5010')).toBe('Lokal');
    expect(areaOfAccount('5020')).toBe('El och värme');
    expect(areaOfAccount('54201')).toBe('IT och programvara');
    expect(areaOfAccount('6570')).toBe('Bank och betalningar');
    expect(areaOfAccount('8410')).toBe('Räntor och finansiella kostnader');
  });

  it('is no cost account outside classes 4 to 8, or with another number of digits', () => {
    for (const account of ['1930', '3001', '12', '501', 'A5010', '', '501000000'])
      expect(areaOfAccount(account)).toBeNull();
  });

  it('of BAS classes 4 to 7 always has an area', () => {
    for (let account = 4000; account < 8000; account += 1)
      expect(areaOfAccount(String(account)), String(account)).not.toBeNull();
    expect(accountsOf('Lokal')).toBe('5000–5199');
  });
});
