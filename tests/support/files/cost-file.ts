import { agreements } from './agreements.ts';
import { statement } from './bank-statement.ts';
import { budget } from './budget.ts';
import { cardStatement } from './card-statement.ts';
import type { Choices } from './choices.ts';
import { ledger } from './ledger-file.ts';
import { openItems } from './open-items.ts';
import { payroll } from './payroll.ts';
import { plainCosts } from './plain-costs.ts';
import { DAY_MS, type Purchase, purchasesOf } from './purchases.ts';
import { code, date, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { dressed } from './structure.ts';
import { costTruth } from './truth.ts';

function sheetOf(name: string, header: string[], rows: Value[][]): Sheet {
  return { name, title: [], header: [header], rows, foot: [] };
}

/** Where a purchase may stand that is no cost of classes 4 to 7: equipment, prepaid, rounding, interest. */
const OTHER_ACCOUNTS = ['1220', '1790', '3740', '8422'] as const;

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
  const onOthers = choices.chance('purchases on other accounts', 0.3);
  if (choices.chance('accounts of the ledger', 0.4))
    columns.push([
      english ? 'Account' : 'Konto',
      (p) =>
        code(
          onOthers && p.number % 9 === 0 ? (OTHER_ACCOUNTS[p.number % 4] ?? p.account) : p.account,
        ),
    ]);
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
  const truth = costTruth(
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

/** Lists of costs that are no purchases. */
const LISTS = { agreements, cardStatement, budget, payroll, plainCosts } as const;

/** A cost file such as an owner has, and what is true of it. */
export function costFile(choices: Choices): MadeFile {
  const shape = choices.pick(
    'shape',
    ['invoices', 'ledger', 'statement', 'list', 'open items'] as const,
    [6, 2, 4, 5, 1],
  );
  if (shape === 'list')
    return LISTS[
      choices.pick('list', [
        'agreements',
        'cardStatement',
        'budget',
        'payroll',
        'plainCosts',
      ] as const)
    ](choices);
  const purchases = purchasesOf(choices);
  if (shape === 'ledger') return ledger(choices, purchases);
  if (shape === 'open items') return openItems(choices, purchases);
  return shape === 'statement' ? statement(choices, purchases) : invoices(choices, purchases);
}
