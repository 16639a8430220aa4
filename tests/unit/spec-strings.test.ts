import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { specPattern } from '#support/see-spec.ts';
import { type SpecTexts, specTexts, textsOutsideStories } from '#support/spec-strings.ts';

test.each(Object.keys(specTexts))('the places of the story %s are walked by it', (story) => {
  const source = readFileSync(join('tests/e2e', `${story}.e2e.test.ts`), 'utf8');
  // That every place is then looked at is told by the story itself, when it has run.
  expect(source).toMatch(new RegExp(`^const sees = specStory\\('${story}'\\);$`, 'm'));
});

const ofProduct = globSync('src/**/*.{ts,tsx}', { exclude: (path) => path.includes('.test.') })
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

test.each(Object.keys(textsOutsideStories))(
  'the texts of %s stand in those of the product',
  (place) => {
    const lacking = textsOutsideStories[place]?.filter((text) => !ofProduct.includes(text));
    expect(lacking).toEqual([]);
  },
);

describe('a text with what differs in it', () => {
  const reads = (text: string, read: string, values = {}) =>
    new RegExp(specPattern(text, values)).test(read);

  it('is read to the letter, from end to end', () => {
    expect(reads('Vad? (XXXXXX-XXXX)', 'Vad? (XXXXXX-XXXX)')).toBe(true);
    expect(reads('Klar', 'Klar att analysera')).toBe(false);
    expect(reads('Klar.', 'Klart')).toBe(false);
  });

  it('is read with the value that is told, or any of its kind', () => {
    expect(reads('Uppdaterad {date}', 'Uppdaterad 2025-08-10')).toBe(true);
    expect(reads('Endast {N} av 11', 'Endast 0 av 11', { N: 0 })).toBe(true);
    expect(reads('Endast {N} av 11', 'Endast 3 av 11', { N: 0 })).toBe(false);
    expect(reads('{filename} är läst', 'mars (1).csv är läst', { filename: 'mars (1).csv' })).toBe(
      true,
    );
    expect(reads('Används redan{...}', 'Används redan. Logga in.')).toBe(true);
  });
});

const spec = fileURLToPath(new URL('../../../shared/SPEC.md', import.meta.url));

/** What the specification quotes that no one reads: types, messages of servers, names of buttons in English. */
const NOT_SHOWN = [
  ...['log in instead', 'start over', 'Label: text', 'försäljning', 'kostnader', 'åtgärder'],
  ...['No token', 'Invalid token', 'User not found', 'No such price', 'already exists'],
  ...['already registered', 'Failed to fetch user'],
];

/** The quoted texts of one section, as the table has them. */
function quotedIn(text: string, section: number): string[] {
  const [, body = ''] = text.split(new RegExp(`^## ${section}\\. .*$`, 'm'));
  return [...(body.split(/^## /m)[0] ?? '').matchAll(/(?<![A-Za-z])'([^'\n]+)'(?![a-z])/g)].map(
    ([, quoted = '']) =>
      quoted.replace(/(?<= )N(?= |$)/, '{N}').replace(/ redan\.\.\.$/, ' redan{...}'),
  );
}

describe('the specification', () => {
  const places: SpecTexts[] = Object.values(specTexts).flatMap((story) => Object.values(story));
  const known = new Set([
    ...places.flatMap(({ says }) => says),
    ...Object.values(textsOutsideStories).flat(),
    ...NOT_SHOWN,
  ]);

  if (!existsSync(spec))
    it('is not beside this clone: the table of its texts is taken as it is', () => {
      expect(known.size).toBeGreaterThan(0);
    });

  it.each(existsSync(spec) ? [2, 5, 6, 8] : [])(
    'has every text of section %i in the table',
    (section) => {
      const quoted = quotedIn(readFileSync(spec, 'utf8'), section);
      expect(quoted.length).toBeGreaterThan(3);
      expect(quoted.filter((text) => !known.has(text))).toEqual([]);
    },
  );
});
