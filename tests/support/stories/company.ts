import { type Choices, choicesOf } from '../files/choices.ts';
import type { Kind, Supplier } from './kinds.ts';

/** What is bought at even times: by one customer one product, or from one supplier. */
export interface Flow {
  customer: string | null;
  product: string;
  category: string | null;
  channel: string | null;
  region: string | null;
  /** Who did the work. */
  staff: string | null;
  /** Lines a month, and units a line. */
  lines: number;
  units: number;
  price: number;
  cost: number | null;
}

/** One line of a file; amounts in kronor. */
export interface Line {
  day: string;
  flow: Flow;
  quantity: number;
  /** Before discount. */
  gross: number;
  discount: number;
  cost: number | null;
}

/** How an event changes a flow in a month: factors, and a share of discount that is added. */
export interface Shift {
  volume?: number;
  price?: number;
  cost?: number;
  discount?: number;
}

/** Something that happened, in the year that the file ends with. */
export interface Planted {
  what: string;
  subject: { role: keyof Flow | 'whole'; name: string };
  measure: 'revenue' | 'profit' | 'discount' | 'cost';
  direction: 'up' | 'down';
  shift(flow: Flow, month: number): Shift | null;
  /** What would have been without it, where that is not the flow as it was. */
  otherwise?(flow: Flow): Shift | null;
}

/** Months of the file; the events are in the later half. */
export const MONTHS = 24;
const FIRST_YEAR = 2024;
/** Quantities vary by so much about their mean. */
const NOISE = 0.14;

export function rounded(value: number, decimals = 2): number {
  return Number(value.toFixed(decimals));
}

export function dayOf(month: number, day: number): string {
  const date = new Date(Date.UTC(FIRST_YEAR, month, day));
  return date.toISOString().slice(0, 10);
}

function daysIn(month: number): number {
  return new Date(Date.UTC(FIRST_YEAR, month + 1, 0)).getUTCDate();
}

function oneOf<T>(choices: Choices, name: string, options: readonly T[]): T | null {
  const [first, ...rest] = options;
  return first === undefined ? null : choices.pick(name, [first, ...rest]);
}

/** One who works there has each customer; whoever comes is taken by any of them. */
function staffOf(kind: Kind, customer: string | null, choices: Choices): (string | null)[] {
  if (kind.staff.names.length === 0) return [null];
  if (customer === null) return [...kind.staff.names];
  return [oneOf(choices, `staff of ${customer}`, kind.staff.names)];
}

/** Who buys what: each customer some of the products, the first ones most; or the products alone. */
export function salesFlows(kind: Kind, choices: Choices): Flow[] {
  const buyers = kind.customers.length === 0 ? [null] : kind.customers;
  return buyers.flatMap((customer, rank) => {
    const staff = staffOf(kind, customer, choices);
    const weight = customer === null ? 1 : 1.6 / (1 + rank * 0.35);
    const region = oneOf(choices, `region ${customer}`, kind.regions);
    const products = kind.products.filter(
      (product) =>
        customer === null ||
        kind.products.length < 4 ||
        choices.chance(`${customer} buys ${product.name}`, 0.6),
    );
    return (products.length === 0 ? kind.products.slice(0, 1) : products).flatMap((product) => {
      const channels = customer === null && kind.channels.length > 0 ? kind.channels : [null];
      const all = channels.flatMap((shared) => staff.map((who) => ({ shared, who })));
      return all.map(({ shared, who }) => ({
        customer,
        product: product.name,
        category: kind.categories ? product.category : null,
        channel: shared ?? oneOf(choices, `channel ${customer}`, kind.channels),
        region,
        staff: who,
        // All who work there share what is sold to whoever comes.
        lines: kind.lines / staff.length,
        units: Math.max(4, product.units * weight),
        price: product.price,
        cost: kind.costs ? rounded(product.price * (1 - product.margin)) : null,
      }));
    });
  });
}

/** What is paid to each supplier, as a flow without quantities. */
export function costFlow({ name, text, account, amount, lines }: Supplier): Flow {
  return {
    customer: name,
    product: text,
    category: account,
    channel: null,
    region: null,
    staff: null,
    lines,
    units: 1,
    price: amount,
    cost: null,
  };
}

interface Made {
  flows: readonly Flow[];
  season: readonly number[];
  seed: number;
  /** Whether quantities are whole, as pieces are; amounts of costs vary instead. */
  pieces: boolean;
}

/**
 * The lines of two years with these events. Chance is drawn for each flow and month by itself, so
 * that the lines with an event and without it differ by the event alone.
 */
export function linesOf(made: Made, events: readonly Planted[]): Line[] {
  const choices = choicesOf(made.seed);
  return made.flows.flatMap((flow, place) =>
    Array.from({ length: MONTHS }, (_, month) => month).flatMap((month) => {
      const random = choices.stream(`flow ${place} month ${month}`);
      const shifts = events.flatMap((event) => event.shift(flow, month) ?? []);
      const factor = (name: 'volume' | 'price' | 'cost') =>
        shifts.reduce((product, shift) => product * (shift[name] ?? 1), 1);
      const share = shifts.reduce((sum, shift) => sum + (shift.discount ?? 0), 0);
      // Less than one a month is one every few months.
      const every = flow.lines >= 1 ? 1 : Math.round(1 / flow.lines);
      if (month % every !== 0) return [];
      const volume = flow.units * (made.season[month % 12] ?? 1) * factor('volume');
      const price = rounded(flow.price * factor('price'));
      const unitCost = flow.cost === null ? null : rounded(flow.cost * factor('cost'));
      return Array.from({ length: Math.max(1, Math.round(flow.lines)) }, () => {
        const day = dayOf(month, 1 + Math.floor(random() * daysIn(month)));
        const wanted = volume * (1 + (random() + random() - 1) * NOISE);
        const quantity = made.pieces ? Math.round(wanted) : 1;
        const gross = rounded(made.pieces ? quantity * price : wanted * price);
        const cost = unitCost === null ? null : rounded(quantity * unitCost);
        return { day, flow, quantity, gross, discount: rounded(gross * share), cost };
      }).filter(({ gross }) => gross !== 0);
    }),
  );
}

/** Events among which one never happened. */
export function without(events: readonly Planted[], event: Planted): Planted[] {
  return events.flatMap((each) => {
    if (each !== event) return [each];
    const { otherwise } = event;
    return otherwise === undefined ? [] : [{ ...event, shift: otherwise }];
  });
}

/** What the lines of the later year come to, by measure. */
export function measured(lines: readonly Line[], measure: Planted['measure']): number {
  const latest = lines.filter(({ day }) => day >= dayOf(12, 1));
  return latest.reduce((sum, { gross, discount, cost }) => {
    if (measure === 'discount') return sum + discount;
    return sum + gross - discount - (measure === 'profit' ? (cost ?? 0) : 0);
  }, 0);
}
