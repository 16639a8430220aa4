// `npm run brand:images` makes every file in public/ from src/brand.ts and the tokens.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../tests/support/find-browser.ts';
import { iconFile } from './icon-file.ts';
import { webManifest } from './manifest.ts';
import { markSvg } from './mark.ts';
import { socialImagePage } from './social-image.ts';
import { token } from './tokens.ts';

const target = (name: string) => fileURLToPath(new URL(`../../public/${name}`, import.meta.url));

async function photograph(browser: Browser, html: string, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

const look = { ground: token('accent'), strokes: token('on-accent') };
const icons = [
  { name: 'icon-192.png', side: 192, svg: markSvg(look) },
  { name: 'icon-512.png', side: 512, svg: markSvg(look) },
  { name: 'icon-maskable-512.png', side: 512, svg: markSvg({ ...look, corner: 0, scale: 0.78 }) },
  { name: 'apple-touch-icon.png', side: 180, svg: markSvg({ ...look, corner: 0, scale: 0.9 }) },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const square = (svg: string, side: number) =>
    photograph(browser, `<style>body{margin:0}svg{display:block}</style>${svg}`, side, side);
  await mkdir(target(''), { recursive: true });
  for (const { name, side, svg } of icons) await writeFile(target(name), await square(svg, side));
  await writeFile(target('favicon.ico'), iconFile(await square(markSvg(look), 32), 32));
  await writeFile(target('favicon.svg'), markSvg(look));
  await writeFile(target('og.png'), await photograph(browser, socialImagePage(), 1200, 630));
  await writeFile(target('manifest.webmanifest'), webManifest());
} finally {
  await browser.close();
}
