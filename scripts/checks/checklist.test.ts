import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = [
  ...readFileSync('docs/checklist.md', 'utf8').matchAll(/^\| ([RHA]\d\d) \|.*\| (.+) \|$/gm),
].map(([, line = '', proof = '']) => ({ line, proof: proof.split(', ') }));

describe('the acceptance checklist', () => {
  it('has each of its lines once', () => {
    const numbered = (letter: string, length: number) =>
      Array.from({ length }, (_, n) => `${letter}${String(n + 1).padStart(2, '0')}`);
    const all = (letter: string) => rows.filter(({ line }) => line.startsWith(letter)).length;
    expect(all('R')).toBe(64);
    const lines = ['R', 'H', 'A'].flatMap((letter) => numbered(letter, all(letter)));
    expect(rows.map(({ line }) => line)).toEqual(lines);
  });

  it.each(rows.filter(({ proof }) => proof[0] !== 'no route yet'))(
    '$line is proved where it says',
    ({ line, proof }) => {
      for (const file of proof) {
        expect(existsSync(file), file).toBe(true);
        expect(readFileSync(file, 'utf8'), file).toMatch(new RegExp(`\\b${line}\\b`));
      }
    },
  );
});
