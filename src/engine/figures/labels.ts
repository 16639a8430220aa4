import type { CatalogueRow } from '../facts/catalogue.ts';
import type { Subject } from '../facts/fact.ts';
import type { Period } from '../table/period.ts';
import { formatPeriod } from '../text/format.ts';
import { subjectText } from '../text/subject.ts';

/** Figures given for both comparable periods have the period in their label. */
const PERIODIC = /(?:\.c|C)urrent$|(?:\.p|P)revious$/;

/** `Omsättning`, `Omsättning: Kaffe`, `Omsättning juli–december 2025: Kaffe`. */
export function labelOf(
  { key, label }: CatalogueRow,
  subject: Subject | null = null,
  period: Period | null = null,
): string {
  const when = period !== null && PERIODIC.test(key) ? ` ${formatPeriod(period)}` : '';
  return subject === null ? `${label}${when}` : `${label}${when}: ${subjectText(subject)}`;
}

/** The label of a figure missing for every subject: `Täckningsgrad per produkt`. */
export function unknownLabel({ label, each }: CatalogueRow): string {
  return each === null ? label : `${label} ${each}`;
}
