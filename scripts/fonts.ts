// Makes the product's font files from Inter: `node scripts/fonts.ts`. Its output is committed.
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

/** Of the documents: the weights used, each a font of its own, with what names in Europe are written with. */
const DOCUMENTS = 'src/adapters/typesetter/fonts';
const DOCUMENT_WEIGHTS = [400, 600];
const DOCUMENT_RANGES =
  'U+0020-007E, U+00A0-024F, U+0259, U+02C6-02C7, U+02D8-02DD, U+0300-0312, U+0370-03FF, U+0400-052F, U+1E00-1EFF, U+2009-2015, U+2018-2022, U+2026, U+202F-2033, U+2039-203A, U+20A0-20C0, U+2116, U+2122, U+2190-2193, U+2211-2212, U+221E, U+2248, U+2260-2265, U+25A1';

/** A family of its own and as long: no font of the machine that sets a document stands in for it. */
const FAMILY = { made: 'Inter Variable', own: 'Klarsikt Inter' };
const inNameTable = (name: string) => Buffer.from(name, 'utf16le').swap16();

function renamed(font: Buffer): Buffer {
  const at = font.indexOf(inNameTable(FAMILY.made));
  if (at === -1) throw new Error(`The font is not called ${FAMILY.made}`);
  return Buffer.concat([
    font.subarray(0, at),
    inNameTable(FAMILY.own),
    font.subarray(at + inNameTable(FAMILY.made).length),
  ]);
}

if (import.meta.main) {
  const source = await readFile(SOURCE);
  for (const [name, ranges] of Object.entries(fontRanges)) {
    const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const;
    const font = await subsetFont(source, charactersOf(ranges), options);
    await writeFile(`${FOLDER}/${name}.woff2`, font);
    console.log(`${name}.woff2: ${font.length} bytes`);
  }
  for (const wght of DOCUMENT_WEIGHTS) {
    const axes = { opsz: 14, wght };
    const options = { targetFormat: 'truetype', variationAxes: axes, keepFeatures } as const;
    const font = await subsetFont(source, charactersOf(DOCUMENT_RANGES), options);
    await writeFile(`${DOCUMENTS}/inter-${wght}.ttf`, renamed(font));
    console.log(`inter-${wght}.ttf: ${font.length} bytes`);
  }
}
