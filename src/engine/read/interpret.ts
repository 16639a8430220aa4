import type { GuideReading } from '../columns/guide-reading.ts';
import { tooWide } from './csv/text-rows.ts';
import type { InterpretInput } from './interpret-input.ts';
import { limits } from './limits.ts';
import { type ReadColumns, readColumns } from './read-columns.ts';
import { type Body, rowAt, withoutRows } from './rows/body.ts';
import { headerNames } from './rows/header-names.ts';
import { findLayout, type Layout } from './rows/layout.ts';
import { leaveTotal } from './rows/row-kinds.ts';
import { sumsIn } from './rows/sums/sums-in.ts';

/** A table whose columns have types and roles, before the last decisions on rows. */
export interface Interpreted extends ReadColumns {
  layout: Layout;
  names: string[];
  body: Body;
  reading: GuideReading;
  /** The lines above the table. */
  title: readonly string[];
}

/** From rows to typed columns with roles: rows that sum others are left out, and the columns read anew without them. */
export function interpret(input: InterpretInput): Interpreted {
  const { reading, known, overrides } = input;
  const { layout, names, body: whole, title } = findTable(input);
  const first = readColumns(whole.stores, names, title, input);
  const sums = known?.roles ? null : sumsIn(first, whole, overrides.choices?.subtotals);
  if (!sums) return { ...first, ...{ layout, names, body: whole, title, reading } };
  for (const place of sums.rows) leaveTotal(whole, rowAt(whole, place), 'summan av andra rader');
  const body = withoutRows(whole, sums.rows);
  const table = readColumns(body.stores, names, title, input);
  const doubts = [...table.doubts, ...sums.doubts];
  return { ...table, doubts, ...{ layout, names, body, title, reading } };
}

/** Header, title and body of the table. */
function findTable({ head, readBody, overrides, known }: InterpretInput) {
  const layout = known?.layout ?? findLayout(head, overrides.headerRow);
  if (layout.width > limits.columns) throw tooWide(layout.width);
  const names = headerNames(head, layout);
  const body = readBody(layout, names.map(displayName));
  const above = head.slice(0, layout.header[0] ?? layout.from);
  return { layout, names, body, title: above.flatMap((row) => row.cells.map(String)) };
}

const displayName = (name: string, index: number) => name || `Kolumn ${index + 1}`;
