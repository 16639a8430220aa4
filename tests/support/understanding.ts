import type { Understanding, UnderstoodColumn } from '#engine/table/understanding.ts';

export function someColumn(index: number, more: Partial<UnderstoodColumn> = {}): UnderstoodColumn {
  return {
    index,
    name: `K${index}`,
    type: 'text',
    format: null,
    role: null,
    confidence: 1,
    reason: 'Ingen rubrik som vi känner igen.',
    samples: [],
    filled: 0,
    empty: 0,
    distinct: 0,
    sum: null,
    ...more,
  };
}

/** What was understood of a small sales file that is read without a doubt. */
export function someUnderstanding(more: Partial<Understanding> = {}): Understanding {
  return {
    version: 1,
    purpose: 'sales',
    format: 'csv',
    encoding: 'UTF-8',
    delimiter: ';',
    sheets: [],
    headerRow: 1,
    columns: [
      someColumn(0, { name: 'Datum', type: 'date', role: 'date' }),
      someColumn(1, { name: 'Summa', type: 'number', role: 'revenue', sum: '817860.05' }),
    ],
    rows: { inFile: 12, used: 12, leftOut: 0 },
    leftOut: [],
    leftOutCounts: {},
    leftOutSums: {},
    problems: [],
    problemCount: 0,
    period: { from: '2025-01-01', to: '2025-06-30' },
    currency: null,
    unpivoted: false,
    reconciliation: [],
    total: '817860.05',
    questions: [],
    answered: [],
    summary: 'Semikolon · 12 rader',
    fingerprint: 'f',
    books: null,
    ready: true,
    missing: [],
    ...more,
  };
}
