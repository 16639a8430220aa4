import { cellText } from '../../table/cell.ts';
import type { Table, TableColumn, WrittenTable } from '../../table/table.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Interpreted } from '../interpret.ts';
import { limits } from '../limits.ts';

/** The table to store, out of the interpreted columns. */
export function tableOf(interpreted: Interpreted, used: Int32Array, lines: Int32Array): Table {
  return {
    columns: interpreted.columns.map(toTableColumn),
    lines,
    used,
    written: () => writtenOf(interpreted),
  };
}

function writtenOf({ names, layout, body }: Interpreted): WrittenTable {
  const rows = Array.from(body.lines, (_, place) => place);
  const columns = body.stores.map(({ ids, values }) => ({ ids, values: values.map(cellText) }));
  return { names: layout.header.length > 0 ? names : null, columns, rows };
}

function toTableColumn(column: TypedColumn): TableColumn {
  const kind = column.type === 'number' ? 'number' : column.type === 'date' ? 'date' : 'text';
  const values = kind === 'text' ? column.read.map((value) => cut(value ?? '')) : column.read;
  return { name: column.name, kind, ids: column.ids, values };
}

/** Without blanks at its ends, which statements over the table need not look for. */
const cut = (text: string) => {
  const trimmed = text.trim();
  return trimmed.length > limits.cellText ? `${trimmed.slice(0, limits.cellText)}…` : trimmed;
};
