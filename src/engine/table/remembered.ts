/** Answers that are remembered at most: names come from strangers, and the server lives long. */
const MOST = 2000;
/** No name is longer; what is longer is asked about once. */
const LONGEST = 500;

/** A pure function of a text that remembers what it came to: every step asks about the same names. */
export function remembered<T extends NonNullable<unknown> | null>(
  of: (text: string) => T,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST) return of(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = of(text);
    if (known.size >= MOST) known.clear();
    known.set(text, made);
    return made;
  };
}
