import { Card } from '#client/ui/card.tsx';
import { Sparkline } from '#client/ui/chart/sparkline.tsx';
import { cx } from '#client/ui/cx.ts';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import { unequalDays } from '#engine/figures/calendar/unequal-days.ts';
import type { Period } from '#engine/table/period.ts';
import { formatDays, formatPeriod } from '#engine/text/format.ts';
import { changeOf, type KeyFigure, nameOf, shapeOf, sharedPeriods } from '../../key-figures.ts';
import { resultTexts as texts } from '../../texts.ts';
import { ChangeText } from '../change-text.tsx';

interface KeyFiguresProps {
  figures: readonly KeyFigure[];
  /** The figure of the whole file, where those above are of a part of it. */
  whole: Fact | null;
  period: Period | null;
}

const columns = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-2 xl:grid-cols-4'];

/** The key figures at the top of a result: all of one period, held against one other. */
export function KeyFigures({ figures, whole, period }: KeyFiguresProps) {
  if (figures.length === 0) return null;
  const shared = sharedPeriods(figures);
  return (
    <section aria-label={texts.headlines}>
      <Card padding="none" className="overflow-hidden">
        {shared && (
          <p className="border-b border-line px-5 py-2.5 text-xs text-ink-muted sm:px-6">
            {comparedPeriods(shared)}
          </p>
        )}
        <dl className={cx('grid grid-cols-1 gap-px bg-line', columns[Math.min(figures.length, 4)])}>
          {figures.map((figure) => {
            const isShared = shared !== null && figure.before !== null;
            return (
              <Figure
                key={figure.now.id}
                figure={figure}
                isShared={isShared}
                note={isShared ? null : noteOf(figure, period)}
              />
            );
          })}
        </dl>
      </Card>
      <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted">
        {whole && (
          <span>
            {texts.wholeFile} <FactFigure factId={whole.id} />
            {whole.period && `, ${formatPeriod(whole.period)}`}.
          </span>
        )}
        <span data-print="hide">{texts.receiptHint}</span>
      </p>
    </section>
  );
}

interface FigureProps {
  figure: KeyFigure;
  /** The period stands over all, and need not be in its name. */
  isShared: boolean;
  note: string | null;
}

function Figure({ figure, isShared, note }: FigureProps) {
  const { now, months } = figure;
  const change = changeOf(figure);
  const { values, from } = shapeOf(months, now.period);
  return (
    <div className="flex min-w-0 flex-col bg-surface px-5 py-4 sm:px-6">
      <dt className="flex min-h-8 items-start justify-between gap-3 text-sm text-ink-muted [overflow-wrap:anywhere]">
        {isShared ? nameOf(now) : now.label}
        <Sparkline values={values} from={from} className="w-24 shrink-0 print:hidden" />
      </dt>
      <dd className="tabular mt-1 text-xl font-semibold [overflow-wrap:anywhere] sm:text-2xl">
        <FactFigure factId={now.id} className="font-semibold" />
      </dd>
      {change && (
        <dd className="mt-1 text-sm">
          <ChangeText change={change} />
        </dd>
      )}
      {note && <dd className="mt-1 text-xs text-ink-muted">{note}</dd>}
    </div>
  );
}

function comparedPeriods({ now, before }: { now: Period; before: Period }): string {
  const days = unequalDays(now, before);
  const compared = `${formatPeriod(now)} ${texts.against(formatPeriod(before))}`;
  return days === null
    ? compared
    : `${compared}, ${formatDays(days.now)} ${texts.against(formatDays(days.before))}`;
}

/** The period of a figure that is not of the one shown over all. */
function noteOf({ now, before }: KeyFigure, period: Period | null): string | null {
  const own = now.period ?? period;
  if (own === null) return null;
  return before?.period ? comparedPeriods({ now: own, before: before.period }) : formatPeriod(own);
}
