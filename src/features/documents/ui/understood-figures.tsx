import type { ReactNode } from 'react';
import { amountColumn } from '#engine/table/amount-of.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { formatMoney, formatNumber, formatPeriod } from '#engine/text/format.ts';
import { understandingTexts as texts } from '../understanding-texts.ts';

interface UnderstoodFiguresProps {
  understanding: Understanding;
  onLeftOut: () => void;
}

/** Period, rows and sum: the figures by which owners recognise their file. */
export function UnderstoodFigures({ understanding, onLeftOut }: UnderstoodFiguresProps) {
  const { rows, period, currency, columns } = understanding;
  const amount = amountColumn(columns);
  return (
    <dl className="tabular grid gap-x-8 gap-y-5 sm:grid-cols-3">
      <Figure label={texts.period}>
        {period ? formatPeriod(period) : <Unknown text={texts.noPeriod} />}
      </Figure>
      <Figure
        label={texts.rows}
        note={
          rows.leftOut === 0 ? (
            texts.noneLeftOut
          ) : (
            <>
              {texts.leftOut(formatNumber(rows.leftOut))} –{' '}
              <button
                type="button"
                onClick={onLeftOut}
                className="text-accent-ink underline underline-offset-4"
              >
                {texts.show}
              </button>
            </>
          )
        }
      >
        {texts.rowsOf(formatNumber(rows.used), formatNumber(rows.inFile))}
      </Figure>
      <Figure label={texts.sum} note={amount && texts.sumOf(amount.name)}>
        {amount?.sum ? (
          formatMoney(amount.sum, { currency, decimals: 2 })
        ) : (
          <Unknown text={texts.noSum} />
        )}
      </Figure>
    </dl>
  );
}

function Figure(props: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{props.label}</dt>
      <dd className="mt-0.5">
        <span className="block text-xl font-semibold first-letter:uppercase">{props.children}</span>
        {props.note && (
          <span className="mt-0.5 block text-sm text-ink-muted [overflow-wrap:anywhere]">
            {props.note}
          </span>
        )}
      </dd>
    </div>
  );
}

function Unknown({ text }: { text: string }) {
  return <span className="text-base font-medium text-warning">{text}</span>;
}
