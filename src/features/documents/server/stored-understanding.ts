import { dateOrderOptions, decimalOptions } from '#engine/read/checks/questions.ts';
import { amountColumn } from '#engine/table/amount-of.ts';
import { companyOfBooks } from '#engine/table/company.ts';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import { amountRoles } from '#engine/table/purpose.ts';
import type { Question, QuestionOption } from '#engine/table/question.ts';
import type { Understanding } from '#engine/table/understanding.ts';

/** A question as it was stored when an option was only its name. */
type NamedOptions = Pick<Question, 'id' | 'text' | 'chosen'> & { options: string[] };

/** What was understood of a file, as any version of the product has stored it. */
export type StoredUnderstanding = Omit<Understanding, Since | 'questions'> &
  Partial<Pick<Understanding, Since>> & { questions: (Question | NamedOptions)[] };

/** What was not stored from the beginning. */
type Since = 'answered' | 'total' | 'leftOutSums';

/**
 * What was understood of a stored file, in today's shape. A question from before stops the analysis: what its answers
 * would give was never tried.
 */
export function understandingOf(stored: StoredUnderstanding): Understanding {
  const { questions, columns, answered = [], leftOutSums = {} } = stored;
  const { total = amountColumn(columns)?.sum ?? null } = stored;
  const upgraded = questions.map((question) => withOptions(question, stored));
  const company = stored.company ?? (stored.books && companyOfBooks(stored.books));
  const owner = company ? { company } : {};
  return { ...stored, questions: upgraded, answered, leftOutSums, total, ...owner };
}

function withOptions(question: Question | NamedOptions, file: StoredUnderstanding): Question {
  if (!hasNamedOptions(question)) return question;
  const options = question.options.flatMap((name) => optionNamed(name, question.id, file));
  return { ...question, options, blocking: true };
}

const hasNamedOptions = (question: Question | NamedOptions): question is NamedOptions =>
  question.options.some((option) => typeof option === 'string');

function optionNamed(
  name: string,
  id: Question['id'],
  { columns, purpose }: StoredUnderstanding,
): QuestionOption[] {
  const known = { dateOrder: dateOrderOptions, decimal: decimalOptions }[String(id)];
  const same = known?.find(({ answer }) => answer === name);
  if (same) return [{ ...same, sum: null }];
  const option = (change: ReadOverrides) => [
    { answer: name, label: name.trim(), change, sum: null },
  ];
  if (id === 'sheet') return option({ sheet: name });
  const column = columns.find((each) => each.name === name);
  return column ? option({ roles: { [column.index]: amountRoles[purpose].net } }) : [];
}
