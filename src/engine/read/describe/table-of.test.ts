import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const blanks = fc.stringMatching(/^[ \t\u00a0]{0,3}$/);
const words = fc.constantFrom('Kaffe', 'Å b', '12 A', '—', '"', '');
const written = fc.tuple(blanks, words, blanks).map((parts) => parts.join(''));

it('the texts of a table have no blanks at their ends, which statements over it rely on', () => {
  const names = fc.sample(written, { numRuns: 300, seed: 7 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = names.map((name, n) => `2025-01-${(n % 20) + 10};${quoted(name)};${n + 1},50`);
  const csv = ['Datum;Artikel;Summa', ...rows].join('\n');
  const [, product] = readFileBytes(Buffer.from(csv), 'fil.csv').table.columns;
  expect(product?.kind).toBe('text');
  const texts = (product?.values ?? []).map((value) => value ?? '');
  expect(texts.some((text) => text.includes(' '))).toBe(true);
  expect(texts).toEqual(texts.map((text) => text.trim()));
});
