import { type AddressKind, addressForms, standingAlone } from '../table/address-forms.ts';
import { commonFirstNames } from './first-names.ts';

/** What kinds of personal data travel as stand-ins. */
export type PersonalKind = AddressKind | 'person';

/** Puts stand-ins in the place of personal data, and the data back again. */
export interface StandIns {
  hide(text: string): string;
  /** The text with what the stand-ins stand for; one that was never given is left as it is. */
  reveal(text: string): string;
  /** How many different pieces were hidden, of each kind. */
  readonly counts: ReadonlyMap<PersonalKind, number>;
}

const WORD = '\\p{Lu}[\\p{Ll}é]{1,19}(?:-\\p{Lu}\\p{Ll}{1,19})?';
/** A first name that is common in Sweden, with one or two names after it. */
const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${commonFirstNames.join('|')})(?:[- ]\\p{Lu}\\p{Ll}{1,19})? ${WORD}(?![\\p{L}\\p{N}])`,
  'gu',
);
const COMPANY =
  /(?<!\p{L})(?:AB|HB|KB|EF|Aktiebolag\p{L}*|Bank\p{L}*|Stiftelse\p{L}*|Förening\p{L}*|Kommun\p{L}*|Ltd|Inc|GmbH|AS|ApS|Oy)(?!\p{L})/iu;

/** `Anders Bageri AB` is a company's, whoever Anders was. */
const BEFORE_COMPANY = /^[ \u00A0](?:AB|HB|KB|EF|Aktiebolag|Ltd|Inc|GmbH|AS|ApS|Oy)(?!\p{L})/u;
const LONGEST_WORD = 14;

/** Whether a name of a customer or supplier is a private person's, as far as it shows. */
export function isPersonsName(name: string): boolean {
  named.lastIndex = 0;
  return !COMPANY.test(name) && named.test(name);
}

/** A, B … Z, AA: a stand-in holds no digits, which the guard would stop. */
function letters(place: number): string {
  const rest = place >= 26 ? letters(Math.floor(place / 26) - 1) : '';
  return `${rest}${String.fromCharCode(65 + (place % 26))}`;
}

const STAND_IN = /\[(?:personnummer|e-post|iban|bankgiro|plusgiro|telefon|person) [A-Z]{1,4}\]/g;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Those of the known names that a sentence could hold, the longest first. */
function knownNames(persons: readonly string[]): RegExp | null {
  const names = [...new Set(persons.map((name) => name.trim()))].filter(
    ({ length }) => length >= 3,
  );
  if (names.length === 0) return null;
  const choices = names.sort((a, b) => b.length - a.length).map(escaped);
  return standingAlone(`(?:${choices.join('|')})`);
}

/**
 * Stand-ins for one call to a model: `[person A]`, `[e-post B]`. The same data has the same stand-in all through;
 * `persons` are names that are known to be private persons'.
 */
export function createStandIns(persons: readonly string[] = []): StandIns {
  const byData = new Map<string, string>();
  const byStandIn = new Map<string, string>();
  const counts = new Map<PersonalKind, number>();
  const standIn = (kind: PersonalKind, data: string): string => {
    const known = byData.get(data);
    if (known !== undefined) return known;
    const made = `[${kind} ${letters(counts.get(kind) ?? 0)}]`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    byData.set(data, made);
    byStandIn.set(made, data);
    return made;
  };
  const known = knownNames(persons);
  return {
    counts,
    hide(text) {
      // What looks like a stand-in in the text itself must not be taken for one on the way back.
      let hidden = text.replace(STAND_IN, (found) => `(${found.slice(1, -1)})`);
      for (const [kind, form] of addressForms)
        hidden = hidden.replace(form, (found) => standIn(kind, found));
      if (known !== null) hidden = hidden.replace(known, (found) => standIn('person', found));
      return hidden.replace(named, (found, at: number, whole: string) => {
        const after = whole.slice(at + found.length, at + found.length + LONGEST_WORD);
        return COMPANY.test(found) || BEFORE_COMPANY.test(after) ? found : standIn('person', found);
      });
    },
    reveal: (text) => text.replace(STAND_IN, (found) => byStandIn.get(found) ?? found),
  };
}
