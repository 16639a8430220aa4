import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commonFirstNames } from '../../text/first-names.ts';
import { readNames } from './names.ts';
import { wordsOf } from './words.ts';

const SURNAMES =
  'Andersson Berg Björk Borg Brandt Dahl Ek Eklund Falk Fors Forsberg Frisk Glad Grahn Hård Hedman Holm Krans Lilja Lind Lund Lundin Malm Modig Nyman Norén Öberg Palm Rapp Rask Sand Sandberg Sparre Stark Ståhl Strand Ström Thor Vinge Wallin Wik'.split(
    ' ',
  );
const GIVEN =
  'Sara Tove Mira Elsa Noor Rune Micke Stig Gun Bengt Ulla Vera Svea Tuva Hanna Moa Stina Saga Siri Börje'.split(
    ' ',
  );
const names = [...new Set([...commonFirstNames, ...GIVEN, ...SURNAMES])];
const own = [{ guide: 'sales', dimension: 'customer', names }] as const;

const speltAs = (question: string) =>
  readNames(wordsOf(question), own, null).filter(({ how }) => how === 'spelt');

/** The words that begin small in the consultant's and the advice's own Swedish sentences. */
function ownWords(): Set<string> {
  const files = ['src/engine/consultant/answers', 'src/engine/consultant/open', 'src/engine/guides']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /(?<!\.test)\.ts$/.test(file));
  const sentences = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^'\n]{12,})'|`([^`\n]{12,})`/g)]
      .map(([, plain, template]) => (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ' '))
      .filter((text) => / (?:är|för|på|och|inte) /.test(text)),
  );
  return new Set(
    sentences.flatMap((text) => text.match(/(?<![\p{L}.:–-])\p{Ll}{5,}(?![\p{L}-])/gu) ?? []),
  );
}

describe('an ordinary word is no name with a letter wrong', () => {
  test('of all words of the product’s own sentences', () => {
    const words = [...ownWords()];
    expect(words.length).toBeGreaterThan(1000);
    expect(words.filter((word) => speltAs(word).length > 0)).toEqual([]);
  });

  test.each(['Vad kan jag spara in på?', 'Hur ska vi starta?', 'Vad ska man skara ner?'])(
    'of what one can or should do: %s',
    (question) => {
      expect(speltAs(question)).toEqual([]);
    },
  );

  test.each(['Hur går det för Eklud?', 'vad köpte sandbreg', 'hur går det för Forsbreg'])(
    'a misspelt name still is: %s',
    (question) => {
      expect(speltAs(question)).toHaveLength(1);
    },
  );
});
