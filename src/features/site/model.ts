import type { Company } from '../../brand.ts';
import type { HelpCategory } from './texts/help.ts';

/**
 * A piece of text: `href` where it names an address or another page, `whole` where it must not
 * break over lines.
 */
export interface TextPart {
  /** Index in the text. */
  at: number;
  text: string;
  href: string | null;
  whole: boolean;
}

const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|www\.[\w-]+(?:\.[\w-]+)+/u;
const WHOLE =
  /\d{1,9} (?:år|tecken|minuter|timmar|dagars?|månader(?:na)?|MB)(?!\p{L})|TLS \d{1,2}(?:\.\d{1,2})?|(?<!\p{L})(?:e-post|IP-adress|AI-chatt)\p{L}*/u;
const ours: Record<string, string> = {
  integritetspolicyn: '/privacy',
  användarvillkoren: '/terms',
};
const PARTS = new RegExp([ADDRESS.source, WHOLE.source, ...Object.keys(ours)].join('|'), 'giu');

function hrefOf(found: string): string | null {
  if (found.includes('@')) return `mailto:${found}`;
  if (found.startsWith('www.')) return `https://${found}`;
  return ours[found] ?? null;
}

/** Splits a text at addresses, names of our pages, and pieces that must stay on one line. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) parts.push({ at: end, text: text.slice(end, to), href: null, whole: false });
  };
  for (const { 0: found, index } of text.matchAll(PARTS)) {
    plain(index);
    const href = hrefOf(found);
    parts.push({ at: index, text: found, href, whole: href === null });
    end = index + found.length;
  }
  plain(text.length);
  return parts;
}

/** Splits `Filer: originalet …` into a term and its text; other points have no term. */
export function pointParts(point: string): { term: string | null; text: string } {
  const term = /^\p{Lu}[^.:;]{1,50}:(?= )/u.exec(point)?.[0] ?? null;
  return { term, text: term === null ? point : point.slice(term.length) };
}

/** Lower case in one Unicode form, so that å, ä and ö match however they are composed. */
function searchable(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('sv').replace(/\s+/g, ' ');
}

/** The questions whose text or answer contains `query`; empty categories are left out. */
export function findAnswers(categories: readonly HelpCategory[], query: string): HelpCategory[] {
  const wanted = searchable(query).trim();
  return categories.flatMap((category) => {
    const questions = category.questions.filter(({ question, answer }) =>
      searchable([question, ...answer.flat()].join(' ')).includes(wanted),
    );
    return questions.length > 0 ? [{ ...category, questions }] : [];
  });
}

/** The company behind the site, in one line; null where none is configured. */
export function companyLine(company: Company | null): string | null {
  if (company === null) return null;
  const { name, orgNumber, vatNumber, address } = company;
  return `${name}, org.nr ${orgNumber}, momsreg.nr ${vatNumber}. ${address}`;
}
