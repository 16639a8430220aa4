import type { Fact, Unit } from '#engine/facts/fact.ts';
import type { Period } from '#engine/table/period.ts';
import { formatPeriod } from '#engine/text/format.ts';

interface Explored {
  label: string;
  value: string;
  unit?: Unit;
  currency?: string | null;
  period: Period | null;
}

/** A figure of rows looked at, in the form of a fact; it belongs to no analysis and has no receipt. */
export function exploredFact({
  label,
  value,
  unit = 'SEK',
  currency = null,
  period,
}: Explored): Fact {
  return {
    id: label,
    key: '',
    subject: null,
    label,
    value,
    unit,
    currency,
    period,
    precision: unit === 'percent' ? 1 : 0,
    kind: 'computed',
    source: {
      documentId: null,
      document: null,
      sheet: null,
      columns: [],
      filter: period === null ? 'hela filen' : formatPeriod(period),
      rows: 0,
      formula: '',
      where: null,
      inputs: [],
    },
  };
}
