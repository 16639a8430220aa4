// `npm run demo:record` films the built product with the sample company, for the page /demo.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from '#support/find-browser.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { buildIfStale } from '../lib/build.mjs';
import { makeAccount } from './account.ts';
import { Camera } from './camera.ts';
import { toWebVtt } from './captions.ts';
import { requireEmoji } from './emoji.ts';
import { encode, requireFfmpeg } from './encode.ts';
import { play } from './story.ts';

const size = { width: 1280, height: 720 };
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const files = {
  mp4: at('public/demo/klarsikt.mp4'),
  webm: at('public/demo/klarsikt.webm'),
  poster: at('public/demo/klarsikt.webp'),
  captions: at('public/demo/klarsikt.vtt'),
  film: at('src/features/site/film.json'),
};

async function film(app: RunningApp): Promise<Camera> {
  const { token, user } = await makeAccount(app);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const kept = { 'cookie-consent': 'declined', authToken: token, user: JSON.stringify(user) };
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      baseURL: app.url,
      locale: 'sv-SE',
      timezoneId: 'Europe/Stockholm',
      viewport: size,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: app.url, localStorage }] },
    });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Ladda upp en fil' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await requireEmoji(page);
    await page.clock.pauseAt(Date.now() + 5000);
    const camera = new Camera(page, await context.newCDPSession(page));
    await play(camera);
    return camera;
  } finally {
    await browser.close();
  }
}

await requireFfmpeg();
await buildIfStale(at('.'));
const app = await startApp();
try {
  console.log('Filmar …');
  const { timeline } = await film(app);
  const { seconds, pictures } = timeline;
  const captions = timeline.captions();
  console.log(`${seconds.toFixed(1)} s, ${pictures.length} bilder. Kodar …`);
  await mkdir(at('public/demo'), { recursive: true });
  const result = captions.find(({ text }) => text.startsWith('Klart'));
  await encode(pictures, files, result?.to ?? 0);
  await writeFile(files.captions, toWebVtt(captions));
  const hash = createHash('sha256');
  for (const file of [files.mp4, files.webm, files.captions]) hash.update(await readFile(file));
  const version = hash.digest('hex').slice(0, 8);
  const recorded = new Date().toISOString().slice(0, 10);
  const about = { version, recorded, seconds, ...size, captions };
  await writeFile(files.film, `${JSON.stringify(about, null, 2)}\n`);
} finally {
  await app.stop();
}
