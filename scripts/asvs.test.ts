import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const text = readFileSync('docs/asvs.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| [67]\.\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, point = '', level = '', , held = '']) => ({ point, level, held }));

/** How many points each section has at the levels 1 and 2, which come first in it. */
const sections: Record<string, readonly number[]> = {
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
};

/** `6.6.1–6.6.3` as each of its points. */
function pointsOf(named: string): string[] {
  const [from = '', to = from] = named.split('–');
  const section = from.slice(0, from.lastIndexOf('.'));
  const [first, last] = [from, to].map((point) => Number(point.split('.')[2]));
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, n) => `${section}.${first + n}`);
}

it('every point of levels 1 and 2 has its row, and what holds it or why not', () => {
  const asked = Object.entries(sections).flatMap(([section, points]) =>
    points.map((point) => `${section}.${point}`),
  );
  const walked = rows.filter(({ level }) => level !== '3').flatMap(({ point }) => pointsOf(point));
  expect(walked).toEqual(asked);
  for (const { point, held } of rows) expect(held, point).not.toBe('');
});

it('what is linked exists, and holds the line it is linked for', () => {
  const checklist = readFileSync('docs/checklist.md', 'utf8');
  for (const [, link = ''] of text.matchAll(/\]\(([^)#]+)/g)) {
    expect(existsSync(join('docs', link)), link).toBe(true);
  }
  for (const [line] of text.matchAll(/\b[RH]\d\d\b/g)) {
    expect(checklist, line).toContain(`| ${line} |`);
  }
});
