import { toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesCode } from '../../table/vocabulary/header-words.ts';
import { hasRole, type Roled } from '../roled.ts';
import type { RowAmount } from './row-amounts.ts';

/** Words for how far the same thing has come are few. */
const MOST_WORDS = 12;
/** Rows of a word that must show it, and how many of their amounts must differ: prices are alike by chance. */
const FEWEST = 8;
const VARIED = 0.8;
/** Share of a word's rows whose money another word has too. */
const AGAIN = 0.8;

/** Whose a row is, or what number it has. */
const anchors: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>([
  ...(['orderId', 'invoiceNumber', 'customer', 'supplier'] as const),
]);

/** What is known of the rows. */
export interface Beside {
  amountOf: RowAmount;
  /** Rows of which it is known already what they are. */
  isSettled: (row: number) => boolean;
}

/**
 * Which words of a column are of rows that tell money of another word's rows again, each for the same customer or number
 * and to the öre: all but the one that fewest have come to, and of as many the last.
 */
export function toldTwice(
  column: TypedColumn,
  table: Roled,
  { isAbout, ...beside }: Beside & { isAbout: readonly boolean[] },
): boolean[] {
  const none = column.read.map(() => false);
  const words = column.values.length;
  if (words < 2 || words > MOST_WORDS) return none;
  if (hasRole(table, 'quantity') || hasRole(table, 'unitPrice')) return none;
  for (const [place, anchor] of table.columns.entries()) {
    const role = table.roles[place]?.role ?? null;
    const isAnchor = anchors.has(role) || namesCode(normaliseName(anchor.name));
    if (!isAnchor || anchor === column) continue;
    const byWord = moneyByWord(column, anchor, beside);
    const same = samePlaces(
      byWord.map((word, id) => ({ ...word, id })).filter(({ id }) => isAbout[id]),
    );
    if (same.length > 0) return none.map((_, id) => same.includes(id));
  }
  return none;
}

interface Word {
  id: number;
  rows: number;
  money: Set<string>;
}

/** The money of each word's rows, by whose it is, with how many rows it has in all. */
function moneyByWord(
  { ids, read }: TypedColumn,
  anchor: TypedColumn,
  { amountOf, isSettled }: Beside,
): Omit<Word, 'id'>[] {
  const byWord = read.map(() => ({ rows: 0, money: new Set<string>() }));
  ids.forEach((id, row) => {
    const [word, amount] = [byWord[id], amountOf(row)];
    const own = anchor.ids[row] ?? -1;
    if (!word || amount === null || amount.units === 0n || own < 0 || isSettled(row)) return;
    word.rows++;
    word.money.add(`${own} ${toText(amount)}`);
  });
  return byWord;
}

function samePlaces(words: readonly Word[]): number[] {
  const varied = words
    .filter(({ rows, money }) => rows >= FEWEST && money.size >= rows * VARIED)
    .sort((a, b) => b.rows - a.rows || a.id - b.id);
  const [all, ...others] = varied;
  if (!all) return [];
  const again = others.filter(({ money }) => {
    const shared = [...money].filter((each) => all.money.has(each)).length;
    return shared >= money.size * AGAIN;
  });
  return again.length === 0 ? [] : [all, ...again].slice(0, -1).map(({ id }) => id);
}
