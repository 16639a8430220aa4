import { amountsAs, dayOf, type Fields, type Json, wrapped } from './api-writing.ts';
import type { Choices } from './choices.ts';
import { type Purchase, purchasesOf } from './purchases.ts';
import type { Truth } from './sheet.ts';
import { costTruth } from './truth.ts';

type Amount = (ore: number) => Json;

/** Account, öre and text of each booking of a purchase, those in debit above zero. */
function bookingsOf({ account, net, vat, gross, what }: Purchase, credit: string) {
  const booked: [account: string, ore: number, text: string][] = [[account, net, what]];
  if (vat !== 0) booked.push(['2641', vat, 'Ingående moms']);
  booked.push([credit, -gross, what]);
  return booked;
}

const debit = (amount: Amount, ore: number) => amount(Math.max(0, ore));
const credit = (amount: Amount, ore: number) => amount(Math.max(0, -ore));

/** Fortnox: vouchers with their rows. */
function voucher(purchase: Purchase, date: Json, amount: Amount): Fields {
  return {
    VoucherSeries: 'A',
    VoucherNumber: purchase.number - 20_000,
    Year: 1,
    TransactionDate: date,
    Description: purchase.supplier,
    VoucherRows: bookingsOf(purchase, '1930').map(([account, ore, text]) => ({
      Account: Number(account),
      CostCenter: null,
      Credit: credit(amount, ore),
      Debit: debit(amount, ore),
      Description: text,
      Quantity: 0,
      Removed: false,
    })),
  };
}

/** Visma eEkonomi: supplier invoices with their bookings. */
function bookedInvoice(purchase: Purchase, date: Json, amount: Amount): Fields {
  return {
    SupplierName: purchase.supplier,
    InvoiceNumber: `${purchase.number}`,
    InvoiceDate: date,
    TotalAmount: amount(purchase.gross),
    Vat: amount(purchase.vat),
    RemainingAmount: amount(0),
    CurrencyCode: 'SEK',
    CurrencyRate: 1,
    Rows: bookingsOf(purchase, '2440').map(([account, ore, text]) => ({
      AccountNumber: Number(account),
      DebetAmount: debit(amount, ore),
      CreditAmount: credit(amount, ore),
      TransactionText: text,
    })),
  };
}

/** An invoice with what was bought on its rows, and no accounts. */
function invoiceWithLines(purchase: Purchase, date: Json, amount: Amount): Fields {
  const half = Math.round(purchase.net / 2);
  return {
    supplierName: purchase.supplier,
    invoiceNumber: `${purchase.number}`,
    invoiceDate: date,
    netAmount: amount(purchase.net),
    vatAmount: amount(purchase.vat),
    totalAmount: amount(purchase.gross),
    paidAmount: amount(purchase.gross),
    lines: [half, purchase.net - half].map((ore) => ({
      description: purchase.what,
      quantity: 1,
      unitPrice: amount(ore),
      lineTotal: amount(ore),
    })),
  };
}

/** Supplier invoices alone. */
function invoice(purchase: Purchase, date: Json, amount: Amount): Fields {
  return {
    GivenNumber: `${purchase.number - 20_000}`,
    SupplierName: purchase.supplier,
    InvoiceNumber: `${purchase.number}`,
    InvoiceDate: date,
    Total: amount(purchase.gross),
    VAT: amount(purchase.vat),
    Balance: amount(0),
    Currency: 'SEK',
  };
}

const RECORDS = { voucher, bookedInvoice, invoiceWithLines, invoice } as const;

/** What a bookkeeping program's interface answers of what a company bought. */
export function apiCosts(choices: Choices): { name: string; bytes: Buffer; truth: Truth } {
  const kind = choices.pick('record of the interface', [
    'voucher',
    'bookedInvoice',
    'invoiceWithLines',
    'invoice',
  ] as const);
  const purchases = purchasesOf(choices);
  const amount = amountsAs(choices, {});
  const list = kind === 'voucher' ? 'Vouchers' : 'SupplierInvoices';
  const records = purchases.map((purchase) =>
    RECORDS[kind](purchase, dayOf(choices, purchase.day, '10:00:00'), amount),
  );
  return {
    name: 'svar.json',
    bytes: Buffer.from(wrapped(choices, list, records)),
    truth: costTruth(purchases.map(({ day, net: ore }) => ({ day, ore }))),
  };
}
