import type { Choices } from './choices.ts';
import type { Purchase } from './purchases.ts';
import {
  code,
  date,
  empty,
  type MadeFile,
  money,
  type Sheet,
  type Truth,
  text,
  type Value,
} from './sheet.ts';
import { costTruth } from './truth.ts';

/** Share of the money from which rows of which nothing is sure are asked about. */
const MATTERS = 0.0101;

const whole = (all: readonly Purchase[]) =>
  all.filter(({ gross, cancelled }) => gross > 0 && !cancelled);
const sumOf = (purchases: readonly Purchase[], ore: (purchase: Purchase) => number) =>
  purchases.reduce((sum, purchase) => sum + ore(purchase), 0);
const sheetOf = (
  name: string,
  header: readonly string[],
  rows: readonly (readonly Value[])[],
): Sheet => ({
  ...{ name, title: [], foot: [] },
  ...{ header: [[...header]], rows: rows.map((row) => [...row]) },
});
const unless = (isSo: boolean, truth: Truth): Truth => (isSo ? { ...truth, mustAsk: true } : truth);

/** Costs by kind, some of them lowered by a row that says `Avgår` and stands with plus. */
export function takenOff(choices: Choices, all: readonly Purchase[]): MadeFile {
  const kinds = [...new Set(all.map(({ what }) => what))];
  const words = ['Avgår bonus', 'Avgår: vidarefakturerat', 'Avgår rabatt'] as const;
  const word = choices.pick('word of what is taken off', words);
  const hasSum = choices.chance('sum below what is taken off', 0.5);
  const name = choices.pick('name of that sum', ['Summa', 'Summa kostnader', 'Kostnader totalt']);
  const lines = kinds.flatMap((kind, place) => {
    const own = whole(all).filter(({ what }) => what === kind);
    const ore = sumOf(own, ({ net }) => net);
    const less = Math.round(ore / 10);
    const line = { name: kind, ore, shown: ore };
    const isLowered = place % 3 === 1 && less > 0;
    return isLowered ? [line, { name: `${word} ${kind}`, ore: -less, shown: less }] : [line];
  });
  const truth = costTruth(lines.map(({ ore }) => ({ ore })));
  const rows = lines.map((line): Value[] => [text(line.name), money(line.shown)]);
  const last = hasSum ? [[text(name), money(truth.totals[0] ?? 0)]] : [];
  return { sheets: [sheetOf('Blad1', ['Kostnadsslag', 'Belopp'], [...rows, ...last])], truth };
}

/** Costs below zero with their VAT, and what was taken back above: of the same kinds, or of none. */
export function takenBack(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = all.filter(({ gross, cancelled }) => gross !== 0 && !cancelled);
  const [name, ...kinds] = choices.pick('kinds', [
    ['Typ', 'Kortköp', 'Leverantörsfaktura', 'Utlägg'],
    ['Kategori', 'Lokal', 'Varor', 'Kontor'],
  ] as const);
  const rows = purchases.map((p) => [
    ...[date(p.day), text(kinds[p.number % kinds.length] ?? ''), text(p.supplier)],
    ...[money(-p.net), money(-p.vat)],
  ]);
  const truth = costTruth(purchases.map(({ day, net }) => ({ day, ore: net })));
  const header = ['Datum', name, 'Motpart', 'Belopp (exkl. moms)', 'Momsbelopp'];
  return { sheets: [sheetOf('Blad1', header, rows)], truth };
}

/** Some rows with a remark that they are not to count. */
export function remarked(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = whole(all);
  const word = choices.pick('remark', [
    ...(['Ska ej med', 'PRIVAT - ska ej med'] as const),
    ...(['privat köp, ta bort', 'räknas inte'] as const),
  ]);
  const name = choices.pick('name of the remarks', ['Kommentar', 'Anm', 'Notering'] as const);
  const isOut = ({ number }: Purchase) => number % 6 === 0;
  const rows = purchases.map((p) => [
    ...[date(p.day), text(p.supplier), money(p.gross)],
    isOut(p) ? text(word) : empty,
  ]);
  const out = sumOf(purchases.filter(isOut), ({ gross }) => gross);
  const truth = costTruth(purchases.map(({ day, gross }) => ({ day, ore: gross })));
  const isOpen = out > sumOf(purchases, ({ gross }) => gross) * MATTERS;
  const header = ['Datum', 'Leverantör', 'Belopp inkl. moms', name];
  return { sheets: [sheetOf('Blad1', header, rows)], truth: unless(isOpen, truth) };
}

/** Amounts with VAT on some rows and without it on others, as a column or the cells say: they do not add up. */
export function vatByRow(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = whole(all);
  const way = choices.pick('how the side of VAT is told', ['flag', 'word', 'cell'] as const);
  const isWith = ({ number }: Purchase) => number % 3 !== 0;
  const rows = purchases.map((p): Value[] => {
    const ore = isWith(p) ? p.gross : p.net;
    const kronor = `${(ore / 100).toFixed(2).replace('.', ',')} kr`;
    const own = [date(p.day), text(p.supplier)];
    if (way === 'cell') return [...own, text(`${kronor} ${isWith(p) ? 'inkl' : 'exkl'} moms`)];
    const words = way === 'flag' ? ['Ja', 'Nej'] : ['inkl', 'exkl'];
    return [...own, money(ore), text((isWith(p) ? words[0] : words[1]) ?? '')];
  });
  const truth = costTruth(purchases.map(({ day, net }) => ({ day, ore: net })));
  const isOpen = purchases.some(isWith) && !purchases.every(isWith);
  const last = { flag: ['Inkl moms'], word: ['Moms'], cell: [] }[way];
  const shown = costTruth(purchases.map((p) => ({ day: p.day, ore: isWith(p) ? p.gross : p.net })));
  const header = ['Datum', 'Inköpt av', 'Belopp', ...last];
  return {
    sheets: [sheetOf('Blad1', header, rows)],
    truth: unless(isOpen, isOpen ? truth : shown),
  };
}

/** Credit notes with minus, or with plus, beside a column that says of each row whether it is one. */
export function creditFlags(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = all.filter(({ gross, cancelled }) => gross !== 0 && !cancelled);
  const isPlus = choices.chance('credit notes with plus', 0.5);
  const name = choices.pick('name of the flag', ['Kredit', 'Kreditfaktura', 'Credit'] as const);
  const written = (ore: number) => money(isPlus ? Math.abs(ore) : ore);
  const rows = purchases.map((p) => [
    ...[code(p.number), text(p.supplier), date(p.day), written(p.gross), written(p.vat)],
    text(p.gross < 0 ? 'Ja' : 'Nej'),
  ]);
  const truth = costTruth(purchases.map(({ day, net }) => ({ day, ore: net })));
  const header = ['Fakturanr', 'Leverantörsnamn', 'Fakturadatum', 'Totalt', 'Moms', name];
  return { sheets: [sheetOf('Blad1', header, rows)], truth };
}

/** Two lists side by side under names of their own: one is read, and it is asked which. */
export function listBeside(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = whole(all);
  const beside = purchases.slice(0, Math.ceil(purchases.length / 2));
  const names = choices.pick('names of the list beside', [
    ['Datum', 'Utlägg av', 'Kvitto'],
    ['Dag', 'Vad', 'Kostade'],
  ] as const);
  const rows = purchases.map((p, place) => {
    const other = beside[place];
    const own = [date(p.day), text(p.supplier), money(p.gross)];
    const more = other && [date(other.day), text(other.what), money(other.net + 1700)];
    return [...own, empty, ...(more ?? [empty, empty, empty])];
  });
  const truth = costTruth(purchases.map(({ day, gross }) => ({ day, ore: gross })));
  const header = ['Fakturadatum', 'Leverantör', 'Belopp', '', ...names];
  const isOpen = beside.length >= 4 && beside.length <= purchases.length * 0.8;
  return { sheets: [sheetOf('Blad1', header, rows)], truth: unless(isOpen, truth) };
}

const MONTHS = ['jan 2025', 'feb 2025', 'mar 2025', 'apr 2025'] as const;

/** A sheet of what was planned and one of what it came to. */
export function planBeside(choices: Choices, all: readonly Purchase[]): MadeFile {
  const kinds = [...new Set(all.map(({ what }) => what))];
  const plan = choices.pick('name of the plan', ['Budget', 'Prognos', 'Budget 2025'] as const);
  const past = choices.pick('name of what it came to', ['Utfall', 'Verkligt', 'Kostnader']);
  const isPlanFirst = choices.chance('plan first', 0.6);
  const oreOf = (kind: string, month: number) =>
    sumOf(
      whole(all).filter(({ what, day }) => what === kind && Number(day.slice(5, 7)) === month),
      ({ net }) => net,
    );
  const lines = kinds.map((kind) => ({ kind, ore: MONTHS.map((_, n) => oreOf(kind, n + 1)) }));
  const rowsOf = (more: number) =>
    lines.map(({ kind, ore }) => [text(kind), ...ore.map((each) => money(each + more))]);
  const dated = lines.flatMap(({ ore }) =>
    ore.map((each, n) => ({ day: `2025-0${n + 1}-01`, ore: each })),
  );
  const header = ['Kostnad', ...MONTHS];
  const sheets = [sheetOf(plan, header, rowsOf(250_000)), sheetOf(past, header, rowsOf(0))];
  return { sheets: isPlanFirst ? sheets : sheets.reverse(), truth: costTruth(dated) };
}

/** Vouchers with a row for each account, their sides named in kronor. */
export function vouchers(choices: Choices, all: readonly Purchase[]): MadeFile {
  const purchases = all.filter(({ gross, cancelled }) => gross !== 0 && !cancelled);
  const sides = choices.pick('names of the sides', [
    ['Debet (SEK)', 'Kredit (SEK)'],
    ['Debet kr', 'Kredit kr'],
  ] as const);
  const side = (ore: number) => (ore > 0 ? [money(ore), money(0)] : [money(0), money(-ore)]);
  const rows = purchases.flatMap((p, place) =>
    [
      { account: p.account, name: p.accountName, ore: p.net },
      { account: '2641', name: 'Debiterad ingående moms', ore: p.vat },
      { account: '1930', name: 'Företagskonto', ore: -p.gross },
    ].map(({ account, name, ore }) => [
      ...[text(`V${place + 1}`), date(p.day), text(`Köp ${p.supplier}`)],
      ...[code(account), text(name), ...side(ore)],
    ]),
  );
  const truth = costTruth(purchases.map(({ day, net }) => ({ day, ore: net })));
  const header = ['Verifikationsnummer', 'Bokföringsdatum', 'Titel', 'Konto', 'Kontonamn'];
  return { sheets: [sheetOf('Blad1', [...header, ...sides], rows)], truth };
}
