import { CircleDashed } from 'lucide-react';
import { FigureText } from '#client/ui/receipt/figure-text.tsx';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { withPaths } from '#features/guides/ui/result/placed.ts';
import { SectionHeading } from '#features/guides/ui/result/section-heading.tsx';
import { resultTexts as texts } from '../../texts.ts';

/** Analyses and data that were missing, and what each would add. */
export function Missing({ plan }: { plan: Pick<ActionsResult, 'missing' | 'dataQuality'> }) {
  const { missing, dataQuality } = plan;
  if (missing.length === 0 && dataQuality.text === '') return null;
  return (
    <section aria-labelledby="plan-missing" className="max-w-3xl">
      <SectionHeading id="plan-missing" title={texts.missing} lead={texts.missingLead} />
      {dataQuality.text && (
        <p className="mb-4">
          <FigureText text={dataQuality.text} path="dataQuality.text" />
        </p>
      )}
      <ul className="flex flex-col gap-3 text-sm">
        {withPaths(missing, 'missing').map(({ path, each }) => (
          <li key={path} data-print="together" className="flex gap-2.5">
            <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
            <span className="min-w-0">
              <FigureText text={each} path={path} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
