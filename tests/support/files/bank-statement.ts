import {
  CUSTOMERS,
  LIKE_TRANSFERS,
  LOANS,
  OWN,
  OWN_IN,
  OWNER,
  TAX_BACK,
  TAXES,
} from './bank-texts.ts';
import type { Choices } from './choices.ts';
import type { Purchase } from './purchases.ts';
import {
  date,
  empty,
  type MadeFile,
  money,
  type Sheet,
  type Truth,
  text,
  type Value,
} from './sheet.ts';
import { costTruth, type Dated, orNear } from './truth.ts';

/** What went over an account: in öre, below zero for what went out. `cost` and `sale` are what of it was one. */
interface Movement {
  day: string;
  what: string;
  kind: string;
  ore: number;
  cost: number;
  sale: number;
  /** True where it was turned back before it moved any money. */
  isGone?: boolean;
}

/** How banks write who was paid. */
const PAYEES: readonly [kind: string, text: (purchase: Purchase) => string][] = [
  ['Bankgiro', ({ supplier, what }) => `${supplier} ${what}`],
  ['Bankgiro', ({ supplier }) => `Bg 123-4567 ${supplier}`],
  ['Kortköp', ({ supplier, day }) => `Kortköp ${day.slice(2).replaceAll('-', '')} ${supplier}`],
  ['Autogiro', ({ supplier }) => `Autogiro ${supplier}`],
];

const at = <T>(list: readonly T[], random: number): T =>
  list[Math.floor(random * list.length)] as T;

function movementsOf(
  choices: Choices,
  purchases: readonly Purchase[],
  purpose: Truth['purpose'],
): Movement[] {
  const random = choices.stream('movements');
  const [kind, textOf] =
    choices.pick('texts of the bank', [0, 1, 2, 3] as const, [3, 2, 1, 1]) === 0
      ? (PAYEES[0] as (typeof PAYEES)[number])
      : at(PAYEES, random());
  const habits = [
    [
      'incomes on the statement',
      purpose === 'sales' ? 1 : 0.7,
      purpose === 'sales' ? 0.8 : 0.3,
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
    [
      'own money in',
      0.25,
      0.12,
      () => ({ what: at(OWN_IN, random()), kind: 'Överföring', ore: 700_000 }),
    ],
    [
      'taxes back',
      0.25,
      0.1,
      () => ({ what: at(TAX_BACK, random()), kind: 'Insättning', ore: 321_000 }),
    ],
    [
      'loans paid out',
      0.15,
      0.08,
      () => ({ what: at(LOANS, random()), kind: 'Insättning', ore: 15_000_000 }),
    ],
    ['interest', 0.15, 0.08, () => ({ what: 'Ränta', kind: 'Ränta', ore: 4_215 })],
  ] as const;
  const taken = habits.map(([name, p, often, make]) => ({
    isSale: name === 'incomes on the statement',
    isSo: choices.chance(name, p),
    often,
    make,
  }));
  const isLike = choices.chance('names like transfers', 0.15);
  const isTurnedBack = choices.chance('payments turned back', 0.15);
  const salaries = choices.chance('salaries on the statement', 0.2);
  const refunds = choices.chance('refunds on the statement', 0.2);
  return purchases.flatMap((purchase): Movement[] => {
    const { day } = purchase;
    const what = isLike && random() < 0.15 ? at(LIKE_TRANSFERS, random()) : textOf(purchase);
    const ore = -Math.abs(purchase.gross);
    const rows: Movement[] = [{ day, what, kind, ore, cost: -ore, sale: 0 }];
    if (isTurnedBack && random() < 0.1)
      rows.unshift({ day, what, kind, ore, cost: 0, sale: 0, isGone: true });
    if (refunds && random() < 0.08) {
      const back = random() < 0.5 ? -ore : Math.round(-ore / 3);
      rows.push({ day, what, kind: 'Insättning', ore: back, cost: -back, sale: 0 });
    }
    if (salaries && random() < 0.08)
      rows.push({
        day,
        what: 'Lön Eva Ek',
        kind: 'Lön',
        ore: -2_412_300,
        cost: 2_412_300,
        sale: 0,
      });
    for (const { isSo, isSale, often, make } of taken) {
      if (!isSo || random() >= often) continue;
      const own = make();
      rows.push({ day, ...own, cost: 0, sale: isSale ? own.ore : 0 });
    }
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
  kindFirst: {
    header: ['Datum', 'Transaktionstyp', 'Meddelande', 'Belopp', 'Saldo'],
    columns: ['date', 'kind', 'text', 'amount', 'balance'],
  },
  plusAndMinus: {
    header: ['Bokföringsdatum', 'Specifikation', 'Plus', 'Minus', 'Behållning'],
    columns: ['date', 'text', 'in', 'out', 'balance'],
  },
  amountsInAndOut: {
    header: ['Datum', 'Beskrivning', 'Uttaget belopp', 'Insatt belopp', 'Saldo efter'],
    columns: ['date', 'text', 'out', 'in', 'balance'],
  },
  debitAndCredit: {
    header: ['Datum', 'Text', 'Debet', 'Kredit', 'Saldo'],
    columns: ['date', 'text', 'out', 'in', 'balance'],
  },
};

const stateWords = (choices: Choices) => ({
  done: choices.pick('state of a payment', ['Utförd', 'COMPLETED', 'Bokförd'] as const),
  gone: choices.pick('state of a payment turned back', [
    ...(['Avvisad', 'REVERTED', 'Stoppad', 'Misslyckad'] as const),
  ]),
});

/** A bank statement with what came in, own transfers and taxes among the purchases. */
export function statement(
  choices: Choices,
  purchases: readonly Purchase[],
  purpose: Truth['purpose'] = 'costs',
): MadeFile {
  const names = Object.keys(BANKS) as [string, ...string[]];
  const bank = BANKS[choices.pick('bank', names)];
  if (bank === undefined) throw new RangeError('no such bank');
  const movements = movementsOf(choices, purchases, purpose);
  const none = choices.chance('zeros for nothing in or out', 0.15) ? money(0) : empty;
  const minus = choices.chance('minus on what went out', 0.3);
  const opening = 25_000_000;
  let balance = opening;
  const states = movements.some(({ isGone }) => isGone) ? stateWords(choices) : null;
  const cellsOf = ({ day, what, kind, ore, isGone }: Omit<Movement, 'cost' | 'sale'>): Value[] => {
    if (!isGone) balance += ore;
    const cells: Record<Column, Value> = {
      date: date(day),
      text: text(what),
      kind: text(kind),
      amount: ore === 0 ? empty : money(ore),
      in: ore > 0 ? money(ore) : none,
      out: ore < 0 ? money(minus ? ore : -ore) : none,
      balance: isGone ? empty : money(balance),
      SEK: text('SEK'),
      nothing: empty,
    };
    const own = bank.columns.map((column) => cells[column]);
    return states ? [...own, text(isGone ? states.gone : states.done)] : own;
  };
  const opens =
    bank.columns.includes('balance') && choices.chance('opening balance among the rows', 0.1)
      ? [cellsOf({ day: movements[0]?.day ?? '', what: 'Ingående saldo', kind: '', ore: 0 })]
      : [];
  const rows = [...opens, ...movements.map(cellsOf)];
  const header = choices.chance('statement without header', 0.15)
    ? []
    : [[...bank.header, ...(states ? ['Status'] : [])]];
  const sheet: Sheet = {
    name: 'Kontoutdrag',
    title: header.length > 0 && bank.title ? [...bank.title] : [],
    header,
    rows: choices.chance('newest first', 0.5) ? rows.reverse() : rows,
    foot: [],
  };
  const counted = movements.map(
    ({ day, cost, sale }): Dated => ({ day, ore: purpose === 'costs' ? cost : sale }),
  );
  const truth = { ...costTruth(counted), purpose };
  const isOpen = states?.gone === 'Stoppad' && purpose === 'costs';
  if (!isOpen) return { sheets: [sheet], truth };
  // A payment that is stopped may be paid later: less than a hundredth may be either.
  const gone = movements.flatMap(({ isGone, ore }) => (isGone ? -ore : []));
  const both = (truth.totals[0] ?? 0) + gone.reduce((sum, ore) => sum + ore, 0);
  return { sheets: [sheet], truth: orNear(truth, { ...truth, totals: [both] }) };
}
