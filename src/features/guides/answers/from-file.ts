/** How an answer begins that the file gave and nobody has changed. */
const MARK = 'Enligt filen: ';

/** What the file answers to a question, as it stands in the form. */
export const saidByFile = (text: string): string => `${MARK}${text}`;

export const isSaidByFile = (answer: string): boolean => answer.startsWith(MARK);

/** An answer that somebody has changed is theirs: it loses its mark. */
export const asOwn = (answer: string): string =>
  isSaidByFile(answer) ? answer.slice(MARK.length) : answer;

/** The answers that a person has given. What a file says of itself is nothing to hold against it. */
export function ownAnswers(answers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [key, isSaidByFile(answer) ? '' : answer]),
  );
}

/**
 * The answers that the form is to have once it is known what the file says: in a form that nobody
 * has begun, all that it says; else only what an earlier file said gives way.
 */
export function withSaidByFile<Key extends string>(
  answers: Readonly<Record<Key, string>>,
  fileAnswers: Readonly<Partial<Record<Key, string>>>,
  isBegun: boolean,
): Partial<Record<Key, string>> {
  const changed: Partial<Record<Key, string>> = {};
  for (const key of Object.keys(answers) as Key[]) {
    const text = fileAnswers[key];
    const filled = text === undefined ? '' : saidByFile(text);
    const isFree = isSaidByFile(answers[key]) || (!isBegun && answers[key].trim() === '');
    if (isFree && answers[key] !== filled) changed[key] = filled;
  }
  return changed;
}

/** An answer after a suggestion was pressed: one of several is added, one of a choice replaces. */
export function withSuggestion(answer: string, suggestion: string, isOneOfMany: boolean): string {
  const own = isSaidByFile(answer) ? '' : answer.trim();
  if (own === '' || !isOneOfMany) return suggestion;
  const isThere = own.toLowerCase().includes(suggestion.toLowerCase());
  return isThere ? own : `${own}, ${suggestion}`;
}
