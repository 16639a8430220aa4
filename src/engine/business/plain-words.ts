import type { BusinessWords, IncomeWords } from './business.ts';

const sold: IncomeWords = {
  the: 'försäljningen',
  weDid: 'sålde ni för',
  done: 'sålt för',
  weDo: 'säljer för',
  toDo: 'sälja för',
  andCosts: 'och hade kostnader på',
  was: 'såldes för',
  best: 'säljer bäst',
  most: 'säljer mest',
  gives: 'säljer för',
  given: 'sålt för',
  gave: 'sålde för',
  didSell: 'sålde',
  ended: 'har slutat säljas: senast',
  begun: 'är ny och har sålts för',
  notSince: 'sålts på',
  wasNot: 'såldes inte',
  part: 'produkt',
  thePart: 'produkten',
  parts: 'produkter',
  theParts: 'produkterna',
  units: 'sålda enheter',
  hasCome: 'har sålts',
  all: 'allt ni säljer för',
  steady: 'Säljer i jämn takt.',
};

/** What is done for others is no product. */
const done: IncomeWords = {
  ...sold,
  part: 'tjänst',
  thePart: 'tjänsten',
  parts: 'tjänster',
  theParts: 'tjänsterna',
};

/** … nor is what is done to whoever sits in the chair. */
export const TREATED: IncomeWords = {
  ...sold,
  part: 'behandling',
  thePart: 'behandlingen',
  parts: 'behandlingar',
  theParts: 'behandlingarna',
};

/** What is let, or is a fee or a grant, is nothing that is sold. */
export const RECEIVED: IncomeWords = {
  the: 'omsättningen',
  weDid: 'hade ni intäkter på',
  done: 'haft intäkter på',
  weDo: 'har',
  toDo: 'ha intäkter på',
  andCosts: 'och kostnader på',
  was: 'var intäkterna',
  best: 'ger mest',
  most: 'ger mest',
  gives: 'ger',
  given: 'gett',
  gave: 'gav',
  didSell: 'gav',
  ended: 'har upphört: senast',
  begun: 'är ny och har gett',
  notSince: 'gett något på',
  wasNot: 'gav inget',
  part: 'intäkt',
  thePart: 'intäkten',
  parts: 'intäkter',
  theParts: 'intäkterna',
  units: 'enheter',
  hasCome: 'har betalats vid samma avgifter',
  all: 'alla intäkter',
  steady: 'Ger ungefär lika mycket som förr.',
};

const time: BusinessWords = {
  income: done,
  customer: 'kund',
  customers: 'kunder',
  theCustomers: 'kunderna',
  group: 'grupp',
  theGroup: 'gruppen',
  groups: 'grupper',
  bought: 'köpt',
  didBuy: 'köpte',
  buy: 'handla',
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

/** Hours and jobs are agreed on: nobody subscribes to them, and nobody shops. */
export const AGREED = {
  agreement: 'löpande avtal',
  theAgreements: 'de löpande avtalen',
  bought: 'anlitat er',
  didBuy: 'anlitade er',
  buy: 'anlita er',
  gave: 'anlitade kunden er för',
  stopped: 'har slutat anlita er: senast var',
} as const;

/** … and what is done is no product. */
export const HIRED = { ...AGREED, income: done } as const;

/** The words of a company whose kind is not known, by what it sells most of; and what kinds begin with. */
export const plainWords: Record<'goods' | 'time' | 'either', BusinessWords> = {
  goods: {
    income: sold,
    customer: 'kund',
    customers: 'kunder',
    theCustomers: 'kunderna',
    group: 'varugrupp',
    theGroup: 'varugruppen',
    groups: 'varugrupper',
    bought: 'köpt',
    didBuy: 'köpte',
    buy: 'handla',
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
    income: sold,
    room: (what) => `ta reda på varför ${what} växer`,
    roomStep: 'fråga några av dem som köpt på sistone vad som fick dem att välja det',
    roomCost: 'Ingen utgift, löpande säljtid',
  },
};
