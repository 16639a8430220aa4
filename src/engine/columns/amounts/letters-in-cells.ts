import { cellText } from '../../table/cell.ts';
import { ColumnCollector, type ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { sideWords } from '../../table/vocabulary/bookkeeping.ts';
import { namesBalance } from '../../table/vocabulary/header-words.ts';
import { isMissing, readWritten } from '../types/number.ts';

/** Rows of each side that are needed. */
const FEWEST = 2;
/** No amount with its letters is longer. */
const LONGEST = 60;
/** Kronor and öre: sizes and shelves have letters behind them too. */
const inOre = /\d[,.]\d\d$/;
const lettersAtEnd = /[a-zåäö]{1,6}\.?$/i;

/**
 * Amounts with the letters of their side of the books behind each (`1 250,00 D`, `300,00 CR`): the amounts, and a column
 * of the letters beside the others. Letters of one side alone say what they mean as they stand.
 */
export function lettersApart(stores: readonly ColumnStore[]): readonly ColumnStore[] {
  for (const store of stores) {
    if (namesBalance(normaliseName(store.name))) continue;
    const parts = partsOf(store);
    if (parts)
      return [
        ...stores.map((each) => (each === store ? parts.bare : each)),
        lettersOf(stores, store, parts.letters),
      ];
  }
  return stores;
}

function partsOf(store: ColumnStore) {
  const letters: (string | null)[] = [];
  const bare: string[] = [];
  const rows = { out: 0, in: 0 };
  for (const [place, value] of store.values.entries()) {
    const text = cellText(value).trim();
    const [word = ''] = (text.length > LONGEST ? null : lettersAtEnd.exec(text)) ?? [];
    const amount = text.slice(0, text.length - word.length).trim();
    const side = sideOf(word);
    const isAmount = readWritten(amount, ',') !== null;
    if (side === null ? !isNothing(text) : !isAmount) return null;
    if (side !== null) rows[side] += store.counts[place] ?? 0;
    letters.push(side === null ? null : word);
    bare.push(side === null ? text : amount);
  }
  const isMoney = bare.some((amount) => inOre.test(amount));
  if (!isMoney || Math.min(rows.out, rows.in) < FEWEST) return null;
  return { letters, bare: withValues(store, bare) };
}

/** Nothing is on no side. */
const isNothing = (text: string) => isMissing(text) || readWritten(text, ',')?.value === '0';

function sideOf(word: string): 'out' | 'in' | null {
  const name = normaliseName(word);
  const [books] = sideWords;
  if (!books || name === '') return null;
  return books.out(name) ? 'out' : books.in(name) ? 'in' : null;
}

const rowsOf = ({ ids }: ColumnStore, valueAt: (id: number) => string | null | undefined) => {
  const column = new ColumnCollector(ids.length);
  ids.forEach((id, row) => {
    column.set(row, valueAt(id) ?? '');
  });
  return column;
};

const withValues = (store: ColumnStore, values: readonly string[]): ColumnStore =>
  rowsOf(store, (id) => values[id]).store(store.index, store.name, store.ids.length);

const lettersOf = (
  stores: readonly ColumnStore[],
  of: ColumnStore,
  letters: readonly (string | null)[],
): ColumnStore => ({
  ...rowsOf(of, (id) => letters[id]?.toUpperCase()).store(stores.length, 'D/K', of.ids.length),
  madeOf: `Bokstäverna efter beloppen i ${of.name.trim()}.`,
});
