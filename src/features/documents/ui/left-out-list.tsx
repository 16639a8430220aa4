import { Badge } from '#client/ui/badge.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { Understanding } from '#engine/table/understanding.ts';
import { formatMoney, formatNumber } from '#engine/text/format.ts';
import { leftOutByReason } from '../model.ts';
import { leftOutReasons, understandingTexts as texts } from '../understanding-texts.ts';

/** Every row that was left out, why, and as written in the file. */
export function LeftOutList({ understanding }: { understanding: Understanding }) {
  const { leftOut, rows, currency } = understanding;
  if (leftOut.length === 0) return <p className="text-sm text-ink-muted">{texts.noLeftOut}</p>;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-wrap gap-2">
        {leftOutByReason(understanding).map(({ reason, count, sum }) => (
          <li key={reason}>
            <Badge>
              {leftOutReasons[reason] ?? reason}: {formatNumber(count)}
              {sum !== null && ` · ${formatMoney(sum, { currency, decimals: 2 })}`}
            </Badge>
          </li>
        ))}
      </ul>
      <Table caption={texts.tabs.leftOut} maxHeight="max-h-96">
        <thead>
          <tr>
            <HeaderCell numeric>{texts.row}</HeaderCell>
            <HeaderCell>{texts.reason}</HeaderCell>
            <HeaderCell>{texts.content}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {leftOut.map((row) => (
            <Row key={row.row}>
              <Cell numeric className="text-ink-subtle">
                {formatNumber(row.row)}
              </Cell>
              <Cell className="min-w-56">{row.text}</Cell>
              <Cell className="min-w-64 font-mono text-xs text-ink-muted [overflow-wrap:anywhere]">
                {row.content}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {rows.leftOut > leftOut.length && (
        <p className="text-xs text-ink-muted">
          {texts.firstOf(formatNumber(leftOut.length), formatNumber(rows.leftOut))}
        </p>
      )}
    </div>
  );
}
