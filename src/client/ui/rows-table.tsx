import { formatNumber } from '#engine/text/format.ts';
import { type FileRows, shownColumns } from './row-cells.ts';
import { Cell, HeaderCell, Row, Table } from './table.tsx';

/** Columns beyond these are cut: a thousand would freeze a phone. */
const MAX_COLUMNS = 40;

interface RowsTableProps extends FileRows {
  caption: string;
  maxHeight?: string;
}

/** Rows of a file with their line numbers. */
export function RowsTable({ caption, columns, rows, maxHeight = 'max-h-96' }: RowsTableProps) {
  const shown = shownColumns({ columns, rows }, MAX_COLUMNS);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Table caption={caption} maxHeight={maxHeight}>
        <thead>
          <tr>
            <HeaderCell numeric className="left-0 z-20">
              Rad
            </HeaderCell>
            {shown.map(({ name, place, numeric }) => (
              <HeaderCell key={place} numeric={numeric} className="whitespace-nowrap">
                {name}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <Row key={row}>
              <Cell numeric className="sticky left-0 bg-surface text-ink-subtle">
                {formatNumber(row)}
              </Cell>
              {shown.map(({ place, numeric, show }) => {
                const cell = cells[place] ?? null;
                return (
                  <Cell key={place} numeric={numeric} className="max-w-72 truncate">
                    {cell === null ? <span className="text-ink-subtle">tom</span> : show(cell)}
                  </Cell>
                );
              })}
            </Row>
          ))}
        </tbody>
      </Table>
      {columns.length > shown.length && (
        <p className="text-xs text-ink-muted">
          De första {formatNumber(shown.length)} av {formatNumber(columns.length)} kolumner visas.
        </p>
      )}
    </div>
  );
}
