import { type Company, companyWords, isSameCompany } from './company.ts';
import { normaliseText } from './normalise-name.ts';
import type { Understanding } from './understanding.ts';
import { vatLevel } from './vat-level.ts';

/** What the amounts of a file are of: what they must share to be held against those of another file. */
export interface Scope {
  company: Company | null;
  /** True where the user has said that the company is another than the account's. */
  isOtherCompany: boolean;
  /** `Butik: Södermalm`; null where the file does not say that it is of a part. */
  part: string | null;
  vat: ReturnType<typeof vatLevel>;
}

/** Of what was stored before it was told. */
export const unknownScope: Scope = { company: null, isOtherCompany: false, part: null, vat: null };

/** What a file's amounts are of, as it says itself or the user has said. */
export function scopeOf(understanding: Understanding): Scope {
  const { company = null, part = null, answered } = understanding;
  const isOther = ({ id, chosen }: Understanding['answered'][number]) =>
    id === 'company' && chosen === 'other';
  const isOtherCompany = answered.some(isOther);
  return { company, isOtherCompany, part, vat: vatLevel(understanding) };
}

/**
 * False where two files are of different companies, or one is of another than the account's and the other does not say
 * whose it is.
 */
export function mayBeOfOneCompany(one: Scope | undefined, other: Scope | undefined): boolean {
  const same = isSameCompany(one?.company ?? null, other?.company ?? null);
  const isEitherOther = one?.isOtherCompany === true || other?.isOtherCompany === true;
  return same ?? !isEitherOther;
}

/** Amounts under a name: `försäljningen i kassa.csv`. */
interface Named {
  scope: Scope;
  name: string;
}

/** Why amounts cannot be held against each other, in Swedish; null where nothing contradicts it. */
export function whyNotTogether(one: Named, other: Named): string | null {
  const both = [one, other];
  if (!mayBeOfOneCompany(one.scope, other.scope)) {
    const ofWhom = both.map(({ scope: { company }, name }) =>
      company === null
        ? `av ${name} framgår inte vilket företag det gäller`
        : `${name} gäller ${companyWords(company)}`,
    );
    return `de är inte säkert av samma företag: ${ofWhom.join(', och ')}`;
  }
  const [part, otherPart] = both.map(({ scope }) => normaliseText(scope.part ?? ''));
  if (part !== otherPart) {
    const partial = both.flatMap(({ scope, name }) =>
      scope.part === null ? [] : [`${name} gäller bara ${scope.part}`],
    );
    return `de är inte av samma del av företaget: ${partial.join(', och ')}`;
  }
  const open = both.find(({ scope }) => scope.vat === 'unknown');
  if (open)
    return `det framgår inte om momsen ingår i ${open.name}. Välj det där filen visas, under Går att ändra, och gör om analysen`;
  const known = both.filter(({ scope }) => scope.vat !== null);
  const isOneLevel = new Set(known.map(({ scope }) => scope.vat)).size < 2;
  if (isOneLevel) return null;
  const levels = both.map(({ scope, name }) => `${name} är ${vatWords[scope.vat ?? 'unknown']}`);
  return levels.join(' och ');
}

const vatWords = { excluded: 'utan moms', included: 'med moms', unknown: 'oklart' } as const;
