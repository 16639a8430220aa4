import { add, decimal, divide, round, toText } from '../../facts/decimal.ts';
import { type Cell, cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isYes, saysYesOrNo } from '../../table/vocabulary/row-status.ts';
import { rateIncluded, vatSide } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { ratesIn } from './rate-evidence.ts';

/**
 * Needs: the role of the amount. Leaves: the amount without VAT, where a column says of each row whether VAT is in it, and
 * its words, another or the user at what rate; else the question, since such amounts do not add up.
 */
export function vatByRow(table: Roled, { reading, chosen, choices }: Ask): Roled {
  const { net, gross } = reading.amount;
  const amount = columnOf(table, net) ?? columnOf(table, gross);
  if (!amount || chosen[amount.index] !== undefined) return table;
  const flag =
    table.columns.find(saysByRow) ?? table.columns.find(hasBothSides) ?? sidesInCells(amount);
  if (!flag) return table;
  const timesSaid = ratesSaid(flag);
  if (timesSaid) return withNet(table, { amount, flag, role: net, chosen, timesAt: timesSaid });
  const own = ratesOf(table, chosen);
  if (own) return withNet(table, { amount, flag, role: net, chosen, timesAt: timesAt(own) });
  if (hasRole(table, 'vat')) return table;
  const rate = rates.find(({ answer }) => answer === choices?.vatByRow);
  if (!rate) {
    const isAnswered = choices?.vatByRow !== undefined;
    return isAnswered ? table : { ...table, doubts: [...table.doubts, doubtOf(amount, flag)] };
  }
  return withNet(table, { amount, flag, role: net, chosen, timesAt: () => rate.times });
}

interface ByRow {
  amount: TypedColumn;
  flag: TypedColumn;
  /** Of amounts without VAT. */
  role: ColumnRole;
  chosen: Ask['chosen'];
  /** What an amount without VAT is multiplied by on a row to be with it: `1.25`. */
  timesAt(row: number): string;
}

function withNet(table: Roled, by: ByRow): Roled {
  const { amount, flag, role, chosen } = by;
  const made = withoutVat(by, table.columns.length);
  const reason = `${amount.name.trim()} utan moms, där ${flag.name.trim()} säger att den ingår.`;
  const changes = new Map([
    [table.columns.indexOf(amount), unused(`${made.name} används i stället.`)],
  ]);
  const tax = placeOf(table, 'vat');
  if (tax >= 0) changes.set(tax, unused(`Momssatsen används där ${flag.name.trim()} säger ja.`));
  const freed = withRoles(table, changes);
  return {
    ...freed,
    columns: [...freed.columns, made],
    roles: [...freed.roles, madeRole(chosen, made.index, { role, confidence: 1, reason })],
  };
}

/** The one column with the rate of each row, where no VAT in kronor stands beside; undefined where there is none. */
function ratesOf(table: Roled, chosen: Ask['chosen']): TypedColumn | undefined {
  const tax = columnOf(table, 'vat');
  const all = ratesIn(table.columns).map(({ rates: column }) => column);
  const [only] = all;
  if (!only || all.length > 1 || chosen[only.index] !== undefined) return undefined;
  const isFilled = only.ids.every((id) => (only.read[id] ?? null) !== null);
  return isFilled && (tax === undefined || tax === only) ? only : undefined;
}

const timesAt = (of: TypedColumn) => {
  const times = of.read.map((value) => {
    const rate = decimal(value ?? '0');
    return toText(add(decimal('1'), isShare(value) ? rate : divide(rate, decimal('100'), 4)));
  });
  return (row: number): string => times[of.ids[row] ?? -1] ?? '1';
};

/** `0.25` for 25 per cent. */
const isShare = (value: string | null) => Number(value) < 1;

const rates = [
  { answer: '25', label: 'Räkna bort 25 % moms där den ingår', times: '1.25' },
  { answer: '12', label: 'Räkna bort 12 % moms där den ingår', times: '1.12' },
  { answer: '6', label: 'Räkna bort 6 % moms där den ingår', times: '1.06' },
] as const;

const isIncluded = (flag: TypedColumn, id: number) =>
  hasBothSides(flag)
    ? sideOf(flag, id) === 'including'
    : isYes(normaliseName(flag.read[id] ?? '')) ===
      (vatSide(normaliseName(flag.name)) === 'including');

const wordOf = ({ values }: TypedColumn, id: number) => normaliseName(cellText(values[id]));

/** `Inkl 25 %` is short for `inkl 25 % moms`. */
const asWhole = (word: string) => (vatSide(word) === null ? `${word} moms` : word);
const sideOf = (flag: TypedColumn, id: number) => vatSide(asWhole(wordOf(flag, id)));

/** Words of a column that are more tell rows apart by other things. */
const MOST_WORDS = 8;

/** A column whose every word says a side of VAT, `inkl` of some rows and `exkl moms` of others. */
function hasBothSides(flag: TypedColumn): boolean {
  if (flag.type !== 'text' || flag.values.length > MOST_WORDS) return false;
  const sides = new Set(flag.values.map((_, id) => sideOf(flag, id)));
  return sides.size === 2 && !sides.has(null);
}

/** Cells looked at for words of VAT, and how such words are found. */
const MOST_LOOKED = 200;
const namesTax = /moms|vat/i;

/** What the cells of the amount say themselves of VAT, `1 200 kr inkl moms` on some rows and `exkl moms` on others. */
function sidesInCells(amount: TypedColumn): TypedColumn | undefined {
  const isSaid = (cell: Cell) => typeof cell === 'string' && namesTax.test(cell);
  if (!amount.values.slice(0, MOST_LOOKED).some(isSaid)) return undefined;
  const sides = amount.values.map((_, id) => vatSide(wordOf(amount, id)));
  if (!sides.includes('including') || !sides.includes('excluding')) return undefined;
  const rows = Array.from(amount.ids, (id) =>
    id < 0 ? null : sides[id] === 'including' ? 'inkl' : 'exkl',
  );
  const { index, name } = amount;
  return derivedColumn({ index, name, type: 'text', grain: 'day', format: null }, rows);
}

/** The rates that the words themselves say are in the amounts; null where one of them says none. */
function ratesSaid(flag: TypedColumn): ByRow['timesAt'] | null {
  if (!hasBothSides(flag)) return null;
  const times = flag.values.map((_, id) => {
    const rate = rateIncluded(asWhole(wordOf(flag, id)));
    return sideOf(flag, id) === 'excluding' ? '1' : rate === null ? null : String(1 + rate / 100);
  });
  return times.includes(null) ? null : (row) => times[flag.ids[row] ?? -1] ?? '1';
}

/** A column that says yes of some rows and no of others, named for VAT being in the amounts. */
function saysByRow({ name, type, read }: TypedColumn): boolean {
  if (type !== 'text' || vatSide(normaliseName(name)) === null) return false;
  const words = read.map((text) => normaliseName(text ?? ''));
  return words.every(saysYesOrNo) && words.some(isYes) && !words.every(isYes);
}

function doubtOf(amount: TypedColumn, flag: TypedColumn): Doubt {
  const own = amount.name.trim();
  const says = flag.name === amount.name ? 'Det står' : `${flag.name.trim()} säger`;
  return {
    id: 'vatByRow',
    text: `${says} att momsen ingår i ${own} på några rader och inte på andra. Hur ska de räknas ihop?`,
    options: [
      ...rates.map(({ answer, label }) => ({
        answer,
        label,
        change: { choices: { vatByRow: answer } },
      })),
      {
        answer: 'asWritten',
        label: `${own} som det står`,
        change: { choices: { vatByRow: 'asWritten' } },
      },
    ],
    blocks: 'always',
  };
}

function withoutVat({ amount, flag, timesAt: times }: ByRow, index: number): TypedColumn {
  const rows = Array.from(amount.ids, (id, row) => {
    const value = amount.read[id] ?? null;
    if (value === null || !isIncluded(flag, flag.ids[row] ?? -1)) return value;
    return toText(round(divide(decimal(value), decimal(times(row)), 4), 2));
  });
  const { format, currency, mark } = amount;
  const about = { index, name: `${amount.name.trim()} utan moms`, format } as const;
  return { ...derivedColumn({ ...about, type: 'number', grain: 'day' }, rows), currency, mark };
}
