/** So many sentences say what an analysis has found. */
const LEAD_SENTENCES = 3;

const sentences = new Intl.Segmenter('sv', { granularity: 'sentence' });

const ITEM = /^\s*(?:[-*•]\s|\d{1,2}[.)]\s)/;

/** A line of running text: no heading, list item or label over a list, however the label is worded. */
const isRunning = (line: string, next: string) =>
  line.trim() !== '' && !ITEM.test(line) && !ITEM.test(next) && !/^\s*(?:#|\*\*)|:\s*$/.test(line);

/**
 * Where the first sentences of the first running paragraph stand in a text. What is before and after
 * them tells more of the same.
 */
export function leadOf(text: string): { start: number; end: number } {
  let start = 0;
  const lines = text.split('\n');
  for (const [place, line] of lines.entries()) {
    if (isRunning(line, lines[place + 1] ?? '')) {
      const rest = [...sentences.segment(line)][LEAD_SENTENCES];
      return { start, end: start + (rest?.index ?? line.length) };
    }
    start += line.length + 1;
  }
  return { start: 0, end: text.length };
}
