import type { ReadOverrides, readingChoices } from './overrides.ts';

export type QuestionId = keyof typeof readingChoices | 'date' | 'dateOrder' | 'decimal' | 'sheet';

/** One way to read the file. */
export interface QuestionOption {
  answer: string;
  /** In Swedish, without the sum. */
  label: string;
  /** What choosing it changes, sent as it stands. */
  change: ReadOverrides;
  /** What the file's amounts are then in all, exact; null where that is not one sum. */
  sum: string | null;
}

/** What nothing in the file could settle: one sentence, and two or more ways to read the file. */
export interface Question {
  id: QuestionId;
  /** In Swedish. */
  text: string;
  options: QuestionOption[];
  /** The answer that the file was read by; absent where none could be taken. */
  chosen?: string;
  /** True where no figure is shown before it is answered. */
  blocking: boolean;
}

/**
 * A question as a step raises it: what is then in all is not known yet. `blocks` `ifSumsDiffer` is for readings that fit
 * equally well, which matter where they differ by more than one per cent; `always` for a contradicted reading.
 */
export interface Doubt extends Omit<Question, 'options' | 'blocking'> {
  options: Omit<QuestionOption, 'sum'>[];
  blocks: 'never' | 'ifSumsDiffer' | 'always';
  /** True where every answer leaves the sum as it is, and none need be tried. */
  sumStays?: boolean;
}

/** The questions that no figure is shown before. */
export const blockingQuestions = ({ questions }: { questions: readonly Question[] }): Question[] =>
  questions.filter(({ blocking }) => blocking);
