import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStandIns, isPersonsName } from './stand-ins.ts';

describe('personal data on its way to a model (R43)', () => {
  it.each([
    ['personnummer', 'Kund 19850412-1234 ringde', 'Kund [personnummer A] ringde'],
    ['a short one', '850412-1234', '[personnummer A]'],
    ['one of somebody over a hundred', '120412+1234', '[personnummer A]'],
    ['one written together', '198504121234', '[personnummer A]'],
    ['a coordination number', '850472-1234', '[personnummer A]'],
    ['e-mail', 'Skriv till anna.berg@exempel.se.', 'Skriv till [e-post A].'],
    ['a mobile phone', 'Ring 070-123 45 67 i dag', 'Ring [telefon A] i dag'],
    ['one abroad', '+46 70 123 45 67', '[telefon A]'],
    ['one on the wall', '08-12 34 56', '[telefon A]'],
    ['IBAN', 'SE35 5000 0000 0549 1000 0003', '[iban A]'],
    ['bankgiro', 'Betala till bankgiro 123-4567', 'Betala till [bankgiro A]'],
    ['bankgiro without its name', '5050-1055', '[bankgiro A]'],
    ['plusgiro', 'PG 12 34 56-7', '[plusgiro A]'],
    ['a person', 'Faktura till Anna-Karin Öberg nu', 'Faktura till [person A] nu'],
    ['a person between quotes', '”Erik Svensson”', '”[person A]”'],
  ])('goes without %s', (_, text, hidden) => {
    const standIns = createStandIns();
    expect(standIns.hide(text)).toBe(hidden);
    expect(standIns.reveal(hidden)).toBe(text);
  });

  it.each([
    'Rapport 2024-2025',
    'Order 4711 för 12 500 kr',
    'Organisationsnummer 556677-8899',
    'Anders Bageri AB',
    'Fjällvyn Espresso 500 g',
    'den 2025-04-12',
    'Konto 4010',
  ])('keeps %s', (text) => {
    expect(createStandIns().hide(text)).toBe(text);
  });

  it('has one stand-in for one piece of data, and knows the names it is given', () => {
    const standIns = createStandIns(['Xu Li', 'Kalle Anka']);
    expect(standIns.hide('Xu Li och Kalle Anka, sedan Xu Li igen')).toBe(
      '[person B] och [person A], sedan [person B] igen'.replace(/[AB]\]/g, (end) =>
        end === 'B]' ? 'A]' : 'B]',
      ),
    );
    expect(standIns.counts.get('person')).toBe(2);
  });

  it('does not give out data for a stand-in that the text itself had', () => {
    const standIns = createStandIns();
    const hidden = standIns.hide('Skriv [e-post A] till eva@exempel.se');
    expect(hidden).toBe('Skriv (e-post A) till [e-post A]');
    expect(standIns.reveal('[e-post B] och [e-post A]')).toBe('[e-post B] och eva@exempel.se');
  });

  it('comes back as it was, whatever stands around it', () => {
    const data = fc.constantFrom('850412-1234', 'a@b.se', '070-123 45 67', 'Eva Berg');
    const words = fc.stringMatching(/^[a-zåäö ,]{0,20}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(words, data)), (parts) => {
        const text = parts.map(([word, piece]) => `${word}; ${piece};`).join('');
        const standIns = createStandIns();
        const hidden = standIns.hide(text);
        expect(hidden).not.toMatch(/\d|@|Eva/u);
        expect(standIns.reveal(hidden)).toBe(text);
      }),
    );
  });

  it('tells persons from companies', () => {
    expect(['Eva Berg', 'Karl-Erik Holm'].map(isPersonsName)).toEqual([true, true]);
    const companies = ['Evas Blommor', 'Anders Berg AB', 'Telia', 'Malmö kommun'];
    expect(companies.map(isPersonsName)).toEqual([false, false, false, false]);
  });
});
