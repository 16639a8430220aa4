const sentences = new Intl.Segmenter('sv', { granularity: 'sentence' });

/** Whole sentences of a line that have room. */
function wholeSentences(line: string, most: number): string {
  let end = 0;
  for (const { segment, index } of sentences.segment(line)) {
    const { length } = segment.trimEnd();
    if (index + length > most - 2) break;
    end = index + length;
  }
  return line.slice(0, end);
}

/** A text on one line, at most `most` characters: it ends after a sentence or between words, never in a figure. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\n+/g, ' ').trim();
  if (line.length <= most) return line;
  const whole = wholeSentences(line, most);
  if (whole.length > most / 2) return `${whole}\u00A0…`;
  const end = line.lastIndexOf(' ', most - 2);
  if (end > most / 2) return `${line.slice(0, end)}\u00A0…`;
  const cut = line.slice(0, most - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
