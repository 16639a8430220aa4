import type { BusinessWords } from './business.ts';

const time: BusinessWords = {
  customer: 'kund',
  customers: 'kunder',
  theCustomers: 'kunderna',
  theGroup: 'gruppen',
  groups: 'grupper',
  bought: 'köpt',
  didBuy: 'köpte',
  gave: 'köpte kunden för',
  stopped: 'har slutat handla: senaste köpet var',
  agreement: 'abonnemang',
  theAgreements: 'abonnemangen',
  short: 'för få händer',
  idle: 'för många',
  prepare: (month) => `se efter vilka som kan arbeta i ${month}, och lägg ledigheter därefter`,
  room: (what) => `se till att det finns tid för ${what} i kalendern`,
  roomStep: 'se efter hur mycket ledig tid det finns de närmaste veckorna',
  roomCost: 'Tid i kalendern, löpande säljtid',
};

/** Hours and jobs are agreed on, and nobody subscribes to them. */
export const AGREED = { agreement: 'löpande avtal', theAgreements: 'de löpande avtalen' } as const;

/** The words of a company whose kind is not known, by what it sells most of; and what kinds begin with. */
export const plainWords: Record<'goods' | 'time' | 'either', BusinessWords> = {
  goods: {
    customer: 'kund',
    customers: 'kunder',
    theCustomers: 'kunderna',
    theGroup: 'varugruppen',
    groups: 'varugrupper',
    bought: 'köpt',
    didBuy: 'köpte',
    gave: 'köpte kunden för',
    stopped: 'har slutat handla: senaste köpet var',
    agreement: 'abonnemang',
    theAgreements: 'abonnemangen',
    short: 'för lite på hyllan',
    idle: 'för mycket',
    prepare: (month) =>
      `räkna bakåt från leverantörens ledtid och skriv in i kalendern när det ska beställas för ${month}`,
    room: (what) => `se till att ${what} aldrig tar slut`,
    roomStep: 'kontrollera lagret mot de senaste veckornas takt',
    roomCost: 'Något större lager, löpande säljtid',
  },
  time,
  /** Where it is not known whether goods or time are sold. */
  either: {
    ...time,
    room: (what) => `ta reda på varför ${what} växer`,
    roomStep: 'fråga några av dem som köpt på sistone vad som fick dem att välja det',
    roomCost: 'Ingen utgift, löpande säljtid',
  },
};
