import { FileSpreadsheet } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import { FileSummary } from '#features/documents/ui/file-summary.tsx';
import { guideTexts } from '../texts.ts';
import type { AnyGuideView } from './use-guide.ts';

/** The file in use, with a link back to its step. */
export function BasisLine({ guide }: { guide: AnyGuideView }) {
  const document = guide.files.find(({ id }) => id === guide.guide.document?.id);
  if (document === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-sunken/60 px-4 py-3 text-sm">
      <FileSpreadsheet aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium [overflow-wrap:anywhere]">
          <span className="sr-only">{guideTexts.basis}: </span>
          <FileName name={document.filename} />
        </p>
        <p className="text-xs text-ink-muted">
          <FileSummary summary={document.extractedData.summary} />
        </p>
      </div>
      <Button variant="link" className="max-sm:ml-9" onClick={() => guide.goTo('upload')}>
        {guideTexts.change}
      </Button>
    </div>
  );
}
