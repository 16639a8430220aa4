import {
  type Column,
  type ColumnDef,
  getCoreRowModel,
  getSortedRowModel,
  type SortingState,
  useReactTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { cx } from '#client/ui/cx.ts';
import { formatCount, formatMoney, formatPercent } from '#engine/text/format.ts';
import { subjectAddress } from '../../explore-address.ts';
import { subjectNames, tableTexts as texts } from '../../explore-texts.ts';
import type { SubjectKind } from '../../lens.ts';
import { type SubjectRow, sumOf } from '../../subject-rows.ts';
import { useExploring } from './exploring.ts';

const ROW_HEIGHT = 44;
/** Rows drawn beyond those in sight, so that a quick scroll shows no gap. */
const OVERSCAN = 12;

interface SubjectLinesProps {
  kind: SubjectKind;
  lines: readonly SubjectRow[];
  table: {
    currency: string | null;
    compared: boolean;
    profit?: unknown;
    last?: unknown;
  };
}

/** A scrolling region must be reachable by keyboard (WCAG 2.1.1). */
const scrollable = { tabIndex: 0 } as const;

const collator = new Intl.Collator('sv');

/** On a phone only these have room beside the name. */
const onPhones: readonly string[] = ['name', 'now', 'percent'];

type Columns = ColumnDef<SubjectRow>[];

/** The columns that the table has something in. */
function columnsOf(kind: SubjectKind, measure: string, table: SubjectLinesProps['table']): Columns {
  const { compared, profit, last } = table;
  const number = (id: keyof SubjectRow, header: string, isShown = true): Columns =>
    isShown ? [{ id, accessorKey: id, header, sortDescFirst: true, sortUndefined: 'last' }] : [];
  return [
    {
      id: 'name',
      accessorKey: 'name',
      header: subjectNames[kind].one,
      sortingFn: (a, b) => collator.compare(a.original.name, b.original.name),
    },
    ...number('now', measure),
    ...number('share', texts.share),
    ...number('before', texts.before, compared),
    ...number('change', texts.change, compared),
    ...number('percent', texts.percent, compared),
    ...number('profit', texts.profit, profit !== undefined),
    ...number('rows', texts.rows),
    ...number('last', texts.last, last !== undefined),
  ];
}

/** A value as it stands in its column. */
function written(id: string, line: Partial<SubjectRow>, currency: string | null): string {
  const value = line[id as keyof SubjectRow] ?? null;
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  if (id === 'rows') return formatCount(value);
  const plus = (id === 'change' || id === 'percent') && value > 0 ? '+' : '';
  if (id === 'share' || id === 'percent') return `${plus}${formatPercent(value.toFixed(1))}`;
  return `${plus}${formatMoney((value / 100).toFixed(2), { currency })}`;
}

/** The lines in a window that draws only those in sight: hundreds of thousands scroll as well as ten. */
export function SubjectLines({ kind, lines, table }: SubjectLinesProps) {
  const { measure, good } = useExploring();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [sorting, setSorting] = useState<SortingState>([{ id: 'now', desc: true }]);
  const columns = useMemo(() => columnsOf(kind, measure, table), [kind, measure, table]);
  const model = useReactTable({
    data: lines as SubjectRow[],
    columns,
    state: { sorting },
    onSortingChange: setSorting,
    enableSortingRemoval: false,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const { rows } = model.getRowModel();
  const view = useRef<HTMLElement>(null);
  const window = useVirtualizer({
    count: rows.length,
    getScrollElement: () => view.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const drawn = window.getVirtualItems();
  const [above, below] = [drawn[0]?.start ?? 0, window.getTotalSize() - (drawn.at(-1)?.end ?? 0)];
  const sums = useMemo(() => sumOf(lines), [lines]);
  const tone = (id: string, value: number) =>
    (id === 'change' || id === 'percent') &&
    value !== 0 &&
    (value > 0 === (good === 'up') ? 'text-positive' : 'text-negative');
  return (
    <section
      ref={view}
      aria-label={texts.table(subjectNames[kind].all)}
      {...scrollable}
      className="relative max-h-[70dvh] min-w-0 overflow-auto overscroll-contain rounded-md border border-line bg-surface"
    >
      <table
        aria-rowcount={rows.length + 2}
        className="w-full border-separate border-spacing-0 text-left text-sm"
      >
        <caption className="sr-only">{subjectNames[kind].all}</caption>
        <thead>
          <tr>
            {model.getFlatHeaders().map(({ column }) => (
              <Head key={column.id} column={column} />
            ))}
          </tr>
          <tr>
            {columns.map(({ id = '' }) => (
              <td
                key={id}
                className={cx(
                  'tabular sticky top-10 z-10 border-b border-line-strong bg-surface px-3 py-2 font-semibold whitespace-nowrap',
                  id !== 'name' && 'text-right',
                  !onPhones.includes(id) && 'max-sm:hidden',
                )}
              >
                {id === 'name' ? texts.total : id in sums && written(id, sums, table.currency)}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {drawn.map(({ index }) => {
            const line = rows[index]?.original;
            if (line === undefined) return null;
            return (
              <tr key={line.name} aria-rowindex={index + 3} className="h-11 hover:bg-hover">
                <th scope="row" className="max-w-0 border-b border-line px-3 font-medium sm:w-2/5">
                  <Link
                    to={{ search: subjectAddress(search, kind, line.name) }}
                    state={state}
                    title={line.name}
                    className="block truncate py-2.5 hover:text-accent-ink hover:underline"
                  >
                    {line.name}
                  </Link>
                </th>
                {columns.slice(1).map(({ id = '' }) => (
                  <td
                    key={id}
                    className={cx(
                      'tabular border-b border-line px-3 text-right whitespace-nowrap',
                      !onPhones.includes(id) && 'max-sm:hidden',
                      tone(id, Number(line[id as keyof SubjectRow] ?? 0)),
                    )}
                  >
                    {written(id, line, table.currency)}
                  </td>
                ))}
              </tr>
            );
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </section>
  );
}

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };

function Head({ column }: { column: Column<SubjectRow> }) {
  const sorted = column.getIsSorted() || 'none';
  const Arrow = arrows[sorted];
  const title = String(column.columnDef.header);
  const isName = column.id === 'name';
  return (
    <th
      scope="col"
      aria-sort={sorted === 'none' ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
      className={cx(
        'sticky top-0 z-10 h-10 border-b border-line bg-sunken px-1',
        !isName && 'text-right',
        !onPhones.includes(column.id) && 'max-sm:hidden',
      )}
    >
      <button
        type="button"
        onClick={column.getToggleSortingHandler()}
        className={cx(
          'inline-flex min-h-8 items-center gap-1 rounded-sm px-2 text-2xs font-semibold whitespace-nowrap text-ink-muted hover:text-ink',
          !isName && 'flex-row-reverse',
        )}
      >
        {title}
        <Arrow aria-hidden className={cx('size-3.5', sorted === 'none' && 'opacity-50')} />
      </button>
    </th>
  );
}
