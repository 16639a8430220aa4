import { absolute, add, compare, type Decimal, decimal, multiply } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isCounted, namesState } from '../../table/vocabulary/row-status.ts';
import { formatCount, formatMoney } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask, GuideReading } from '../guide-reading.ts';
import { columnOf, type Roled } from '../roled.ts';
import type { RowAmount } from './row-amounts.ts';
import { statesIn } from './states-in.ts';
import { MOST_WORDS, type StateColumn, spread } from './status-columns.ts';

/** Share of the money below which a word that nobody knows changes nothing. */
const MATTERS = decimal('0.01');
/** Words named in the question. */
const MOST_NAMED = 4;
/** Codes of states are few. */
const MOST_CODES = 12;

/** A word of a column of states that may mean that nothing was sold, with its rows and their money. */
interface OpenWord {
  word: string;
  rows: number;
  sum: Decimal;
}

/**
 * Columns of states with words that say neither that the row counts nor that it does not, beside words that do, where
 * they carry more than a hundredth of the money: their rows as left out, and the question whether they are.
 */
export function openStates(
  table: Roled,
  { chosen, reading }: Ask,
  amountOf: RowAmount,
): { columns: StateColumn[]; doubt: Doubt | null } {
  const order = columnOf(table, 'orderId');
  const columns: StateColumn[] = [];
  const words: OpenWord[] = [];
  table.columns.forEach((column, place) => {
    const isOther = chosen[column.index] !== undefined && chosen[column.index] !== 'status';
    if (isOther || column.values.length > MOST_WORDS) return;
    if (!namesState(normaliseName(column.name))) return;
    const isOpen = column.type === 'text' ? openWords(column, reading) : openCodes(column);
    if (!isOpen.includes(true) || !isOpen.includes(false)) return;
    const ids = order === undefined ? column.ids : spread(column, order);
    const found = wordsOf(column.read, isOpen, ids, amountOf);
    if (found.length === 0) return;
    words.push(...found);
    const states = isOpen.map((open) => (open ? ('cancelled' as const) : null));
    columns.push({ column, place, ids, states, isOwnRole: true, unused: false });
  });
  return { columns, doubt: words.length === 0 ? null : doubtOf(words) };
}

/** Words that nobody knows. */
function openWords({ name, read }: TypedColumn, { states }: GuideReading): boolean[] {
  const known = statesIn({ name, isDate: false, values: read }, states, true);
  return read.map((text, id) => text !== null && known[id] === null && !isCounted(stateWord(text)));
}

/** States as numbers (`1`, `3`, `9`) say nothing by themselves: only the commonest is taken to be what was sold. */
function openCodes({ type, read, counts }: TypedColumn): boolean[] {
  const isCode = type === 'number' && read.every((text) => text === null || /^\d{1,3}$/.test(text));
  if (!isCode || read.length > MOST_CODES) return read.map(() => false);
  const most = counts.indexOf(Math.max(...counts));
  return read.map((text, id) => text !== null && id !== most);
}

const stateWord = (text: string) => normaliseName(text).replace(/^wc /, '');

/** The open words with their money; none where it is next to nothing of it all. */
function wordsOf(
  read: readonly (string | null)[],
  isOpen: readonly boolean[],
  ids: Int32Array,
  amountOf: RowAmount,
): OpenWord[] {
  const words = new Map<number, OpenWord>();
  let all = decimal('0');
  let open = decimal('0');
  ids.forEach((id, row) => {
    const value = amountOf(row) ?? decimal('0');
    all = add(all, absolute(value));
    if (!isOpen[id]) return;
    open = add(open, absolute(value));
    const before = words.get(id) ?? { word: (read[id] ?? '').trim(), rows: 0, sum: decimal('0') };
    words.set(id, { ...before, rows: before.rows + 1, sum: add(before.sum, value) });
  });
  if (compare(open, multiply(all, MATTERS)) <= 0) return [];
  return [...words.values()].sort((a, b) => compare(absolute(b.sum), absolute(a.sum)));
}

function doubtOf(words: readonly OpenWord[]): Doubt {
  const texts = words.slice(0, MOST_NAMED).map(({ word, rows, sum }) => {
    const count = `${formatCount(rows)} ${rows === 1 ? 'rad' : 'rader'}`;
    return `${count} har status ”${word.slice(0, 60)}” (${formatMoney(sum, { currency: null, decimals: 0 })})`;
  });
  return {
    id: 'states',
    text: `${listed(texts)}. Ska de räknas?`,
    options: [
      { answer: 'counted', label: 'Ja, räkna dem', change: { choices: { states: 'counted' } } },
      {
        answer: 'leftOut',
        label: 'Nej, de är ingen försäljning',
        change: { choices: { states: 'leftOut' } },
      },
    ],
    chosen: 'counted',
    blocks: 'ifSumsDiffer',
  };
}
