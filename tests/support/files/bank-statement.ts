import type { Choices } from './choices.ts';
import type { Purchase } from './purchases.ts';
import { date, empty, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { costTruth, type Dated } from './truth.ts';

/** What went over an account: in öre, below zero for what went out. `cost` is what of it was a cost. */
interface Movement {
  day: string;
  what: string;
  kind: string;
  ore: number;
  cost: number;
}

const OWN = [
  ...['Överföring eget sparkonto', 'Överföring till sparkonto', 'Egen överföring'],
  ...['Överföring mellan egna konton', 'Till placeringskonto', 'ISK Avanza'],
] as const;
const TAXES = ['Skatteverket', 'Skattekontot', 'Skatteverket moms', 'Skv skattekonto'] as const;
const OWNER = ['Eget uttag', 'Ägaruttag', 'Privat uttag'] as const;
const CUSTOMERS = ['Bg 5102-3344 Ek Bygg AB', 'Swish Anna Ek', 'Inbetalning Café Åsen'] as const;

/** How banks write who was paid. */
const PAYEES: readonly [kind: string, text: (purchase: Purchase) => string][] = [
  ['Bankgiro', ({ supplier, what }) => `${supplier} ${what}`],
  ['Bankgiro', ({ supplier }) => `Bg 123-4567 ${supplier}`],
  ['Kortköp', ({ supplier, day }) => `Kortköp ${day.slice(2).replaceAll('-', '')} ${supplier}`],
  ['Autogiro', ({ supplier }) => `Autogiro ${supplier}`],
];

const at = <T>(list: readonly T[], random: number): T =>
  list[Math.floor(random * list.length)] as T;

function movementsOf(choices: Choices, purchases: readonly Purchase[]): Movement[] {
  const random = choices.stream('movements');
  const [kind, textOf] =
    choices.pick('texts of the bank', [0, 1, 2, 3] as const, [3, 2, 1, 1]) === 0
      ? (PAYEES[0] as (typeof PAYEES)[number])
      : at(PAYEES, random());
  const habits = [
    [
      'incomes on the statement',
      0.7,
      0.3,
      () => ({
        what: at(CUSTOMERS, random()),
        kind: 'Insättning',
        ore: 125_000 + Math.floor(random() * 90) * 10_000,
      }),
    ],
    [
      'own transfers',
      0.3,
      0.12,
      () => ({ what: at(OWN, random()), kind: 'Överföring', ore: -500_000 }),
    ],
    [
      'taxes on the statement',
      0.3,
      0.12,
      () => ({
        what: at(TAXES, random()),
        kind: 'Bankgiro',
        ore: -1_234_500 - Math.floor(random() * 50) * 100,
      }),
    ],
    [
      'amortisation',
      0.15,
      0.1,
      () => ({ what: 'Amortering lån 8327', kind: 'Lån', ore: -400_000 }),
    ],
    [
      'withdrawals of the owner',
      0.15,
      0.1,
      () => ({ what: at(OWNER, random()), kind: 'Uttag', ore: -1_000_000 }),
    ],
  ] as const;
  const taken = habits.map(([name, p, often, make]) => ({
    isSo: choices.chance(name, p),
    often,
    make,
  }));
  const salaries = choices.chance('salaries on the statement', 0.2);
  const refunds = choices.chance('refunds on the statement', 0.2);
  return purchases.flatMap((purchase): Movement[] => {
    const { day } = purchase;
    const what = textOf(purchase);
    const ore = -Math.abs(purchase.gross);
    const rows: Movement[] = [{ day, what, kind, ore, cost: -ore }];
    if (refunds && random() < 0.08) {
      const back = random() < 0.5 ? -ore : Math.round(-ore / 3);
      rows.push({ day, what, kind: 'Insättning', ore: back, cost: -back });
    }
    if (salaries && random() < 0.08)
      rows.push({ day, what: 'Lön Eva Ek', kind: 'Lön', ore: -2_412_300, cost: 2_412_300 });
    for (const { isSo, often, make } of taken)
      if (isSo && random() < often) rows.push({ day, ...make(), cost: 0 });
    return rows;
  });
}

type Column = 'date' | 'text' | 'kind' | 'amount' | 'in' | 'out' | 'balance' | 'SEK' | 'nothing';
interface Bank {
  header: readonly string[];
  columns: readonly Column[];
  title?: readonly string[];
}

const BANKS: Record<string, Bank> = {
  seb: {
    header: ['Bokföringsdag', 'Valutadag', 'Text', 'Belopp', 'Saldo'],
    columns: ['date', 'date', 'text', 'amount', 'balance'],
  },
  sebInAndOut: {
    header: ['Bokförd', 'Valutadatum', 'Text', 'Typ', 'Insättningar', 'Uttag', 'Bokfört saldo'],
    columns: ['date', 'date', 'text', 'kind', 'in', 'out', 'balance'],
  },
  swedbank: {
    header: [
      'Clearingnummer',
      'Valuta',
      'Bokföringsdag',
      'Valutadag',
      'Referens',
      'Beskrivning',
      'Belopp',
      'Bokfört saldo',
    ],
    columns: ['nothing', 'SEK', 'date', 'date', 'nothing', 'text', 'amount', 'balance'],
    title: ['* Transaktioner Period 2025-01-01 – 2025-12-31'],
  },
  handelsbanken: {
    header: ['Reskontradatum', 'Transaktionsdatum', 'Text', 'Belopp', 'Saldo'],
    columns: ['date', 'date', 'text', 'amount', 'balance'],
    title: ['Kontohavare: Exempelbolaget AB', ''],
  },
  nordea: {
    header: [
      'Bokföringsdag',
      'Belopp',
      'Avsändare',
      'Mottagare',
      'Namn',
      'Rubrik',
      'Saldo',
      'Valuta',
    ],
    columns: ['date', 'amount', 'nothing', 'nothing', 'nothing', 'text', 'balance', 'SEK'],
  },
  nordeaPrivate: {
    header: ['Datum', 'Transaktion', 'Kategori', 'Belopp', 'Saldo'],
    columns: ['date', 'text', 'nothing', 'amount', 'balance'],
  },
  lansforsakringar: {
    header: ['Datum', 'Bokföringsdag', 'Typ', 'Text', 'Belopp', 'Saldo'],
    columns: ['date', 'date', 'kind', 'text', 'amount', 'balance'],
  },
  lunar: {
    header: ['Datum', 'Titel', 'Belopp', 'Balans'],
    columns: ['date', 'text', 'amount', 'balance'],
  },
  inAndOut: {
    header: ['Datum', 'Händelse', 'In', 'Ut'],
    columns: ['date', 'text', 'in', 'out'],
  },
  plain: { header: ['Datum', 'Text', 'Belopp'], columns: ['date', 'text', 'amount'] },
};

/** A bank statement with what came in, own transfers and taxes among the purchases. */
export function statement(choices: Choices, purchases: readonly Purchase[]): MadeFile {
  const names = Object.keys(BANKS) as [string, ...string[]];
  const bank = BANKS[choices.pick('bank', names)];
  if (bank === undefined) throw new RangeError('no such bank');
  const movements = movementsOf(choices, purchases);
  let balance = 25_000_000;
  const rows = movements.map(({ day, what, kind, ore }): Value[] => {
    balance += ore;
    const cells: Record<Column, Value> = {
      date: date(day),
      text: text(what),
      kind: text(kind),
      amount: money(ore),
      in: ore > 0 ? money(ore) : empty,
      out: ore < 0 ? money(choices.chance('minus on what went out', 0.3) ? ore : -ore) : empty,
      balance: money(balance),
      SEK: text('SEK'),
      nothing: empty,
    };
    return bank.columns.map((column) => cells[column]);
  });
  const header = choices.chance('statement without header', 0.1) ? [] : [[...bank.header]];
  const sheet: Sheet = {
    name: 'Kontoutdrag',
    title: header.length > 0 && bank.title ? [...bank.title] : [],
    header,
    rows: choices.chance('newest first', 0.5) ? rows.reverse() : rows,
    foot: [],
  };
  const costs = movements.map(({ day, cost }): Dated => ({ day, ore: cost }));
  return { sheets: [sheet], truth: costTruth(costs) };
}
