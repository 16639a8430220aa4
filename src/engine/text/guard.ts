import type { Fact } from '../facts/fact.ts';
import { directionBreaches } from './direction-check.ts';
import { LONGEST_SENTENCE, oddText } from './guard/characters.ts';
import { unitBreaches } from './guard/units.ts';
import { numberWords } from './number-words.ts';
import { placeholders } from './placeholder.ts';
import { sentencesOf } from './sentences-of.ts';

/** Why a draft text may not be shown. */
export interface Breach {
  path: string;
  kind:
    | 'number'
    | 'numberWord'
    | 'unknownFact'
    | 'brokenPlaceholder'
    | 'direction'
    | 'noName'
    | 'unit'
    | 'hidden'
    | 'letters'
    | 'link'
    | 'markup'
    | 'tooLong';
  found: string;
}

function withoutPlaceholders(text: string): string {
  let rest = '';
  let from = 0;
  for (const place of placeholders(text)) {
    rest += `${text.slice(from, place.start)} `;
    from = place.end;
  }
  return rest + text.slice(from);
}

/** Removes the numbers of list items, which are not figures. */
function withoutListNumbers(text: string): string {
  return text.replace(/^\s*\d{1,2}[.)]\s/gmu, '');
}

/** Names of file formats, whose digit is no figure. */
const FORMATS = /(?<!\p{L})SIE(?: typ)?[ \u00A0][1-4](?![\p{N}.,]*\p{N})/gu;

function referenceBreaches(text: string, facts: ReadonlyMap<string, Fact>, path: string): Breach[] {
  return placeholders(text).flatMap((place): Breach[] => {
    const fact = facts.get(place.factId);
    if (fact === undefined) return [{ path, kind: 'unknownFact', found: place.text }];
    const nameless = place.form === 'name' && fact.subject === null;
    const timeless = place.form === 'period' && fact.period === null;
    return nameless || timeless ? [{ path, kind: 'noName', found: place.text }] : [];
  });
}

/**
 * Checks one draft text: every number is in a placeholder (digits, number words, fractions), every placeholder has its
 * fact and its fact's unit, direction words agree with the sign of the facts in `changes`, and nothing is hidden or leads
 * away.
 */
export function guardText(
  text: string,
  facts: ReadonlyMap<string, Fact>,
  changes: ReadonlySet<string>,
  path = '',
): Breach[] {
  const parts = sentencesOf(text);
  if (parts.some(({ length }) => length > LONGEST_SENTENCE))
    return [{ path, kind: 'tooLong', found: '' }];
  const words = withoutListNumbers(withoutPlaceholders(text));
  const rest = words.replace(FORMATS, ' ');
  const digits = rest.match(/\p{N}[\p{N}.,:]*/gu) ?? [];
  const broken = rest.match(/\{\{|\}\}/g) ?? [];
  return [
    ...digits.map((found): Breach => ({ path, kind: 'number', found })),
    ...numberWords(rest).map((found): Breach => ({ path, kind: 'numberWord', found })),
    ...oddText(words).map(({ kind, found }): Breach => ({ path, kind, found })),
    ...parts
      .flatMap((part) => unitBreaches(part, facts))
      .map((found): Breach => ({ path, kind: 'unit', found })),
    ...broken.map((found): Breach => ({ path, kind: 'brokenPlaceholder', found })),
    ...referenceBreaches(text, facts, path),
    ...directionBreaches(text, facts, changes).map(
      ({ placeholder, found }): Breach => ({
        path,
        kind: 'direction',
        found: `${found} ${placeholder}`.trim(),
      }),
    ),
  ];
}

/** Checks every text of a draft with `guardText`. */
export function guardDraft(
  draft: unknown,
  facts: readonly Fact[],
  changes: ReadonlySet<string>,
): Breach[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const visit = (tree: unknown, path: string): Breach[] => {
    if (typeof tree === 'string') return guardText(tree, byId, changes, path);
    if (typeof tree !== 'object' || tree === null) return [];
    return Object.entries(tree).flatMap(([name, item]) =>
      visit(item, path === '' ? name : `${path}.${name}`),
    );
  };
  return visit(draft, '');
}
