import { near, RATES } from '../../table/swedish-rates.ts';
import { namesPerson } from '../../table/vocabulary/header-words.ts';
import type { RoleByValues } from '../guide-reading.ts';
import { holdsIntervals } from '../types/interval.ts';

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

export const paymentIntervals: RoleByValues = {
  role: 'interval',
  reason: 'Värdena säger hur ofta beloppet kommer.',
  isSo: (_, column) => column.type === 'text' && holdsIntervals(column),
};
