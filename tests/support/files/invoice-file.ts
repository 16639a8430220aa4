import type { Choices } from './choices.ts';
import { DAY_MS, type Purchase } from './purchases.ts';
import { code, date, empty, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { dressed } from './structure.ts';
import { costTruth } from './truth.ts';

type Column = [name: string, cell: (purchase: Purchase) => Value];

/** Where a purchase may stand that is no cost of classes 4 to 7: equipment, prepaid, rounding, interest. */
const OTHER_ACCOUNTS = ['1220', '1790', '3740', '8422'] as const;

/** A supplier ledger: invoices with VAT beside. */
export function invoices(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const english =
    choices.pick('language of the ledger', ['sv', 'camel'] as const, [4, 1]) === 'camel';
  const amounts = choices.pick('amounts of the ledger', [
    'net, VAT and gross',
    'net',
    'gross and VAT',
  ] as const);
  const due = choices.chance('due dates', 0.6);
  const statuses = purchases.some(({ cancelled }) => cancelled);
  const columns: Column[] = [
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
  if (statuses) columns.push(stateColumn(choices));
  const isPlus = choices.chance('credit notes with plus', 0.5) && purchases.some(isCredit);
  if (isPlus) columns.push(typeColumn(choices));
  const isBelow = !isPlus && choices.chance('all amounts below zero', 0.1);
  const amount = (ore: number) => money(isPlus ? Math.abs(ore) : isBelow ? -ore : ore);
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
  if (amounts !== 'gross and VAT') columns.push([english ? 'Net' : net, (p) => amount(p.net)]);
  if (amounts === 'gross and VAT')
    columns.push([english ? 'Total' : gross, (p) => amount(p.gross)]);
  if (amounts !== 'net') columns.push([english ? 'VAT' : vat, (p) => amount(p.vat)]);
  if (amounts === 'net, VAT and gross')
    columns.push([english ? 'Total' : gross, (p) => amount(p.gross)]);
  if (choices.chance('currencies of the ledger', 0.12)) {
    const foreign = abroad(choices, isPlus);
    if (choices.chance('kronor last', 0.5)) columns.splice(3, 0, ...foreign);
    else columns.push(...foreign);
  }
  const sheet: Sheet = {
    ...{ name: 'Leverantörsreskontra', title: [], foot: [] },
    header: [columns.map(([name]) => name)],
    rows: purchases.map((p) => columns.map(([, cell]) => cell(p))),
  };
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

const isCredit = ({ net }: Purchase) => net < 0;

/** What says that an invoice does not count: a state of each, or a remark on those alone. */
function stateColumn(choices: Choices): Column {
  const name = choices.pick('name of the state of an invoice', [
    ...(['Status', 'Atteststatus', 'Fakturastatus', 'Anm', 'Notering'] as const),
  ]);
  const gone = choices.pick('word of an invoice that is gone', [
    ...(['Makulerad', 'Avvisad', 'Struken', 'Nekad', 'Annullerad'] as const),
  ]);
  const isRemark = name === 'Anm' || name === 'Notering';
  const there = choices.pick('word of an invoice that counts', [
    ...(['Betald', 'Attesterad', 'Bokförd', 'Slutbetald'] as const),
  ]);
  return [name, (p) => (p.cancelled ? text(gone) : isRemark ? empty : text(there))];
}

/** What says that an invoice is a credit note, where its amounts do not. */
function typeColumn(choices: Choices): Column {
  const name = choices.pick('name of the type', ['Typ', 'Fakturatyp', 'Dokumenttyp'] as const);
  const credit = choices.pick('word of a credit note', [
    ...(['Kreditfaktura', 'Kreditnota', 'Levkreditfaktura'] as const),
  ]);
  // What `KF` is, only the owner knows.
  if (choices.chance('letters of invoices', 0.1))
    return [name, (p) => text(isCredit(p) ? 'KF' : 'LF')];
  return [name, (p) => text(isCredit(p) ? credit : 'Faktura')];
}

/** The invoice in its own currency, beside its kronor. */
function abroad(choices: Choices, isPlus: boolean): Column[] {
  const isAbroad = ({ supplier }: Purchase) => /Ireland|Adobe/.test(supplier);
  const written = ({ gross }: Purchase) => (isPlus ? Math.abs(gross) : gross);
  return [
    ['Valuta', (p) => text(isAbroad(p) ? 'EUR' : 'SEK')],
    [
      choices.pick('name of the invoiced currency', [
        ...(['Belopp i valuta', 'Valutabelopp', 'Fakturabelopp i valuta'] as const),
      ]),
      (p) => money(isAbroad(p) ? Math.round(written(p) / 11.42) : written(p)),
    ],
  ];
}

const fieldOf = (name: string) => {
  if (/datum|date/i.test(name)) return 'date' as const;
  if (/brutto|inkl|total/i.test(name)) return 'gross' as const;
  if (/^(?:varav |summa )?moms|^vat/i.test(name)) return 'vat' as const;
  if (/netto|net$|belopp/i.test(name)) return 'net' as const;
  if (/^faktura|number/i.test(name)) return 'order' as const;
  return 'customer' as const;
};
