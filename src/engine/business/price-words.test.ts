import { expect, it } from 'vitest';
import { asPriced, priceOn } from '#engine/business/price-words.ts';
import { businessById } from '#engine/business/recognise.ts';
import { plainWords } from './plain-words.ts';

const of = (id: 'property' | 'association') => {
  const words = businessById(id)?.words.income;
  if (words === undefined) throw new Error(id);
  return (text: string) => asPriced(words, text);
};

it.each([
  [
    'Det högre priset: följ antalet innan det höjs igen.',
    'Den högre hyran: se efter om någon har sagt upp sig sedan den höjdes.',
    'Den högre avgiften: se efter om färre betalar sedan den höjdes.',
  ],
  [
    'Det lägre priset: kontrollera att någon har beslutat det.',
    'Den lägre hyran: kontrollera att någon har beslutat den.',
    'Den lägre avgiften: kontrollera att någon har beslutat den.',
  ],
  [
    'Högre pris: Lokal A (9 000 kr).',
    'Högre hyra: Lokal A (9 000 kr).',
    'Högre avgift: Lokal A (9 000 kr).',
  ],
  [
    'Det beror mest på högre priser',
    'Det beror mest på högre hyror',
    'Det beror mest på högre avgifter',
  ],
  ['Följ upp priset på Bostad', 'Följ upp hyran för Bostad', 'Följ upp avgiften för Bostad'],
  ['Priset på Bostad har höjts', 'Hyran för Bostad har höjts', 'Avgiften för Bostad har höjts'],
  [
    'Priset är i stort sett detsamma, så det är antalet som har gått ner.',
    'Hyran är i stort sett densamma, så det är mindre som hyrs ut.',
    'Avgiften är i stort sett densamma, så det är färre som betalar.',
  ],
  [
    'Priserna har legat stilla, så det är antalet som har gått ner.',
    'Hyrorna har legat stilla, så det är mindre som hyrs ut.',
    'Avgifterna har legat stilla, så det är färre som betalar.',
  ],
  ['Det är antalet som har gått ner.', 'Det är mindre som hyrs ut.', 'Det är färre som betalar.'],
  [
    'Det som har slutat: ta reda på om någon har valt bort det eller om ni har slutat erbjuda det.',
    'Det som har slutat: se efter om det står tomt eller hyrs ut under ett annat namn.',
    'Det som har slutat: se efter om ingen har betalat eller om ni har slutat med det.',
  ],
])('%s', (price, rent, fee) => {
  expect(of('property')(price)).toBe(rent);
  expect(of('association')(price)).toBe(fee);
  expect(asPriced(plainWords.goods.income, price)).toBe(price);
  expect(asPriced(plainWords.time.income, price)).toBe(price);
});

it('is not told of what is named by it', () => {
  const income = (id: 'property' | 'restaurant') => businessById(id)?.words.income ?? {};
  expect(priceOn(income('property'), 'Lokal A')).toBe('Hyran på ');
  expect(priceOn(income('property'), 'Hyra lager')).toBe('');
  expect(priceOn(income('restaurant'), 'Hyra lager')).toBe('Priset på ');
});
