import type { Period } from '../table/period.ts';
import { industryOfText } from './sni/sni.ts';

/** What the owner's profile says of the company; null where it says nothing. An empty field is never a fact. */
export interface CompanyProfile {
  /** As written: `Aktiebolag`, `Enskild firma`. */
  form: string | null;
  foundedYear: number | null;
  /** What the company does, in the owner's words or the register's. */
  business: string | null;
}

/** Codes of #FTYP in SIE (sole trader, partnerships) and what owners and registers call them. */
const WITHOUT_WAGE = /^(?:e|hb|kb)$|enskild|handelsbolag|kommanditbolag|enkelt bolag/i;

/** Whether the owners take what is left instead of a wage: in a sole trader's firm and in partnerships. */
export const ownersHaveNoWage = (form: string | null): boolean =>
  form !== null && WITHOUT_WAGE.test(form.trim());

/** Limited companies, as #FTYP and registers call them: SCB's key figures are theirs. */
export const isLimited = (form: string): boolean =>
  /^(?:ab|bab|fab)$|aktiebolag/i.test(form.trim());

const yearOf = (day: string) => Number(day.slice(0, 4));

/** What the year of the start says of the periods that are looked at and compared. */
export function startWarnings(
  company: Pick<CompanyProfile, 'foundedYear'> | null | undefined,
  period: Period | null,
  comparison: { previous: Period } | null,
): string[] {
  const foundedYear = company?.foundedYear ?? null;
  if (foundedYear === null || period === null) return [];
  if (yearOf(period.from) < foundedYear)
    return [
      `Filen börjar ${yearOf(period.from)}, men företaget startade ${foundedYear} enligt företagsprofilen. Kontrollera att filen är företagets och att året stämmer, om ni inte tog över en verksamhet.`,
    ];
  if (comparison !== null && yearOf(comparison.previous.from) === foundedYear)
    return [
      `Företaget startade ${foundedYear} enligt företagsprofilen, så jämförelsen är med det första året. Det säger lite om ett vanligt år.`,
    ];
  return [];
}

/** Why costs look lower than in a limited company; none where the form is another or not known. */
export const formWarnings = (form: string | null): string[] =>
  ownersHaveNoWage(form)
    ? [
        `Bolagsformen är ${form?.trim()} enligt företagsprofilen: ägarens egen lön är då ingen kostnad, så det som blir kvar ska också räcka till den.`,
      ]
    : [];

/** Whether the company started in the year of `today` or the one before. */
export const isNew = (foundedYear: number | null, today: string): boolean =>
  foundedYear !== null && yearOf(today) - foundedYear <= 1;

/** A code of SNI for how a company is spoken of: the chosen one, else the books', else what the description points to. */
export function statedSni(stated: {
  industry?: { sni: string } | null | undefined;
  books: { industryCode: string | null } | null;
  company?: CompanyProfile | null | undefined;
}): string | null {
  const { industry, books, company } = stated;
  const described = company ? suggestedIndustry(company)?.code : null;
  return industry?.sni ?? books?.industryCode ?? described ?? null;
}

/** The industry that the words of the business point to; null where they point to several or none. */
export const suggestedIndustry = ({ business }: Pick<CompanyProfile, 'business'>) =>
  business === null ? null : industryOfText(business);
