import { evalCompanies } from './companies.ts';
import { both, type Fits, is } from './counted.ts';
import { total, totalsBy } from './truth.ts';

const { buyer, cycles, invoices } = evalCompanies;

/** Supplier invoices of a day, month or year, as the ledger writes days. */
export const booked =
  (prefix: string): Fits =>
  (row) =>
    (row.Bokföringsdatum ?? '').startsWith(prefix);
export const seller = is.bind(null, 'Leverantör');
export const vendor = is.bind(null, 'Vendor');

/** A column of the supplier ledger over the rows that fit all tests, in kronor. */
export const inLedger = (column: string, ...tests: Fits[]) =>
  total(buyer.rows, column, both(...tests));
/** Its suppliers by a column there, the largest first. */
export const rankLedger = (column: string, ...tests: Fits[]) =>
  totalsBy(buyer.rows, 'Leverantör', column, both(...tests));
export const countLedger = (...tests: Fits[]) => buyer.rows.filter(both(...tests)).length;

/** Freight of the purchases from abroad. */
export const freight = (...tests: Fits[]) => total(cycles.rows, 'Freight', both(...tests));
export const rankFreight = () => totalsBy(cycles.rows, 'Vendor', 'Freight');

/** A column of the invoices to customers that are not cancelled. */
export const invoiced = (column: string, ...tests: Fits[]) =>
  total(invoices.rows, column, both(is('Makulerad', 'Nej'), ...tests));

/** The place of one among what is ranked, from 1. */
export const placeOf = (ranked: readonly (readonly [string, number])[], name: string) =>
  ranked.findIndex(([each]) => each === name) + 1;
