import { absolute, compare, decimal, multiply, subtract } from '../facts/decimal.ts';
import {
  answersTakenBack,
  holdsChange,
  type ReadOverrides,
  withChange,
} from '../table/overrides.ts';
import type { Doubt, Question, QuestionOption } from '../table/question.ts';
import { ReadError } from './read-error.ts';
import { totalOf } from './total.ts';
import type { Understood } from './understand.ts';

/** Readings that differ by less of their total are told apart by nothing that an owner would act on. */
const MATTERS = decimal('0.01');
/** Questions whose answers are each tried: every one takes a reading of the file. */
const MOST_TRIED = 4;

type Read = (overrides: ReadOverrides) => Understood;

/**
 * Reads a file, and asks what it leaves open: each possible answer is tried, so that the user sees what the amounts are
 * then in all, and a question stops the analysis only where the answers differ by more than one per cent. What is
 * answered already is told too, so that it can be answered otherwise.
 * @throws ReadError
 */
export function readAndAsk(read: Read, overrides: ReadOverrides): Understood {
  const first = read(overrides);
  const byOption = new Map<Doubt['options'][number], Understood | null>();
  for (const { options, chosen } of first.doubts.slice(0, MOST_TRIED))
    for (const option of options) {
      const isChosen = option.answer === chosen;
      byOption.set(option, isChosen ? first : tried(read, withChange(overrides, option.change)));
    }
  const proved = provedByTotal(first, byOption);
  if (proved) return readAndAsk(read, withChange(overrides, proved.change));
  const questions = first.doubts.map((doubt) => {
    const question = asked(doubt, (option) => sumOf(byOption.get(option)));
    return isSettled(first, doubt, byOption) ? { ...question, blocking: false } : question;
  });
  const inOrder = questions.sort((a, b) => Number(b.blocking) - Number(a.blocking));
  const answered = answeredIn(read, overrides, first);
  const asking = { questions: inOrder, answered, total: totalOf(first) };
  return { ...first, understanding: { ...first.understanding, ...asking } };
}

/** What the file's own total says of a reading. */
const totalCheck = ({ understanding }: Understood) =>
  understanding.reconciliation.find(({ id }) => id === 'total')?.status;

/** The one answer by which the rows come to the file's own total, where they do not as they were read. */
function provedByTotal(
  first: Understood,
  byOption: ReadonlyMap<Doubt['options'][number], Understood | null>,
): Doubt['options'][number] | null {
  if (totalCheck(first) !== 'difference') return null;
  const agreeing = [...byOption].filter(([, then]) => then && totalCheck(then) === 'ok');
  const [only] = agreeing;
  return agreeing.length === 1 && only ? only[0] : null;
}

/** True where the file's own total is that of the rows as they were read, and contradicts every other answer. */
function isSettled(
  first: Understood,
  { options, chosen }: Doubt,
  byOption: ReadonlyMap<Doubt['options'][number], Understood | null>,
): boolean {
  if (totalCheck(first) !== 'ok' || chosen === undefined) return false;
  return options.every((option) => {
    const then = byOption.get(option);
    return option.answer === chosen || (then && totalCheck(then) === 'difference');
  });
}

const sumOf = (understood: Understood | null | undefined): string | null =>
  understood ? totalOf(understood) : null;

/** A doubt with what the amounts are in all by each answer. */
function asked(
  { blocks, ...question }: Doubt,
  sum: (option: Doubt['options'][number]) => string | null,
): Question {
  const options = question.options.map((option) => ({ ...option, sum: sum(option) }));
  const blocking = blocks === 'always' || (blocks === 'ifSumsDiffer' && differ(options));
  return { ...question, options, blocking };
}

/** The questions that were answered: those that the file raises when an answer is taken back. */
function answeredIn(read: Read, overrides: ReadOverrides, now: Understood): Question[] {
  const open = new Set(now.doubts.map(({ id }) => id));
  const answered: Question[] = [];
  for (const before of answersTakenBack(overrides).slice(0, MOST_TRIED)) {
    const then = tried(read, before);
    for (const doubt of then?.doubts ?? []) {
      const given = doubt.options.find(({ change }) => holdsChange(overrides, change));
      if (!given || open.has(doubt.id)) continue;
      open.add(doubt.id);
      const question = asked(doubt, (option) => {
        if (option === given) return totalOf(now);
        if (then && option.answer === doubt.chosen) return totalOf(then);
        return totalWith(read, withChange(before, option.change));
      });
      answered.push({ ...question, chosen: given.answer, blocking: false });
    }
  }
  return answered;
}

/** Null where the file cannot be read so. */
function tried(read: Read, overrides: ReadOverrides): Understood | null {
  try {
    return read(overrides);
  } catch (error) {
    if (error instanceof ReadError) return null;
    throw error;
  }
}

function totalWith(read: Read, overrides: ReadOverrides): string | null {
  const understood = tried(read, overrides);
  return understood && totalOf(understood);
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
