import type { Catalogue, CatalogueRow } from '../facts/catalogue.ts';
import type { Fact, Subject, Unit, Unknown } from '../facts/fact.ts';
import type { FactDraft, Facts } from '../facts/facts.ts';
import type { Period } from '../table/period.ts';
import type { Comparison } from './calendar/comparison.ts';
import type { Timeline } from './calendar/timeline.ts';
import { unknownLabel } from './labels.ts';
import type { Query } from './query.ts';
import type { Amount } from './view/amount.ts';
import type { Currency } from './view/currency.ts';
import type { RoleColumn } from './view/roles.ts';

/** What is followed over time: revenue of a sales file, cost of a cost file. */
export interface Measure<Key extends string> {
  /** Its column of the view. */
  column: 'revenue' | 'amount';
  amount: Amount;
  words: MeasureWords;
  keys: TimeKeys<Key>;
  catalogue: Catalogue<Key>;
  labelOf(row: CatalogueRow, subject: Subject | null, period: Period | null): string;
}

interface MeasureWords {
  /** `Omsättning` */
  title: string;
  /** `omsättning` */
  lower: string;
  /** `omsättningen` */
  definite: string;
  /** `Tillväxt` */
  growth: string;
  /** `tillväxten` */
  theGrowth: string;
  /**
   * The reason why nothing can be computed over time without dates: `filen saknar en kolumn med
   * datum`.
   */
  noDates: string;
}

/** The keys of the figures that any measure has over time. */
interface TimeKeys<Key extends string> {
  month: Key;
  wholeMonths: Key;
  average: Key;
  current: Key;
  previous: Key;
  change: Key;
  percent: Key;
  /** Null where the amounts do not follow the days. */
  perDay: Key | null;
  lastMonth: Key;
  trend: Key;
  trendPercent: Key;
  deviation: Key;
  season: Key;
}

/** The input of every group of metrics. */
export interface MetricContext<Key extends string> {
  query: Query;
  view: { columns: { date?: RoleColumn }; currency: Currency };
  measure: Measure<Key>;
  facts: Facts;
  unknowns: Unknown[];
  warnings: string[];
  /** True where some rows have no amount, so that conditions must exclude them. */
  emptyAmounts: boolean;
  timeline: Timeline | null;
  comparison: Comparison | null;
  /** The books have the whole year before, if not its rows: halves of the year are not compared. */
  byYears: boolean;
}

export type KeyedDraft<Key extends string> = Omit<FactDraft, 'label' | 'key' | 'unit'> & {
  key: Key;
  /** Only where it depends on the subject; else taken from the catalogue. */
  unit?: Unit;
};

/** How figures are named: by a catalogue, whose labels may depend on what they are of. */
type Naming<Key extends string> = Pick<Measure<Key>, 'catalogue' | 'labelOf'>;

/** Adds a fact with the label and unit of its catalogue row. */
export function addFact<Key extends string>(
  { facts, measure }: { facts: Facts; measure: Naming<Key> },
  draft: KeyedDraft<NoInfer<Key>>,
): Fact {
  const row = measure.catalogue.of(draft.key);
  const label = measure.labelOf(row, draft.subject ?? null, draft.period ?? null);
  return facts.add({ unit: row.unit, ...draft, label });
}

/** Adds unknowns with the reason, each once. */
export function addUnknown<Key extends string>(
  { unknowns, measure }: { unknowns: Unknown[]; measure: Pick<Naming<Key>, 'catalogue'> },
  keys: readonly NoInfer<Key>[],
  reason: string,
): void {
  for (const key of keys)
    unknowns.push({ key, label: unknownLabel(measure.catalogue.of(key)), reason });
}

export function subject(kind: Subject['kind'], name: string): Subject {
  return { kind, name };
}

/** Why what needs two periods of rows cannot be computed, after `kan inte räknas: `. */
export const nothingToCompare = ({ byYears }: { byYears: boolean }): string =>
  byYears
    ? 'av året före har bokföringen bara årets summor, som resultaträkningen jämför'
    : 'filen täcker inte två hela månader att jämföra';
