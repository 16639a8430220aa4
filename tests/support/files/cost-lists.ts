import type { Choices } from './choices.ts';
import type { Purchase } from './purchases.ts';
import {
  code,
  count,
  date,
  empty,
  type MadeFile,
  money,
  type Sheet,
  type Truth,
  text,
  type Value,
} from './sheet.ts';
import { costTruth, type Dated } from './truth.ts';

type Column = [name: string, cell: (purchase: Purchase, place: number) => Value];

const DAY_MS = 86_400_000;
const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const bought = (purchases: readonly Purchase[]) =>
  purchases.filter(({ gross, cancelled }) => gross > 0 && !cancelled);
const sumsOf = (purchases: readonly Purchase[], ore: (purchase: Purchase) => number): Dated[] =>
  purchases.map((purchase) => ({ day: purchase.day, ore: ore(purchase) }));

function listOf(
  name: string,
  columns: readonly Column[],
  purchases: readonly Purchase[],
  truth: Truth,
): MadeFile {
  const header = [columns.map(([own]) => own)];
  const rows = purchases.map((purchase, place) => columns.map(([, cell]) => cell(purchase, place)));
  return { sheets: [{ name, title: [], header, rows, foot: [] }], truth };
}

/** A supplier ledger whose rests stand by how late they are. */
export function ageing(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = bought(all);
  const names = choices.pick('names of how late', [
    ['Ej förfallet', '1-30 dagar', '31-60 dagar', '>60 dagar'],
    ['Ej förfallna', '0-30', '31-60', '61-'],
  ] as const);
  const rest = ({ gross, number }: Purchase) => (number % 3 === 0 ? Math.round(gross / 2) : gross);
  const columns: Column[] = [
    ['Leverantör', ({ supplier }) => text(supplier)],
    ['Fakturanr', ({ number }) => code(number)],
    ['Fakturadatum', ({ day }) => date(day)],
    ['Förfallodatum', ({ day }) => date(later(day, 30))],
    ['Fakturabelopp', ({ gross }) => money(gross)],
    [choices.pick('name of the rest', ['Restbelopp', 'Saldo'] as const), (p) => money(rest(p))],
    ...names.map(
      (name, late): Column => [
        name,
        (p) => (p.number % names.length === late ? money(rest(p)) : empty),
      ],
    ),
  ];
  return listOf('Åldersanalys', columns, purchases, costTruth(sumsOf(purchases, (p) => p.gross)));
}

/** Purchases of which a part, or some, are the owner's own: told in kronor, or by a word of the row. */
export function ownersShare(choices: Choices, given: readonly Purchase[]): MadeFile {
  const purchases = bought(given);
  const way = choices.pick('how the private is told', ['column', 'word', 'mark'] as const);
  const isPrivate = ({ number }: Purchase) => number % 4 === 1;
  const part = ({ gross, number }: Purchase) => Math.round((gross * (2 + (number % 3))) / 10);
  const cells: Record<typeof way, Column> = {
    column: [
      choices.pick('name of the private', ['Privat', 'Privat del', 'Varav privat'] as const),
      (p) => (isPrivate(p) ? money(part(p)) : empty),
    ],
    word: [
      choices.pick('name of the private kind', ['Typ', 'Slag', 'Kategori', 'Betalsätt'] as const),
      (p) => text(isPrivate(p) ? 'Privat' : 'Företag'),
    ],
    mark: ['Privat', (p) => (isPrivate(p) ? text('x') : empty)],
  };
  const held = purchases.map((_, place) =>
    purchases.slice(0, place + 1).reduce((left, { gross }) => left - gross, 40_000_000),
  );
  const sides = choices.pick('list of the private', ['card', 'bank', 'rates'] as const);
  const atLower = ({ number, net }: Purchase) => (number % 5 === 0 ? Math.round(net / 3) : 0);
  const whole = (p: Purchase) => p.gross + (sides === 'rates' ? atLower(p) : 0);
  const amounts: Record<typeof sides, Column[]> = {
    card: [['Belopp', ({ gross }) => money(gross)]],
    bank: [
      ['Belopp', ({ gross }) => money(-gross)],
      ['Saldo', (_, place) => money(held[place] ?? 0)],
    ],
    rates: [
      ['Netto 25%', ({ gross }) => money(gross)],
      ['Netto 12%', (p) => (atLower(p) > 0 ? money(atLower(p)) : empty)],
    ],
  };
  const columns: Column[] = [
    ['Datum', ({ day }) => date(day)],
    [sides === 'bank' ? 'Text' : 'Inköpsställe', ({ supplier }) => text(supplier)],
    ...amounts[sides],
    cells[way],
  ];
  const own = (p: Purchase) => (!isPrivate(p) ? 0 : way === 'column' ? part(p) : whole(p));
  const all = costTruth(sumsOf(purchases, whole));
  const [sum, gone] = [whole, own].map((of) => purchases.reduce((total, p) => total + of(p), 0));
  // Few rows with a mark may be marked for anything.
  const isAsked = (gone ?? 0) > (sum ?? 0) * 0.0101 && (way !== 'mark' || purchases.length >= 8);
  const totals = [...all.totals, (sum ?? 0) - (gone ?? 0)];
  return listOf('Köp', columns, purchases, { ...all, totals, months: null, mustAsk: isAsked });
}

/** A loan as it is paid: interest and fee cost, what lowers the debt does not. */
export function loan(choices: Choices): MadeFile {
  const months = choices.int('months of the loan', 6, 24);
  const paidOff = choices.int('paid off each month', 5, 30) * 100_000;
  const fee = choices.chance('fee of the loan', 0.5) ? 2900 : 0;
  const rows = Array.from({ length: months }, (_, month): Value[] => {
    const debt = 90_000_000 - month * paidOff;
    const interest = Math.round(debt / 240);
    return [
      date(`${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-28`),
      text('Almi Företagspartner'),
      money(paidOff),
      money(interest),
      ...(fee > 0 ? [money(fee)] : []),
      money(paidOff + interest + fee),
      money(debt - paidOff),
    ];
  });
  const paid = choices.pick('name of what lowers the debt', ['Amortering', 'Amort.'] as const);
  const header = [
    ...['Förfallodag', 'Långivare', paid, 'Ränta', ...(fee > 0 ? ['Aviavgift'] : [])],
    ...['Att betala', 'Kvarvarande skuld'],
  ];
  const sheet: Sheet = { name: 'Lån', title: [], header: [header], rows, foot: [] };
  return { sheets: [sheet], truth: { purpose: 'costs', totals: [], months: null, mustAsk: true } };
}

/** What several companies of a group bought, in one list: whose it is must be asked. */
export function companies(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = bought(all);
  const own = choices.pick('name of the companies', ['Bolag', 'Företag', 'Koncernbolag'] as const);
  const names = ['Ek Bygg AB', 'Ek Fastigheter AB', 'Ek Maskin AB'];
  const columns: Column[] = [
    [own, ({ number }) => text(names[number % names.length] ?? '')],
    ['Leverantör', ({ supplier }) => text(supplier)],
    ['Fakturanr', ({ number }) => code(number)],
    ['Fakturadatum', ({ day }) => date(day)],
    ['Belopp exkl. moms', ({ net }) => money(net)],
  ];
  const truth = costTruth(sumsOf(purchases, ({ net }) => net));
  const ofOne = names.map((_, place) =>
    purchases.reduce(
      (sum, { net, number }) => sum + (number % names.length === place ? net : 0),
      0,
    ),
  );
  const most = Math.max(...ofOne);
  const sum = ofOne.reduce((total, each) => total + each, 0);
  const isAsked = purchases.length >= 8 && sum - most > sum * 0.0101;
  return listOf('Koncern', columns, purchases, { ...truth, mustAsk: isAsked });
}

const ACCOUNTS = ['4010 Varor', '5010 Hyra', '5611 Drivmedel', '6110 Kontor'] as const;

/** A journal with a column for each account: the debt, the VAT, and what was bought. */
export function purchaseJournal(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = bought(all);
  const accounts = ACCOUNTS.slice(0, choices.int('accounts of the journal', 3, ACCOUNTS.length));
  const columns: Column[] = [
    ['Bokf.dag', ({ day }) => date(day)],
    ['Ver.nr', ({ number }) => code(`L${number}`)],
    ['Leverantör', ({ supplier }) => text(supplier)],
    ['2440 Leverantörsskulder', ({ gross }) => money(-gross)],
    ['2641 Ing. moms', ({ vat }) => money(vat)],
    ...accounts.map(
      (name, place): Column => [
        name,
        (p) => (p.number % accounts.length === place ? money(p.net) : empty),
      ],
    ),
  ];
  return listOf('Journal', columns, purchases, costTruth(sumsOf(purchases, (p) => p.net)));
}

/** What a delivery is made of: goods, deposits, what went back, and freight, with or without their sum. */
export function deliveries(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = bought(all);
  const hasSum = choices.chance('sum of the delivery', 0.6);
  const freight = ({ number }: Purchase) => (number % 2 === 0 ? 59_500 : 0);
  const deposit = ({ number }: Purchase) => (number % 7) * 2_400;
  const back = ({ number, net }: Purchase) => (number % 5 === 0 ? Math.round(net / 10) : 0);
  const sum = (p: Purchase) => p.net + deposit(p) - back(p) + freight(p);
  const columns: Column[] = [
    ['Följesedel', ({ number }) => code(number)],
    ['Datum', ({ day }) => date(day)],
    ['Leverantör', ({ supplier }) => text(supplier)],
    [hasSum ? 'Varor' : 'Belopp exkl. moms', ({ net }) => money(net)],
    ['Pant', (p) => money(deposit(p))],
    ['Retur', (p) => (back(p) > 0 ? money(back(p)) : empty)],
    ['Frakt', (p) => (freight(p) > 0 ? money(freight(p)) : empty)],
  ];
  if (hasSum) columns.push(['Summa exkl. moms', (p) => money(sum(p))]);
  const truth = costTruth(sumsOf(purchases, sum));
  const net = purchases.reduce((total, p) => total + p.net, 0);
  const beside = [deposit, back, freight].some(
    (of) => purchases.reduce((total, p) => total + of(p), 0) > net * 0.0101,
  );
  const isOpen = !hasSum && beside;
  const near = hasSum ? [] : [net];
  return listOf('Inköp', columns, purchases, {
    ...truth,
    totals: [...truth.totals, ...near],
    months: hasSum ? truth.months : null,
    mustAsk: isOpen,
  });
}

/** Payments of invoices, several of some, with the invoice's amount again on each. */
export function payments(choices: Choices, all: readonly Purchase[]): MadeFile {
  const most = choices.int('payments of an invoice', 1, 3);
  const rows = bought(all)
    .flatMap((purchase) => {
      const times = 1 + (purchase.number % most);
      let left = purchase.gross;
      return Array.from({ length: times }, (_, n) => {
        const ore = n === times - 1 ? left : Math.round(purchase.gross / times);
        left -= ore;
        return { purchase, day: later(purchase.day, 30 + n * 20), ore, left };
      });
    })
    .sort((a, b) => a.day.localeCompare(b.day));
  const cells = rows.map(({ purchase, day, ore, left }): Value[] => [
    date(day),
    text(purchase.supplier),
    code(purchase.number),
    money(purchase.gross),
    money(ore),
    money(left),
  ]);
  const paid = choices.pick('name of what was paid of it', ['Betalt belopp', 'Betalt'] as const);
  const header = ['Betaldatum', 'Leverantör', 'Fakturanr', 'Fakturabelopp', paid, 'Kvar'];
  const sheet: Sheet = { name: 'Betalningar', title: [], header: [header], rows: cells, foot: [] };
  return { sheets: [sheet], truth: costTruth(rows.map(({ day, ore }) => ({ day, ore }))) };
}

/** What was driven, and what it was worth by the kilometre. */
export function mileage(choices: Choices, all: readonly Purchase[]): MadeFile {
  const rate = choices.pick('kronor for ten kilometres', [2500, 1850] as const);
  const purchases = bought(all);
  const km = ({ number }: Purchase) => 10 + ((number * 37) % 230);
  const columns: Column[] = [
    ['Datum', ({ day }) => date(day)],
    ['Till', ({ supplier }) => text(supplier)],
    ['Km', (p) => count(km(p))],
    ['Ersättning/mil', () => money(rate)],
    [
      choices.pick('name of the mileage', ['Milersättning', 'Belopp'] as const),
      (p) => money((km(p) * rate) / 10),
    ],
  ];
  return listOf(
    'Körjournal',
    columns,
    purchases,
    costTruth(sumsOf(purchases, (p) => (km(p) * rate) / 10)),
  );
}
