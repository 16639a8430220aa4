/** Where a sentence ends: after its mark, before a new beginning; a line is a sentence of its own. */
const END = /[.!?…]["”»)*_]{0,3}[\s\u00A0]+(?=[\p{Lu}\p{N}{"”»*_#(-])|\n+/gu;

/** A text cut at its sentences; what is given back joins to exactly the text. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(END)) {
    found.push(text.slice(from, index + mark.length));
    from = index + mark.length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}
