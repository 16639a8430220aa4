import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { film, filmFile, filmTime } from '../../src/features/site/film.ts';
import { loop, loopFile } from '../../src/features/site/loop.ts';
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
  it('is light: under 6 MB with the loop and all that belongs to them, and 80 kB before one presses play', () => {
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).length);
    expect(bytes.length).toBe(7);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(6_000_000);
    expect(read('webp').length).toBeLessThan(80_000);
  });

  it('is as long as it is said to be, a minute or so, and starts before all of it has come', () => {
    const mp4 = read('mp4');
    expect(Math.abs(secondsOf(mp4) - film.seconds)).toBeLessThan(0.1);
    expect(film.seconds).toBeGreaterThan(45);
    expect(film.seconds).toBeLessThan(90);
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

  it('has captions beside what happens: in a strip below the picture, two lines high', () => {
    expect(film.height - film.strip).toBe(720);
    expect(film.strip / film.height).toBeGreaterThan(0.1);
    expect(String(read('vtt')).match(/ line:-1$/gm)).toHaveLength(film.captions.length);
  });

  it('is told in minutes and seconds', () => {
    expect([0, 9.9, 63.5].map(filmTime)).toEqual(['0:00', '0:09', '1:03']);
  });
});

describe('the loop on the landing page', () => {
  const part = (of: Parameters<typeof loopFile>[0]) =>
    readFileSync(join('public', loopFile(of).split('?')[0] ?? ''));

  it('is about twenty seconds, without sound, and small enough to come by itself', () => {
    const mp4 = part('mp4');
    expect(Math.abs(secondsOf(mp4) - loop.seconds)).toBeLessThan(0.1);
    expect(loop.seconds).toBeGreaterThan(15);
    expect(loop.seconds).toBeLessThan(25);
    expect(mp4.includes('soun')).toBe(false);
    expect(part('webm').length).toBeLessThan(600_000);
    expect(mp4.length).toBeLessThan(900_000);
    expect(part('webp').length).toBeLessThan(60_000);
  });

  it('has addresses of its own, so that no browser mixes it with an older one', () => {
    const hash = createHash('sha256');
    for (const of of ['mp4', 'webm'] as const) hash.update(part(of));
    expect(loop.version).toBe(hash.digest('hex').slice(0, 8));
  });
});
