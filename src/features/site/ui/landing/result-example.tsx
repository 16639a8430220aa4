import { useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { receiptTexts } from '#engine/text/receipt-texts.ts';
import example from '../../example.json';
import { landingTexts } from '../../texts/landing.ts';

const texts = landingTexts.example;
type MetricId = keyof typeof example.metrics;
const ids: readonly MetricId[] = ['revenue', 'costs', 'growth'];

/** Three figures of the sample company, each of which opens its receipt. */
export function ResultExample() {
  const [opened, setOpened] = useState<MetricId>('revenue');
  return (
    <figure className="min-w-0">
      <div className="rounded-xl border border-line bg-surface shadow-float">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-4 pb-3">
          <p className="font-medium">{texts.title}</p>
          <Badge>{texts.mark}</Badge>
          <p className="ml-auto text-xs text-ink-muted max-sm:w-full">{texts.prompt}</p>
        </div>
        <ul className="grid grid-cols-1 border-y border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line">
          {ids.map((id) => (
            <li key={id} className="flex">
              <Metric id={id} opened={id === opened} onOpen={() => setOpened(id)} />
            </li>
          ))}
        </ul>
        <Receipt id={opened} />
      </div>
      <figcaption className="mt-3 px-1 text-xs text-ink-muted">{texts.note}</figcaption>
    </figure>
  );
}

function Metric({ id, opened, onOpen }: { id: MetricId; opened: boolean; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={opened}
      aria-controls="exempelkvitto"
      onClick={onOpen}
      className={cx(
        'flex w-full flex-wrap items-baseline justify-between gap-x-3 px-5 py-3 text-left transition-colors sm:flex-col sm:justify-start sm:py-4',
        opened ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <span className="text-sm text-ink-muted">{texts.metrics[id]}</span>
      <span
        className={cx(
          'tabular text-xl font-semibold whitespace-nowrap underline decoration-accent-ink/60 decoration-dotted decoration-1 underline-offset-[0.22em]',
          opened && 'text-accent-ink',
        )}
      >
        {example.metrics[id].value}
      </span>
      <span className="text-xs text-ink-muted max-sm:w-full">{texts.about[id]}</span>
    </button>
  );
}

function Receipt({ id }: { id: MetricId }) {
  const { name, formula, period, file, columns, filter, rows, inputs } = example.metrics[id];
  const lines = [
    [receiptTexts.formula, formula],
    [receiptTexts.period, period],
    [receiptTexts.file, file],
    [receiptTexts.columns, columns],
    [receiptTexts.filter, filter],
    [receiptTexts.rows, rows],
  ];
  return (
    <div id="exempelkvitto" aria-live="polite" className="px-5 pt-4 pb-5 text-sm sm:min-h-82">
      <p className="font-medium">
        {texts.receipt}: {name.toLowerCase()}
      </p>
      <dl className="mt-2.5 divide-y divide-line border-t border-line">
        {lines.map(
          ([term, value]) =>
            value !== null && (
              <div key={term} className="flex flex-wrap gap-x-3 py-1.5">
                <dt className="min-w-28 text-ink-muted">{term}</dt>
                <dd className="tabular min-w-0 flex-1 basis-36 [overflow-wrap:anywhere]">
                  {value}
                </dd>
              </div>
            ),
        )}
        {inputs.map((input) => (
          <div key={input.name} className="flex flex-wrap gap-x-3 py-1.5">
            <dt className="min-w-0 flex-1 basis-40 text-ink-muted">{input.name}</dt>
            <dd className="tabular ml-auto whitespace-nowrap">{input.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
