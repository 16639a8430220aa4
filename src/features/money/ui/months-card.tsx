import { Card, CardHeader } from '#client/ui/card.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import type { MoneyResult } from '#engine/money/result.ts';
import { columnPrecision } from '#engine/text/column-precision.ts';
import { formatMonth, formatMonthShort } from '#engine/text/format.ts';
import { moneyTexts } from '../texts.ts';

const texts = moneyTexts.months;
const { figures } = moneyTexts;

/** As many as do not meet on a phone. */
const LABELS = 3;
/** More months than this are only in the table. */
const MOST_DRAWN = 24;

interface MonthsCardProps {
  months: MoneyResult['months'];
  facts: readonly Fact[];
}

/** Revenue, cost and what is left of each month: drawn, and as a table whose figures open. */
export function MonthsCard({ months, facts }: MonthsCardProps) {
  const ids = new Set(months.flatMap(({ left, revenue, cost }) => [left, revenue, cost]));
  const precision = columnPrecision(facts.filter(({ id }) => ids.has(id)));
  return (
    <Card>
      <CardHeader id="months" title={texts.title} description={texts.text} />
      <Columns months={months.slice(-MOST_DRAWN)} facts={facts} />
      <Table caption={texts.title} maxHeight="max-h-80 sm:max-h-128" className="mt-5">
        <thead>
          <tr>
            <HeaderCell>{texts.month}</HeaderCell>
            <HeaderCell numeric>{texts.left}</HeaderCell>
            <HeaderCell numeric>{figures.revenue}</HeaderCell>
            <HeaderCell numeric>{figures.cost}</HeaderCell>
            <HeaderCell numeric>{texts.share}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, revenue, cost, left, margin }) => (
            <Row key={month}>
              <Cell className="whitespace-nowrap">
                <span className="max-sm:hidden">{formatMonth(month)}</span>
                <span className="sm:hidden">{formatMonthShort(month)}</span>
              </Cell>
              <Cell numeric>
                <FactFigure factId={left} precision={precision} className="font-semibold" />
              </Cell>
              <Cell numeric>
                <FactFigure factId={revenue} precision={precision} />
              </Cell>
              <Cell numeric>
                <FactFigure factId={cost} precision={precision} />
              </Cell>
              <Cell numeric>{margin === null ? '–' : <FactFigure factId={margin} />}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

/** Two columns a month. The table beneath says the same in words and figures. */
function Columns({ months, facts }: MonthsCardProps) {
  const byId = new Map(facts.map(({ id, value }) => [id, Math.max(0, Number(value))]));
  const heightOf = (id: string) => byId.get(id) ?? 0;
  const most = Math.max(
    1,
    ...months.flatMap(({ revenue, cost }) => [heightOf(revenue), heightOf(cost)]),
  );
  const labelEvery = Math.ceil(months.length / LABELS);
  const percent = (id: string) => `${(100 * heightOf(id)) / most}%`;
  return (
    <div aria-hidden className="mt-4 min-w-0">
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-muted">
        <Key color="bg-(--chart-1)" name={figures.revenue} />
        <Key color="bg-(--chart-2)" name={figures.cost} />
      </ul>
      <div className="flex gap-1 sm:gap-2">
        {months.map(({ month, revenue, cost }, place) => (
          <div key={month} className="min-w-0 flex-1">
            <div className="flex h-44 items-end justify-center gap-px border-b border-line-strong">
              <div
                className="w-1/2 max-w-6 rounded-t-sm bg-(--chart-1)"
                style={{ height: percent(revenue) }}
              />
              <div
                className="w-1/2 max-w-6 rounded-t-sm bg-(--chart-2)"
                style={{ height: percent(cost) }}
              />
            </div>
            <p
              className={`mt-1 flex h-4 text-2xs whitespace-nowrap text-ink-muted ${place === months.length - 1 ? 'justify-end' : 'justify-center'}`}
            >
              {(months.length - 1 - place) % labelEvery === 0 && formatMonthShort(month)}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

function Key({ color, name }: { color: string; name: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`size-2.5 rounded-sm ${color}`} />
      {name}
    </li>
  );
}
