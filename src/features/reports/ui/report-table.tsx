import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import type { ReportPart, ReportRow } from '../report.ts';
import { runsText } from '../runs.ts';
import { placed } from './placed.ts';
import { Runs } from './report-runs.tsx';

type TablePart = Extract<ReportPart, { kind: 'table' }>;

/** Words get room: the table is scrolled rather than read a word a line. */
const cellLook = (isGroup: boolean, isNumeric: boolean) =>
  isGroup ? 'bg-sunken font-semibold' : isNumeric ? 'min-w-24' : 'min-w-48';

/** A table with more rows is broken on paper, or its page would end half empty. */
const MOST_TOGETHER = 6;

/** Signs of a cell that is a name and not words about it. */
const NAME = 40;

/** Columns that stand beside each other on a phone. */
const MOST_COLUMNS = 3;

const isWide = ({ columns, rows }: TablePart): boolean =>
  columns.length > MOST_COLUMNS ||
  rows.some(({ cells }) => cells.some((runs) => runsText(runs).length > NAME));

/** The rows of a table; below each other on a phone where they would not stand beside. */
export function ReportTable({ part }: { part: TablePart }) {
  const isPhone = useMedia('(width < 40rem)');
  return isPhone && isWide(part) ? <AsList part={part} /> : <AsTable part={part} />;
}

function AsTable({ part: { title, columns, rows } }: { part: TablePart }) {
  return (
    <Table caption={title} data-print={rows.length > MOST_TOGETHER ? undefined : 'together'}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.title} numeric={column.numeric}>
              {column.title}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {placed(rows).map(({ each: { cells, group }, place: row }) => (
          <Row key={row}>
            {placed(cells).map(({ each: runs, place }) => (
              <Cell
                key={place}
                numeric={columns[place]?.numeric ?? false}
                colSpan={group ? columns.length : undefined}
                className={cellLook(group === true, columns[place]?.numeric ?? false)}
              >
                <Runs runs={runs} />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function AsList({ part: { title, columns, rows } }: { part: TablePart }) {
  return (
    <ul
      aria-label={title}
      className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface text-sm"
    >
      {placed(rows).map(({ each, place }) => (
        <li
          key={place}
          data-print="together"
          className={each.group ? 'bg-sunken px-4 py-2.5 font-semibold' : 'px-4 py-3'}
        >
          <ListRow row={each} columns={columns} />
        </li>
      ))}
    </ul>
  );
}

/** What it is about first, then each other column by name; what is empty is left out. */
function ListRow({ row: { cells }, columns }: { row: ReportRow } & Pick<TablePart, 'columns'>) {
  const named = placed(cells).filter(({ each }) => runsText(each) !== '');
  const [first, ...others] = named;
  const head = columns[0]?.numeric ? undefined : first;
  const rest = head ? others : named;
  return (
    <div className="flex min-w-0 flex-col gap-2 [overflow-wrap:anywhere]">
      {head && (
        <p>
          <Runs runs={head.each} />
        </p>
      )}
      {rest.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1.5">
          {rest.map(({ each, place }) => (
            <div key={place} className={columns[place]?.numeric ? undefined : 'w-full'}>
              <dt className="text-2xs font-semibold text-ink-muted">{columns[place]?.title}</dt>
              <dd className="tabular">
                <Runs runs={each} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
