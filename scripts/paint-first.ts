import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MODULE_LINK = /<link rel="modulepreload"[^>]*>/g;
const START = /(<script type="module" async="">)(.*?)(<\/script>)/s;
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** The page of every signed-in address: without scripts it shows nothing. */
export const SHELL = '__spa-fallback.html';

/**
 * Runs in the page: loads the scripts after the first frame, all at once. A background tab draws no
 * frames and loads them immediately.
 */
const whenPainted = (modules: readonly string[]) => `
await new Promise((painted) =>
  document.hidden ? painted() : requestAnimationFrame(() => setTimeout(painted)),
);
for (const href of ${JSON.stringify(modules)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
`;

/**
 * Delays the scripts of a complete page until it is painted: on a slow line they would compete with
 * its text, styles and font. Throws where the router's markup has changed.
 */
export function startAfterPaint(html: string): string {
  const modules = (html.match(MODULE_LINK) ?? []).map((link) => /href="([^"]+)"/.exec(link)?.[1]);
  if (modules.length === 0) return html;
  const start = START.exec(html);
  if (start === null || modules.includes(undefined))
    throw new Error('A built page asks for modules, but not in the way that is known here');
  const waiting = (start[2] as string).replace(STATIC_IMPORT, (_all, name, source) =>
    name === undefined ? `await import(${source});` : `const ${name} = await import(${source});`,
  );
  return html
    .replace(MODULE_LINK, '')
    .replace(START, (_all, open, _code, close) =>
      [open, whenPainted(modules as string[]), waiting, close].join(''),
    );
}

/** Prefers a page's styles and font to its scripts. */
export function yieldToStyles(html: string): string {
  const modules = html.match(MODULE_LINK) ?? [];
  const yielding = modules.map((link) => link.replace('<link ', '<link fetchpriority="low" '));
  return html.replace(MODULE_LINK, '').replace('</head>', () => `${yielding.join('')}</head>`);
}

/** Adds the scripts a shell does not ask for yet, which yield like those it asks for. */
export function withModules(shell: string, modules: readonly string[]): string {
  const links = modules
    .filter((href) => !shell.includes(`rel="modulepreload" href="${href}"`))
    .map((href) => `<link fetchpriority="low" rel="modulepreload" href="${href}"/>`);
  return shell.replace('</head>', () => `${links.join('')}</head>`);
}

/** A text field. Scripts that load late would miss what has been typed. */
const FIELD = /<(?:textarea|input(?![^>]*type="(?:radio|checkbox)"))/;

/**
 * Orders the requests of every built page. Pages with text fields, or without content, load scripts
 * at once.
 */
export async function paintFirst(folder: string): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = await readFile(file, 'utf8');
    const atOnce = name === SHELL || FIELD.test(html);
    await writeFile(file, atOnce ? yieldToStyles(html) : startAfterPaint(html));
  }
}
