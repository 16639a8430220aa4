import type { GuideReading } from '../../columns/guide-reading.ts';
import { derivedColumn } from '../../columns/types/derived-column.ts';
import { numberAt } from '../../columns/types/number-at.ts';
import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesMeasure, namesOnePrice } from '../../table/vocabulary/beside-amounts.ts';
import { namesMoneyIn, namesMoneyOut } from '../../table/vocabulary/bookkeeping.ts';
import { namesBalance, namesNoMoney } from '../../table/vocabulary/header-words.ts';
import { isChannel, kindsInTitles } from '../../table/vocabulary/kinds-of-sales.ts';
import { namesDeduction, namesPlan, namesRest, namesTimes } from '../../table/vocabulary/lists.ts';
import { isMeasure } from '../../table/vocabulary/measures.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { isHowPaid } from '../../table/vocabulary/row-kinds.ts';
import { isAverage } from '../../table/vocabulary/totals.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import { isTotalLabel } from './total-labels.ts';
import { type LongTable, spread } from './unpivot.ts';

/** Rows that must have a total, and kinds that must be in it. */
const FEWEST_ROWS = 3;
const FEWEST_KINDS = 2;
/** The öre by which a total may be rounded. */
const ROUNDING = 0.011;

/** A table by time with a column for each kind of what was sold or paid, and what they come to. */
export interface KindsOfTotal extends LongTable {
  /** The file's own columns of the kinds. */
  kinds: readonly TypedColumn[];
}

/**
 * One row per kind of each month, day or quarter, where the file has nothing but its time, a column for each kind and
 * their total, which every row proves: `Månad`, `Hyra`, `El`, `Summa`. The amount keeps the name of the total. Null where
 * it is not so, a name says that a column is something else than a kind, or nothing says what the kinds of sales are.
 */
export function kindsOfTotal(
  columns: readonly TypedColumn[],
  title: readonly string[],
  { kind }: Pick<GuideReading, 'kind'>,
): KindsOfTotal | null {
  const used = columns.filter(({ type }) => type !== 'empty');
  const time = used.find(({ type }) => type === 'date');
  const total = used.find(({ type, name }) => type === 'number' && isTotalLabel(name.trim()));
  const kinds = used.filter((column) => column !== time && column !== total);
  if (!time || !total || kinds.length < FEWEST_KINDS || !kinds.every(mayBeKind)) return null;
  const name = kind ?? kindOfSales(kinds, title);
  if (name === null) return null;
  const rows = Array.from(time.ids.keys());
  if (!rows.every((row) => isSum(row, total, kinds))) return null;
  const cells = rows.flatMap((row) =>
    kinds.flatMap((own) => ((numberAt(own, row) ?? 0) === 0 ? [] : [{ row, own }])),
  );
  if (new Set(cells.map(({ row }) => row)).size < FEWEST_ROWS) return null;
  const sources = cells.map(({ row }) => row);
  const about = { grain: 'day', format: total.format } as const;
  const named = derivedColumn(
    { ...about, index: 1, name, type: 'text' },
    cells.map(({ own }) => own.name.trim()),
  );
  const amount = derivedColumn(
    { ...about, index: 2, name: total.name, type: 'number' },
    cells.map(({ row, own }) => own.read[own.ids[row] ?? -1] ?? null),
  );
  return {
    columns: [
      spread(time, 0, sources),
      { ...named, madeOf: 'Slagen är rubrikerna på filens kolumner.' },
      {
        ...amount,
        currency: total.currency,
        madeOf: `Beloppen är cellerna i filens kolumner, som tillsammans blir ${total.name.trim()}.`,
      },
    ],
    sources: Int32Array.from(sources),
    kinds,
  };
}

/** What the kinds of sales are: by their own names, or by what the title says that they are. */
function kindOfSales(kinds: readonly TypedColumn[], title: readonly string[]): string | null {
  const words = kinds.map(({ name }) => normaliseName(name));
  if (words.every((word) => isChannel(word) || isRest(word)) && !words.every(isRest))
    return 'Kanal';
  const lines = title.map(normaliseName);
  return kindsInTitles.find(([, isIn]) => lines.some(isIn))?.[0] ?? null;
}

/** What is left of the total, in no kind of its own. */
const isRest = (word: string) => /^(?:ovrigt|ovriga|annat|other)$/.test(word);

/** Whether a row's kinds come to its total, or it has neither. */
function isSum(row: number, total: TypedColumn, kinds: readonly TypedColumn[]): boolean {
  const values = kinds.flatMap((kind) => numberAt(kind, row) ?? []);
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.abs(sum - (numberAt(total, row) ?? 0)) <= ROUNDING;
}

const isOther = [
  ...[namesMeasure, namesOnePrice, namesDeduction, namesPlan, namesRest, namesTimes],
  ...[namesBalance, namesNoMoney, namesMoneyIn, namesMoneyOut, isMeasure, isAverage],
];

/** Words alone: `Moms 25 %` and `Kort` are parts of the same money in another way. */
function mayBeKind({ name, type, percent, values }: TypedColumn): boolean {
  const word = normaliseName(name);
  return (
    type === 'number' &&
    !percent &&
    /\p{L}{2}/u.test(name) &&
    !/\d|%/u.test(name) &&
    values.every((value) => !cellText(value).includes('%')) &&
    !isOther.some((isSaid) => isSaid(word)) &&
    (isRest(word) || !isHowPaid(word)) &&
    vatSide(word) === null &&
    termKind(word) === 'other'
  );
}
