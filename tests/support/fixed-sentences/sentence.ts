/** A sentence of an analysis that holds no figure, and what must hold where it is said. */
export interface FixedSentence<Known> {
  words: RegExp;
  holds(known: Known): boolean;
}

/** The sentences and list items of a text, headings and bold leads left out. */
function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (/^##? /u.test(line)) return [];
    const item = line.replace(/^- /u, '').replace(/^\*\*[^{]*?\*\*[.:]? ?/u, '');
    return item.split(/(?<=[.!?”])\s+(?=\p{Lu}|\{\{|”)/u);
  });
}

const isFixed = (sentence: string) => !sentence.includes('{{') && sentence.trim() !== '';

/** The sentences without a figure that texts say. */
export function fixedIn(texts: readonly string[]): string[] {
  return texts.flatMap(sentencesOf).filter(isFixed);
}

/**
 * What is wrong with sentences: those that no row of the list has, and those said where a row's
 * condition does not hold. Adds the rows that were met to `met`.
 */
export function faultsIn<Known>(
  sentences: readonly string[],
  known: Known,
  list: readonly FixedSentence<Known>[],
  met: Set<FixedSentence<Known>>,
): string[] {
  return sentences.flatMap((sentence) => {
    const rows = list.filter(({ words }) => words.test(sentence));
    for (const row of rows) met.add(row);
    if (rows.length === 0) return [`without a condition: ${sentence}`];
    return rows.some(({ holds }) => !holds(known)) ? [`said and false: ${sentence}`] : [];
  });
}

/** A sentence as a pattern of nothing but itself. */
export function exactly(sentence: string): RegExp {
  return new RegExp(`^${sentence.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}$`, 'u');
}
