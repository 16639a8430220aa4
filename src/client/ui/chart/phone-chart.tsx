import { useId, useState } from 'react';
import type { Chart } from '#engine/facts/chart.ts';
import { cx } from '../cx.ts';
import { foldedOnPhone, PhoneFold } from '../phone-fold.tsx';
import { ChartCard } from './chart-card.tsx';

/** A chart that on a phone is its title until it is asked for: what it shows stands above it in figures. */
export function PhoneChart({ chart }: { chart: Chart }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="min-w-0 max-sm:overflow-hidden max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-surface max-sm:shadow-card sm:flex">
      <PhoneFold label={chart.title} controls={id} open={open} onToggle={() => setOpen(!open)} />
      <div id={id} className={cx('min-w-0 flex-1 sm:flex', foldedOnPhone(open))}>
        <ChartCard
          chart={chart}
          whenNear
          className="flex-1 max-sm:rounded-none max-sm:border-0 max-sm:border-t max-sm:shadow-none"
        />
      </div>
    </div>
  );
}
