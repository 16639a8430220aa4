import type { Choices } from './choices.ts';
import type { Purchase } from './purchases.ts';
import { code, date, empty, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { costTruth, type Dated } from './truth.ts';

const KINDS = ['Inköp', 'Lokal', 'Bil', 'Kontor', 'Övrigt'] as const;

/** What was spent, each amount below its kind of cost. */
export function costColumns(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const kinds = KINDS.slice(0, choices.int('columns of kinds', 3, KINDS.length));
  const hasVat = choices.chance('VAT beside the kinds', 0.6);
  const bought = purchases.filter(({ net, cancelled }) => net > 0 && !cancelled);
  const rows = bought.map((purchase): Value[] => [
    date(purchase.day),
    text(purchase.supplier),
    ...kinds.map((_, n) => (purchase.number % kinds.length === n ? money(purchase.net) : empty)),
    ...(hasVat ? [money(purchase.vat)] : []),
  ]);
  const title = choices.chance('title of the kinds', 0.5) ? ['Utgifter 2025 (exkl. moms)'] : [];
  const header = ['Datum', 'Vad', ...kinds, ...(hasVat ? ['Moms'] : [])];
  if (choices.chance('sums of the kinds', 0.5)) rows.push(sumsOf(header, rows));
  const sheet: Sheet = { name: 'Utgifter', title, foot: [], rows, header: [header] };
  const truth = costTruth(bought.map(({ day, net }): Dated => ({ day, ore: net })));
  return { sheets: [sheet], truth };
}

const sumsOf = (header: readonly string[], rows: readonly (readonly Value[])[]): Value[] =>
  header.map((_, place): Value => {
    if (place < 2) return place === 0 ? text('Summa') : empty;
    const ore = rows.map((row) => (row[place]?.kind === 'number' ? row[place].hundredths : 0));
    return money(ore.reduce((sum, each) => sum + each, 0));
  });

/** A supplier's account of its customer: each invoice, and what was paid of it a month later. */
export function supplierAccount(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const bought = purchases.filter(({ gross, cancelled }) => gross > 0 && !cancelled);
  const invoice = choices.pick('word of an invoice', ['Faktura', 'Invoice'] as const);
  const paid = choices.pick('word of what was paid', ['Betalning', 'Inbetalning'] as const);
  const unpaid = choices.int('invoices not yet paid', 0, 3);
  const later = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + 30 * 86_400_000).toISOString().slice(0, 10);
  const events = bought
    .flatMap(({ day, number, gross }, place) => [
      { day, number, ore: gross, what: invoice },
      ...(place < bought.length - unpaid
        ? [{ day: later(day), number, ore: -gross, what: paid }]
        : []),
    ])
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  let balance = 0;
  const rows = events.map(({ day, number, ore, what }): Value[] => {
    balance += ore;
    return [date(day), text(what), code(number), money(ore), money(balance)];
  });
  const header = ['Datum', 'Händelse', 'Fakturanr', 'Belopp', 'Saldo'];
  const title = choices.chance('title of the account', 0.5) ? ['Kontoutdrag kund 44120'] : [];
  const sheet: Sheet = { name: 'Kontoutdrag', title, foot: [], rows, header: [header] };
  const truth = costTruth(bought.map(({ day, gross }): Dated => ({ day, ore: gross })));
  return { sheets: [sheet], truth };
}
