import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The shell without windows first: it draws the same pages with less work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

/** The Chromium of this machine: on the PATH, else Playwright's own download. Throws where there is none. */
export function findBrowser(path = process.env.PATH ?? ''): string {
  const candidates = path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(chromium.executablePath());
  const found = candidates.find((candidate) => candidate !== '' && existsSync(candidate));
  if (found === undefined) {
    throw new Error(
      'The browser tests need Chromium and found none. On Debian: apt-get install -y chromium; elsewhere: npx playwright-core install chromium.',
    );
  }
  return found;
}
