/** An element of markup, with what stands inside it in order. */
export interface Part {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  parts: (Part | string)[];
}

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
const TOKEN = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/gis;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The tree of markup that React wrote: well formed, five entities, attributes in double quotes. */
export function partsOf(markup: string): (Part | string)[] {
  const root: Part = { tag: '', attributes: new Map(), parts: [] };
  const open = [root];
  for (const [, closing, name, attributes = '', text] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.parts.push(decoded(text));
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (closing === '/') {
      if (open.length === 1 || parent.tag !== tag)
        throw new Error(`</${tag}> closes <${parent.tag}>`);
      open.pop();
      continue;
    }
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
      ([, key = '', value = '']) => [key.toLowerCase(), decoded(value)] as const,
    );
    const part: Part = { tag, attributes: new Map(pairs), parts: [] };
    parent.parts.push(part);
    if (!VOID.has(tag) && !attributes.endsWith('/')) open.push(part);
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is never closed`);
  return root.parts;
}
