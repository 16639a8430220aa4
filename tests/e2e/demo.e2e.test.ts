import { describe, expect } from 'vitest';
import { film } from '#features/site/film.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessibility.ts';
import { story } from '#support/browser.ts';

describe('the demo page', () => {
  story('plays the film from our own host, with Swedish captions', async ({ app, open }) => {
    const { page, context } = await open();
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await page.goto('/demo', { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /\.(mp4|webm)/.test(url))).toEqual([]);
    const video = page.locator('video');
    await video.scrollIntoViewIfNeeded();
    await video.evaluate((film: HTMLVideoElement) => film.play());
    const state = () =>
      video.evaluate((film: HTMLVideoElement) => {
        const [track] = film.textTracks;
        return {
          error: film.error?.message ?? null,
          ready: film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
          playing: film.currentTime > 0,
          length: Math.round(film.duration),
          size: `${film.videoWidth}x${film.videoHeight}`,
          captions: track?.mode === 'showing' && (track.cues?.length ?? 0) > 5,
          language: track?.language,
        };
      });
    const right = { error: null, ready: true, playing: true, length: Math.round(film.seconds) };
    await expect
      .poll(state)
      .toEqual({ ...right, size: `${film.width}x${film.height}`, captions: true, language: 'sv' });
    expect([...new Set(asked.map((url) => new URL(url).origin))]).toEqual([app.url]);
  });

  story('can be wound in, since the server sends it in parts', async ({ open }) => {
    const { page } = await open();
    await page.goto('/demo');
    const at = await page.locator('video').evaluate(async (film: HTMLVideoElement) => {
      film.preload = 'auto';
      film.load();
      await new Promise((resolve) => film.addEventListener('loadedmetadata', resolve));
      film.currentTime = 40;
      await new Promise((resolve) => film.addEventListener('seeked', resolve));
      return film.currentTime;
    });
    expect(at).toBeCloseTo(40, 1);
  });

  story('is reached by keyboard, and read as text by who cannot watch', async ({ open }) => {
    for (const theme of ['light', 'dark'] as const) {
      const { page } = await open({ width: 360, theme });
      await page.goto('/demo');
      const video = page.locator('video');
      await video.focus();
      expect(await video.evaluate((film) => film === document.activeElement)).toBe(true);
      const transcript = page.getByText('Läs filmen som text');
      await page.getByRole('group').locator('summary').focus();
      await page.keyboard.press('Enter');
      await page.getByText('Från en vanlig försäljningsfil till råd i kronor.').waitFor();
      expect(await transcript.isVisible()).toBe(true);
      expect(
        await page
          .getByRole('listitem')
          .filter({ hasText: /^\d:\d\d/ })
          .count(),
      ).toBe(film.captions.length);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});
