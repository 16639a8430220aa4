import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesFee } from '../../table/vocabulary/header-words.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { namesKronor } from '../../table/vocabulary/vat.ts';
import { numbersOf } from './number-at.ts';

/** Different numbers that must tell; in a workbook, which hides how they are written, more. */
const FEWEST = 8;
const FEWEST_BARE = 12;
/** Share of an amount's values that have öre, and of a count's that are as odd as counts are. */
const MOSTLY = 0.8;
const ODD = 0.4;

/**
 * Whether the amount has öre throughout and a column beside it never: a program writes all its money alike, so that
 * `Words 4812` beside `Fee 6 736,80` is how many. What is named as money is not looked at.
 */
export function isWrittenOtherwise(column: TypedColumn, amount: TypedColumn): boolean {
  if (column.type !== 'number' || column.percent || column.currency !== null) return false;
  if (isNamedMoney(normaliseName(column.name)) || column.read.length < FEWEST) return false;
  if (!column.read.every((value) => value === null || /^\d+$/.test(value))) return false;
  return areWritten(amount)
    ? amount.read.length >= FEWEST && amount.values.every(hasOre) && !column.values.some(hasOre)
    : isOddBeside(column, amount);
}

const isNamedMoney = (name: string): boolean =>
  termKind(name) !== 'other' || namesFee(name) || namesKronor(name);

const areWritten = ({ values }: TypedColumn) => values.every((cell) => typeof cell === 'string');
const hasOre = (cell: TypedColumn['values'][number]) =>
  /\d[.,]\d\d(?:\D{0,5})$/.test(cellText(cell).trim());

/** In a workbook: amounts in öre beside many different whole numbers that are not round, as prices are. */
function isOddBeside(column: TypedColumn, amount: TypedColumn): boolean {
  const [own, of] = [column, amount].map((each) =>
    [...numbersOf(each)].filter((value) => !Number.isNaN(value) && value !== 0),
  ) as [number[], number[]];
  const odd = own.filter((value) => value % 5 !== 0);
  const inOre = of.filter((value) => !Number.isInteger(value));
  return (
    own.length >= FEWEST_BARE &&
    odd.length >= own.length * ODD &&
    of.length >= FEWEST_BARE &&
    inOre.length >= of.length * MOSTLY
  );
}
