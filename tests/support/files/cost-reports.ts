import type { Choices } from './choices.ts';
import type { Purchase } from './purchases.ts';
import {
  code,
  date,
  empty,
  type MadeFile,
  money,
  percent,
  type Sheet,
  type Truth,
  text,
  type Value,
} from './sheet.ts';
import { costTruth } from './truth.ts';

const bought = (all: readonly Purchase[]) =>
  all.filter(({ gross, cancelled }) => gross > 0 && !cancelled);
const sumOf = (purchases: readonly Purchase[], ore: (purchase: Purchase) => number) =>
  purchases.reduce((sum, purchase) => sum + ore(purchase), 0);

function fileOf(
  header: readonly string[],
  rows: readonly Value[][],
  truth: Truth,
  title: string[] = [],
): MadeFile {
  const sheet: Sheet = {
    ...{ name: 'Blad1', title, foot: [] },
    ...{ header: [[...header]], rows: rows.map((row) => [...row]) },
  };
  return { sheets: [sheet], truth };
}

/** Purchases of which only a share of each is the company's, told in per cent beside the whole. */
export function shares(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = bought(all);
  const name = choices.pick('name of the share', ['Vår andel', 'Egen andel %', 'Företagets andel']);
  const shareOf = ({ number }: Purchase) => [100, 50, 25, 75][number % 4] ?? 100;
  const part = (p: Purchase) => Math.round((p.gross * shareOf(p)) / 100);
  const whole = sumOf(purchases, ({ gross }) => gross);
  const truth = costTruth(purchases.map((p) => ({ day: p.day, ore: p.gross })));
  const rows = purchases.map((p) => [
    date(p.day),
    text(p.supplier),
    money(p.gross),
    percent(shareOf(p)),
  ]);
  const isOpen = whole - sumOf(purchases, part) > whole * 0.0101;
  return fileOf(['Datum', 'Leverantör', 'Totalbelopp', name], rows, { ...truth, mustAsk: isOpen });
}

/** Amounts whose sign stands in a column of its own. */
export function signs(_: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = all.filter(({ gross, cancelled }) => gross !== 0 && !cancelled);
  const rows = purchases.map((p) => [
    ...[date(p.day), text(p.supplier), code(p.number)],
    ...[text(p.gross < 0 ? '-' : '+'), money(Math.abs(p.gross))],
  ]);
  const dated = (turned: 1 | -1) =>
    purchases.map((p) => ({ day: p.day, ore: p.gross < 0 ? p.gross * turned : p.gross }));
  const truth = costTruth(dated(1));
  // One sign alone says nothing.
  const isAlone = purchases.every(({ gross }) => gross > 0);
  return fileOf(
    ['Datum', 'Leverantör', 'Fakturanr', '+/-', 'Belopp'],
    rows,
    isAlone ? costTruth(dated(-1)) : truth,
  );
}

/** Costs by kind of one year, whose name is that year, with or without a sum. */
export function oneYear(choices: Choices, all: readonly Purchase[]): MadeFile {
  const kinds = [...new Set(all.map(({ what }) => what))];
  const name = choices.pick('name of the kinds', ['Post', 'Kostnadsslag', 'Kostnad'] as const);
  const rows = kinds.map((kind) => {
    const own = bought(all).filter(({ what }) => what === kind);
    return { kind, ore: sumOf(own, ({ net }) => net) };
  });
  const cells: Value[][] = rows.map(({ kind, ore }) => [text(kind), money(ore)]);
  const truth = costTruth(rows.map(({ ore }) => ({ ore })));
  const sum = choices.chance('sum of the year', 0.5);
  const last: Value[][] = sum ? [[text('Summa'), money(truth.totals[0] ?? 0)]] : [];
  return fileOf([name, '2025'], [...cells, ...last], truth);
}

const MONTHS = ['jan 2025', 'feb 2025', 'mar 2025', 'apr 2025'] as const;

/**
 * A report by month with what came in and what was left, with or without sums of both sides and minus before costs; or a
 * plan of what will be, which is never shown unasked.
 */
export function report(choices: Choices, all: readonly Purchase[]): MadeFile {
  const kinds = [...new Set(all.map(({ what }) => what))];
  const isPlan = choices.chance('plan', 0.4);
  const sign = !isPlan && choices.chance('costs below zero', 0.4) ? -1 : 1;
  const hasSums = choices.chance('sums of the sides', 0.5);
  const keys = MONTHS.map((_, place) => `2025-${String(place + 1).padStart(2, '0')}`);
  const months = keys.map((month) => bought(all).filter(({ day }) => day.startsWith(month)));
  const costs = kinds.map((kind) =>
    months.map((own) =>
      sumOf(
        own.filter(({ what }) => what === kind),
        ({ net }) => net,
      ),
    ),
  );
  const out = months.map((_, place) => costs.reduce((sum, own) => sum + (own[place] ?? 0), 0));
  const sold = out.map((ore, place) => ore * 2 + (place + 1) * 1_000_000);
  const line = (name: string, ore: readonly number[]) => [text(name), ...ore.map(money)];
  const signed = (ore: readonly number[]) => ore.map((each) => each * sign);
  const rows = kinds.map((kind, place) => line(kind, signed(costs[place] ?? [])));
  const income = choices.pick('name of what came in', ['Omsättning', 'Intäkter', 'Försäljning']);
  const left = sold.map((ore, place) => ore - (out[place] ?? 0));
  const reported = [
    ...[line(income, sold), ...(hasSums ? [line('Summa intäkter', sold)] : [])],
    ...[...rows, ...(hasSums ? [line('Summa kostnader', signed(out))] : [])],
    line('Resultat', left),
  ];
  const isProved = kinds.length > 1 && months.every((own) => own.length > 0);
  const truth: Truth = {
    purpose: 'costs',
    totals: [out.reduce((sum, ore) => sum + ore, 0)],
    months: new Map(keys.map((month, place) => [month, out[place] ?? 0])),
    mustAsk: isPlan || !isProved,
  };
  const title = isPlan ? [choices.pick('title of the plan', ['Budget 2025', 'Prognos 2025'])] : [];
  return fileOf(['Post', ...MONTHS], isPlan ? rows : reported, truth, title);
}

/** What was agreed on, paid in two parts of 80 and 20 per cent: the second is no VAT of the first. */
export function instalments(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = bought(all).map((p) => ({ ...p, gross: Math.round(p.gross / 500) * 500 }));
  const names = choices.pick<readonly [string, string]>('names of the parts', [
    ['Delbetalning 1', 'Delbetalning 2'],
    ['Förskott 80 %', 'Slutbetalning'],
    ['Utbetalt', 'Innehållet 20 %'],
  ] as const);
  const rows = purchases.map((p) => [
    ...[date(p.day), text(p.supplier), code(p.number)],
    ...[money(p.gross), money(p.gross * 0.8), money(p.gross * 0.2)],
  ]);
  const truth = costTruth(purchases.map(({ day, gross }) => ({ day, ore: gross })));
  return fileOf(['Datum', 'Leverantör', 'Fakturanr', 'Fakturabelopp', ...names], rows, truth);
}

/** One's own account of the suppliers: invoices below zero, what was paid of them above, and what is owed. */
export function owed(_: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = bought(all);
  const events = purchases.flatMap((p) => {
    const invoice = { ...p, ore: -p.gross, kind: 'Faktura' };
    return p.number % 3 === 0 ? [invoice] : [invoice, { ...p, ore: p.gross, kind: 'Betalning' }];
  });
  const rows = events.map((event, place): Value[] => [
    ...[date(event.day), text(event.supplier), text(event.kind), code(event.number)],
    ...[money(event.ore), money(events.slice(0, place + 1).reduce((sum, e) => sum + e.ore, 0))],
  ]);
  const truth = costTruth(purchases.map(({ day, gross }) => ({ day, ore: gross })));
  return fileOf(['Datum', 'Leverantör', 'Typ', 'Nummer', 'Belopp', 'Saldo'], rows, truth);
}

/** A card's purchases in their own currencies where these are foreign, and in kronor always. */
export function abroad(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = bought(all);
  const isForeign = ({ number }: Purchase) => number % 2 === 0;
  const names = choices.pick('names of the amounts', [
    ['Utl. belopp', 'SEK'],
    ['Valutabelopp', 'Kronor'],
  ] as const);
  const rows = purchases.map((p) => [
    ...[date(p.day), text(p.supplier)],
    isForeign(p) ? money(Math.round(p.gross / 11.3)) : empty,
    ...[isForeign(p) ? text('EUR') : empty, money(p.gross)],
  ]);
  const [foreign, kronor] = names;
  return fileOf(
    ['Datum', 'Butik', foreign, 'Valuta', kronor],
    rows,
    costTruth(purchases.map(({ day, gross }) => ({ day, ore: gross }))),
  );
}

/** Repairs of which an insurance pays a part, or purchases that are shared: what is left is the cost, or the whole is. */
export function paidByOthers(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = bought(all);
  const way = choices.pick('who else pays', ['insurance', 'members'] as const);
  const own = (p: Purchase) => (p.number % 3 === 0 ? Math.round(p.gross / 5) : p.gross);
  const other = (p: Purchase) => p.gross - own(p);
  const amount = (ore: number) => (ore === 0 ? empty : money(ore));
  const rows = purchases.map((p) => [
    ...[date(p.day), text(p.supplier), money(p.gross)],
    ...(way === 'insurance'
      ? [amount(other(p)), money(own(p))]
      : [money(own(p)), amount(other(p))]),
  ]);
  const names = way === 'insurance' ? ['Ersatt av försäkring', 'Självrisk'] : ['Vi', 'Grannen'];
  const whole = sumOf(purchases, ({ gross }) => gross);
  const isOpen = sumOf(purchases, other) > whole * 0.0101;
  const truth = costTruth(purchases.map(({ day, gross }) => ({ day, ore: gross })));
  const totals = [...truth.totals, sumOf(purchases, own)];
  return fileOf(
    ['Datum', 'Firma', way === 'insurance' ? 'Reparationskostnad' : 'Totalt', ...names],
    rows,
    {
      ...{ ...truth, totals, months: null },
      mustAsk: isOpen,
    },
  );
}
