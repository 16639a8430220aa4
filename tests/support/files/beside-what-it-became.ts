import type { Choices } from './choices.ts';
import type { Purchase } from './purchases.ts';
import { code, date, type MadeFile, money, type Truth, text, type Value } from './sheet.ts';
import { counts, type Order } from './shop.ts';
import { costTruth, salesTruth } from './truth.ts';

/** Lists in which what was booked, ordered or reached so far stands beside, or instead of, what it became. Money in öre. */

const fileOf = (
  header: readonly string[],
  rows: Value[][],
  truth: Truth,
  title: string[] = [],
) => ({
  sheets: [{ name: 'Blad1', title, header: [[...header]], rows, foot: [] }],
  truth,
});

const sold = (orders: readonly Order[]) =>
  orders.filter(({ state, net, gross }) => counts(state) && net > 0 && gross > 0);

/** What of an order was invoiced: all, half or none of it. */
const partOf = (place: number, ore: number) => [ore, ore, Math.round(ore / 2), 0][place % 4] ?? ore;

/** What was ordered, what of it has been invoiced and what is left: which of them counts may be asked. */
function orderedFile(
  choices: Choices,
  who: string,
  lines: readonly { number: number; day: string; name: string; ore: number }[],
  truth: Truth,
): MadeFile {
  const agreed = choices.pick('name of what was ordered', [
    ...(['Ordervärde', 'Beställt belopp', 'Orderbelopp', 'Avtalat belopp'] as const),
  ]);
  const became = choices.pick('name of what it became', [
    ...(['Fakturerat', 'Fakturerat belopp', 'Levererat belopp'] as const),
  ]);
  const rest = choices.pick('name of what is left', ['Återstår', 'Kvar', null] as const);
  const rows = lines.map(({ number, day, name, ore }, place): Value[] => {
    const part = partOf(place, ore);
    const left = rest === null ? [] : [money(ore - part)];
    return [code(number), date(day), text(name), money(ore), money(part), ...left];
  });
  const names = ['Ordernr', 'Datum', who, agreed, became, ...(rest === null ? [] : [rest])];
  return fileOf(names, rows, truth);
}

export function soldOrdered(choices: Choices, orders: readonly Order[]): MadeFile {
  const lines = sold(orders).map(({ order, day, customer, net }) => ({
    ...{ number: order, day, name: customer, ore: net },
  }));
  const became = lines.map(({ day, ore }, place) => ({ day, ore: partOf(place, ore) }));
  return orderedFile(choices, 'Kund', lines, { ...salesTruth(became), mustAsk: true });
}

export function boughtOrdered(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const lines = purchases
    .filter(({ gross, cancelled }) => gross > 0 && !cancelled)
    .map(({ number, day, supplier, net }) => ({ number, day, name: supplier, ore: net }));
  const became = lines.map(({ day, ore }, place) => ({ day, ore: partOf(place, ore) }));
  return orderedFile(choices, 'Leverantör', lines, costTruth(became));
}

/** Orders with what of each was cancelled in kronor; the rest may stand beside. */
export function cancelledPart(choices: Choices, orders: readonly Order[]): MadeFile {
  const name = choices.pick('name of what was cancelled', [
    ...(['Makulerat belopp', 'Avbokat belopp', 'Annullerat belopp'] as const),
  ]);
  const rest = choices.pick('name of the rest', ['Att fakturera', null] as const);
  const kept = sold(orders);
  const gone = (place: number, ore: number) => (place % 5 === 1 ? ore : 0);
  const rows = kept.map(({ order, day, customer, net }, place): Value[] => {
    const less = gone(place, net);
    const left = rest === null ? [] : [money(net - less)];
    return [date(day), code(order), text(customer), money(net), money(less), ...left];
  });
  const names = ['Datum', 'Ordernr', 'Kund', 'Belopp exkl. moms', name];
  const truth = salesTruth(
    kept.map(({ day, net }, place) => ({ day, ore: net - gone(place, net) })),
  );
  return fileOf([...names, ...(rest === null ? [] : [rest])], rows, truth);
}

const MONTHS = ['Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni', 'Juli', 'Augusti'] as const;

/** What each article came to so far, month by month, some lowered once by what was taken back: must be asked. */
export function soFarByMonth(choices: Choices, orders: readonly Order[]): MadeFile {
  const random = choices.stream('so far');
  const many = choices.int('months so far', 4, MONTHS.length);
  const articles = [...new Set(sold(orders).map(({ customer }) => customer))].slice(0, 9);
  const isTitled = choices.chance('title says so far', 0.5);
  const own = articles.map((_, place) =>
    Array.from({ length: many }, (__, month) => {
      const ore = Math.round(1000 + random() * 40_000) * 100;
      return place % 4 === 3 && month === 2 ? -Math.round(ore / 4) : ore;
    }),
  );
  const rows = articles.map((name, place): Value[] => {
    let all = 0;
    const cells = (own[place] ?? []).map((ore) => {
      all += ore;
      return money(all);
    });
    return [text(name), ...cells];
  });
  const total = own.flat().reduce((sum, ore) => sum + ore, 0);
  const title = isTitled ? ['Ackumulerad försäljning 2025'] : ['Försäljning per artikel'];
  const header = ['Artikel', ...MONTHS.slice(0, many).map((month) => `${month} 2025`)];
  // Fewer rows may rise by chance.
  const isSure = isTitled || articles.length >= 6;
  const truth = { purpose: 'sales', totals: [total], months: null, mustAsk: isSure } as const;
  return fileOf(header, rows, truth, title);
}

/** A day's total with tips and sold gift cards in it, which are no sales. */
export function withGiftCards(choices: Choices, orders: readonly Order[]): MadeFile {
  const kept = sold(orders);
  const hasTips = choices.chance('tips in the total', 0.7);
  const name = choices.pick('name of gift cards', [
    ...(['Sålda presentkort', 'Presentkort sålda', 'Försålda presentkort'] as const),
  ]);
  const rows = kept.map(({ day, net }, place): Value[] => {
    const food = Math.round(net * 0.6);
    const tips = hasTips ? (place % 3) * 5000 : 0;
    const cards = place % 4 === 0 ? 50_000 : 0;
    const more = hasTips ? [money(tips)] : [];
    const all = money(net + tips + cards);
    return [date(day), money(food), money(net - food), ...more, money(cards), all];
  });
  const names = ['Datum', 'Mat', 'Dryck', ...(hasTips ? ['Dricks'] : []), name];
  const truth = salesTruth(kept.map(({ day, net }) => ({ day, ore: net })));
  return fileOf([...names, 'Totalt exkl. moms'], rows, truth);
}
