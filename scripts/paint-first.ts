import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MODULE_LINK = /<link rel="modulepreload"[^>]*>/g;
const START = /(<script type="module" async="">)(.*?)(<\/script>)/s;
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** The page that every address of the signed-in product gets: there is nothing to paint before its scripts. */
const SHELL = '__spa-fallback.html';

/**
 * Runs in the page: a frame is drawn, then the scripts are asked for, all at once. A page in a tab that
 * nobody looks at draws no frames, and starts at once.
 */
const whenPainted = (modules: readonly string[]) => `
await new Promise((painted) =>
  document.hidden ? painted() : requestAnimationFrame(() => setTimeout(painted)),
);
for (const href of ${JSON.stringify(modules)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
`;

/**
 * Lets a page that holds its whole content be read before the scripts that make it work are fetched: on
 * a slow line they would share it with the text, its styles and its font.
 * Throws where the page does not start its scripts as the router writes it today.
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

/** Asks for the styles and the font of a page before its scripts, which yield. */
export function yieldToStyles(html: string): string {
  const modules = html.match(MODULE_LINK) ?? [];
  const yielding = modules.map((link) => link.replace('<link ', '<link fetchpriority="low" '));
  return html.replace(MODULE_LINK, '').replace('</head>', () => `${yielding.join('')}</head>`);
}

/** A field to write in. What is typed before the scripts come they do not hear of. */
const FIELD = /<(?:textarea|input(?![^>]*type="(?:radio|checkbox)"))/;

/** Orders what every built page asks for. A page to write in starts at once, as does one without content. */
export async function paintFirst(folder: string): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = await readFile(file, 'utf8');
    const atOnce = name === SHELL || FIELD.test(html);
    await writeFile(file, atOnce ? yieldToStyles(html) : startAfterPaint(html));
  }
}
