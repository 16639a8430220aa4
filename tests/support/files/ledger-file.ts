import type { Choices } from './choices.ts';
import type { Purchase } from './purchases.ts';
import { code, date, empty, type MadeFile, money, text, type Value } from './sheet.ts';
import { costTruth } from './truth.ts';

/** The accounts of the books' maker: where a purchase is put, and what stands against it. */
interface Chart {
  cost: (purchase: Purchase) => readonly [number: string, name: string];
  vat: readonly [string, string];
  bank: readonly [string, string];
  sales: readonly [string, string];
  vatOut: readonly [string, string];
  interest: readonly [string, string];
}

/** Names by which a cost is known in any chart, by the number it has in BAS. */
const COSTS: Readonly<Record<string, string>> = {
  ...{ 6212: 'Telefonkostnader', 5010: 'Lokalkostnader', 5420: 'Programkostnader' },
  ...{ 5020: 'Elkostnader', 4010: 'Varukostnader', 5710: 'Fraktkostnader' },
  ...{ 6310: 'Försäkringskostnader', 5930: 'Reklamkostnader', 5611: 'Bilkostnader' },
  ...{ 6530: 'Redovisningskostnader' },
};
const numbers = Object.keys(COSTS);
const named = ({ account, accountName }: Purchase) => COSTS[account] ?? accountName;

const CHARTS: Record<string, Chart> = {
  bas: {
    cost: ({ account, accountName }) => [account, accountName],
    vat: ['2641', 'Debiterad ingående moms'],
    bank: ['1930', 'Företagskonto'],
    sales: ['3001', 'Försäljning varor 25 %'],
    vatOut: ['2611', 'Utgående moms'],
    interest: ['8410', 'Räntekostnader'],
  },
  'six digits': {
    cost: ({ account, accountName }) => [`${account}00`, accountName],
    vat: ['264100', 'Debiterad ingående moms'],
    bank: ['193000', 'Företagskonto'],
    sales: ['300100', 'Försäljning varor 25 %'],
    vatOut: ['261100', 'Utgående moms'],
    interest: ['841000', 'Räntekostnader'],
  },
  // Costs stand before income, and no number means what it does in BAS.
  'costs first': {
    cost: (purchase) => [String(3010 + numbers.indexOf(purchase.account) * 10), named(purchase)],
    vat: ['1210', 'Momsfordran'],
    bank: ['1010', 'Bank'],
    sales: ['4010', 'Försäljning produkter'],
    vatOut: ['2110', 'Momsskuld'],
    interest: ['3910', 'Räntekostnader'],
  },
  municipal: {
    cost: (purchase) => [String(60_110 + numbers.indexOf(purchase.account) * 700), named(purchase)],
    vat: ['16710', 'Ingående moms'],
    bank: ['19400', 'Bank'],
    sales: ['31110', 'Försäljning av verksamhet'],
    vatOut: ['25610', 'Utgående moms'],
    interest: ['85110', 'Räntekostnader'],
  },
};

type Row = [purchase: Purchase, account: readonly [number: string, name: string], ore: number];

const LETTERS: [Letters, ...Letters[]] = [
  ['D/K', 'D', 'K'],
  ['Debet/Kredit', 'Debet', 'Kredit'],
  ['DC', 'D', 'C'],
];
type Letters = readonly [name: string, debit: string, credit: string];

const SIDES = {
  'one amount': ['Belopp'],
  letter: ['Belopp'],
  'debit and credit': ['Debet', 'Kredit'],
} as const;

/** Bookings: each purchase on a cost account, on VAT and on the bank; perhaps sales and interest too. */
export function ledger(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const sides = choices.pick(
    'sides of the ledger',
    ['debit and credit', 'one amount', 'letter'] as const,
    [4, 4, 1],
  );
  const [letters, ...words] = choices.pick('letters of sides', LETTERS);
  const names = Object.keys(CHARTS) as [string, ...string[]];
  const chart = CHARTS[choices.pick('chart of the ledger', names, [5, 1, 2, 2])];
  if (chart === undefined) throw new RangeError('no such chart');
  const hasSales = choices.chance('sales in the ledger', 0.4);
  const hasInterest = choices.chance('interest in the ledger', 0.3);
  const interest = (place: number) => (hasInterest && place % 5 === 2 ? 12_345 : 0);
  const booked = purchases.flatMap((p, place): Row[] => [
    [p, chart.cost(p), p.net],
    ...(p.vat === 0 ? [] : ([[p, chart.vat, p.vat]] satisfies Row[])),
    [p, chart.bank, -p.gross],
    ...(hasSales && place % 2 === 0
      ? ([
          [p, chart.sales, -400_000],
          [p, chart.vatOut, -100_000],
          [p, chart.bank, 500_000],
        ] satisfies Row[])
      : []),
    ...(interest(place) > 0
      ? ([
          [p, chart.interest, interest(place)],
          [p, chart.bank, -interest(place)],
        ] satisfies Row[])
      : []),
  ]);
  const side = (ore: number): Value[] => {
    if (sides === 'one amount') return [money(ore)];
    if (sides === 'letter') return [money(Math.abs(ore)), text(words[ore < 0 ? 1 : 0] ?? '')];
    return [ore > 0 ? money(ore) : empty, ore < 0 ? money(-ore) : empty];
  };
  const together = choices.chance('account and name in one cell', 0.15);
  const header = [
    ...['Vernr', 'Bokföringsdatum', 'Konto'],
    ...(together
      ? []
      : [choices.pick('name of the account name', ['Benämning', 'Kontonamn'] as const)]),
    'Verifikationstext',
    ...SIDES[sides],
    ...(sides === 'letter' ? [letters] : []),
  ];
  const rows = booked.map(([p, [account, name], ore]) => [
    code(`A${p.number}`),
    date(p.day),
    ...(together ? [text(`${account} ${name}`)] : [code(account), text(name)]),
    text(p.supplier),
    ...side(ore),
  ]);
  const costs = purchases.map(({ day, net }, place) => ({ day, ore: net + interest(place) }));
  return {
    sheets: [{ name: 'Huvudbok', title: [], header: [header], rows, foot: [] }],
    truth: costTruth(costs),
  };
}
