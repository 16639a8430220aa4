/** Every text of a draft of any shape, by its path: `sections.0.description`. */
export function stringsAt(tree: unknown, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (each: unknown, at: string): void => {
    if (typeof each === 'string') found.set(at, each);
    else if (typeof each === 'object' && each !== null)
      for (const [name, item] of Object.entries(each))
        visit(item, at === '' ? name : `${at}.${name}`);
  };
  visit(tree, path);
  return found;
}
