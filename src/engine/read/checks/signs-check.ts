import type { OtherReason } from '../../columns/roled.ts';
import { amountColumn } from '../../columns/roles/role-map.ts';
import { numbersOf } from '../../columns/types/number-at.ts';
import { absolute, add, type Decimal, decimal } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';
import { formatCount, formatMoney } from '../../text/format.ts';
import type { Interpreted } from '../interpret.ts';
import { sumOf } from '../rows/column-sums.ts';

/** Share of the rows below zero from which amounts of both signs are worth a word. */
const MANY = 0.1;
const zero = decimal('0');

interface Side {
  rows: number;
  sum: Decimal;
}

const nothing: Side = { rows: 0, sum: zero };

/**
 * What was made of amounts of both signs, in kronor: which of them are used, and which are money the other way. Null
 * where nearly all amounts have one sign.
 */
export function checkSigns(
  { byRole, others, reading, ledger, isStatement }: Interpreted,
  used: Int32Array,
  currency: string | null,
): ReconciliationCheck | null {
  const amount = amountColumn(byRole);
  if (!amount || ledger) return null;
  const { above, below } = sidesOf(amount, used);
  const of = (...reasons: OtherReason[]) => sidesOf(amount, rowsOf(others, reasons)).all;
  const away = of('income', 'outgoing');
  const aside = movements.map(([reason, words]) => ({ ...of(reason), words }));
  const text = textOf({ above, below, away, aside, isStatement, reading, currency });
  if (text === null) return null;
  return {
    id: 'signs',
    status: 'ok',
    title: 'Belopp med plus och minus',
    text,
    difference: null,
    rows: [],
  };
}

/** Money over an account that was neither earned nor spent, in words. */
const movements: readonly [reason: OtherReason, words: string][] = [
  ['ownTransfer', 'flytt mellan egna konton'],
  ['taxPayment', 'skatt eller moms'],
  ['amortisation', 'amortering'],
  ['ownerWithdrawal', 'ägarens egna uttag'],
  ['financing', 'lån eller ägarens egna pengar'],
  ['otherIncome', 'insättningar som inte behöver vara försäljning'],
  ['returned', 'pengar tillbaka från den som fått betalt'],
];

const rowsOf = (others: Interpreted['others'], reasons: readonly OtherReason[]) =>
  [...others].flatMap(([row, reason]) => (reasons.includes(reason) ? row : []));

/** Sums the rows by sign; each distinct value is read once, since rows repeat. */
function sidesOf(column: TypedColumn, rows: Iterable<number>) {
  const times = new Uint32Array(column.values.length);
  let all = 0;
  for (const row of rows) {
    all++;
    const id = column.ids[row] ?? -1;
    if (id >= 0) times[id] = (times[id] ?? 0) + 1;
  }
  if (all === 0) return { ...{ above: nothing, below: nothing }, all: nothing };
  const numbers = numbersOf(column);
  const ofSide = (isSo: (value: number) => boolean): Side => {
    const own = times.map((count, id) => (isSo(numbers[id] ?? 0) ? count : 0));
    return { rows: own.reduce((sum, count) => sum + count, 0), sum: sumOf(column, own) };
  };
  const above = ofSide((value) => value > 0);
  const below = ofSide((value) => value < 0);
  return { above, below, all: { rows: all, sum: add(above.sum, below.sum) } };
}

interface Sides extends Pick<Interpreted, 'reading' | 'isStatement'> {
  above: Side;
  below: Side;
  away: Side;
  aside: readonly (Side & { words: string })[];
  currency: string | null;
}

function textOf(sides: Sides): string | null {
  const { above, below, away, reading, currency } = sides;
  const money = (value: Decimal) => formatMoney(absolute(value), { currency, decimals: 2 });
  const rowsOf = ({ rows, sum }: Side) =>
    `${formatCount(rows)} ${rows === 1 ? 'rad' : 'rader'}${sum.units === 0n ? '' : `, ${money(sum)},`}`;
  const { statement, texts } = reading;
  const [counts, other] = statement === 'in' ? ['in', 'ut'] : ['ut', 'in'];
  const aside = sides.aside.filter(({ rows }) => rows > 0);
  if (away.rows > 0 || aside.length > 0) {
    const isAccount = sides.isStatement || away.rows > 0;
    const first = isAccount
      ? `Filen läses som ett kontoutdrag: ${rowsOf(above)} med pengar ${counts} räknas som ${texts.singular}.`
      : `${rowsOf(above)} räknas som ${texts.singular}.`;
    const back =
      sides.isStatement && below.rows > 0
        ? ` ${rowsOf(below)} är pengar tillbaka från den som fått betalt, och dras av.`
        : '';
    const left = away.rows > 0 ? ` ${rowsOf(away)} med pengar ${other} räknas inte.` : '';
    const each = aside.map((side) => ` ${rowsOf(side)} är ${side.words} och räknas inte.`);
    return `${first}${back}${left}${each.join('')}`;
  }
  if (above.rows === 0 || below.rows < (above.rows + below.rows) * MANY) return null;
  return `${rowsOf(above)} är över noll och ${rowsOf(below)} under noll. Alla räknas, de under noll som ${texts.belowZero}. Är de något annat: ta bort dem ur filen.`;
}
