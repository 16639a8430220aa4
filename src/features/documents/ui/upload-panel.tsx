import { Download, FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DropZone } from '#client/ui/drop-zone.tsx';
import { Progress } from '#client/ui/progress.tsx';
import type { FileCategory } from '#contract/guides.ts';
import { FilesNotice } from '#features/billing/ui/limit-notices.tsx';
import type { Document } from '../contract.ts';
import { exampleFileAddress } from '../example-file.ts';
import { pickerTypes } from '../model.ts';
import { categoryTexts, uploadTexts } from '../texts.ts';
import { useUpload } from './use-upload.ts';

/** Drops or picks a file, uploads it, and shows why one was refused. */
export function UploadPanel(props: {
  category: FileCategory;
  onUploaded: (document: Document) => void;
  /** Takes the focus when it replaced the control the user pressed. */
  focused: boolean;
}) {
  const { category, onUploaded, focused } = props;
  const texts = categoryTexts[category];
  const { take, sending, share, failure, tried, stop } = useUpload(category, onUploaded);
  return (
    <div className="flex flex-col gap-4">
      {failure && (
        <Alert
          variant="error"
          title={failure.title}
          actions={
            failure.upgradeRequired && (
              <Button asChild size="sm">
                <Link to="/subscribe">{uploadTexts.upgrade}</Link>
              </Button>
            )
          }
        >
          {failure.text}
        </Alert>
      )}
      {sending ? (
        <Sending filename={sending.name} share={share} onStop={stop} />
      ) : (
        <>
          <FilesNotice />
          <DropZone
            accept={pickerTypes(category)}
            title={texts.dropTitle}
            hint={texts.dropHint}
            also={texts.also}
            buttonText={uploadTexts.choose}
            invalid={failure !== null}
            focused={focused || tried}
            onFiles={take}
          />
        </>
      )}
    </div>
  );
}

function stateText(filename: string, share: number | null): string {
  if (share === null) return uploadTexts.waiting;
  return share >= 1 ? uploadTexts.reading : uploadTexts.sending(filename);
}

function Sending(props: { filename: string; share: number | null; onStop: () => void }) {
  const { filename, share, onStop } = props;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus({ preventScroll: true }), []);
  const text = stateText(filename, share);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-accent-ink" />
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className="min-w-0 flex-1 font-medium outline-none [overflow-wrap:anywhere]"
        >
          {text}
        </p>
        <Button variant="ghost" size="sm" onClick={onStop}>
          {uploadTexts.stop}
        </Button>
      </div>
      <Progress label={text} value={share === null || share >= 1 ? null : share * 100} />
    </Card>
  );
}

/** What a file must contain, beside the drop zone. */
export function FileNeeds({ category }: { category: FileCategory }) {
  const texts = categoryTexts[category];
  return (
    <section aria-labelledby="file-needs" className="text-sm">
      <h2 id="file-needs" className="font-semibold">
        {uploadTexts.needsTitle}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {texts.needs.map(({ name, why }) => (
          <div key={name} className="border-l-2 border-accent-line pl-3">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-muted">{why}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-3xl text-ink-muted">{texts.more}</p>
      {category === 'sales' && (
        <Button asChild variant="link" className="mt-3 gap-1.5">
          <a href={exampleFileAddress} download={uploadTexts.exampleName}>
            <Download aria-hidden className="size-4" />
            {uploadTexts.example}
          </a>
        </Button>
      )}
    </section>
  );
}
