import type { Fact, Subject, Unit } from '#engine/facts/fact.ts';

/** Facts by key: one value for the whole file, or values by subject. */
export type FactTable = Record<string, string | Record<string, string>>;

/** How the keys of a guide are counted, and what they are about. */
export interface FactForm {
  unitOf(factKey: string): Unit;
  kindOf(factKey: string): Subject['kind'];
  document: string;
}

interface Row {
  factKey: string;
  name: string | null;
  value: string;
}

function precisionOf(unit: Unit): number {
  if (unit === 'percent' || unit === 'percentagePoints') return 1;
  return unit === 'ratio' ? 2 : 0;
}

/** Facts with ids F1, F2 … in the order of the table. */
export function factsFrom(table: FactTable, { unitOf, kindOf, document }: FactForm): Fact[] {
  const rows = Object.entries(table).flatMap(([factKey, values]): Row[] =>
    typeof values === 'string'
      ? [{ factKey, name: null, value: values }]
      : Object.entries(values).map(([name, value]) => ({ factKey, name, value })),
  );
  return rows.map(({ factKey, name, value }, index) => {
    const unit = unitOf(factKey);
    const subject = name === null ? null : { kind: kindOf(factKey), name };
    return {
      id: `F${index + 1}`,
      key: factKey,
      subject,
      label: name === null ? factKey : `${factKey}: ${name}`,
      value,
      unit,
      currency: null,
      period: { from: '2025-01-01', to: '2025-12-31' },
      precision: precisionOf(unit),
      kind: 'computed',
      source: {
        documentId: 'd1',
        document,
        sheet: null,
        columns: ['Summa'],
        filter: 'alla rader',
        rows: 10,
        formula: 'summan av Summa',
        where: 'true',
        inputs: [],
      },
    };
  });
}
