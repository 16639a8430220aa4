import type { Choices } from './choices.ts';
import { DAY_MS, type Purchase } from './purchases.ts';
import { code, date, type MadeFile, money, text, type Value } from './sheet.ts';
import { costTruth } from './truth.ts';

/** An invoice with what is paid of it, in öre: `paid + left = amount`. */
interface OpenItem {
  purchase: Purchase;
  amount: number;
  paid: number;
  left: number;
}

/** A supplier ledger with what is paid and what is left: an invoice costs its amount, paid or not. */
export function openItems(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const random = choices.stream('open items');
  const partly = choices.chance('partly paid', 0.6);
  const instalments = choices.chance('instalments', 0.25);
  const items = purchases.flatMap((purchase): OpenItem[] => {
    const amount = purchase.gross;
    const item = (paid: number, left: number) => ({ purchase, amount, paid, left });
    const part = Math.round(amount / 4);
    if (instalments && random() < 0.15) return [item(part, amount - part), item(amount - part, 0)];
    if (partly && random() < 0.3) return [item(part, amount - part)];
    return [random() < 0.5 ? item(amount, 0) : item(0, amount)];
  });
  const names = {
    amount: choices.pick('name of the invoiced', [
      ...(['Belopp', 'Fakturabelopp', 'Ursprungligt belopp', 'Totalt', 'Faktura kr'] as const),
    ]),
    paid: choices.pick('name of the paid', [
      'Betalt',
      'Betalat',
      'Betalt belopp',
      'Inbetalt',
    ] as const),
    left: choices.pick('name of the rest', [
      ...(['Kvar', 'Saldo', 'Restbelopp', 'Kvar att betala', 'Återstår', 'Rest'] as const),
    ]),
  };
  const columns: [string, (item: OpenItem) => Value][] = [
    ['Leverantör', ({ purchase }) => text(purchase.supplier)],
    ['Fakturanr', ({ purchase }) => code(purchase.number)],
    ['Fakturadatum', ({ purchase }) => date(purchase.day)],
    [
      'Förfallodatum',
      ({ purchase }) =>
        date(new Date(Date.parse(purchase.day) + 30 * DAY_MS).toISOString().slice(0, 10)),
    ],
  ];
  const amounts: [string, (item: OpenItem) => Value][] = [
    [names.amount, ({ amount }) => money(amount)],
    [names.paid, ({ paid }) => money(paid)],
    [names.left, ({ left }) => money(left)],
  ];
  columns.push(...(choices.chance('rest first', 0.2) ? amounts.reverse() : amounts));
  const rows = items.map((item) => columns.map(([, cell]) => cell(item)));
  const header = [columns.map(([name]) => name)];
  return {
    sheets: [{ name: 'Reskontra', title: [], header, rows, foot: [] }],
    truth: costTruth(purchases.map(({ day, gross }) => ({ day, ore: gross }))),
  };
}
