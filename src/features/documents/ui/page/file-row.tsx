import { Download, ScanText } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { FileName } from '#client/ui/file-name.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { documentsContract } from '../../contract.ts';
import { fileSize } from '../../model.ts';
import { filesTexts, fileTexts, uploadTexts } from '../../texts.ts';
import { RemoveButton } from '../file-card.tsx';
import { FileSummary } from '../file-summary.tsx';
import { useChooseDocument } from '../use-documents.ts';
import { useDownload } from '../use-download.ts';
import { FileReading } from './file-reading.tsx';

export type ListedFile = ResponseOutput<typeof documentsContract.list>[number];

interface FileRowProps {
  file: ListedFile;
  /** The file its guide uses. */
  used: boolean;
  open: boolean;
  onToggle: () => void;
}

/** One file with its summary and everything that can be done with it. */
export function FileRow({ file, used, open, onToggle }: FileRowProps) {
  const choose = useChooseDocument(() => undefined);
  const download = useDownload();
  const { filename, extractedData, sample } = file;
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
              <FileName name={filename} />
            </h3>
            {used && <Badge variant="accent">{filesTexts.used}</Badge>}
            {extractedData.asks ? (
              <Badge variant="warning">{fileTexts.asks}</Badge>
            ) : (
              !extractedData.ready && <Badge variant="warning">{fileTexts.notReady}</Badge>
            )}
            {sample && <Badge variant="info">{fileTexts.sample}</Badge>}
          </div>
          <p className="mt-1 text-sm text-ink-muted">
            <FileSummary summary={extractedData.summary} />
          </p>
          <p className="mt-0.5 text-xs text-ink-muted">
            {fileTexts.uploadedAt(formatInstantDay(file.uploadedAt))} · {fileSize(file.size)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {!used && !sample && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={uploadTexts.chooseFile(filename)}
              loading={choose.isPending}
              onClick={() => choose.mutate(file.id)}
            >
              {uploadTexts.chooseEarlier}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            // Without the button above, this one has a line of its own on a phone.
            className={cx((used || sample) && 'max-sm:mr-auto max-sm:basis-full')}
            icon={<ScanText aria-hidden className="size-4" />}
            aria-expanded={open}
            aria-label={filesTexts.readingOf(filename, open)}
            onClick={onToggle}
          >
            {open ? filesTexts.hide : filesTexts.show}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="max-sm:-ml-3"
            icon={<Download aria-hidden className="size-4" />}
            aria-label={filesTexts.downloadFile(filename)}
            loading={download.isPending}
            onClick={() => download.mutate(file)}
          >
            {filesTexts.download}
          </Button>
          <RemoveButton document={file} onRemoved={() => undefined} />
        </div>
      </div>
      {open && <FileReading id={file.id} />}
    </li>
  );
}
