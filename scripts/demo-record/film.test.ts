import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { film, filmFile, filmTime } from '../../src/features/site/film.ts';
import { LETTERS_A_SECOND, toWebVtt } from './captions.ts';

const folder = 'public/demo';
const read = (part: Parameters<typeof filmFile>[0]) =>
  readFileSync(join('public', filmFile(part).split('?')[0] ?? ''));

/** The length that an MP4 gives itself, from the fields of its `mvhd` box. */
function secondsOf(mp4: Buffer): number {
  const header = mp4.indexOf('mvhd') + 4;
  expect(mp4[header], 'times are of 32 bits').toBe(0);
  return mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
}

describe('the film of the demo page', () => {
  it('is light: under 4 MB with all that belongs to it, and 80 kB before one presses play', () => {
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).length);
    expect(bytes.length).toBe(4);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(4_000_000);
    expect(read('webp').length).toBeLessThan(80_000);
  });

  it('is as long as it is said to be, a minute or so, and starts before all of it has come', () => {
    const mp4 = read('mp4');
    expect(Math.abs(secondsOf(mp4) - film.seconds)).toBeLessThan(0.1);
    expect(film.seconds).toBeGreaterThan(45);
    expect(film.seconds).toBeLessThan(75);
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  });

  it('has captions from its start to its end, each for as long as it takes to read', () => {
    expect(film.captions[0]?.from).toBe(0);
    expect(film.captions.at(-1)?.to).toBe(film.seconds);
    for (const [index, { from, to, text }] of film.captions.entries()) {
      if (index > 0) expect(from).toBe(film.captions[index - 1]?.to);
      expect(text.length / (to - from), text).toBeLessThanOrEqual(LETTERS_A_SECOND + 0.1);
    }
    expect(String(read('vtt'))).toBe(toWebVtt(film.captions));
  });

  it('has addresses of its own, so that no browser mixes it with an older one', () => {
    const hash = createHash('sha256');
    for (const part of ['mp4', 'webm', 'vtt'] as const) hash.update(read(part));
    expect(film.version).toBe(hash.digest('hex').slice(0, 8));
  });

  it('is told in minutes and seconds', () => {
    expect([0, 9.9, 63.5].map(filmTime)).toEqual(['0:00', '0:09', '1:03']);
  });
});
