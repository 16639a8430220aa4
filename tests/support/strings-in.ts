/** Every text of a tree of objects and lists. */
export function stringsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(stringsIn) : [];
}
