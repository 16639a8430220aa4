import type { Choices } from './choices.ts';
import type { Purchase } from './purchases.ts';
import { DAY_MS } from './purchases.ts';
import {
  code,
  count,
  date,
  empty,
  type MadeFile,
  money,
  type Truth,
  text,
  type Value,
} from './sheet.ts';
import { counts, type Order } from './shop.ts';
import { costTruth, salesTruth } from './truth.ts';

/** Lists in which a bill or an order stands on several rows, or its month on a row of its own. Money in öre. */

const fileOf = (header: readonly string[], rows: Value[][], truth: Truth): MadeFile => ({
  sheets: [{ name: 'Blad1', title: [], header: [[...header]], rows, foot: [] }],
  truth,
});

const sold = (orders: readonly Order[]) =>
  orders.filter(({ state, net }) => counts(state) && net > 0);

const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Bills that stand again, amount and all, for each payment of them: each counts once. */
export function paidInParts(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const side = choices.pick('amount of the bills', ['Fakturabelopp exkl. moms', 'Netto'] as const);
  const rest = choices.pick('name of what is left', ['Kvar att betala', 'Återstår', null] as const);
  const bills = purchases.filter(({ gross, cancelled }) => gross > 0 && !cancelled);
  const rows = bills.flatMap((bill, place) => {
    const parts = 1 + (place % 3);
    const each = Math.floor(bill.gross / parts);
    return Array.from({ length: parts }, (_, n): Value[] => {
      const paid = n === parts - 1 ? bill.gross - each * n : each;
      const left = n === parts - 1 ? 0 : bill.gross - each * (n + 1);
      return [
        ...[date(after(bill.day, 30 * n)), text(bill.supplier), code(bill.number)],
        ...[money(bill.net), money(bill.vat), money(paid)],
        ...(rest === null ? [] : [money(left)]),
      ];
    });
  });
  const truth = costTruth(bills.map(({ day, net }) => ({ day, ore: net })));
  const names = ['Betaldatum', 'Leverantör', 'Fakturanr', side, 'Moms', 'Betalt belopp'];
  return fileOf([...names, ...(rest === null ? [] : [rest])], rows, truth);
}

const MONTHS = [
  ...(['Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni'] as const),
  ...(['Juli', 'Augusti', 'September', 'Oktober', 'November', 'December'] as const),
];

/** What each customer bought, month by month, under a line that names the month. */
export function blocksByMonth(choices: Choices, orders: readonly Order[]): MadeFile {
  const hasSums = choices.chance('sum below each month', 0.5);
  const isNumber = choices.chance('months as numbers', 0.3);
  const months = [...new Set(sold(orders).map(({ day }) => day.slice(0, 7)))].sort();
  const written = (month: string) =>
    isNumber ? month : `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  const rows = months.flatMap((month): Value[][] => {
    const own = sold(orders).filter(({ day }) => day.startsWith(month));
    const customers = [...new Set(own.map(({ customer }) => customer))];
    const lines = customers.map((customer): Value[] => {
      const theirs = own.filter((order) => order.customer === customer);
      return [text(customer), count(theirs.length), money(sumOf(theirs))];
    });
    const sum: Value[] = [text('Summa'), count(own.length), money(sumOf(own))];
    return [[text(written(month)), empty, empty], ...lines, ...(hasSums ? [sum] : [])];
  });
  const truth = salesTruth(sold(orders).map(({ day, net }) => ({ day, ore: net })));
  return fileOf(['Kund', 'Antal order', 'Summa exkl. moms'], rows, truth);
}

const sumOf = (orders: readonly Order[]) => orders.reduce((sum, { net }) => sum + net, 0);

/** Lines without VAT, with what was taken off the whole order and its total with VAT again on each of them. */
export function discountOfOrder(choices: Choices, orders: readonly Order[]): MadeFile {
  const rate = choices.pick('one rate of VAT', [25, 12, 6] as const);
  const hasFreight = choices.chance('freight of the order', 0.5);
  const made = sold(orders).map((order, place) => {
    const lines = order.lines.filter(({ net, quantity }) => net > 0 && quantity > 0);
    const sum = lines.reduce((all, { net }) => all + net, 0);
    const discount = place % 3 === 1 ? Math.round(sum / 10) : 0;
    const freight = hasFreight && place % 2 === 0 ? 4900 : 0;
    return { ...order, lines, discount, freight, ore: sum - discount + freight };
  });
  const rows = made.flatMap(({ order, day, lines, discount, freight, ore }) =>
    lines.map((line): Value[] => [
      ...[code(order), date(day), text(line.product), money(line.net), money(discount)],
      ...(hasFreight ? [money(freight)] : []),
      money(Math.round(ore * (1 + rate / 100))),
    ]),
  );
  const truth = salesTruth(made.map(({ day, ore }) => ({ day, ore })));
  const lines = ['Ordernr', 'Orderdatum', 'Artikel', 'Radsumma exkl. moms', 'Orderrabatt'];
  return fileOf([...lines, ...(hasFreight ? ['Frakt'] : []), 'Ordersumma inkl. moms'], rows, truth);
}
