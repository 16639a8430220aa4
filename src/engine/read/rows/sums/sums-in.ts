import type { Roled } from '../../../columns/roled.ts';
import type { RoleMap } from '../../../columns/roles/role-map.ts';
import { isMoney } from '../../../columns/types/is-money.ts';
import { cellText } from '../../../table/cell.ts';
import { normaliseName } from '../../../table/normalise-name.ts';
import type { ReadingChoices } from '../../../table/overrides.ts';
import type { Doubt } from '../../../table/question.ts';
import type { TypedColumn } from '../../../table/typed-column.ts';
import { namesLonger } from '../../../table/vocabulary/totals.ts';
import { type Body, rowAt } from '../body.ts';
import { findSums } from './find-sums.ts';
import type { FoundSums } from './scan.ts';

interface Read {
  written: readonly TypedColumn[];
  amounts: readonly TypedColumn[];
  statuses: Roled['statuses'];
  ledger: Roled['ledger'];
  byRole: RoleMap;
}

/** Rows of the body that are left out as sums of others, in order, those of them that stand apart, and what is asked. */
export function sumsIn(
  { written, amounts, statuses, ledger, byRole }: Read,
  body: Body,
  answer: ReadingChoices['subtotals'],
): { rows: ReadonlySet<number>; apart: ReadonlySet<number>; doubts: Doubt[] } {
  const none: ReadonlySet<number> = new Set();
  if (answer === 'counted') return { rows: none, apart: none, doubts: [] };
  const own = body.hasSheetColumn ? written.slice(0, -1) : written;
  // A file's sums may be of its amounts as they stand, before credit notes got their minus: what those prove comes first.
  const parts = rowsOfWhich(own);
  const asWritten = statuses?.writtenAmount ? findSums(own, [statuses.writtenAmount], parts) : null;
  const known = asWritten?.proved ?? none;
  const found =
    amounts.length > 0
      ? foundIn(own, amounts, ledger !== null, new Set([...known, ...parts]))
      : ofPieces(own, byRole);
  const apart = new Set([...(found.apart ?? []), ...(asWritten?.apart ?? [])]);
  for (const row of known) found.proved.add(row);
  for (const row of found.open) if (isOfLonger(own, row)) found.proved.add(row);
  const open = [...found.open].filter((row) => !found.proved.has(row));
  const rows = [...found.proved, ...open].sort((a, b) => a - b);
  const doubts = answer || open.length === 0 ? [] : [doubtOf(body, open)];
  return { rows: new Set(rows), apart, doubts };
}

/** Whether a row that is the sum of others is named as a longer time than a month: `Kv 1`, `Helår`. */
function isOfLonger(own: readonly TypedColumn[], row: number): boolean {
  const label = own.find(({ ids }) => (ids[row] ?? -1) >= 0);
  return (
    label !== undefined && namesLonger(normaliseName(cellText(label.values[label.ids[row] ?? -1])))
  );
}

const isOfWhich = (text: string): boolean =>
  /(?:var|där)av/i.test(text) && /^(?:varav|darav) /.test(normaliseName(text));

/** Rows of what is in the one above already: `varav varmvatten`. No sum has them. */
const rowsOfWhich = (own: readonly TypedColumn[]): Set<number> =>
  new Set(
    own
      .filter(({ type }) => type === 'text')
      .flatMap(({ ids, read }) => {
        const isPart = read.map((text) => isOfWhich(text ?? ''));
        return isPart.includes(true) ? [...ids.keys()].filter((row) => isPart[ids[row] ?? -1]) : [];
      }),
  );

/**
 * Amounts that were made of others are not what the file summed: its own columns are, those that stand on every row,
 * which must all add up. In books each booking is the sum of those on the other side of its voucher.
 */
function foundIn(
  own: readonly TypedColumn[],
  made: readonly TypedColumn[],
  isLedger: boolean,
  known: ReadonlySet<number>,
): FoundSums {
  const amounts = made.map((amount) => withItsSign(own, amount));
  if (amounts.every((amount) => own.includes(amount))) return findSums(own, amounts, known);
  if (isLedger) return findSums(own, amounts, known);
  const whole = own.filter(isAmountOnEachRow);
  const [ofMade, summed] = [findSums(own, amounts, known), findSums(own, whole, known)];
  const apart = new Set([...(ofMade.apart ?? []), ...(summed.apart ?? [])]);
  return { ...ofMade, proved: new Set([...ofMade.proved, ...summed.proved]), apart };
}

/** A column of order numbers holds the labels of its sums too. */
const isAmountOnEachRow = (column: TypedColumn): boolean =>
  column.filled === column.ids.length && !column.read.includes(null) && isMoney(column);

/** An amount that only had its sign turned sums as it stands in the file. */
const withItsSign = (own: readonly TypedColumn[], amount: TypedColumn): TypedColumn =>
  own.find(({ name }) => amount.name === `−${name.trim()}`) ?? amount;

/** Where quantity × price is the amount, rows without a price come to nothing: those that sum pieces are sums. */
function ofPieces(own: readonly TypedColumn[], byRole: RoleMap): FoundSums {
  const [quantity, price] = [byRole.get('quantity'), byRole.get('unitPrice')];
  const found = quantity && price ? findSums(own, [quantity]).proved : [];
  return {
    proved: new Set([...found].filter((row) => (price?.ids[row] ?? -1) < 0)),
    open: new Set(),
  };
}

function doubtOf(body: Body, open: readonly number[]): Doubt {
  const lines = open.map((place) => rowAt(body, place).line).sort((a, b) => a - b);
  const [first = 0] = lines;
  const more = lines.length - 1;
  const which =
    more === 0
      ? `Rad ${first} är lika med summan av raderna intill`
      : `Rad ${first} och ${more} ${more === 1 ? 'rad' : 'rader'} till är lika med summan av raderna intill`;
  return {
    id: 'subtotals',
    text: `${which}. Är de delsummor, eller ska de räknas som egna rader?`,
    options: [
      { answer: 'leftOut', label: 'Delsummor', change: { choices: { subtotals: 'leftOut' } } },
      { answer: 'counted', label: 'Egna rader', change: { choices: { subtotals: 'counted' } } },
    ],
    chosen: 'leftOut',
    blocks: 'ifSumsDiffer',
  };
}
