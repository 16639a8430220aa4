import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpCategories } from '../src/features/site/texts/help.ts';
import { landingTexts } from '../src/features/site/texts/landing.ts';

/** What a visitor is told, by where it stands. */
function said(): Map<string, string> {
  const { hero, loop, example, excerpt, features, steps, next, pricing } = landingTexts;
  const texts: [string, unknown][] = [
    ['landing: hero', hero],
    ['landing: loop', loop],
    ['landing: example', example],
    ['landing: excerpt', excerpt],
    ...Object.entries(features.items).map(([id, item]): [string, unknown] => [
      `landing: features, ${id}`,
      item,
    ]),
    ...steps.items.map((item, at): [string, unknown] => [`landing: steps, ${at + 1}`, item]),
    ['landing: pricing', pricing],
    ['landing: next', next],
    ...helpCategories.flatMap(({ questions }) =>
      questions.map(({ id, answer }): [string, unknown] => [`help: ${id}`, answer]),
    ),
  ];
  return new Map(texts.map(([place, text]) => [place, JSON.stringify(text)]));
}

/** So that a text that is changed is held against its proofs again. */
const markOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);

const rows = readFileSync('docs/claims.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (landing|help): /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, place = '', proof = '', mark = '']) => ({
    place,
    mark,
    files: [...proof.matchAll(/\]\(([^)#]+)/g)].map(([, file = '']) => file),
  }));

describe('what the landing page and the help say', () => {
  it('has a row in docs/claims.md for each place, in their order, and none for what is not said', () => {
    expect(rows.map(({ place }) => place)).toEqual([...said().keys()]);
  });

  it.each(rows)('$place is made true by something that exists', ({ files }) => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(join('docs', file)), file).toBe(true);
  });

  it.each(rows)('$place is the text that was held against its proofs', ({ place, mark }) => {
    const now = markOf(said().get(place) ?? '');
    expect(mark, `${place} has changed: is it still true? Then its mark is ${now}`).toBe(now);
  });
});
