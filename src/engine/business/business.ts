/** The kinds of business that are told apart. */
export type BusinessId =
  | 'trade'
  | 'restaurant'
  | 'consulting'
  | 'craft'
  | 'cleaning'
  | 'transport'
  | 'salon'
  | 'manufacturing'
  | 'property'
  | 'association';

/** What is sold: goods, time and places, or both, whose margins are not held against each other. */
export type Sells = 'goods' | 'time' | 'both';

/** What is paid for what is let, or as a fee: it has a rent or a fee, and no price. */
export interface PriceWords {
  /** `hyra`, `hyran`, `hyror`, `hyrorna`. */
  one: string;
  the: string;
  many: string;
  theMany: string;
  /** What is looked for once it has been raised: `se efter om någon har sagt upp sig sedan den höjdes`. */
  afterRise: string;
  /** What is looked for where something has stopped, and after `så` where there is less of it. */
  afterStop: string;
  isLess: string;
  /** What the file counts, where nothing tells what one of it is: months, square metres or rooms. */
  number?: string;
}

/** How the money comes in: what is sold is sold, and what is let or is a fee is an income. */
export interface IncomeWords {
  /** All of it: `försäljningen`. */
  the: string;
  /** Before an amount, after a time: `sålde ni för`; after `ni har`, `ni` and `ni behöver`. */
  weDid: string;
  done: string;
  weDo: string;
  toDo: string;
  /** Between that and an amount of costs: one verb has both, where it is the same. */
  andCosts: string;
  /** Before an amount, after a time, of nobody: `såldes för`. */
  was: string;
  /** Of one of its parts, after its name: `säljer bäst`, `säljer mest`; before an amount: `säljer för`. */
  best: string;
  most: string;
  gives: string;
  /** … after `har`, alone, and before `ovanligt mycket`. */
  given: string;
  gave: string;
  didSell: string;
  /** After its name where it has ended, and where it is new. */
  ended: string;
  begun: string;
  /** After `har inte`, before how long; after `Ny:`. */
  notSince: string;
  wasNot: string;
  /** One of its parts, one among others, and many. */
  part: string;
  thePart: string;
  parts: string;
  theParts: string;
  /** How many of them: `sålda enheter`; a fee or a rent is only counted. */
  units: string;
  /** After `att mer`: `har sålts`. */
  hasCome: string;
  /** Of which a part is so many per cent: `allt ni säljer för`. */
  all: string;
  /** `Säljer i jämn takt.` */
  steady: string;
  /** Where what is paid is a rent or a fee, and no price. */
  price?: PriceWords;
}

/** How a kind of business speaks, inside sentences. */
export interface BusinessWords {
  /** The area of costs that is only what is paid to those who work there, and what it is called then: `lönerna`. */
  wages?: { area: string; called: string };
  income: IncomeWords;
  /** Who leads it, and whom those who pay are in the hands of, where it is no owner and they are no customers. */
  leader?: string;
  register?: string;
  /** Whoever pays, and what they have done: `kund`, `köpt`; `hyresgäst`, `hyrt`. */
  customer: string;
  /** … of many, and of them all: `hyresgäster`, `hyresgästerna`. */
  customers: string;
  theCustomers: string;
  /** What is sold, by kind: `varugrupp`, `varugruppen`, `varugrupper`; no goods are in a group of what is done or let. */
  group: string;
  theGroup: string;
  groups: string;
  bought: string;
  /** … and did once: `köpte`. */
  didBuy: string;
  /** After `brukar`: `handla`. */
  buy: string;
  /** Before an amount: `köpte kunden för`. */
  gave: string;
  /** After a name: `har slutat handla: senaste köpet var`. */
  stopped: string;
  /** What is bought month after month, and all of it: `löpande avtal`, `de löpande avtalen`. */
  agreement: string;
  theAgreements: string;
  /** What there is too little of in a strong month and too much of in a weak one. */
  short: string;
  idle: string;
  /** What to do before the strong month, as a first step. */
  prepare(month: string): string;
  /** How to make room for what grows, and what that costs. */
  room(what: string): string;
  roomStep: string;
  roomCost: string;
}

/** Areas of cost that a kind lives by, and what is said of them beside their kronor per 100 kr. */
export interface KeyCost {
  areas: readonly string[];
  /** `Hur mycket av priset som går åt till …` */
  why: string;
}

/** A figure that matters more than others to the kind, and which no file of sales or costs has. */
export interface MissingFigure {
  /** After `avgör`: `hur stor del av arbetstiden som debiteras`. */
  what: string;
  /** After `det kräver`: `arbetade timmar`. */
  needs: string;
  /** … and which a file that names those who pay is not without. */
  knownBy?: 'customers' | 'distance';
}

/** One kind of business: how it is known, what is fixed, what its figures mean, which advice fits. */
export interface Business {
  id: BusinessId;
  /** After `För`: `en restaurang`. */
  name: string;
  /** Codes of SNI, 2007 and 2025, without dots, by how they begin. */
  sni: RegExp;
  /** Names of what it sells; they tell it where they are this part of the sales, else more than half. */
  sells: RegExp;
  enough?: number;
  /** Names of columns that only it has, as words without diacritics. */
  columns?: RegExp;
  /** Names that tell it where both are sold: work and material, whose units make no number together. */
  together?: readonly [RegExp, RegExp];
  /** Areas of cost that tell it from this share of the cost on, in per cent. */
  pays?: { area: string; share: number };
  kindOfSales: Sells;
  /** Areas that vary with what is sold here, whatever their months look like. */
  variable: readonly string[];
  /** What is left of the price when the cost in a sales file is paid: what it has to cover. */
  margin: string;
  keyCost: KeyCost | null;
  missing: MissingFigure | null;
  /** How a fall is met where nothing is sold over a counter. */
  onFall?: { action: string; firstStep: string };
  /** Whether orders, and returning customers, are figures that matter. */
  counts: { orders: boolean; customers: boolean };
  /** Margins are held against each other in kronor for each one sold, not in per cent. */
  marginByPiece?: boolean;
  /** Advice and practices of the plan that make no sense here. */
  never: ReadonlySet<string>;
  words: BusinessWords;
}

/** Whether it sells hours of work and pieces of material, which make no number together. */
export const sellsUnlikeUnits = (business: Business | null): boolean =>
  business?.together !== undefined;
