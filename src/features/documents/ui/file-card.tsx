import { FileSpreadsheet, Replace, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import { blockingQuestions } from '#engine/table/question.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { Document } from '../contract.ts';
import { fileTexts } from '../texts.ts';
import { FileSummary } from './file-summary.tsx';
import { useRemoveDocument } from './use-documents.ts';

interface FileCardProps {
  document: Document;
  /** Just uploaded: its name takes the focus that the upload had. */
  fresh: boolean;
  onReplace: () => void;
  onRemoved: () => void;
}

/** The uploaded file: its summary, whether it suffices, and how to replace or delete it. */
export function FileCard({ document, fresh, onReplace, onRemoved }: FileCardProps) {
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) name.current?.focus({ preventScroll: true });
  }, [fresh]);
  const { extractedData: understanding } = document;
  const asks = blockingQuestions(understanding).length > 0;
  const state = fileTexts[asks ? 'asks' : understanding.ready ? 'ready' : 'notReady'];
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <span aria-hidden className="hidden rounded-md bg-accent-soft p-3 text-accent-ink sm:block">
        <FileSpreadsheet className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2
            ref={name}
            tabIndex={-1}
            className="min-w-0 text-lg font-semibold outline-none [overflow-wrap:anywhere]"
          >
            <FileName name={document.filename} />
          </h2>
          <Badge variant={state === fileTexts.ready ? 'positive' : 'warning'}>{state}</Badge>
          {document.sample && <Badge variant="info">{fileTexts.sample}</Badge>}
        </div>
        <p className="mt-1.5 text-sm text-ink-muted">
          <FileSummary summary={understanding.summary} />
        </p>
        <p className="mt-0.5 text-xs text-ink-subtle">
          {fileTexts.uploadedAt(formatInstantDay(document.uploadedAt))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Replace aria-hidden className="size-4" />}
          onClick={onReplace}
        >
          {fileTexts.replace}
        </Button>
        <RemoveButton document={document} onRemoved={onRemoved} />
      </div>
    </Card>
  );
}

/** A button that asks for confirmation. */
export function RemoveButton(props: {
  document: Pick<Document, 'id' | 'filename'>;
  onRemoved: () => void;
}) {
  const { document, onRemoved } = props;
  const [asking, setAsking] = useState(false);
  const remove = useRemoveDocument(() => {
    setAsking(false);
    onRemoved();
  });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 aria-hidden className="size-4" />}
        aria-label={`${fileTexts.remove} ${document.filename}`}
        onClick={() => setAsking(true)}
      >
        {fileTexts.remove}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={fileTexts.removeTitle}
        description={fileTexts.removeText(document.filename)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {fileTexts.cancel}
            </Button>
            <Button
              variant="danger"
              loading={remove.isPending}
              // On failure the dialog closes: the toast behind it would be inert.
              onClick={() => remove.mutate(document.id, { onError: () => setAsking(false) })}
            >
              {fileTexts.removeConfirm}
            </Button>
          </>
        }
      />
    </>
  );
}
