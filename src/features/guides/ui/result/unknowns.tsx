import { Button } from '#client/ui/button.tsx';
import { Disclosure, DisclosureList } from '#client/ui/disclosure.tsx';
import { FileSentence } from '#client/ui/file-name.tsx';
import type { Unknown } from '#engine/facts/fact.ts';
import { formatNumber } from '#engine/text/format.ts';
import { unknownsByReason } from '../../model.ts';
import { resultTexts as texts } from '../../texts.ts';
import { SectionHeading } from './section-heading.tsx';

interface UnknownsProps {
  unknowns: readonly Unknown[];
  /** Absent for a saved analysis, which is read only. */
  onNewFile?: (() => void) | undefined;
}

/** What could not be computed and what it would take; the figures concerned are folded. */
export function Unknowns({ unknowns, onNewFile }: UnknownsProps) {
  if (unknowns.length === 0) return null;
  return (
    <section aria-labelledby="result-unknowns" className="max-w-3xl">
      <SectionHeading id="result-unknowns" title={texts.unknowns} lead={texts.unknownsLead} />
      <DisclosureList>
        {unknownsByReason(unknowns).map(({ reason, labels }) => (
          <Disclosure
            key={reason}
            level={3}
            summary={<FileSentence text={reason} />}
            aside={texts.figuresMissing(labels.length, formatNumber(labels.length))}
          >
            {texts.unknownsOf}: {labels.join(', ')}.
          </Disclosure>
        ))}
      </DisclosureList>
      {onNewFile && (
        <Button data-print="hide" variant="secondary" className="mt-5" onClick={onNewFile}>
          {texts.newFile}
        </Button>
      )}
    </section>
  );
}
