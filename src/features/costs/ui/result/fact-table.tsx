import { type ReactNode, useId, useState } from 'react';
import { Card } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone, PhoneFold } from '#client/ui/phone-fold.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { useReceipts } from '#client/ui/receipt/receipt-context.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { columnPrecision } from '#engine/text/column-precision.ts';
import { FactCell } from '#features/guides/ui/result/fact-cell.tsx';
import { shares } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';

export interface FactRow<Column extends string> {
  key: string;
  name: string;
  badge?: ReactNode;
  /** Ids of facts; null where the figure is unknown. */
  values: Readonly<Record<Column, string | null>>;
}

interface FactTableProps<Column extends string> {
  caption: string;
  nameTitle: string;
  /** The first also gets a bar. */
  columns: readonly [Column, ...Column[]];
  titles: Readonly<Record<Column, string>>;
  rows: readonly FactRow<Column>[];
}

/** Figures by name with a bar for the first: a table, on a phone a list. */
export function FactTable<Column extends string>(props: FactTableProps<Column>) {
  const { caption, nameTitle, columns, titles, rows } = props;
  const { fact } = useReceipts();
  const hasRoom = useMedia('(min-width: 48rem)');
  const [first, ...others] = columns;
  const rest = others.filter((column) => rows.some(({ values }) => values[column] !== null));
  const widths = shares(rows.map(({ values }) => fact(values[first] ?? '')?.value ?? '0'));
  const precisions = Object.fromEntries(
    columns.map((column) => [
      column,
      columnPrecision(rows.flatMap(({ values }) => fact(values[column] ?? '') ?? [])),
    ]),
  );
  const drawn = rows.map((row, index) => ({ row, bar: <Bar width={widths[index] ?? 0} /> }));
  if (!hasRoom)
    return (
      <List caption={caption} more={rest.map((column) => titles[column])}>
        {(open) =>
          drawn.map(({ row, bar }) => (
            <li key={row.key} className="px-4 py-3">
              <p className="flex items-baseline justify-between gap-4">
                <Name row={row} />
                <Figure factId={row.values[first]} precision={precisions[first]} />
              </p>
              {bar}
              <div className={cx(foldedOnPhone(open))}>
                <Rest columns={rest} titles={titles} values={row.values} precisions={precisions} />
              </div>
            </li>
          ))
        }
      </List>
    );
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <HeaderCell>{nameTitle}</HeaderCell>
          {[first, ...rest].map((column) => (
            <HeaderCell key={column} numeric>
              {titles[column]}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawn.map(({ row, bar }) => (
          <Row key={row.key}>
            <Cell className="w-2/5 min-w-44">
              <Name row={row} />
              {bar}
            </Cell>
            {[first, ...rest].map((column) => (
              <FactCell
                key={column}
                factId={row.values[column]}
                {...(precisions[column] && { precision: precisions[column] })}
              />
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

interface ListProps {
  caption: string;
  /** Titles of what is folded on a phone. */
  more: readonly string[];
  children: (open: boolean) => ReactNode;
}

/** Names with their first figure; on a phone one press opens the other figures of them all. */
function List({ caption, more, children }: ListProps) {
  // One figure more has room.
  const folds = more.length > 1;
  const [open, setOpen] = useState(!folds);
  const id = useId();
  return (
    <Card padding="none" className="overflow-hidden">
      {folds && (
        <PhoneFold
          label={texts.moreFigures(more)}
          controls={id}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      )}
      <ul
        id={id}
        aria-label={caption}
        className={cx('divide-y divide-line', folds && 'max-sm:border-t border-line')}
      >
        {children(open)}
      </ul>
    </Card>
  );
}

function Name({ row }: { row: FactRow<string> }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{row.name}</span>
      {row.badge}
    </span>
  );
}

function Bar({ width }: { width: number }) {
  return (
    <span aria-hidden className="mt-1.5 block h-1.5 rounded-full bg-sunken">
      <span
        className="block h-full rounded-full bg-(--chart-1)"
        style={{ width: `${width}%`, minWidth: width > 0 ? 2 : 0 }}
      />
    </span>
  );
}

type Precision = ReturnType<typeof columnPrecision> | undefined;

function Figure({ factId, precision }: { factId: string | null; precision: Precision }) {
  return (
    <span className="shrink-0 text-right">
      {factId !== null && <FactFigure factId={factId} {...(precision && { precision })} />}
    </span>
  );
}

interface RestProps<Column extends string> {
  columns: readonly Column[];
  titles: Readonly<Record<Column, string>>;
  values: Readonly<Record<Column, string | null>>;
  precisions: Readonly<Record<string, Precision>>;
}

function Rest<Column extends string>(props: RestProps<Column>) {
  const { columns, titles, values, precisions } = props;
  const known = columns.filter((column) => values[column] !== null);
  if (known.length === 0) return null;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2.5 text-sm">
      {known.map((column) => (
        <div key={column} className="min-w-0">
          <dt className="text-xs text-ink-muted">{titles[column]}</dt>
          <dd>
            <Figure factId={values[column]} precision={precisions[column]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
