/** So many sentences say what an analysis has found. */
const LEAD_SENTENCES = 3;

const sentences = new Intl.Segmenter('sv', { granularity: 'sentence' });

/** A line of running text: no heading, list item or label over a list. */
const isRunning = (line: string) =>
  line.trim() !== '' && !/^\s*(?:#|[-*•]\s|\d{1,2}[.)]\s|\*\*)|:\s*$/.test(line);

/**
 * Where the first sentences of the first running paragraph stand in a text. What is before and after
 * them tells more of the same.
 */
export function leadOf(text: string): { start: number; end: number } {
  let start = 0;
  for (const line of text.split('\n')) {
    if (isRunning(line)) {
      const next = [...sentences.segment(line)][LEAD_SENTENCES];
      return { start, end: start + (next?.index ?? line.length) };
    }
    start += line.length + 1;
  }
  return { start: 0, end: text.length };
}
