import type { Choices } from './choices.ts';
import { agreements, budget, cardStatement, payroll } from './cost-lists.ts';
import { code, date, empty, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { split } from './shop.ts';
import { dressed } from './structure.ts';

/** What a company bought: an invoice, a payment or a booking. Money in öre. */
interface Purchase {
  day: string;
  supplier: string;
  account: string;
  accountName: string;
  what: string;
  number: number;
  net: number;
  vat: number;
  gross: number;
  cancelled: boolean;
}

const SUPPLIERS: readonly [
  supplier: string,
  account: string,
  accountName: string,
  what: string,
  ore: number,
  rate: number,
][] = [
  ['Telia Sverige AB', '6212', 'Mobiltelefon', 'Abonnemang', 59_900, 25],
  ['Fastighets AB Balder', '5010', 'Lokalhyra', 'Hyra', 1_250_000, 25],
  ['Fortnox AB', '5420', 'Programvaror', 'Bokföringsprogram', 39_900, 25],
  ['Vattenfall AB', '5020', 'El för belysning', 'El', 210_000, 25],
  ['Martin & Servera', '4010', 'Inköp varor', 'Varor', 845_000, 12],
  ['PostNord Sverige', '5710', 'Frakter', 'Frakt', 32_000, 25],
  ['If Skadeförsäkring', '6310', 'Företagsförsäkringar', 'Försäkring', 480_000, 0],
  ['Google Ireland', '5930', 'Reklam', 'Annonser', 150_000, 0],
  ['Circle K', '5611', 'Drivmedel personbilar', 'Bensin', 78_500, 25],
  ['Ek Redovisning', '6530', 'Redovisningstjänster', 'Löpande bokföring', 320_000, 25],
];
const DAY_MS = 86_400_000;

function purchasesOf(choices: Choices): Purchase[] {
  const random = choices.stream('purchases');
  const howMany = choices.int('purchases', 6, 70);
  const cancelled = choices.chance('cancelled invoices', 0.2);
  const credits = choices.chance('credit notes', 0.25);
  const days = Array.from({ length: howMany }, () => Math.floor(random() * 330)).sort(
    (a, b) => a - b,
  );
  return days.map((offset, place) => {
    const [supplier, account, accountName, what, ore, rate] =
      SUPPLIERS[Math.floor(random() * SUPPLIERS.length)] ??
      (SUPPLIERS[0] as (typeof SUPPLIERS)[number]);
    const sign = credits && random() < 0.08 ? -1 : 1;
    const amount = sign * (ore + Math.floor(random() * 20) * 1250);
    return {
      day: new Date(Date.parse('2025-01-03T00:00:00Z') + offset * DAY_MS)
        .toISOString()
        .slice(0, 10),
      ...{ supplier, account, accountName, what },
      number: 20_001 + place,
      ...split(amount, rate, false),
      cancelled: cancelled && random() < 0.1,
    };
  });
}

type Row = { day: string; ore: number };

function truthOf(rows: readonly Row[]): MadeFile['truth'] {
  const months = new Map<string, number>();
  for (const { day, ore } of rows)
    months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + ore);
  return { purpose: 'costs', totals: [rows.reduce((sum, { ore }) => sum + ore, 0)], months };
}

function sheetOf(name: string, header: string[], rows: Value[][]): Sheet {
  return { name, title: [], header: [header], rows, foot: [] };
}

/** A supplier ledger: invoices with VAT beside. */
function invoices(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const english =
    choices.pick('language of the ledger', ['sv', 'camel'] as const, [4, 1]) === 'camel';
  const amounts = choices.pick('amounts of the ledger', [
    'net, VAT and gross',
    'net',
    'gross and VAT',
  ] as const);
  const due = choices.chance('due dates', 0.6);
  const statuses = purchases.some(({ cancelled }) => cancelled);
  const columns: [name: string, cell: (purchase: Purchase) => Value][] = [
    [
      english
        ? 'SupplierName'
        : choices.pick('name of supplier', ['Leverantör', 'Leverantörsnamn', 'Lev.namn'] as const),
      (p) => text(p.supplier),
    ],
    [
      english
        ? 'InvoiceNumber'
        : choices.pick('name of invoice', ['Fakturanr', 'Fakturanummer', 'Faktura'] as const),
      (p) => code(p.number),
    ],
    [
      english
        ? 'InvoiceDate'
        : choices.pick('name of invoice date', [
            'Fakturadatum',
            'Datum',
            'Bokföringsdatum',
          ] as const),
      (p) => date(p.day),
    ],
  ];
  if (due)
    columns.push([
      english ? 'DueDate' : 'Förfallodatum',
      (p) => date(new Date(Date.parse(p.day) + 30 * DAY_MS).toISOString().slice(0, 10)),
    ]);
  if (choices.chance('accounts of the ledger', 0.4))
    columns.push([english ? 'Account' : 'Konto', (p) => code(p.account)]);
  if (statuses) columns.push(['Status', (p) => text(p.cancelled ? 'Makulerad' : 'Betald')]);
  const net = choices.pick('name of net cost', [
    'Belopp exkl. moms',
    'Netto',
    'Nettobelopp',
  ] as const);
  const gross = choices.pick('name of gross cost', [
    'Totalt inkl. moms',
    'Belopp inkl moms',
    'Brutto',
  ] as const);
  const vat = choices.pick('name of cost VAT', [
    'Moms',
    'Momsbelopp',
    'Varav moms',
    'Summa moms',
  ] as const);
  if (amounts !== 'gross and VAT') columns.push([english ? 'Net' : net, (p) => money(p.net)]);
  if (amounts === 'gross and VAT') columns.push([english ? 'Total' : gross, (p) => money(p.gross)]);
  if (amounts !== 'net') columns.push([english ? 'VAT' : vat, (p) => money(p.vat)]);
  if (amounts === 'net, VAT and gross')
    columns.push([english ? 'Total' : gross, (p) => money(p.gross)]);
  const sheet = sheetOf(
    'Leverantörsreskontra',
    columns.map(([name]) => name),
    purchases.map((p) => columns.map(([, cell]) => cell(p))),
  );
  const truth = truthOf(
    purchases.filter(({ cancelled }) => !cancelled).map(({ day, net: ore }) => ({ day, ore })),
  );
  return dressed(choices, {
    sheet,
    fields: columns.map(([name]) => fieldOf(name)),
    lines: purchases,
    truth,
  });
}

const fieldOf = (name: string) => {
  if (/datum|date/i.test(name)) return 'date' as const;
  if (/moms|vat|netto|net$|brutto|belopp|total/i.test(name)) return 'net' as const;
  return 'customer' as const;
};

/** Bookings: each purchase on a cost account, on VAT and on the bank. */
function ledger(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const sides = choices.pick('sides of the ledger', ['debit and credit', 'one amount'] as const);
  const booked = purchases.flatMap((p): [Purchase, string, string, number][] => [
    [p, p.account, p.accountName, p.net],
    ...(p.vat === 0
      ? []
      : ([[p, '2641', 'Debiterad ingående moms', p.vat]] as [Purchase, string, string, number][])),
    [p, '1930', 'Företagskonto', -p.gross],
  ]);
  const side = (ore: number): Value[] =>
    sides === 'one amount'
      ? [money(ore)]
      : [ore > 0 ? money(ore) : empty, ore < 0 ? money(-ore) : empty];
  const header = [
    'Vernr',
    'Bokföringsdatum',
    'Konto',
    'Benämning',
    'Verifikationstext',
    ...(sides === 'one amount' ? ['Belopp'] : ['Debet', 'Kredit']),
  ];
  const rows = booked.map(([p, account, name, ore]) => [
    code(`A${p.number}`),
    date(p.day),
    code(account),
    text(name),
    text(p.supplier),
    ...side(ore),
  ]);
  return {
    sheets: [sheetOf('Huvudbok', header, rows)],
    truth: truthOf(purchases.map(({ day, net: ore }) => ({ day, ore }))),
  };
}

/** Money back from a supplier may be taken from the costs or left out as income: the statement does not say. */
function statementTruth(purchases: readonly Purchase[]): MadeFile['truth'] {
  const paid = truthOf(
    purchases.filter(({ gross }) => gross > 0).map(({ day, gross: ore }) => ({ day, ore })),
  );
  const [net = 0] = truthOf(purchases.map(({ day, gross: ore }) => ({ day, ore }))).totals;
  return { ...paid, totals: [...paid.totals, net] };
}

/** A bank statement with what came in, own transfers and taxes among the purchases. */
function statement(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const random = choices.stream('incomes');
  const incomes = choices.chance('incomes on the statement', 0.7);
  const transfers = choices.chance('own transfers', 0.2);
  let balance = 25_000_000;
  const rows: Value[][] = [];
  const add = (day: string, what: string, ore: number) => {
    balance += ore;
    rows.push([date(day), date(day), text(what), money(ore), money(balance)]);
  };
  for (const p of purchases) {
    add(p.day, `${p.supplier} ${p.what}`, -p.gross);
    if (incomes && random() < 0.3)
      add(p.day, 'Bg 5050-1055 Kund AB', 125_000 + Math.floor(random() * 9) * 10_000);
    if (transfers && random() < 0.1) add(p.day, 'Överföring eget sparkonto', -500_000);
  }
  const header = choices.pick('names of the statement', [
    ['Bokföringsdag', 'Valutadag', 'Text', 'Belopp', 'Saldo'],
    ['Bokföringsdatum', 'Transaktionsdatum', 'Beskrivning', 'Belopp', 'Bokfört saldo'],
  ] as const);
  return {
    sheets: [sheetOf('Kontoutdrag', [...header], rows)],
    truth: statementTruth(purchases),
  };
}

const LISTS = { agreements, cardStatement, budget, payroll } as const;

/** A cost file such as an owner has, and what is true of it. */
export function costFile(choices: Choices): MadeFile {
  const shape = choices.pick(
    'shape',
    ['invoices', 'ledger', 'statement', 'list'] as const,
    [6, 2, 3, 3],
  );
  if (shape === 'list')
    return LISTS[
      choices.pick('list', ['agreements', 'cardStatement', 'budget', 'payroll'] as const)
    ](choices);
  const purchases = purchasesOf(choices);
  if (shape === 'ledger') return ledger(choices, purchases);
  return shape === 'statement' ? statement(choices, purchases) : invoices(choices, purchases);
}
