import { type Grouping, groupingOf } from '../tables/grouping.ts';
import { computationOf } from '../tables/measures.ts';
import { type AskedTable, COST_DIMENSIONS, SALES_DIMENSIONS } from '../tables/table.ts';

/** A column that a query may name. */
export type QueryColumn = { name: string; words: string; columns: string[]; sql: string } & (
  | { kind: 'group'; grouping: Grouping }
  | { kind: 'date' }
  /** What may be summed: kronor or pieces. */
  | { kind: 'number'; unit: 'SEK' | 'count'; condition: string }
);

const STEPS = ['month', 'quarter', 'year', 'weekday'] as const;

function numberColumns(table: AskedTable): QueryColumn[] {
  const { amount, column } = table;
  const money = { name: column, sql: column, words: amount.formula, columns: amount.columns };
  const condition = `${column} IS NOT NULL`;
  const units = table.guide === 'sales' ? computationOf(table, 'units') : null;
  return [
    { ...money, kind: 'number', unit: 'SEK', condition },
    ...(units === null || 'refused' in units
      ? []
      : [
          {
            ...{ name: 'quantity', sql: 'quantity', words: units.columns[0] ?? 'Antal' },
            ...{ columns: units.columns, condition: units.condition },
            kind: 'number' as const,
            unit: 'count' as const,
          },
        ]),
  ];
}

/** The columns of a table that a query may name, by name; no others exist for it. */
export function queryColumns(table: AskedTable): Map<string, QueryColumn> {
  const dimensions = table.guide === 'sales' ? SALES_DIMENSIONS : COST_DIMENSIONS;
  const groups = [...dimensions, ...STEPS].flatMap((name): QueryColumn[] => {
    const grouping = groupingOf(table, name);
    if (grouping === null) return [];
    const columns = grouping.column === null ? [] : [grouping.column];
    return [{ kind: 'group', name, words: grouping.words, columns, sql: grouping.sql, grouping }];
  });
  const date = table.columns.date?.name ?? 'datum';
  const days: QueryColumn[] =
    table.covered === null
      ? []
      : [{ kind: 'date', name: 'date', words: date, columns: [date], sql: 'date' }];
  return new Map([...numberColumns(table), ...days, ...groups].map((each) => [each.name, each]));
}
