import { PREMISES } from './premises.ts';
import { STAFF } from './staff.ts';
import { FUEL_WORDS, VEHICLES } from './transport.ts';

/** BAS has the kind of a vehicle's cost in the fourth digit: 1 fuel, 2 insurance and tax, 5 leasing. */
export const VEHICLE_ACCOUNTS = '^56[1-9][1-6]';

/** A kind of cost within an area that whoever has it pays all the time: where it stops, invoices may be missing. */
export interface CostKind {
  name: string;
  area: string;
  /** Inside a sentence: `the` is `drivmedelskostnaden`, `what` is `drivmedel`. */
  the: string;
  what: string;
  /** Accounts that say what a row is, and those of the kind. */
  telling: string;
  accounts: string;
  /** Of its texts, where the account does not say. */
  words: string;
  /** What its rows are, for the receipt. */
  filter: string;
}

export const FUEL: CostKind = {
  ...{ name: 'Drivmedel', area: VEHICLES, the: 'drivmedelskostnaden', what: 'drivmedel' },
  ...{ telling: VEHICLE_ACCOUNTS, accounts: '^56[1-9]1', words: FUEL_WORDS },
  filter: 'drivmedel: konto 56x1, annars efter kategori, text och leverantör',
};

const RENT: CostKind = {
  ...{ name: 'Hyra', area: PREMISES, the: 'hyran', what: 'hyra' },
  ...{ telling: '^50', accounts: '^501', words: '(^| )(hyra|lokalhyra|kontorshyra)( |$)' },
  filter: 'hyra: konto 501x, annars efter kategori, text och leverantör',
};

export const WAGES: CostKind = {
  ...{ name: 'Löner', area: STAFF, the: 'lönekostnaden', what: 'löner' },
  ...{ telling: '.', accounts: '^7[0-2]', words: 'lön|salar|payroll|wages' },
  filter: 'löner: konto 7000–7299, utan konto efter kategori, text och leverantör',
};

/** The kinds that are looked for one by one. */
export const COST_KINDS: readonly CostKind[] = [FUEL, RENT, WAGES];

const BY_NAME = new Map(COST_KINDS.map((kind) => [kind.name, kind]));

/** The kind of a name; undefined where it is that of an area. */
export const kindOf = (name: string): CostKind | undefined => BY_NAME.get(name);

/** The area that a kind or an area is of. */
export const areaOfKind = (name: string): string => kindOf(name)?.area ?? name;
