import type { TypedColumn } from '../columns/type-column.ts';
import type { Analysed } from './analyse.ts';
import { cellText } from './cell.ts';
import { limits } from './limits.ts';
import type { Table, TableColumn } from './table.ts';

/** The table to store, out of the analysed columns. */
export function tableOf(
  analysed: Analysed,
  used: Int32Array,
  lines: Int32Array,
  all: readonly number[],
): Table {
  const columns = analysed.columns.map(toTableColumn);
  return {
    columns,
    lines,
    used,
    kept: Int32Array.from(all),
    headed: analysed.layout.header.length > 0,
    grain: analysed.byRole.get('date')?.grain ?? null,
  };
}

function toTableColumn(column: TypedColumn): TableColumn {
  const kind = column.type === 'number' ? 'number' : column.type === 'date' ? 'date' : 'text';
  const values = kind === 'text' ? column.read.map((value) => cut(value ?? '')) : column.read;
  return { name: column.name, kind, ids: column.ids, values, written: column.values.map(cellText) };
}

const cut = (text: string) =>
  text.length > limits.cellText ? `${text.slice(0, limits.cellText)}…` : text;
