import { absolute, compare, type Decimal, decimal, multiply, subtract } from '../facts/decimal.ts';
import {
  answersTakenBack,
  holdsChange,
  type ReadOverrides,
  withChange,
} from '../table/overrides.ts';
import type { Doubt, Question, QuestionId, QuestionOption } from '../table/question.ts';
import type { ReconciliationCheck } from '../table/understanding.ts';
import { ReadError } from './read-error.ts';
import { totalOf } from './total.ts';
import type { Understood } from './understand.ts';

/** Readings that differ by less of their total are told apart by nothing that an owner would act on. */
const MATTERS = decimal('0.01');
const ZERO = decimal('0');
/** Answers that are each tried: every one takes a reading of the file. */
const MOST_TRIED = 8;

type Read = (overrides: ReadOverrides) => Understood;
type Option = Doubt['options'][number];

/** What one way to read the file comes to. The reading itself is let go of: several at once are too large. */
interface Outcome {
  sum: string | null;
  /** How many rows are counted. */
  rows: number;
  /** What the file's own total says of it. */
  total: ReconciliationCheck['status'] | undefined;
}

/**
 * Reads a file, and asks what it leaves open: each possible answer is tried, so that the user sees what the amounts are
 * then in all, and a question stops the analysis only where the answers differ by more than one per cent. What is
 * answered already is told too, so that it can be answered otherwise.
 * @throws ReadError
 */
export function readAndAsk(read: Read, overrides: ReadOverrides): Understood {
  return askOf(read, { given: overrides, proved: null });
}

/** What the user gave, and what the file's own total proved beside it. */
interface Answers {
  given: ReadOverrides;
  proved: ReadOverrides | null;
}

const withProved = (overrides: ReadOverrides, { proved }: Answers) =>
  proved === null ? overrides : withChange(overrides, proved);

function askOf(read: Read, answers: Answers): Understood {
  const overrides = withProved(answers.given, answers);
  const first = inTurn(read(overrides));
  const now = outcomeOf(first);
  const byOption = new Map<Option, Outcome | null>();
  for (const { options, chosen, sumStays } of first.doubts)
    for (const option of options.slice(0, MOST_TRIED - byOption.size)) {
      const isChosen = option.answer === chosen || sumStays === true;
      byOption.set(option, isChosen ? now : tried(read, withChange(overrides, option.change)));
    }
  const proved = provedByTotal(now, byOption);
  if (proved)
    return askOf(read, { ...answers, proved: withChange(answers.proved ?? {}, proved.change) });
  const questions = first.doubts.map((doubt) => {
    const question = asked(doubt, (option) => byOption.get(option)?.sum ?? null);
    const isMoot = isSettled(now, doubt, byOption) || changesNothing(now, doubt, byOption);
    return isMoot ? { ...question, blocking: false } : question;
  });
  const inOrder = questions.sort((a, b) => urgency(b) - urgency(a));
  const answered = answeredIn(read, answers, first);
  const asking = { questions: inOrder, answered, total: now.sum };
  return { ...first, understanding: { ...first.understanding, ...asking } };
}

/** Questions that settle which rows and which column are counted. */
const before: ReadonlySet<QuestionId> = new Set(['amount', 'records', 'sheets', 'sheet']);

/** What is left over beside an amount is asked when it is settled which that is. */
function inTurn(understood: Understood): Understood {
  const { doubts } = understood;
  if (!doubts.some(({ id }) => before.has(id))) return understood;
  return { ...understood, doubts: doubts.filter(({ id }) => id !== 'residue') };
}

/** Questions that settle what every amount is worth, and so what the other questions' answers come to. */
const ofEachAmount: ReadonlySet<QuestionId> = new Set(['decimal', 'unit']);

/** Those that stop the analysis first; of them those whose answers have sums, since others may get theirs by that. */
const urgency = ({ id, blocking, options }: Question) =>
  (blocking ? 4 : 0) +
  (ofEachAmount.has(id) ? 2 : 0) +
  (options.some(({ sum }) => sum !== null) ? 1 : 0);

const outcomeOf = (understood: Understood): Outcome => ({
  sum: totalOf(understood),
  rows: understood.understanding.rows.used,
  total: understood.understanding.reconciliation.find(({ id }) => id === 'total')?.status,
});

/** The one answer by which the rows come to the file's own total, above nothing, where they do not as they were read. */
function provedByTotal(now: Outcome, byOption: ReadonlyMap<Option, Outcome | null>): Option | null {
  if (now.total !== 'difference') return null;
  const agreeing = [...byOption].filter(
    ([, then]) => then?.total === 'ok' && then.sum !== null && compare(decimal(then.sum), ZERO) > 0,
  );
  const [only] = agreeing;
  return agreeing.length === 1 && only ? only[0] : null;
}

/** True where the file's own total is that of the rows as they were read, and contradicts every other answer. */
function isSettled(
  now: Outcome,
  { options, chosen }: Doubt,
  byOption: ReadonlyMap<Option, Outcome | null>,
): boolean {
  if (now.total !== 'ok' || chosen === undefined) return false;
  return options.every(
    (option) => option.answer === chosen || byOption.get(option)?.total === 'difference',
  );
}

/** True where the rows asked about are left out for another reason, whatever is answered. */
const changesNothing = (
  now: Outcome,
  { id, options }: Doubt,
  byOption: ReadonlyMap<Option, Outcome | null>,
): boolean =>
  id === 'states' &&
  options.every((option) => {
    const then = byOption.get(option);
    return then != null && then.sum === now.sum && then.rows === now.rows;
  });

/** A doubt with what the amounts are in all by each answer. */
function asked({ blocks, ...question }: Doubt, sum: (option: Option) => string | null): Question {
  // What is no sale or cost leaves nothing to sum.
  const sumBy = (option: Option) => (option.answer === 'notSold' ? null : sum(option));
  const all = question.options.map((option) => ({ ...option, sum: sumBy(option) }));
  const options = question.id === 'residue' ? all.filter(canBe(all)) : all;
  const blocking =
    blocks === 'always' || (blocks === 'ifSumsDiffer' && differ(options, slackOf(question.id)));
  return { ...question, options, blocking };
}

/** Beside an answer that comes to more than nothing, one that comes to nothing or less takes off what is no part of it. */
function canBe(options: readonly QuestionOption[]): (option: QuestionOption) => boolean {
  const isAbove = ({ sum }: QuestionOption) => sum === null || compare(decimal(sum), ZERO) > 0;
  const [asRead] = options;
  return asRead && isAbove(asRead)
    ? (option) => option.answer !== 'takenOff' || isAbove(option)
    : () => true;
}

/** The questions that were answered: those that the file raises when an answer is taken back. */
function answeredIn(read: Read, answers: Answers, now: Understood): Question[] {
  const { given } = answers;
  const open = new Set(now.doubts.map(({ id }) => id));
  const answered: Question[] = [];
  for (const left of answersTakenBack(given).slice(0, MOST_TRIED)) {
    const before = withProved(left, answers);
    const then = understoodWith(read, before);
    for (const doubt of then?.doubts ?? []) {
      const answer = doubt.options.find(({ change }) => holdsChange(given, change));
      if (!answer || open.has(doubt.id)) continue;
      open.add(doubt.id);
      const question = asked(doubt, (option) => {
        if (option === answer) return totalOf(now);
        if (then && option.answer === doubt.chosen) return totalOf(then);
        return tried(read, withChange(before, option.change))?.sum ?? null;
      });
      answered.push({ ...question, chosen: answer.answer, blocking: false });
    }
  }
  return answered;
}

/** Null where the file cannot be read so. */
function understoodWith(read: Read, overrides: ReadOverrides): Understood | null {
  try {
    return read(overrides);
  } catch (error) {
    if (error instanceof ReadError) return null;
    throw error;
  }
}

function tried(read: Read, overrides: ReadOverrides): Outcome | null {
  const understood = understoodWith(read, overrides);
  return understood && outcomeOf(understood);
}

/** Sheets with sums that are nearly the same are of other rows all the same. */
const slackOf = (id: QuestionId) => (id === 'sheet' ? ZERO : MATTERS);

function differ(options: readonly QuestionOption[], slack: Decimal): boolean {
  const sums = options.flatMap(({ sum }) => (sum === null ? [] : [decimal(sum)]));
  if (sums.length < options.length) return true;
  const sorted = sums.sort(compare);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return false;
  const larger = [least, most].map(absolute).sort(compare)[1] ?? most;
  return compare(subtract(most, least), multiply(larger, slack)) > 0;
}
