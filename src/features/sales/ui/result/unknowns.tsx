import { Button } from '#client/ui/button.tsx';
import type { Unknown } from '#engine/facts/fact.ts';
import { unknownsByReason } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';
import { SectionHeading } from './section-heading.tsx';

interface UnknownsProps {
  unknowns: readonly Unknown[];
  onNewFile: () => void;
}

/** What could not be computed, and what would make it possible. */
export function Unknowns({ unknowns, onNewFile }: UnknownsProps) {
  if (unknowns.length === 0) return null;
  return (
    <section aria-labelledby="result-unknowns">
      <SectionHeading id="result-unknowns" title={texts.unknowns} lead={texts.unknownsLead} />
      <dl className="grid gap-x-10 gap-y-4 text-sm lg:grid-cols-2">
        {unknownsByReason(unknowns).map(({ reason, labels }) => (
          <div key={reason} className="min-w-0 border-t border-line pt-3">
            <dt className="font-medium">{reason}</dt>
            <dd className="mt-1 text-ink-muted">
              {texts.unknownsOf}: {labels.join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      <Button data-print="hide" variant="secondary" className="mt-5" onClick={onNewFile}>
        {texts.newFile}
      </Button>
    </section>
  );
}
