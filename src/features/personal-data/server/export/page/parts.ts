import { createElement as h, type ReactNode } from 'react';

/** A part of a page under its heading; null where it would hold nothing. */
export const part = (title: string, ...content: ReactNode[]): ReactNode =>
  headed('h2', title, content);

/** A piece of a part under its own heading. */
export const piece = (title: string, ...content: ReactNode[]): ReactNode =>
  headed('h3', title, content);

function headed(heading: 'h2' | 'h3', title: string, content: ReactNode[]): ReactNode {
  const isEmpty = content.every(
    (each) => each === null || each === '' || (Array.isArray(each) && each.length === 0),
  );
  if (isEmpty) return null;
  return h('section', { key: title }, h(heading, null, title), ...content);
}

export const lead = (text: string): ReactNode => h('p', { key: text, className: 'lead' }, text);

/** Names and values; those without a value are left out. */
export function definitions(
  items: readonly (readonly [name: string, value: ReactNode])[],
): ReactNode {
  const shown = items.filter(([, value]) => value !== null && value !== '');
  if (shown.length === 0) return null;
  return h(
    'dl',
    null,
    shown.map(([name, value]) =>
      h('div', { key: name }, h('dt', null, name), h('dd', null, value)),
    ),
  );
}

interface TableParts {
  caption: string;
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table whose first column holds names and the others figures; null without rows. */
export function table({ caption, head, rows }: TableParts): ReactNode {
  if (rows.length === 0) return null;
  const cells = (row: readonly ReactNode[]) =>
    row.map((cell, place) =>
      place === 0 ? h('th', { key: place, scope: 'row' }, cell) : h('td', { key: place }, cell),
    );
  return h(
    'table',
    { key: caption },
    h('caption', null, caption),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        head.map((name) => h('th', { key: name, scope: 'col' }, name)),
      ),
    ),
    h(
      'tbody',
      null,
      rows.map((row, place) => h('tr', { key: place }, cells(row))),
    ),
  );
}

export function list(items: readonly ReactNode[]): ReactNode {
  if (items.length === 0) return null;
  return h(
    'ul',
    null,
    items.map((item, place) => h('li', { key: place }, item)),
  );
}
