import type { Choices } from './choices.ts';
import type { Purchase } from './purchases.ts';
import { code, count, date, empty, type MadeFile, money, text, type Value } from './sheet.ts';
import { counts, type Order } from './shop.ts';
import { costTruth, salesTruth } from './truth.ts';

interface Row {
  name: string;
  number: number;
  day: string;
  ore: number;
}

/** Rows under the name of whom they are of, which stands on a row of its own with its number, as programs print a ledger. */
function underNames(choices: Choices, rows: readonly Row[], header: readonly string[]): Value[][] {
  const hasNumber = header.length > 4;
  const label = choices.pick('sum below each name', ['Summa', 'Summa av namnet', null] as const);
  const names = [...new Set(rows.map(({ name }) => name))].sort();
  return names.flatMap((name, place): Value[][] => {
    const lead = (value: Value, of: Value): Value[] => [...(hasNumber ? [value] : []), of];
    const own = rows.filter((row) => row.name === name);
    const sum = own.reduce((all, { ore }) => all + ore, 0);
    const heading = [...lead(count(1001 + place), text(name)), empty, empty, empty];
    const below = own.map(({ number, day, ore }) => [
      ...lead(empty, empty),
      ...[code(number), date(day), money(ore)],
    ]);
    const written = label === 'Summa' ? label : `Summa ${name}`;
    const foot = [...lead(empty, text(written)), empty, empty, money(sum)];
    return [heading, ...below, ...(label === null ? [] : [foot])];
  });
}

const fileOf = (header: string[], rows: Value[][], truth: MadeFile['truth']): MadeFile => ({
  sheets: [{ name: 'Reskontra', title: [], header: [header], rows, foot: [] }],
  truth,
});

/** What each supplier has billed, under its name. */
export function billsUnderNames(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const hasNumber = choices.chance('number of the supplier', 0.6);
  const who = choices.pick('name of the supplier', ['Namn', 'Leverantör'] as const);
  const bills = purchases.filter(({ cancelled }) => !cancelled);
  const header = [...(hasNumber ? ['Lev nr'] : []), who];
  header.push('Fakturanr', 'Fakturadatum', 'Belopp');
  const rows = bills.map(({ supplier, number, day, gross }) => ({
    ...{ name: supplier, number, day, ore: gross },
  }));
  const truth = costTruth(bills.map(({ day, gross }) => ({ day, ore: gross })));
  return fileOf(header, underNames(choices, rows, header), truth);
}

/** What each customer has been billed, under its name. */
export function salesUnderNames(choices: Choices, orders: readonly Order[]): MadeFile {
  const hasNumber = choices.chance('number of the customer', 0.6);
  const who = choices.pick('name of the customer', ['Namn', 'Kund', 'Kundnamn'] as const);
  const sold = orders.filter(({ state, net }) => counts(state) && net > 0);
  const header = [...(hasNumber ? ['Kundnr'] : []), who];
  header.push('Fakturanr', 'Fakturadatum', 'Netto');
  const rows = sold.map(({ customer, order, day, net }) => ({
    ...{ name: customer, number: order, day, ore: net },
  }));
  const truth = salesTruth(sold.map(({ day, net }) => ({ day, ore: net })));
  return fileOf(header, underNames(choices, rows, header), truth);
}
