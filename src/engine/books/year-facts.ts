import type { Fact, Unknown } from '../facts/fact.ts';
import type { FactDraft, Facts } from '../facts/facts.ts';
import { subject } from '../figures/context.ts';
import type { Books } from '../table/books.ts';
import { formatNumber } from '../text/format.ts';
import type { BookKey } from './keys.ts';
import { BOOK_LABELS } from './labels.ts';
import type { AccountSum, StatedYear } from './year.ts';

/** What one year's statements are computed from. */
export interface YearContext {
  books: Books;
  stated: StatedYear;
  facts: Facts;
  /** Reasons for missing figures by key; the newest year's reason is used. */
  refused: Map<BookKey, string>;
}

const LISTED = 12;

/** The accounts behind a figure: `3010 −1 200,00, 3040 −50,00`. */
export function accountsText(accounts: readonly AccountSum[]): string {
  if (accounts.length === 0) return 'inga konton med belopp';
  const shown = accounts
    .slice(0, LISTED)
    .map(({ number, sum }) => `${number}: ${formatNumber(sum, 2)}`);
  const more = accounts.length - shown.length;
  return `${shown.join('; ')}${more > 0 ? `; och ${more} konton till` : ''}`;
}

type YearDraft = Pick<FactDraft, 'value' | 'unit' | 'formula' | 'filter' | 'rows'> &
  Partial<Pick<FactDraft, 'inputs' | 'kind'>> & { key: BookKey };

/** Adds a figure of the year under its Swedish name. */
export function addYearFact({ facts, stated }: YearContext, draft: YearDraft): Fact {
  return facts.add({
    ...draft,
    subject: subject('year', stated.name),
    label: `${BOOK_LABELS[draft.key]} ${stated.name}`,
    period: stated.period,
    columns: [],
  });
}

/** The year's figure; null where it is not given. */
export function factOf({ facts, stated }: YearContext, key: BookKey): Fact | null {
  return facts.of(key, stated.name);
}

/** Records why figures cannot be given for this year. */
export function refuse({ refused }: YearContext, keys: readonly BookKey[], reason: string): void {
  for (const key of keys) if (!refused.has(key)) refused.set(key, reason);
}

/** The figures that no year gives, with their reasons. */
export function unknownsOf(facts: Facts, refused: Map<BookKey, string>): Unknown[] {
  const given = new Set(facts.list.map(({ key }) => key));
  return [...refused]
    .filter(([key]) => !given.has(key))
    .map(([key, reason]) => ({ key, label: BOOK_LABELS[key], reason }));
}
