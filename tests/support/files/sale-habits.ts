import {
  cancelledPart,
  soFarByMonth,
  soldOrdered,
  withGiftCards,
} from './beside-what-it-became.ts';
import type { Choices } from './choices.ts';
import { blocksByMonth, discountOfOrder } from './in-parts.ts';
import { salesUnderNames } from './names-above.ts';
import {
  keptOfCancelled,
  paidOut,
  ratedTill,
  returnedOrders,
  waysPaid,
  withDeposits,
  yearBlocks,
} from './paid-out.ts';
import { code, count, date, type MadeFile, money, percent, text, type Value } from './sheet.ts';
import { counts, type Line, type Order, rounded } from './shop.ts';
import { orNear, salesTruth } from './truth.ts';

const whole = (orders: readonly Order[]) =>
  orders.filter(({ state, net, gross }) => counts(state) && net > 0 && gross > 0);

const fileOf = (header: string[], rows: Value[][], truth: MadeFile['truth']): MadeFile => ({
  sheets: [{ name: 'Blad1', title: [], header: [header], rows, foot: [] }],
  truth,
});

/** What each shop sold each month, and what all of them did on a row of its own. */
function chain(choices: Choices, orders: readonly Order[]): MadeFile {
  const name = choices.pick('name of the chain', [
    'Kedjan',
    'Alla butiker',
    'Koncernen',
    'Sverige',
  ]);
  const where = choices.pick('place of the chain', ['first', 'last', 'among'] as const);
  const shops = ['Lund', 'Malmö', 'Ystad'];
  const kept = whole(orders);
  const months = [...new Set(kept.map(({ day }) => day.slice(0, 7)))].sort();
  const soldIn = (month: string, shop: number) =>
    kept
      .filter(({ day, order }) => day.startsWith(month) && order % shops.length === shop)
      .reduce((sum, { net }) => sum + net, 0);
  const rows = months.flatMap((month) => {
    const own = shops.map((_, shop) => soldIn(month, shop));
    const all = own.reduce((sum, ore) => sum + ore, 0);
    const row = (whose: string, ore: number): Value[] => [text(whose), text(month), money(ore)];
    const lines = shops.map((shop, place) => row(shop, own[place] ?? 0));
    return lines.toSpliced({ first: 0, last: 3, among: 1 }[where], 0, row(name, all));
  });
  const truth = salesTruth(kept.map(({ day, net }) => ({ day, ore: net })));
  return fileOf(['Butik', 'Månad', 'Försäljning exkl. moms'], rows, truth);
}

/** What each shop sold each month, under its region's sum and that of the country, by month or by shop. */
function levels(choices: Choices, orders: readonly Order[]): MadeFile {
  const isByMonth = choices.chance('levels by month', 0.5);
  const kept = whole(orders);
  const months = [...new Set(kept.map(({ day }) => day.slice(0, 7)))].sort();
  const soldBy = (shops: readonly number[]) => (month: string) =>
    kept
      .filter(({ day, order }) => day.startsWith(month) && shops.includes(order % 4))
      .reduce((sum, { net }) => sum + net, 0);
  const names: [string, readonly number[]][] = [
    ['Sverige', [0, 1, 2, 3]],
    ['Stockholm', [0, 1]],
    ...(['Kista', 'Solna'] as const).map((name, shop): [string, number[]] => [name, [shop]]),
    ['Skåne', [2, 3]],
    ...(['Lund', 'Malmö'] as const).map((name, shop): [string, number[]] => [name, [shop + 2]]),
  ];
  const row = ([name, shops]: (typeof names)[number], month: string): Value[] => [
    text(name),
    text(month),
    money(soldBy(shops)(month)),
  ];
  const rows = isByMonth
    ? months.flatMap((month) => names.map((name) => row(name, month)))
    : names.flatMap((name) => months.map((month) => row(name, month)));
  const truth = salesTruth(kept.map(({ day, net }) => ({ day, ore: net })));
  return fileOf(['Enhet', 'Månad', 'Försäljning exkl. moms'], rows, truth);
}

/** Invoices of which the tax authority pays a part in the customer's place. */
function taxReduction(choices: Choices, orders: readonly Order[]): MadeFile {
  const name = choices.pick('name of the reduction', ['ROT-avdrag', 'RUT', 'Skattereduktion']);
  const sign = choices.pick('sign of the reduction', [1, -1] as const);
  const isProved = choices.chance('parts of the reduced bill', 0.8);
  const kept = whole(orders);
  const rows = kept.map((order): Value[] => {
    const work = Math.round(order.gross * 0.7);
    const less = order.order % 4 === 0 ? 0 : Math.round(work * 0.3);
    const parts = isProved ? [work, order.gross - work] : [];
    const amounts = [...parts, sign * less, order.gross - less].map(money);
    return [date(order.day), code(order.order), text(order.customer), ...amounts];
  });
  const truth = salesTruth(kept.map(({ day, gross }) => ({ day, ore: gross })));
  const parts = isProved ? ['Arbete', 'Material', name, 'Att betala'] : [name, 'Belopp'];
  // Where no part is beside it, nothing says whether the reduction is taken off.
  const isOpen = !isProved && kept.some(({ order }) => order % 4 !== 0);
  const header = ['Datum', 'Fakturanr', 'Kund', ...parts];
  return fileOf(header, rows, isOpen ? { ...truth, mustAsk: true } : truth);
}

/** Orders with the VAT of goods and that of freight in columns of their own. */
function twoTaxes(choices: Choices, orders: readonly Order[]): MadeFile {
  const name = choices.pick('name of the goods', ['Subtotal', 'Order Subtotal', 'Cart Subtotal']);
  const kept = whole(orders).map(({ day, order, customer, net }) => {
    const freight = order % 3 === 0 ? 0 : 4000;
    return { day, order, customer, net, freight, taxes: [freight / 4, rounded(net / 4)] as const };
  });
  const rows = kept.map(({ day, order, customer, net, freight, taxes }): Value[] => {
    const total = net + freight + taxes[0] + taxes[1];
    return [code(order), date(day), text(customer), ...[net, freight, ...taxes, total].map(money)];
  });
  const truth = salesTruth(kept.map(({ day, net, freight }) => ({ day, ore: net + freight })));
  const amounts = [name, 'Shipping', 'Shipping Tax', 'Order Tax', 'Order Total'];
  return fileOf(['Order ID', 'Order Date', 'Customer Name', ...amounts], rows, truth);
}

/** A price and what was taken off it on each row, with what was paid, or without anything that says it. */
function discounted(choices: Choices, orders: readonly Order[]): MadeFile {
  const isProved = choices.chance('what was paid beside the price', 0.7);
  const isShare = choices.chance('discount in per cent by its name', 0.3);
  const kept = whole(orders)
    .filter(({ gross }) => !isShare || gross % 10 === 0)
    .map((order) => {
      const less = order.order % 3 === 0 ? rounded(order.gross / 10) : 0;
      return { ...order, less, paid: order.gross - less };
    });
  const rows = kept.map(({ day, customer, gross, less, paid }): Value[] => [
    ...[date(day), text(customer), text('Klippning'), money(gross)],
    isShare ? count(less > 0 ? 10 : 0) : money(less),
    ...(isProved ? [money(paid)] : []),
  ]);
  const truth = salesTruth(kept.map(({ day, paid }) => ({ day, ore: paid })));
  const isOpen = !isProved && kept.some(({ less }) => less > 0);
  const header = [
    'Datum',
    'Kund',
    'Behandling',
    'Pris',
    isShare ? 'Rabatt %' : 'Rabatt',
    ...(isProved ? ['Betalt'] : []),
  ];
  return fileOf(header, rows, isOpen ? { ...truth, mustAsk: true } : truth);
}

/** What was sold, and how it was shared with the one who did it. */
function shared(choices: Choices, orders: readonly Order[]): MadeFile {
  const name = choices.pick('name of the share', ['Till frisör', 'Utbetalas', 'Till konstnär']);
  const kept = whole(orders);
  const rows = kept.map((order): Value[] => {
    const own = Math.round(order.net * 0.4);
    const amounts = [order.net, own, order.net - own].map(money);
    return [date(order.day), text(`Säljare ${order.order % 3}`), ...amounts];
  });
  const truth = salesTruth(kept.map(({ day, net }) => ({ day, ore: net })));
  return fileOf(['Datum', 'Av', 'Försäljning exkl. moms', 'Provision', name], rows, truth);
}

/** Number and price with VAT, with the rate of each row beside them, and what is taken off in per cent. */
function pricedWithVat(choices: Choices, orders: readonly Order[]): MadeFile {
  const name = choices.pick('name of such a price', ['Pris inkl. moms', 'À-pris inkl moms']);
  const isLess = choices.chance('discount on such a price', 0.4);
  const lines = whole(orders)
    .flatMap((order) => order.lines)
    .filter(({ quantity, gross }) => quantity > 0 && gross > 0 && gross % quantity === 0)
    .filter(({ gross }) => !isLess || gross % 10 === 0)
    .map((line, place) => {
      const off = isLess && place % 3 === 0 ? 20 : 0;
      return {
        ...line,
        each: line.gross / line.quantity,
        off,
        gross: (line.gross * (100 - off)) / 100,
      };
    });
  const rows = lines.map((line): Value[] => [
    ...[date(line.day), text(line.product), percent(line.rate)],
    ...[count(line.quantity), money(line.each), ...(isLess ? [count(line.off)] : [])],
  ]);
  // The VAT of a row may be rounded, or what is left without it.
  const netBy = (round: (line: Line) => number) =>
    salesTruth(lines.map((line) => ({ day: line.day, ore: round(line) })));
  const truth = orNear(
    netBy(({ gross, rate }) => gross - rounded((gross * rate) / (100 + rate))),
    netBy(({ gross, rate }) => rounded((gross * 100) / (100 + rate))),
  );
  const header = ['Datum', 'Vara', 'Momssats', 'Antal', name, ...(isLess ? ['Rabatt %'] : [])];
  return fileOf(header, rows, truth);
}

/** Lists with more beside the amount than what it was sold for. */
const LISTS = {
  ...{ chain, taxReduction, shared, pricedWithVat, levels },
  ...{ twoTaxes, discounted },
  ...{ soldOrdered, cancelledPart, soFarByMonth, withGiftCards },
  ...{ blocksByMonth, discountOfOrder, salesUnderNames },
  ...{ paidOut, waysPaid, keptOfCancelled, returnedOrders, ratedTill, withDeposits, yearBlocks },
} as const;
export const otherList = (choices: Choices, orders: readonly Order[]): MadeFile =>
  LISTS[
    choices.pick(
      'list',
      [
        ...(['chain', 'taxReduction', 'shared', 'pricedWithVat', 'levels'] as const),
        ...(['twoTaxes', 'discounted'] as const),
        ...(['soldOrdered', 'cancelledPart', 'soFarByMonth', 'withGiftCards'] as const),
        ...(['blocksByMonth', 'discountOfOrder', 'salesUnderNames'] as const),
        ...(['paidOut', 'waysPaid', 'keptOfCancelled', 'returnedOrders'] as const),
        ...(['ratedTill', 'withDeposits', 'yearBlocks'] as const),
      ],
      [3, 3, 3, 3, 3, 3, 3, 1, 3, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
    )
  ](choices, orders);
