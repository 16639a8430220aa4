import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Part, partsOf } from './markup.ts';

const ROLES: Record<string, string> = {
  button: 'button',
  details: 'group',
  dialog: 'dialog',
  fieldset: 'group',
  figure: 'figure',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  img: 'img',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  option: 'option',
  p: 'paragraph',
  select: 'combobox',
  summary: 'summary',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  tr: 'row',
  ul: 'list',
};
const INPUTS: Record<string, string> = {
  checkbox: 'checkbox',
  file: 'file',
  number: 'spinbutton',
  radio: 'radio',
  search: 'searchbox',
};
/** Words in these run on; around every other element there is a pause. */
const INLINE = new Set(['a', 'b', 'button', 'code', 'em', 'kbd', 'span', 'strong', 'sup']);
const NAMED_BY_TEXT = new Set([
  ...['button', 'cell', 'columnheader', 'heading', 'link', 'listitem', 'option', 'paragraph'],
  ...['rowheader', 'summary', 'tab'],
]);

function roleOf({ tag, attributes }: Part): string | null {
  const given = attributes.get('role');
  if (given !== undefined) return given;
  if (tag === 'a') return attributes.has('href') ? 'link' : null;
  if (tag === 'th') return attributes.get('scope') === 'row' ? 'rowheader' : 'columnheader';
  if (tag === 'input') return INPUTS[attributes.get('type') ?? 'text'] ?? 'textbox';
  if (tag === 'section')
    return attributes.has('aria-label') || attributes.has('aria-labelledby') ? 'region' : null;
  return ROLES[tag] ?? null;
}

function isHidden({ tag, attributes }: Part): boolean {
  return (
    attributes.get('aria-hidden') === 'true' ||
    attributes.has('hidden') ||
    attributes.has('popover') ||
    ['noscript', 'script', 'style'].includes(tag) ||
    (tag === 'input' && attributes.get('type') === 'hidden')
  );
}

/** Elements side by side with no text between them are laid out apart; a `wbr` is no element of its own. */
function spoken(parts: readonly (Part | string)[]): string {
  return parts
    .map((part, place) => {
      if (typeof part === 'string') return part;
      if (isHidden(part) || part.tag === 'wbr') return '';
      if (part.tag === 'img') return ` ${part.attributes.get('alt') ?? ''} `;
      const label = part.attributes.get('aria-label');
      const inside = part.tag === 'button' && label !== undefined ? label : spoken(part.parts);
      const before = parts[place - 1];
      const pause = INLINE.has(part.tag) ? '' : ' ';
      return `${typeof before === 'object' ? ' ' : pause}${inside}${pause}`;
    })
    .join('');
}

/** One space for any run of spaces: a space that does not break sounds as any other. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** An element as a screen reader has it: what it is, what it is called, what is given about it. */
export class AccessibleElement {
  readonly #page: Page;
  readonly part: Part;

  constructor(page: Page, part: Part) {
    this.#page = page;
    this.part = part;
  }

  get role(): string | null {
    return roleOf(this.part);
  }

  /** All text inside it that is not hidden from a screen reader. */
  get text(): string {
    return plain(spoken(this.part.parts));
  }

  get name(): string {
    const { attributes, parts, tag } = this.part;
    const by = attributes.get('aria-labelledby');
    if (by !== undefined) return this.#page.textOfIds(by);
    const label = attributes.get('aria-label') ?? attributes.get('alt');
    if (label !== undefined) return label;
    const naming = { fieldset: 'legend', table: 'caption' }[tag];
    if (naming !== undefined) {
      const found = parts.find((part) => typeof part !== 'string' && part.tag === naming);
      return found === undefined ? '' : plain(spoken([found]));
    }
    if (['input', 'select', 'textarea'].includes(tag)) return this.#page.labelOf(this.part);
    return NAMED_BY_TEXT.has(this.role ?? '') ? this.text : (attributes.get('title') ?? '');
  }

  /** What is read after the name: the hint and the error of a field. */
  get description(): string {
    const by = this.attribute('aria-describedby');
    return by === undefined ? (this.attribute('title') ?? '') : this.#page.textOfIds(by);
  }

  attribute(name: string): string | undefined {
    return this.part.attributes.get(name);
  }

  all(role: string, name?: string | RegExp): AccessibleElement[] {
    return this.#page.among(this.part.parts, role, name);
  }

  one(role: string, name?: string | RegExp): AccessibleElement {
    return only(this.all(role, name), role, name, this.text);
  }

  names(role: string): string[] {
    return this.all(role).map((element) => element.name);
  }

  /** The cells of a table, row by row, its header first. */
  get rows(): string[][] {
    return this.all('row').map((row) =>
      row.part.parts.flatMap((cell) => (typeof cell === 'string' ? [] : [plain(spoken([cell]))])),
    );
  }
}

function only(
  found: AccessibleElement[],
  role: string,
  name: string | RegExp | undefined,
  text: string,
): AccessibleElement {
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  const names = found.map((element) => `"${element.name}"`).join(', ');
  throw new Error(`${found.length} × ${role} ${name ?? ''} (${names}) in: ${text.slice(0, 600)}`);
}

/** A page, or a part of one, as it is sent: by roles, names and texts and not by its looks. */
export class Page {
  readonly markup: string;
  readonly #root: Part;

  constructor(markup: string) {
    this.markup = markup;
    this.#root = { tag: '', attributes: new Map(), parts: partsOf(markup) };
  }

  get text(): string {
    return plain(spoken(this.#root.parts));
  }

  all(role: string, name?: string | RegExp): AccessibleElement[] {
    return this.among(this.#root.parts, role, name);
  }

  one(role: string, name?: string | RegExp): AccessibleElement {
    return only(this.all(role, name), role, name, this.text);
  }

  names(role: string): string[] {
    return this.all(role).map((element) => element.name);
  }

  /** Headings with their levels, in order: `2 Era produkter`. */
  get outline(): string[] {
    return this.all('heading').map(({ part, name }) => `${part.tag.slice(1)} ${name}`);
  }

  /** Names and values of all definition lists: `Period: mars 2025`. */
  get definitions(): string[] {
    const terms: string[] = [];
    for (const part of this.#walk(this.#root.parts)) {
      if (part.tag === 'dt') terms.push(`${plain(spoken(part.parts))}:`);
      if (part.tag === 'dd') terms.push(`${terms.pop() ?? ''} ${plain(spoken(part.parts))}`);
    }
    return terms;
  }

  textOfIds(ids: string): string {
    const parts = [...this.#walk(this.#root.parts, true)];
    return ids
      .split(' ')
      .map((id) => {
        const found = parts.find((part) => part.attributes.get('id') === id);
        if (found === undefined) throw new Error(`Nothing has the id ${id}`);
        return plain(spoken(found.parts));
      })
      .join(' ');
  }

  labelOf(control: Part): string {
    const id = control.attributes.get('id');
    const labels = [...this.#walk(this.#root.parts)].filter(
      (part) =>
        part.tag === 'label' &&
        ((id !== undefined && part.attributes.get('for') === id) ||
          [...this.#walk(part.parts)].includes(control)),
    );
    const text = labels.map((label) => plain(spoken(label.parts))).join(' ');
    return text || (control.attributes.get('title') ?? '');
  }

  among(
    parts: readonly (Part | string)[],
    role: string,
    name?: string | RegExp,
  ): AccessibleElement[] {
    return [...this.#walk(parts)]
      .filter((part) => roleOf(part) === role)
      .map((part) => new AccessibleElement(this, part))
      .filter((element) => {
        if (name === undefined) return true;
        return typeof name === 'string' ? element.name === name : name.test(element.name);
      });
  }

  *#walk(parts: readonly (Part | string)[], hidden = false): Generator<Part> {
    for (const part of parts) {
      if (typeof part === 'string' || (!hidden && isHidden(part))) continue;
      yield part;
      yield* this.#walk(part.parts, hidden);
    }
  }
}

/** Draws a component as the server sends it and reads what a person is given. */
export function drawn(node: ReactNode): Page {
  return new Page(renderToStaticMarkup(node));
}
