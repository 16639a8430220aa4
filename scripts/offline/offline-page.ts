import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellTexts } from '../../src/app/shell/texts.ts';
import { brand } from '../../src/brand.ts';
import { markSvg } from '../brand/mark.ts';
import { token } from '../brand/tokens.ts';
import { inlineScriptHashes, inlineStyleHashes } from '../csp-hashes.ts';

const text = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const colours = ['canvas', 'ink', 'ink-muted', 'accent', 'accent-hover', 'on-accent', 'focus'];

const coloursOf = (theme: 'light' | 'dark') =>
  [`color-scheme: ${theme}`, ...colours.map((name) => `--${name}: ${token(name, theme)}`)].join(
    '; ',
  );

/** Everything is in the page itself: without a connection nothing more can be fetched. */
const style = `
:root { ${coloursOf('light')} }
:root.dark { ${coloursOf('dark')} }
* { box-sizing: border-box; margin: 0 }
body { display: grid; min-height: 100dvh; padding: 1.5rem; place-items: center; background: var(--canvas); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 28rem; text-align: center }
svg { width: 2.5rem; height: 2.5rem }
h1 { margin: 1.25rem 0 .5rem; font-size: 1.5rem; line-height: 1.25; font-weight: 600; text-wrap: balance }
p { color: var(--ink-muted) }
p + p { margin-top: .75rem }
button { min-height: 2.75rem; margin-top: 1.5rem; padding: .5rem 1.25rem; border: 1px solid transparent; border-radius: .5rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 500; cursor: pointer }
button:hover { background: var(--accent-hover) }
button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
`;

/** The page that is shown where an address cannot be fetched. */
export function offlinePage(): string {
  const { title, why, kept, again } = shellTexts.offline;
  const mark = markSvg({ ground: token('accent'), strokes: token('on-accent') });
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${brand.name}</title>
<script>${text('../../src/app/shell/theme/theme-bootstrap.js')}</script>
<style>${style}</style>
</head>
<body>
<main>
${mark.replace('<svg ', '<svg role="img" ')}<h1>${title}</h1>
<p>${why}</p>
<p>${kept}</p>
<button type="button">${again}</button>
</main>
<script>${text('in-page.js')}</script>
</body>
</html>
`;
}

/** The page with the headers that it is shown with: its own scripts and styles, and nothing else. */
function withHeaders(html: string) {
  const policy = [
    "default-src 'none'",
    `script-src ${inlineScriptHashes(html).join(' ')}`,
    `style-src ${inlineStyleHashes(html).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  return { html, headers };
}

/** The script that the browser keeps: the page, and when it is shown. */
export const offlineWorker = () =>
  `const offlinePage = ${JSON.stringify(withHeaders(offlinePage()))};\n${text('worker.js')}`;

export async function writeOfflineWorker(folder: string): Promise<void> {
  await writeFile(join(folder, 'offline-worker.js'), offlineWorker());
}
