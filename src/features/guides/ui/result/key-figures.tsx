import { Card } from '#client/ui/card.tsx';
import { Sparkline } from '#client/ui/chart/sparkline.tsx';
import { cx } from '#client/ui/cx.ts';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import type { Period } from '#engine/table/period.ts';
import { formatPeriod } from '#engine/text/format.ts';
import { type KeyFigure, shapeOf } from '../../key-figures.ts';
import { type ShownFigure, shownFigures } from '../../shown-figures.ts';
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
  const { over, shown } = shownFigures(figures, period);
  return (
    <section aria-label={texts.headlines}>
      <Card padding="none" className="overflow-hidden">
        {over && (
          <p className="border-b border-line px-5 py-2.5 text-xs text-ink-muted sm:px-6">{over}</p>
        )}
        <dl className={cx('grid grid-cols-1 gap-px bg-line', columns[Math.min(figures.length, 4)])}>
          {shown.map((each) => (
            <Figure key={each.figure.now.id} {...each} />
          ))}
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

function Figure({ figure: { now, months }, label, change, note }: ShownFigure) {
  const { values, from } = shapeOf(months, now.period);
  return (
    <div className="flex min-w-0 flex-col bg-surface px-5 py-4 sm:px-6">
      <dt className="flex min-h-8 items-start justify-between gap-3 text-sm text-ink-muted [overflow-wrap:anywhere]">
        {label}
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
