import { Progress } from '#client/ui/progress.tsx';
import { formatNumber } from '#engine/text/format.ts';
import { markTexts as texts } from '#features/tasks/texts.ts';
import type { PlanProgress } from '../../model.ts';

export function ProgressLine({ progress }: { progress: PlanProgress }) {
  const { done, total, dismissed } = progress;
  if (total + dismissed === 0) return null;
  return (
    <div className="max-w-3xl" data-print="together">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p role="status" className="tabular font-medium">
          {texts.progress(formatNumber(done), formatNumber(total))}
        </p>
        {dismissed > 0 && (
          <p className="tabular text-ink-muted">
            {texts.dismissed(formatNumber(dismissed), dismissed === 1)}
          </p>
        )}
      </div>
      <Progress label={texts.progressLabel} value={total === 0 ? 0 : (100 * done) / total} />
    </div>
  );
}
