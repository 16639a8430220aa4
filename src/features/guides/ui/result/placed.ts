export function withPaths<T>(items: readonly T[], list: string): { path: string; each: T }[] {
  return items.map((each, index) => ({ path: `${list}.${index}`, each }));
}
