import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { webManifest } from './manifest.ts';
import { markSvg } from './mark.ts';
import { token } from './tokens.ts';

const file = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url));

/** Width and height, as a PNG's first chunk has them. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('the files of the brand', () => {
  it('are made from the name and the colours the product has now', () => {
    expect(file('manifest.webmanifest').toString()).toBe(webManifest());
    const look = { ground: token('accent'), strokes: token('on-accent') };
    expect(file('favicon.svg').toString()).toBe(markSvg(look));
  });

  it.each([
    ['apple-touch-icon.png', 180, 180, 10],
    ['icon-192.png', 192, 192, 10],
    ['icon-512.png', 512, 512, 20],
    ['icon-maskable-512.png', 512, 512, 20],
    ['og.png', 1200, 630, 100],
  ])('include %s of %i by %i pixels in at most %d kB', (name, width, height, most) => {
    const png = file(name);
    expect(sizeOf(png)).toEqual([width, height]);
    expect(png.length).toBeLessThan(most * 1000);
  });

  it('include an icon of 32 pixels for browsers that ask for /favicon.ico', () => {
    const icon = file('favicon.ico');
    expect(sizeOf(icon.subarray(icon.readUInt32LE(18)))).toEqual([32, 32]);
  });

  it('are all that the manifest names', () => {
    for (const { src, sizes } of JSON.parse(webManifest()).icons) {
      const icon = file(src.slice(1));
      if (sizes !== 'any') expect(sizeOf(icon).join('x')).toBe(sizes);
    }
  });
});
