/** Each item of a list with its path in the result: `sections.0`. */
export function withPaths<T>(items: readonly T[], list: string): { path: string; each: T }[] {
  return items.map((each, index) => ({ path: `${list}.${index}`, each }));
}
