import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { Chart } from '#engine/facts/chart.ts';
import { Card } from '../card.tsx';
import { LazyVisible } from '../lazy-visible.tsx';
import { optionalPart } from '../optional-part.ts';
import { SegmentedToggle } from '../segmented-toggle.tsx';
import { Skeleton } from '../skeleton.tsx';
import { BarList } from './bar-list.tsx';
import { ChartTable } from './chart-table.tsx';
import { Waterfall } from './waterfall.tsx';

const LineChart = optionalPart(() => import('./line-chart.tsx'), Figures);
const ParetoChart = optionalPart(() => import('./pareto-chart.tsx'), Figures);

const labelNames: Record<Chart['kind'], string> = {
  line: 'Månad',
  bar: 'Namn',
  pareto: 'Namn',
  bridge: 'Del',
};

type View = 'picture' | 'table';

interface ChartCardProps {
  chart: Chart;
  /**
   * Draws the picture when it is scrolled near; printed before that, the table is shown instead.
   */
  whenNear?: boolean;
  className?: string;
}

/** A chart with its sentence, and the same figures as a table. */
export function ChartCard({ chart, whenNear = false, className }: ChartCardProps) {
  const id = useId();
  const [view, setView] = useState<View>('picture');
  return (
    <Card className={className}>
      <figure aria-labelledby={id} className="flex h-full min-w-0 flex-col gap-5">
        <figcaption className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h3 id={id} className="min-w-0 flex-1 basis-48 pt-1 font-semibold">
            {chart.title}
          </h3>
          <SegmentedToggle<View>
            label={`Visa ${chart.title} som`}
            size="sm"
            value={view}
            onChange={setView}
            options={[
              { value: 'picture', label: <Option icon={ChartNoAxesColumn} text="Diagram" /> },
              { value: 'table', label: <Option icon={Table2} text="Tabell" /> },
            ]}
          />
          <p className="-mt-1 w-full text-sm text-ink-muted">{chart.description}</p>
        </figcaption>
        {view === 'table' && <Figures chart={chart} />}
        {view === 'picture' && !whenNear && <Picture chart={chart} />}
        {view === 'picture' && whenNear && (
          <LazyVisible placeholder={<NotDrawn chart={chart} />}>
            <Picture chart={chart} />
          </LazyVisible>
        )}
      </figure>
    </Card>
  );
}

function Option({ icon: Icon, text }: { icon: typeof Table2; text: string }) {
  return (
    <>
      <Icon aria-hidden className="size-4" />
      {text}
    </>
  );
}

/** The same figures as a table, also for a chart that fails to load. */
function Figures({ chart }: { chart: Chart }) {
  return <ChartTable chart={chart} labelName={labelNames[chart.kind]} />;
}

function NotDrawn({ chart }: { chart: Chart }) {
  return (
    <>
      <Skeleton className="h-78 print:hidden" />
      <div className="hidden print:block">
        <Figures chart={chart} />
      </div>
    </>
  );
}

function Picture({ chart }: { chart: Chart }) {
  if (chart.kind === 'bar') return <BarList chart={chart} />;
  if (chart.kind === 'bridge') return <Waterfall chart={chart} />;
  return (
    <Suspense fallback={<Skeleton className="h-78" />}>
      {chart.kind === 'line' ? <LineChart chart={chart} /> : <ParetoChart chart={chart} />}
    </Suspense>
  );
}
