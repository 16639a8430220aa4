import { sumOf } from '../../figures/filters.ts';
import { namesOf } from '../../figures/view/roles.ts';
import { lacksColumn } from '../../guides/sales/figures/missing.ts';
import { inHours } from '../../guides/sales/in-hours.ts';
import type { MeasureId } from '../question/vocabulary.ts';
import { beside, freightShare } from './beside-measures.ts';
import type { Computation, Made } from './computation.ts';
import { cost, largestRow, paymentAverage, payments, suppliers } from './cost-measures.ts';
import { distinct, orders, price, returnedUnits, units } from './counted-measures.ts';
import { distance, perDistance } from './distance-measures.ts';
import type { AskedTable } from './table.ts';

function revenue({ amount }: AskedTable): Computation {
  return {
    label: 'Omsättning',
    unit: 'SEK',
    above: 'sum(revenue)',
    condition: 'revenue IS NOT NULL',
    aboveWords: sumOf(amount.formula),
    columns: amount.columns,
    adds: true,
  };
}

function orderAverage(table: AskedTable): Made {
  const counted = orders(table, 'Snittorder');
  if ('refused' in counted) return counted;
  return {
    label: 'Snittorder',
    unit: 'SEK',
    above: 'sum(revenue)',
    below: counted.above,
    condition: counted.condition,
    aboveWords: sumOf(table.amount.formula),
    belowWords: counted.aboveWords,
    columns: [...table.amount.columns, ...counted.columns],
    adds: false,
  };
}

/** One measure of each of another, of the rows that have both. */
const ofEach = (whole: Computation, counted: Computation, label: string): Computation => ({
  ...whole,
  label,
  below: counted.above,
  condition: `${whole.condition} AND ${counted.condition}`,
  belowWords: counted.aboveWords,
  aboveWords: whole.aboveWords.includes(' ') ? `(${whole.aboveWords})` : whole.aboveWords,
  columns: [...new Set([...whole.columns, ...counted.columns])],
  adds: false,
});

/** What an order comes to of another measure: the rows of both, divided by their orders. */
function perOrder(table: AskedTable, of: (table: AskedTable) => Made, label: string): Made {
  const whole = of(table);
  const counted = orders(table, label);
  if ('refused' in whole || 'refused' in counted) return 'refused' in whole ? whole : counted;
  return ofEach(whole, counted, label);
}

/** What is earned of each piece, or paid for the goods of it. */
function perUnit(table: AskedTable, of: (table: AskedTable) => Made, label: string): Made {
  const [whole, counted] = [of(table), units(table)];
  if ('refused' in whole) return whole;
  if ('refused' in counted) return { refused: lacksColumn(label, 'quantity') };
  return ofEach(whole, counted, label);
}

/** Of all orders, with freight or without. */
function orderFreight(table: AskedTable): Made {
  const made = perOrder(table, beside('freight'), 'Frakt per order');
  const counted = orders(table, 'Frakt per order');
  return 'refused' in made || 'refused' in counted
    ? made
    : { ...made, condition: counted.condition };
}

/** How many orders a customer makes, of the rows that have both. */
function customerOrders(table: AskedTable): Made {
  const [counted, customers] = [
    orders(table, 'Order per kund'),
    distinct(table, 'customer', 'Order per kund'),
  ];
  if ('refused' in counted || 'refused' in customers)
    return 'refused' in counted ? counted : customers;
  return {
    ...counted,
    label: 'Order per kund',
    below: customers.above,
    condition: `${counted.condition} AND ${customers.condition}`,
    belowWords: customers.aboveWords,
    columns: [...counted.columns, ...customers.columns],
    adds: false,
  };
}

/** What each customer, or each who sells, comes to in the mean. */
function averageOf(table: AskedTable, role: 'customer' | 'staff', label: string): Made {
  const customers = distinct(table, role, label);
  if ('refused' in customers) return customers;
  return {
    label: `${label} i snitt`,
    unit: 'SEK',
    above: 'sum(revenue)',
    below: customers.above,
    condition: customers.condition,
    aboveWords: sumOf(table.amount.formula),
    belowWords: customers.aboveWords,
    columns: [...table.amount.columns, ...customers.columns],
    adds: false,
  };
}

function profit({ amount, cost, costRefused }: AskedTable): Made {
  if (cost === null) return { refused: costRefused ?? lacksColumn('Täckningsbidrag', 'cost') };
  const words =
    cost.margin === undefined
      ? `${sumOf(amount.formula)} − ${sumOf(cost.formula)}`
      : sumOf(cost.margin);
  return {
    label: 'Täckningsbidrag',
    unit: 'SEK',
    above: 'sum(profit)',
    condition: 'profit IS NOT NULL',
    aboveWords: words,
    columns: [...amount.columns, ...cost.columns],
    adds: true,
  };
}

function goodsCost({ cost: ofGoods, costRefused }: AskedTable): Made {
  if (ofGoods === null || ofGoods.margin !== undefined)
    return { refused: costRefused ?? lacksColumn('Varornas kostnad', 'cost') };
  return {
    label: 'Varornas kostnad',
    unit: 'SEK',
    above: 'sum(revenue - profit)',
    condition: 'profit IS NOT NULL',
    aboveWords: sumOf(ofGoods.formula),
    columns: ofGoods.columns,
    adds: true,
  };
}

function margin(table: AskedTable): Made {
  const made = profit(table);
  if ('refused' in made)
    return { refused: made.refused.replace(/^Täckningsbidrag/, 'Täckningsgrad') };
  return {
    ...made,
    label: 'Täckningsgrad',
    unit: 'percent',
    below: 'sum(revenue)',
    aboveWords: `(${made.aboveWords})`,
    belowWords: sumOf(table.amount.formula),
    adds: false,
  };
}

function discount(table: AskedTable): Made {
  if (table.discount === null) return { refused: lacksColumn('Rabatter', 'discount') };
  return {
    label: 'Lämnade rabatter',
    unit: 'SEK',
    above: 'sum(discount)',
    condition: 'discount IS NOT NULL AND revenue IS NOT NULL',
    aboveWords: sumOf(table.discount.formula),
    columns: table.discount.columns,
    adds: true,
  };
}

function returns({ amount, columns }: AskedTable): Computation {
  return {
    label: 'Returer och krediteringar',
    unit: 'SEK',
    above: '-coalesce(sum(revenue), 0)',
    condition: 'returned AND revenue IS NOT NULL',
    aboveWords: `${sumOf(amount.formula)} med ombytt tecken`,
    columns: [...new Set([...amount.columns, ...namesOf(columns, 'quantity')])],
    adds: true,
  };
}

/** On how many days there is an amount that is no return. */
function days({ columns, column }: AskedTable): Made {
  const [name] = namesOf(columns, 'date');
  if (name === undefined) return { refused: lacksColumn('Antal dagar', 'date') };
  return {
    label: 'Antal dagar',
    unit: 'count',
    above: 'count(DISTINCT date)',
    condition: `date IS NOT NULL AND ${column} > 0`,
    aboveWords: `antalet olika värden i ${name}`,
    columns: [name],
    adds: false,
  };
}

const made: Record<MeasureId, (table: AskedTable) => Made> = {
  revenue,
  units,
  price,
  orders: (table) => orders(table, 'Antal order'),
  customers: (table) => distinct(table, 'customer', 'Antal kunder'),
  products: (table) => distinct(table, 'product', 'Antal produkter'),
  orderAverage,
  orderProfit: (table) => perOrder(table, profit, 'Täckningsbidrag per order'),
  orderUnits: (table) => perOrder(table, units, 'Sålda enheter per order'),
  orderDiscount: (table) => perOrder(table, discount, 'Rabatt per order'),
  customerOrders,
  customerAverage: (table) => averageOf(table, 'customer', 'Köp per kund'),
  staffAverage: (table) => averageOf(table, 'staff', 'Försäljning per medarbetare'),
  profit,
  unitProfit: (table) => perUnit(table, profit, 'Täckningsbidrag per såld enhet'),
  unitCost: (table) => perUnit(table, goodsCost, 'Varornas kostnad per såld enhet'),
  goodsCost,
  margin,
  discount,
  returns,
  returnedUnits,
  cost,
  payments,
  paymentAverage,
  largestRow,
  suppliers,
  days,
  vat: beside('vat'),
  gross: beside('gross'),
  freight: beside('freight'),
  orderFreight,
  freightShare,
  unpaid: beside('unpaid'),
  km: distance('km'),
  mil: distance('mil'),
  perKm: perDistance('km'),
  perMil: perDistance('mil'),
};

/** How a measure is computed of a table, or why it cannot be. */
export function computationOf(table: AskedTable, measure: MeasureId): Made {
  const computation = made[measure](table);
  if (!table.countsHours || 'refused' in computation) return computation;
  return { ...computation, label: inHours(computation.label) };
}
