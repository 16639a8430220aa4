import { near, RATES } from '../../table/swedish-rates.ts';
import { namesOfLists, namesPerson } from '../../table/vocabulary/header-words.ts';
import { namesTerm } from '../../table/vocabulary/intervals.ts';
import type { RoleByValues } from '../guide-reading.ts';
import { holdsIntervals } from '../types/interval.ts';
import { holdsAccounts } from './guess-roles.ts';

/** Shopify calls the order number Name: `#1001`. */
export const orderNumbers: RoleByValues = {
  role: 'orderId',
  reason: 'Värdena är ordernummer.',
  isSo: (name, { read }) => {
    if (!namesPerson(name)) return false;
    const texts = read.slice(0, 200);
    const orders = texts.filter((text) => text !== null && /^#?[A-Z]{0,5}-?\d{3,}$/i.test(text));
    return orders.length > texts.length * 0.9;
  },
};

/** `M%` and `%`: shares that are rates of VAT on every row, under a name too short to say another. */
export const shortRates: RoleByValues = {
  role: 'vat',
  reason: 'Värdena är svenska momssatser.',
  isSo: (name, { type, read }) => {
    if (type !== 'number' || !/^(?:[mv] )?procent$/.test(name)) return false;
    const rates = read.filter((value) => value !== null && Number(value) !== 0).map(Number);
    const isRate = (rate: number) =>
      RATES.some((own) => near(rate, own, 1e-9) || near(rate, own * 100, 1e-9));
    return rates.length > 0 && rates.every(isRate);
  },
};

/** `4010 Inköp varor` in a column of what each row is of: the accounts of a report of results. */
export const accountLines: RoleByValues = {
  role: 'account',
  reason: 'Värdena är konton med sina namn.',
  isSo: (name, column) =>
    column.type === 'text' &&
    (name === '' || namesOfLists(name) || /^kolumn \d+$/.test(name)) &&
    column.read.some((value) => value !== null && /^[4-7]\d{3}\s+\p{L}/u.test(value)) &&
    column.read.every((value) => value === null || /^(?:[1-8]\d{3}\s+\p{L}|\D+$)/u.test(value)) &&
    holdsAccounts(column),
};

export const paymentIntervals: RoleByValues = {
  role: 'interval',
  reason: 'Värdena säger hur ofta beloppet kommer.',
  isSo: (name, column) => column.type === 'text' && !namesTerm(name) && holdsIntervals(column),
};
