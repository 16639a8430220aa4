import type { ReactNode } from 'react';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import type { MoneyResult } from '#engine/money/result.ts';
import { axisScale, formatTick } from '#engine/text/chart-model.ts';
import { columnPrecision } from '#engine/text/column-precision.ts';
import { formatMonth, formatMonthShort } from '#engine/text/format.ts';
import { moneyTexts } from '../texts.ts';

const texts = moneyTexts.months;
const { figures } = moneyTexts;

/** As many as do not meet. */
const LABELS = 8;
const LABELS_ON_PHONE = 3;
/** With more months the last name would reach out of the card of a phone, and ends at its bars instead. */
const ROOM_ON_PHONE = 12;
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
      <Table
        caption={texts.title}
        maxHeight="max-h-80 sm:max-h-128"
        className="mt-5 max-sm:-mx-2 max-sm:[&_td]:px-2 max-sm:[&_th]:px-2 max-sm:[&_table]:text-xs"
      >
        <thead>
          <tr>
            <HeaderCell>{texts.month}</HeaderCell>
            <HeaderCell numeric>
              {texts.left}
              <Below>{texts.shareBelow}</Below>
            </HeaderCell>
            <HeaderCell numeric>
              {figures.revenue}
              <Below>{figures.cost}</Below>
            </HeaderCell>
            <HeaderCell numeric className="max-sm:hidden">
              {figures.cost}
            </HeaderCell>
            <HeaderCell numeric className="max-sm:hidden">
              {texts.share}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <MonthRow key={month.month} month={month} precision={precision} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

interface MonthRowProps {
  month: MoneyResult['months'][number];
  precision: (fact: Fact) => number;
}

/** A phone has room for three columns: two of them hold two figures each. */
function MonthRow({ month, precision }: MonthRowProps) {
  const cost = <FactFigure factId={month.cost} precision={precision} />;
  const share = month.margin === null ? '–' : <FactFigure factId={month.margin} />;
  return (
    <Row>
      <Cell className="whitespace-nowrap">
        <span className="max-sm:hidden">{formatMonth(month.month)}</span>
        <span className="sm:hidden">{formatMonthShort(month.month)}</span>
      </Cell>
      <Cell numeric>
        <FactFigure factId={month.left} precision={precision} className="font-semibold" />
        <Below>{share}</Below>
      </Cell>
      <Cell numeric>
        <FactFigure factId={month.revenue} precision={precision} />
        <Below>{cost}</Below>
      </Cell>
      <Cell numeric className="max-sm:hidden">
        {cost}
      </Cell>
      <Cell numeric className="max-sm:hidden">
        {share}
      </Cell>
    </Row>
  );
}

/** Under a figure on a phone, as far as two that are pressed must be apart; else a column of its own. */
function Below({ children }: { children: ReactNode }) {
  return <span className="block pt-2 font-normal text-ink-muted sm:hidden">{children}</span>;
}

/** Two columns a month on a scale of round amounts. The table beneath says the same in words and figures. */
function Columns({ months, facts }: MonthsCardProps) {
  const byId = new Map(facts.map(({ id, value }) => [id, Math.max(0, Number(value))]));
  const heightOf = (id: string) => byId.get(id) ?? 0;
  const scale = axisScale(
    months.flatMap(({ revenue, cost }) => [heightOf(revenue), heightOf(cost)]),
    null,
  );
  const top = Math.max(1, ...scale.ticks);
  const percent = (value: number) => `${(100 * value) / top}%`;
  return (
    <div aria-hidden className="mt-4 min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 text-xs text-ink-muted">
        <span>{scale.unit}</span>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          <Key color="bg-(--chart-1)" name={figures.revenue} />
          <Key color="bg-(--chart-2)" name={figures.cost} />
        </ul>
      </div>
      <div className="relative pl-8">
        {scale.ticks.map((tick) => (
          <div key={tick} className="absolute inset-x-0 bottom-5 h-44">
            <span
              className="tabular absolute left-0 translate-y-1/2 text-2xs text-ink-muted"
              style={{ bottom: percent(tick) }}
            >
              {formatTick(scale, tick)}
            </span>
            <span
              className="absolute right-0 left-8 border-b border-(--chart-grid)"
              style={{ bottom: percent(tick) }}
            />
          </div>
        ))}
        <div className="relative flex gap-1 sm:gap-2">
          {months.map(({ month, revenue, cost }, place) => (
            <div key={month} className="min-w-0 flex-1">
              <div className="flex h-44 items-end justify-center gap-px">
                <div
                  className="w-1/2 max-w-6 rounded-t-sm bg-(--chart-1)"
                  style={{ height: percent(heightOf(revenue)) }}
                />
                <div
                  className="w-1/2 max-w-6 rounded-t-sm bg-(--chart-2)"
                  style={{ height: percent(heightOf(cost)) }}
                />
              </div>
              <MonthLabel month={month} fromLast={months.length - 1 - place} of={months.length} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

interface MonthLabelProps {
  month: string;
  /** Months after it. */
  fromLast: number;
  /** Months in all. */
  of: number;
}

/** Every so many months have their name, counted from the last: few on a phone. */
function MonthLabel({ month, fromLast, of }: MonthLabelProps) {
  const [onPhone, onWide] = [LABELS_ON_PHONE, LABELS].map(
    (labels) => fromLast % Math.ceil(of / labels) === 0,
  );
  return (
    <p
      className={cx(
        'mt-1 flex h-4 text-2xs whitespace-nowrap text-ink-muted',
        fromLast === 0 && of > ROOM_ON_PHONE ? 'justify-end sm:justify-center' : 'justify-center',
        !onPhone && 'max-sm:invisible',
        !onWide && 'sm:invisible',
      )}
    >
      {(onPhone || onWide) && formatMonthShort(month)}
    </p>
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
