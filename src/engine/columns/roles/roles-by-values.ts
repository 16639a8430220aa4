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

export const paymentIntervals: RoleByValues = {
  role: 'interval',
  reason: 'Värdena säger hur ofta beloppet kommer.',
  isSo: (_, column) => column.type === 'text' && holdsIntervals(column),
};
