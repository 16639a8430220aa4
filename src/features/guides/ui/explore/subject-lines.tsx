import {
  type ColumnDef,
  getCoreRowModel,
  type Column as TableColumn,
  useReactTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { cx } from '#client/ui/cx.ts';
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatTimes,
  isManifold,
} from '#engine/text/format.ts';
import { subjectAddress } from '../../explore-address.ts';
import { subjectNames, tableTexts as texts } from '../../explore-texts.ts';
import type { SubjectKind } from '../../lens.ts';
import { lineAt, type Shown, type SortedBy, type SubjectRow, totalOf } from '../../subject-rows.ts';
import { useExploring } from './exploring.ts';
import { IN_PAGE, ROW_REMS } from './table-ahead.tsx';
import type { Sorting } from './use-shown.ts';

/** Rows drawn beyond those in sight, so that a quick scroll shows no gap. */
const OVERSCAN = 8;

interface SubjectLinesProps {
  kind: SubjectKind;
  shown: Shown;
  table: {
    currency: string | null;
    compared: boolean;
    profit?: unknown;
    last?: unknown;
  };
  sorting: Sorting;
  onSorting: (sorting: Sorting) => void;
}

/** A scrolling region must be reachable by keyboard (WCAG 2.1.1). */
const scrollable = { tabIndex: 0 } as const;

/** On a phone only these have room beside the name. */
const onPhones: readonly string[] = ['name', 'now', 'percent'];

interface Column {
  id: SortedBy;
  title: string;
}

/** The columns that the table has something in. */
function columnsOf(kind: SubjectKind, measure: string, table: SubjectLinesProps['table']) {
  const { compared, profit, last } = table;
  const column = (id: SortedBy, title: string, isShown = true): Column[] =>
    isShown ? [{ id, title }] : [];
  return [
    ...column('name', subjectNames[kind].one),
    ...column('now', measure),
    ...column('share', texts.share),
    ...column('before', texts.before, compared),
    ...column('change', texts.change, compared),
    ...column('percent', texts.percent, compared),
    ...column('profit', texts.profit, profit !== undefined),
    ...column('rows', texts.rows),
    ...column('last', texts.last, last !== undefined),
  ];
}

/** A value as it stands in its column. */
function written(id: SortedBy, line: Partial<SubjectRow>, currency: string | null): string {
  const value = line[id] ?? null;
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  if (id === 'rows') return formatCount(value);
  if (id === 'percent' && isManifold(value)) return formatTimes(value);
  const plus = (id === 'change' || id === 'percent') && value > 0 ? '+' : '';
  if (id === 'share' || id === 'percent') return `${plus}${formatPercent(value.toFixed(1))}`;
  return `${plus}${formatMoney((value / 100).toFixed(2), { currency })}`;
}

/** The lines in a window that draws only those in sight: hundreds of thousands scroll as well as ten. */
export function SubjectLines({ kind, shown, table, sorting, onSorting }: SubjectLinesProps) {
  const { measure, good } = useExploring();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const columns = useMemo(() => columnsOf(kind, measure, table), [kind, measure, table]);
  const { order, sums } = shown;
  const headers = useHeaders(columns, sorting, onSorting);
  const total = useMemo(() => totalOf(shown.columns), [shown.columns]);
  const view = useRef<HTMLElement>(null);
  const window = useVirtualizer({
    count: order.length,
    getScrollElement: () => view.current,
    estimateSize: rowHeight,
    overscan: OVERSCAN,
  });
  const drawn = window.getVirtualItems();
  const [above, below] = [drawn[0]?.start ?? 0, window.getTotalSize() - (drawn.at(-1)?.end ?? 0)];
  return (
    <section
      ref={view}
      aria-label={texts.table(subjectNames[kind].all)}
      {...scrollable}
      className={cx(
        'relative min-w-0 rounded-md border border-line bg-surface',
        order.length > IN_PAGE
          ? 'max-h-[70dvh] overflow-auto overscroll-contain'
          : 'overflow-x-auto',
      )}
    >
      <table
        aria-rowcount={order.length + 2}
        className="w-full border-separate border-spacing-0 text-left text-sm max-sm:text-xs"
      >
        <caption className="sr-only">{subjectNames[kind].all}</caption>
        <thead>
          <tr>
            {headers.map(({ column }) => (
              <Head key={column.id} column={column} />
            ))}
          </tr>
          <tr>
            {columns.map(({ id }) => (
              <td
                key={id}
                className={cx(
                  'tabular sticky top-10 z-10 border-b border-line-strong bg-surface px-3 py-2 font-semibold whitespace-nowrap max-sm:px-2',
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
          {drawn.map(({ index }) => (
            <Line
              key={index}
              kind={kind}
              of={shown.columns}
              at={order[index] ?? 0}
              rowIndex={index + 3}
              total={total}
              columns={columns}
              currency={table.currency}
              good={good}
              search={search}
              state={state}
            />
          ))}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </section>
  );
}

/** In pixels. */
function rowHeight(): number {
  if (typeof document === 'undefined') return ROW_REMS * 16;
  return ROW_REMS * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

interface LineProps {
  kind: SubjectKind;
  of: Shown['columns'];
  at: number;
  rowIndex: number;
  total: number;
  columns: readonly Column[];
  currency: string | null;
  good: 'up' | 'down';
  search: URLSearchParams;
  state: unknown;
}

/** Drawn once while it is in sight: a step of scrolling draws only the lines that come into it. */
const Line = memo(function DrawnLine(props: LineProps) {
  const { kind, of, at, rowIndex, total, columns, currency, good, search, state } = props;
  const line = lineAt(of, total, at);
  const tone = (id: SortedBy, value: number) =>
    (id === 'change' || id === 'percent') &&
    value !== 0 &&
    (value > 0 === (good === 'up') ? 'text-positive' : 'text-negative');
  return (
    <tr aria-rowindex={rowIndex} className="h-[2.75rem] hover:bg-hover">
      <th
        scope="row"
        className="max-w-0 border-b border-line px-3 font-medium w-2/5 sm:min-w-44 max-sm:w-1/2 max-sm:pr-0 max-sm:pl-2"
      >
        <Link
          to={{ search: subjectAddress(search, kind, line.name) }}
          state={state}
          title={line.name}
          className="flex h-[2.75rem] items-center hover:text-accent-ink hover:underline"
        >
          <span className="line-clamp-2 min-w-0 leading-tight hyphens-auto [overflow-wrap:anywhere]">
            {line.name}
          </span>
        </Link>
      </th>
      {columns.slice(1).map(({ id }) => (
        <td
          key={id}
          className={cx(
            'tabular border-b border-line px-3 text-right whitespace-nowrap max-sm:px-2',
            !onPhones.includes(id) && 'max-sm:hidden',
            tone(id, Number(line[id] ?? 0)),
          )}
        >
          {written(id, line, currency)}
        </td>
      ))}
    </tr>
  );
});

/** No lines are given to the table: of a hundred thousand it would make each an object of its own, and sort them at once. */
const noLines: SubjectRow[] = [];

/** The heads of the columns: names are sorted from the first letter, figures from the largest, and then the other way. */
function useHeaders(
  columns: readonly Column[],
  { by, isDescending }: Sorting,
  onSorting: (sorting: Sorting) => void,
) {
  const table = useReactTable({
    data: noLines,
    columns: useMemo(
      () =>
        columns.map(
          ({ id, title }): ColumnDef<SubjectRow> => ({
            ...{ id, accessorKey: id, header: title, sortDescFirst: id !== 'name' },
          }),
        ),
      [columns],
    ),
    state: { sorting: [{ id: by, desc: isDescending }] },
    onSortingChange: (change) => {
      const asked =
        typeof change === 'function' ? change([{ id: by, desc: isDescending }]) : change;
      const column = columns.find(({ id }) => id === asked[0]?.id);
      if (column) onSorting({ by: column.id, isDescending: asked[0]?.desc ?? false });
    },
    manualSorting: true,
    enableSortingRemoval: false,
    getCoreRowModel: getCoreRowModel(),
  });
  return table.getFlatHeaders();
}

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };

function Head({ column }: { column: TableColumn<SubjectRow> }) {
  const sorted = column.getIsSorted() || 'none';
  const Arrow = arrows[sorted];
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
          'inline-flex min-h-8 items-center gap-1 rounded-sm px-2 text-2xs font-semibold whitespace-nowrap text-ink-muted hover:text-ink max-sm:px-1',
          !isName && 'flex-row-reverse',
        )}
      >
        {String(column.columnDef.header)}
        <Arrow
          aria-hidden
          className={cx('size-3.5', sorted === 'none' && 'opacity-50 max-sm:hidden')}
        />
      </button>
    </th>
  );
}
