// `npm run demo:record` films the built product with the sample company, for /demo and the landing page.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '#support/find-browser.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { buildIfStale } from '../lib/build.mjs';
import { makeAccount } from './account.ts';
import { Camera } from './camera.ts';
import { toWebVtt } from './captions.ts';
import { requireEmoji } from './emoji.ts';
import { encode, requireFfmpeg } from './encode.ts';
import { playLoop } from './loop.ts';
import { play } from './story.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const film = {
  size: { width: 1280, height: 720 },
  /** Below the picture, for two lines of captions. */
  strip: 96,
  mp4: at('public/demo/klarsikt.mp4'),
  webm: at('public/demo/klarsikt.webm'),
  poster: at('public/demo/klarsikt.webp'),
  captions: at('public/demo/klarsikt.vtt'),
  about: at('src/features/site/film.json'),
};
/** Smaller, so that what stands on it can be read where it is shown. */
const loop = {
  size: { width: 1024, height: 640 },
  mp4: at('public/demo/slinga.mp4'),
  webm: at('public/demo/slinga.webm'),
  poster: at('public/demo/slinga.webp'),
  about: at('src/features/site/loop.json'),
};

interface Shot {
  size: { width: number; height: number };
  path: string;
  /** What the browser keeps from the start: who is signed in, if anybody. */
  kept: Record<string, string>;
  /** Waits until the page stands. */
  stands: (page: Page) => Promise<unknown>;
  play: (camera: Camera) => Promise<void>;
}

async function shoot(app: RunningApp, shot: Shot): Promise<Camera> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const kept = { 'cookie-consent': 'declined', ...shot.kept };
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      baseURL: app.url,
      locale: 'sv-SE',
      timezoneId: 'Europe/Stockholm',
      viewport: shot.size,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: app.url, localStorage }] },
    });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(shot.path);
    await shot.stands(page);
    await page.evaluate(() => document.fonts.ready);
    await requireEmoji(page);
    await page.clock.pauseAt(Date.now() + 5000);
    const camera = new Camera(page, await context.newCDPSession(page));
    await shot.play(camera);
    return camera;
  } finally {
    await browser.close();
  }
}

/** A name that changes with what the files hold. */
async function versionOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 8);
}

const write = (path: string, about: object) =>
  writeFile(path, `${JSON.stringify(about, null, 2)}\n`);

async function makeLoop(app: RunningApp): Promise<void> {
  const { timeline } = await shoot(app, {
    size: loop.size,
    path: '/prova/forsaljning',
    kept: {},
    stands: (page) => page.getByRole('region', { name: 'Nyckeltal' }).waitFor(),
    play: playLoop,
  });
  await encode(timeline.pictures, loop, { posterAt: 0, strip: 0 });
  const version = await versionOf([loop.mp4, loop.webm]);
  await write(loop.about, { version, seconds: timeline.seconds, ...loop.size });
}

async function makeFilm(app: RunningApp): Promise<void> {
  const { token, user } = await makeAccount(app);
  const { timeline } = await shoot(app, {
    size: film.size,
    path: '/dashboard',
    kept: { authToken: token, user: JSON.stringify(user) },
    stands: (page) => page.getByRole('link', { name: 'Ladda upp en fil' }).waitFor(),
    play,
  });
  const captions = timeline.captions();
  const result = captions.find(({ text }) => text.startsWith('Klart'));
  await encode(timeline.pictures, film, { posterAt: result?.to ?? 0, strip: film.strip });
  await writeFile(film.captions, toWebVtt(captions));
  const version = await versionOf([film.mp4, film.webm, film.captions]);
  const recorded = new Date().toISOString().slice(0, 10);
  const { width, height } = film.size;
  const size = { width, height: height + film.strip, strip: film.strip };
  await write(film.about, { version, recorded, seconds: timeline.seconds, ...size, captions });
}

await requireFfmpeg();
await buildIfStale(at('.'));
const app = await startApp();
try {
  await mkdir(at('public/demo'), { recursive: true });
  console.log('Filmar slingan …');
  await makeLoop(app);
  console.log('Filmar …');
  await makeFilm(app);
} finally {
  await app.stop();
}
