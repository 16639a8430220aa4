import type { Company } from '../../brand.ts';
import type { HelpCategory } from './texts/help.ts';

/** A run of text; `href` where it names an e-mail address or a site. */
export interface TextPart {
  text: string;
  href: string | null;
}

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|www\.[\w-]+(?:\.[\w-]+)+/g;

/** Splits a text where it names an e-mail address or a site, so that those can be links. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: found, href: found.includes('@') ? `mailto:${found}` : `https://${found}` });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** As people search: case and the way å, ä and ö are stored (one sign or two) make no difference. */
function searchable(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('sv').replace(/\s+/g, ' ');
}

/** The questions whose own text or answer holds `query`; categories with none are left out. */
export function findAnswers(categories: readonly HelpCategory[], query: string): HelpCategory[] {
  const wanted = searchable(query).trim();
  return categories.flatMap((category) => {
    const questions = category.questions.filter(({ question, answer }) =>
      searchable([question, ...answer.flat()].join(' ')).includes(wanted),
    );
    return questions.length > 0 ? [{ ...category, questions }] : [];
  });
}

/** Who runs the site, in one line; null where nobody has said. */
export function companyLine(company: Company | null): string | null {
  if (company === null) return null;
  const { name, orgNumber, vatNumber, address } = company;
  return `${name}, org.nr ${orgNumber}, momsreg.nr ${vatNumber}. ${address}`;
}
