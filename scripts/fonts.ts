// Makes the product's two font files from Inter: `node scripts/fonts.ts`. Its output is committed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/inter-ui/variable/InterVariable.woff2';
const FOLDER = 'src/client/ui/fonts';

/** The characters of each file in CSS syntax; `src/client/ui/fonts.css` has the same ranges. */
export const fontRanges = {
  // Swedish and neighbouring languages, and the signs used in texts and figures.
  'inter-swedish':
    'U+0020-007E, U+00A0-00FF, U+0394, U+03A3, U+2009-200A, U+2010-2015, U+2018-201A, U+201C-201E, U+2020-2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+20AC, U+2116, U+2122, U+2190-2193, U+2211-2212, U+221E, U+2248, U+2260, U+2264-2265',
  // Names from the rest of Europe: loaded only where a page has one.
  'inter-latin':
    'U+0100-024F, U+0259, U+02C6-02C7, U+02D8-02DD, U+0300-0312, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0',
} as const;

/** The weights used, and the optical size of running text. */
const variationAxes = { opsz: 14, wght: { min: 400, max: 700 } };
/** Kerning and marks, tabular figures, and the l and g of `styles.css`. */
const keepFeatures = ['calt', 'ccmp', 'cv05', 'kern', 'locl', 'mark', 'mkmk', 'ss03', 'tnum'];

/** Every character of ranges in CSS syntax. */
export function charactersOf(ranges: string): string {
  const characters: string[] = [];
  for (const [, from = '', to = from] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) {
      characters.push(String.fromCodePoint(code));
    }
  }
  return characters.join('');
}

if (import.meta.main) {
  const source = await readFile(SOURCE);
  for (const [name, ranges] of Object.entries(fontRanges)) {
    const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const;
    const font = await subsetFont(source, charactersOf(ranges), options);
    await writeFile(`${FOLDER}/${name}.woff2`, font);
    console.log(`${name}.woff2: ${font.length} bytes`);
  }
}
