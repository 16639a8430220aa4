import { formatNumber } from '#engine/text/format.ts';
import { cx } from './cx.ts';
import { type FileRows, shownCells, shownColumns } from './row-cells.ts';
import { Cell, HeaderCell, Row, Table } from './table.tsx';

/** Columns beyond these are cut: a thousand would freeze a phone. */
const MAX_COLUMNS = 40;

interface RowsTableProps extends FileRows {
  caption: string;
  maxHeight?: string;
  /** Columns that are marked, and stand before the others. */
  marked?: readonly string[];
  /** The head of the column with what each row counts for; absent for none. */
  counted?: string | undefined;
}

const MARKED = 'bg-accent-soft';

/** Rows of a file with their line numbers. */
export function RowsTable({
  caption,
  columns,
  rows,
  maxHeight = 'max-h-96',
  marked = [],
  counted,
}: RowsTableProps) {
  const shown = shownColumns({ columns, rows }, MAX_COLUMNS, marked);
  const amounts = shownCells(rows.flatMap(({ counted }) => counted ?? []));
  const look = (name: string) => (marked.includes(name) ? MARKED : '');
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Table caption={caption} maxHeight={maxHeight}>
        <thead>
          <tr>
            <HeaderCell numeric className="left-0 z-20">
              Rad
            </HeaderCell>
            {counted && (
              <HeaderCell numeric className="whitespace-nowrap text-ink">
                {counted}
              </HeaderCell>
            )}
            {shown.map(({ name, place, numeric }) => (
              <HeaderCell
                key={place}
                numeric={numeric}
                className={cx('whitespace-nowrap', marked.includes(name) && 'text-ink')}
              >
                {name}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells, counted: amount }) => (
            <Row key={row}>
              <Cell numeric className="sticky left-0 bg-surface text-ink-subtle">
                {formatNumber(row)}
              </Cell>
              {counted && (
                <Cell numeric className="font-medium">
                  {amount ? amounts.show(amount) : null}
                </Cell>
              )}
              {shown.map(({ name, place, numeric, show }) => {
                const cell = cells[place] ?? null;
                return (
                  <Cell
                    key={place}
                    numeric={numeric}
                    className={cx('max-w-72 truncate', look(name))}
                  >
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
