import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  multiply,
  subtract,
  toText,
} from '../facts/decimal.ts';
import { amountColumn } from '../table/amount-of.ts';
import { type ReadOverrides, withChange } from '../table/overrides.ts';
import type { Question, QuestionOption } from '../table/question.ts';
import type { ColumnRole } from '../table/roles.ts';
import type { Understanding } from '../table/understanding.ts';
import { ReadError } from './read-error.ts';
import type { Understood } from './understand.ts';

/** Readings that differ by less of their total are told apart by nothing that an owner would act on. */
const MATTERS = decimal('0.01');
/** Questions whose answers are each tried: every one takes a reading of the file. */
const MOST_TRIED = 4;

type Read = (overrides: ReadOverrides) => Understood;

/**
 * Reads a file, and asks what it leaves open: each possible answer is tried, so that the user sees what the amounts are
 * then in all, and a question stops the analysis only where the answers differ by more than one per cent.
 * @throws ReadError
 */
export function readAndAsk(read: Read, overrides: ReadOverrides): Understood {
  const first = read(overrides);
  if (first.doubts.length === 0) return first;
  const questions = first.doubts.map((doubt, place): Question => {
    const options = doubt.options.map((option): QuestionOption => {
      const sum =
        option.answer === doubt.chosen
          ? totalOf(first)
          : place < MOST_TRIED
            ? totalWith(read, withChange(overrides, option.change))
            : null;
      return { ...option, sum };
    });
    const { blocks, ...question } = doubt;
    const blocking = blocks === 'always' || (blocks === 'ifSumsDiffer' && differ(options));
    return { ...question, options, blocking };
  });
  const inOrder = questions.sort((a, b) => Number(b.blocking) - Number(a.blocking));
  return { ...first, understanding: { ...first.understanding, questions: inOrder } };
}

function totalWith(read: Read, overrides: ReadOverrides): string | null {
  try {
    return totalOf(read(overrides));
  } catch (error) {
    if (error instanceof ReadError) return null;
    throw error;
  }
}

function differ(options: readonly QuestionOption[]): boolean {
  const sums = options.flatMap(({ sum }) => (sum === null ? [] : [decimal(sum)]));
  if (sums.length < options.length) return true;
  const sorted = sums.sort(compare);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return false;
  const larger = [least, most].map(absolute).sort(compare)[1] ?? most;
  return compare(subtract(most, least), multiply(larger, MATTERS)) > 0;
}

/** What the amounts of a file are in all, exact; null where it has none, or they could not be summed. */
export function totalOf({ understanding, table }: Understood): string | null {
  const amount = amountColumn(understanding.columns);
  if (amount) return amount.sum;
  const column = placeOf(understanding.columns);
  const [quantity, price] = [table.columns[column('quantity')], table.columns[column('unitPrice')]];
  if (!quantity || !price) return null;
  let sum: Decimal = decimal('0');
  for (const row of table.used) {
    const [times, each] = [quantity, price].map(
      ({ ids, values }) => values[ids[row] ?? -1] ?? null,
    );
    if (times && each) sum = add(sum, multiply(decimal(times), decimal(each)));
  }
  return toText(sum);
}

const placeOf = (columns: Understanding['columns']) => (role: ColumnRole) =>
  columns.findIndex((column) => column.role === role);
