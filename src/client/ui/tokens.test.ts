import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string): { light: string; dark: string } {
  const found = css.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`));
  if (found?.[1] === undefined || found[2] === undefined) throw new Error(`No token --${name}`);
  return { light: found[1], dark: found[2] };
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['canvas', 'surface', 'sunken', 'raised', 'hover'];
const softText = ['accent-soft', 'warning-soft', 'negative-soft', 'positive-soft', 'info-soft'];
const texts: [string, string[]][] = [
  ['ink', [...grounds, ...softText]],
  ['ink-muted', [...grounds, ...softText]],
  ['ink-subtle', grounds],
  ['accent-ink', [...grounds, 'accent-soft']],
  ['positive', [...grounds, 'positive-soft']],
  ['warning', [...grounds, 'warning-soft']],
  ['negative', [...grounds, 'negative-soft']],
  ['info', [...grounds, 'info-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-negative', ['negative', 'negative-hover']],
];
const edges: [string, string[]][] = [
  ['line-control', ['surface', 'canvas']],
  ['focus', grounds],
  ['chart-1', ['surface']],
  ['chart-2', ['surface']],
  ['chart-3', ['surface']],
  ['chart-muted', ['surface']],
];

function weakest(pairs: [string, string[]][], theme: 'light' | 'dark', least: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, ratio: contrast(token(front)[theme], token(back)[theme]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`),
  );
}

test.each(['light', 'dark'] as const)('text can be read in the %s theme', (theme) => {
  expect(weakest(texts, theme, 4.5)).toEqual([]);
});

test.each(['light', 'dark'] as const)('edges of controls are seen in the %s theme', (theme) => {
  expect(weakest(edges, theme, 3)).toEqual([]);
});
