import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { documentsContract } from '../contract.ts';
import { fileTexts, uploadTexts } from '../texts.ts';
import { RemoveButton } from './file-card.tsx';
import { FileSummary } from './file-summary.tsx';
import { useChooseDocument } from './use-documents.ts';

interface EarlierFilesProps {
  documents: ResponseOutput<typeof documentsContract.list>;
  onChosen: () => void;
}

/** Stored files not in use: each can be used again or deleted. */
export function EarlierFiles({ documents, onChosen }: EarlierFilesProps) {
  const choose = useChooseDocument(onChosen);
  return (
    <section aria-labelledby="earlier-files" className="text-sm">
      <h2 id="earlier-files" className="font-semibold">
        {uploadTexts.earlier}
      </h2>
      <p className="text-ink-muted">{uploadTexts.earlierHint}</p>
      <Card padding="none" className="mt-3">
        <ul className="divide-y divide-line">
          {documents.map((document) => (
            <li
              key={document.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-medium [overflow-wrap:anywhere]">
                  <FileName name={document.filename} />
                </p>
                <p className="text-xs text-ink-muted">
                  <FileSummary
                    summary={document.extractedData.summary}
                    after={fileTexts.uploadedAt(formatInstantDay(document.uploadedAt))}
                  />
                </p>
              </div>
              <div className="flex gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={uploadTexts.chooseFile(document.filename)}
                  loading={choose.isPending && choose.variables === document.id}
                  onClick={() => choose.mutate(document.id)}
                >
                  {uploadTexts.chooseEarlier}
                </Button>
                <RemoveButton document={document} onRemoved={() => undefined} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
