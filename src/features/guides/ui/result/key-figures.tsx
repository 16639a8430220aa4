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
  /** Names the landmark: one page may hold the figures of several analyses. */
  label?: string;
  figures: readonly KeyFigure[];
  /** The figure of the whole file, where those above are of a part of it. */
  whole: Fact | null;
  period: Period | null;
}

const columns = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-2 xl:grid-cols-4'];

/** The key figures at the top of a result: all of one period, held against one other. */
export function KeyFigures(props: KeyFiguresProps) {
  const { label = texts.headlines, figures, whole, period } = props;
  if (figures.length === 0) return null;
  const { over, shown } = shownFigures(figures, period);
  return (
    <section aria-label={label}>
      <Card padding="none" data-print="together" className="@container overflow-hidden">
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
    <div className="grid min-w-0 bg-surface px-5 py-3.5 sm:row-span-4 sm:grid-rows-subgrid sm:gap-y-0 max-sm:items-baseline max-sm:gap-x-3 max-sm:@min-[20rem]:grid-cols-[minmax(min-content,1fr)_auto] sm:px-6 sm:py-4">
      <dt
        className={cx(
          'flex items-start justify-between gap-x-3 text-sm text-ink-muted break-words max-sm:flex-col',
          change && 'max-sm:@min-[20rem]:row-span-2',
        )}
      >
        {label}
        <Sparkline values={values} from={from} className="w-24 shrink-0 print:hidden" />
      </dt>
      <dd className="tabular text-xl font-semibold [overflow-wrap:anywhere] max-sm:@min-[20rem]:text-right sm:mt-1 sm:text-2xl">
        <FactFigure factId={now.id} className="font-semibold" />
      </dd>
      {change && (
        <dd className="text-sm max-sm:@min-[20rem]:text-right sm:mt-1">
          <ChangeText change={change} />
        </dd>
      )}
      {note && <dd className="text-xs text-ink-muted max-sm:col-span-full sm:mt-1">{note}</dd>}
    </div>
  );
}
