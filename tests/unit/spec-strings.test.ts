import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specPlaces } from '#support/spec-strings.ts';

const space = /[\s\u00a0\u202f]+/g;

/** What the page says: tags away, entities as the signs they stand for. */
function wordsOf(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, ' ')
    .replace(/ placeholder="([^"]*)"/g, '> $1 <input')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(space, ' ');
}

function proofOf(place: (typeof specPlaces)[number]): string {
  const { proof } = place;
  if ('story' in proof) return readFileSync(join('tests/e2e', proof.story), 'utf8');
  return wordsOf(readFileSync(join('build/client', proof.built, 'index.html'), 'utf8'));
}

test.each(specPlaces)(
  'the texts of the specification stand where it puts them: $where',
  (place) => {
    const shown = proofOf(place).replace(space, ' ');
    expect(place.says.filter((text) => !shown.includes(text))).toEqual([]);
  },
);
