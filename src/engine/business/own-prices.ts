import type { PriceWords } from './business.ts';

/** What is paid for what is let. */
export const RENT: PriceWords = {
  one: 'hyra',
  the: 'hyran',
  many: 'hyror',
  theMany: 'hyrorna',
  afterRise: 'se efter om någon har sagt upp sig sedan den höjdes',
  afterStop: 'se efter om det står tomt eller hyrs ut under ett annat namn',
  isLess: 'det är mindre som hyrs ut',
  number: 'antalet i filen',
};

/** What members and participants pay. */
export const FEE: PriceWords = {
  one: 'avgift',
  the: 'avgiften',
  many: 'avgifter',
  theMany: 'avgifterna',
  afterRise: 'se efter om färre betalar sedan den höjdes',
  afterStop: 'se efter om ingen har betalat eller om ni har slutat med det',
  isLess: 'det är färre som betalar',
};
