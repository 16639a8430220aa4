import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { charactersOf, fontRanges } from './fonts.ts';

const css = readFileSync('src/client/ui/fonts.css', 'utf8');

describe('the fonts', () => {
  it('are used for exactly the characters they were made with', () => {
    for (const [name, ranges] of Object.entries(fontRanges)) {
      const face = css.split('@font-face').find((each) => each.includes(`${name}.woff2`)) ?? '';
      const used = /unicode-range:([^;]+);/.exec(face)?.[1] ?? '';
      expect(charactersOf(used), name).toBe(charactersOf(ranges));
    }
  });

  it('hold in the first file every character that the product itself writes', () => {
    const held = new Set(charactersOf(fontRanges['inter-swedish']));
    const files = globSync('src/{client,contract,engine/{text,rules},features}/**/*.{ts,tsx}');
    const missing = files
      .filter((file) => !/\.test\.|\/server\//.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8')])
      // The tick and the Mac's command sign are drawn by the system's own fonts.
      .filter((each) => each > '~' && !'✅⌘'.includes(each) && !held.has(each));
    expect(files.length).toBeGreaterThan(100);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('are small: the file of every page is at most 30 kB', () => {
    expect(readFileSync('src/client/ui/fonts/inter-swedish.woff2').length).toBeLessThan(30_000);
  });
});
