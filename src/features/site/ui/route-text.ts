export interface Match {
  id: string;
}

/** The text of the current page. A route's id is `page`, or `page:alias` for another address. */
export function textOf<T>(texts: Record<string, T>, matches: readonly (Match | undefined)[]): T {
  const id = matches.at(-1)?.id ?? '';
  const text = texts[id.split(':')[0] ?? ''];
  if (text === undefined) throw new Error(`No text for the route ${id}`);
  return text;
}
