/**
 * A pure function that remembers what it came to last: a file is read once for each answer that is tried, mostly with
 * the same header, body and sheet. Its arguments are told apart as JSON.
 */
export function latest<A extends readonly unknown[], T>(
  of: (...about: A) => T,
): (...about: A) => T {
  let known: { key: string; value: T } | null = null;
  return (...about) => {
    const key = JSON.stringify(about);
    if (known?.key !== key) known = { key, value: of(...about) };
    return known.value;
  };
}
