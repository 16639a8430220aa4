import type { MadeTable } from './sales-table.ts';

/** One row of the office's purchase ledger. */
export interface OfficeRow {
  date: string | null;
  supplier: string | null;
  account: string | null;
  text: string | null;
  department: string | null;
  invoice: string | null;
  /** Öre. */
  amount: number;
}

/** A fixed sequence of numbers in [0, 1): the same rows in every run. */
function sequence(): () => number {
  let state = 20240101;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const day = (month: number, date: number) =>
  new Date(Date.UTC(2024, month, date)).toISOString().slice(0, 10);

/**
 * Eighteen months of a small office, January 2024 to June 2025: rent, phone whose price rises, a licence by
 * the quarter, a yearly insurance, a subscription that stops, goods that vary, one double payment, one
 * credit, one month of expensive repairs, and rows no one can place.
 */
export function officeRows(): OfficeRow[] {
  const random = sequence();
  const rows: OfficeRow[] = [];
  let number = 1000;
  const add = (row: Partial<OfficeRow> & Pick<OfficeRow, 'date' | 'amount'>) => {
    number += 1;
    rows.push({
      supplier: null,
      account: null,
      text: null,
      department: random() < 0.5 ? 'Butik' : 'Kontor',
      invoice: String(number),
      ...row,
    });
  };
  for (let month = 0; month < 18; month += 1) {
    add({
      date: day(month, 1),
      supplier: 'Fastigheter i Väst AB',
      account: '5010',
      text: 'Hyra',
      amount: 1_200_000,
    });
    add({
      date: day(month, 12),
      supplier: 'Telia Sverige AB',
      account: '6210',
      amount: month < 10 ? 49_900 : 57_900,
    });
    if (month % 3 === 0)
      add({
        date: day(month, 5),
        supplier: 'Fortnox AB',
        account: null,
        text: 'Licens',
        amount: 150_000,
      });
    if (month < 9)
      add({ date: day(month, 20), supplier: 'Adobe Systems', account: '5420', amount: 29_900 });
    if (month === 1 || month === 13)
      add({
        date: day(month, 3),
        supplier: 'If Skadeförsäkring',
        account: '6310',
        amount: 980_000,
      });
    for (let purchase = 0; purchase < 4; purchase += 1)
      add({
        date: day(month, 2 + purchase * 7),
        supplier: random() < 0.7 ? 'Ahlsell Sverige AB' : `Butik ${Math.floor(random() * 9)}`,
        account: random() < 0.6 ? '4010' : null,
        text: 'Inköp',
        department: random() < 0.2 ? null : 'Butik',
        amount: 20_000 + Math.floor(random() * 400_000),
      });
    add({
      date: day(month, 15),
      supplier: 'Nilsson Rör',
      account: '5070',
      amount: month === 11 ? 9_000_000 : 40_000 + Math.floor(random() * 5_000),
    });
  }
  add({
    date: '2025-03-04',
    supplier: 'Kransbyrån',
    account: null,
    text: 'Xyz',
    invoice: '77-1',
    amount: 745_000,
  });
  add({
    date: '2025-03-11',
    supplier: 'Kransbyrån',
    account: null,
    text: 'Xyz',
    invoice: '77-1',
    amount: 745_000,
  });
  add({
    date: '2025-04-02',
    supplier: 'Ahlsell Sverige AB',
    account: '4010',
    text: 'Kredit',
    amount: -33_300,
  });
  return rows;
}

/** The rows as a table with Swedish headers. */
export function officeTable(rows: readonly OfficeRow[] = officeRows()): MadeTable {
  return {
    columns: [
      { name: 'Datum', role: 'date', type: 'DATE' },
      { name: 'Leverantör', role: 'supplier', type: 'VARCHAR' },
      { name: 'Konto', role: 'account', type: 'VARCHAR' },
      { name: 'Text', role: 'text', type: 'VARCHAR' },
      { name: 'Avdelning', role: 'department', type: 'VARCHAR' },
      { name: 'Fakturanr', role: 'invoiceNumber', type: 'VARCHAR' },
      { name: 'Belopp', role: 'amount', type: 'DECIMAL(18,2)' },
    ],
    rows: rows.map((row) => [
      ...[row.date, row.supplier, row.account, row.text, row.department, row.invoice],
      (row.amount / 100).toFixed(2),
    ]),
  };
}
