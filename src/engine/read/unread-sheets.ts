import type { GuideReading } from '../columns/guide-reading.ts';
import { isMoney } from '../columns/types/is-money.ts';
import { numbersOf } from '../columns/types/number-at.ts';
import { typeColumn } from '../columns/types/type-column.ts';
import { amountColumn } from '../table/amount-of.ts';
import type { Row } from '../table/cell.ts';
import { toColumns } from '../table/column-store.ts';
import { normaliseName } from '../table/normalise-name.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import type { Doubt } from '../table/question.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import { namesSheetBeside, sheetKind } from '../table/vocabulary/sheet-names.ts';
import { listed } from '../text/swedish.ts';
import { figuresAsRow } from './figures-as-row.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout } from './rows/layout.ts';
import { totalOf } from './total.ts';
import type { Understood } from './understand.ts';

/** Rows of a sheet that is a list of its own. */
const FEWEST_ROWS = 4;
const LOOKED = 2000;
const MOST_OFFERED = 3;

interface Sheet {
  name: string;
  hidden: boolean;
  rows: readonly Row[];
}

/**
 * What is asked of a workbook with a sheet of amounts that is not read, and that neither its name nor its sums say is about the
 * same rows or about something else.
 */
export function unreadSheetDoubts(
  unread: readonly Sheet[],
  understood: Understood,
  { reading, overrides }: { reading: GuideReading; overrides: ReadOverrides },
): Doubt[] {
  const { choices, sheet } = overrides;
  if (choices?.otherSheets !== undefined || sheet !== undefined) return [];
  const total = Number(totalOf(understood) ?? Number.NaN);
  const read = listed(
    understood.understanding.sheets.flatMap((own) => (own.chosen ? own.name : [])),
  );
  const below = sumBelowZero(understood);
  const found = unread
    .filter(({ name, hidden }) => !hidden && !namesOther(reading, normaliseName(name)))
    .filter(({ rows }) => holdsOtherAmounts(rows, total) || figuresAsRow(rows) !== null)
    .filter((own) => !isTakenBack(own) || !comesTo(own.rows, below))
    .slice(0, MOST_OFFERED);
  const back = found.filter(isTakenBack).map(({ name }) => name);
  const others = found.filter((own) => !isTakenBack(own)).map(({ name }) => name);
  if (found.length === 0) return [];
  const says = [
    others.length > 0
      ? `${bladen(others)} ${listed(others)} har belopp som inte är inräknade: bara ${read} är läst.`
      : '',
    back.length > 0
      ? `${bladen(back)} ${listed(back)} ser ut att ha återtagna eller krediterade belopp, i andra kolumner än ${read}, och de är inte avdragna. Ska de vara det, lägg dem med minus bland de andra raderna och ladda upp filen på nytt.`
      : '',
  ];
  const less = back.length > 0 ? `, utan avdrag för ${listed(back)}` : '';
  return [
    {
      id: 'otherSheets',
      text: `${says.filter((text) => text !== '').join(' ')} Stämmer det?`,
      options: [
        {
          answer: 'unread',
          label: `Ja, räkna bara ${read}${less}`,
          change: { choices: { otherSheets: 'unread' } },
        },
        ...others.map((name) => ({
          answer: name,
          label: `Nej, räkna ${name} i stället`,
          change: { sheet: name },
        })),
      ],
      chosen: 'unread',
      blocks: back.length > 0 ? 'always' : 'ifSumsDiffer',
    },
  ];
}

const bladen = ({ length }: readonly string[]) => (length === 1 ? 'Bladet' : 'Bladen');

const isTakenBack = ({ name }: Sheet) => sheetKind(normaliseName(name)) === 'returned';

/** A sheet of something else by its name, or of what was called off. */
const namesOther = ({ purpose }: GuideReading, name: string): boolean =>
  namesSheetBeside(purpose, name) || sheetKind(name) === 'cancelled';

/** What the rows below zero come to, of those that are read. */
function sumBelowZero({ understanding, table }: Understood): number {
  const { ids, values } = table.columns[amountColumn(understanding.columns)?.index ?? -1] ?? {};
  if (!ids || !values) return 0;
  const amounts = Array.from(table.used, (row) => Number(values[ids[row] ?? -1] ?? 0));
  return amounts.reduce((sum, amount) => sum + Math.min(0, amount), 0);
}

/** Whether one of a sheet's columns comes to a sum, with either sign. */
const comesTo = (rows: readonly Row[], sum: number): boolean =>
  sumsOf(rows).some((own) => Math.abs(Math.abs(own) - Math.abs(sum)) < 0.005);

const knownSums = new WeakMap<readonly Row[], readonly number[]>();

/** What each column of amounts of a sheet comes to; none where the sheet is no list. */
function sumsOf(rows: readonly Row[]): readonly number[] {
  const sums = knownSums.get(rows) ?? sumsOfAmounts(rows);
  knownSums.set(rows, sums);
  return sums;
}

const sumsOfAmounts = (rows: readonly Row[]): number[] => {
  const { columns, isList } = amountsOf(rows.slice(0, LOOKED));
  return isList ? columns.map(sumOf) : [];
};

/** The columns of money of a sheet, and whether it has rows enough to be a list. */
function amountsOf(rows: readonly Row[]): { columns: TypedColumn[]; isList: boolean } {
  const layout = findLayout(rows.slice(0, LOOKED));
  const below = rows.slice(layout.from);
  if (layout.header.length === 0) return { columns: [], isList: false };
  const columns = toColumns(below, headerNames(rows, layout)).map((store) => typeColumn(store));
  return { columns: columns.filter(isMoney), isList: below.length >= FEWEST_ROWS };
}

const sumOf = (column: TypedColumn): number =>
  numbersOf(column).reduce((sum, value, id) => sum + (value || 0) * (column.counts[id] ?? 0), 0);

/**
 * Whether a sheet sums the rows of others, all of them: one of its columns comes to what one of theirs does, cancelled rows
 * and all. A last row with the sum of the others doubles it.
 */
export function sumsTheSame(rows: readonly Row[], others: readonly (readonly Row[])[]): boolean {
  const all = new Map<string, number>();
  for (const sheet of others)
    for (const [name, sum] of namedSums(sheet)) all.set(name, (all.get(name) ?? 0) + sum);
  const sums = [...all.values()].filter((sum) => sum !== 0);
  const isOne = (sum: number) => sums.some((own) => Math.abs(own - sum) < 0.005);
  return [...namedSums(rows).values()].some((sum) => isOne(sum) || isOne(sum / 2));
}

/** What each column of amounts comes to, by its name in the same letters on every sheet. */
function namedSums(rows: readonly Row[]): Map<string, number> {
  const { columns } = amountsOf(rows);
  return new Map(columns.map((column) => [normaliseName(column.name), sumOf(column)]));
}

/** Whether a sheet has a list with amounts, none of which come to what is read. */
function holdsOtherAmounts(rows: readonly Row[], total: number): boolean {
  const sums = sumsOf(rows);
  const isSame = (sum: number) => Math.abs(sum - total) <= Math.abs(total) * 0.0001 + 0.01;
  // A last row with the sum of the others doubles it.
  if (sums.some((sum) => isSame(sum) || isSame(sum / 2))) return false;
  return sums.some((sum) => Math.abs(sum) > Math.abs(total) * 0.01);
}
