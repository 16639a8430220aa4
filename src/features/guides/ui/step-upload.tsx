import { ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { useFocusKept } from '#client/ui/use-focus-kept.ts';
import type { FileCategory } from '#contract/guides.ts';
import { blockingQuestions } from '#engine/table/question.ts';
import { fileTexts } from '#features/documents/texts.ts';
import { EarlierFiles } from '#features/documents/ui/earlier-files.tsx';
import { FileNeeds, UploadPanel } from '#features/documents/ui/upload-panel.tsx';
import { useDocument } from '#features/documents/ui/use-documents.ts';
import { guideTexts } from '../texts.ts';
import { FileReading } from './file-reading.tsx';
import type { AnyGuideView } from './use-guide.ts';

/** Step 1: upload a file, and see what was understood of it. */
export function StepUpload(props: { guide: AnyGuideView; category: FileCategory }) {
  const { guide, category } = props;
  const [replacing, setReplacing] = useState(false);
  const [fresh, setFresh] = useState(false);
  const id = guide.guide.document?.id ?? null;
  const step = useRef<HTMLDivElement>(null);
  useFocusKept(guide.files.length, step);
  // The sample company's file is only a fallback: it cannot be chosen.
  const earlier = guide.files.filter((document) => document.id !== id && !document.sample);
  const keepFile = () => {
    setReplacing(false);
    setFresh(true);
  };
  if (id !== null && !replacing)
    return (
      <UploadedFile id={id} fresh={fresh} guide={guide} onReplace={() => setReplacing(true)} />
    );
  return (
    <div ref={step} tabIndex={-1} className="flex flex-col gap-8 outline-none">
      <PutAsideNotice guide={guide} />
      <div className="flex flex-col gap-3">
        <UploadPanel
          category={category}
          focused={replacing}
          onUploaded={() => {
            setReplacing(false);
            setFresh(true);
            guide.advance('uploaded');
          }}
        />
        {replacing && (
          <Button variant="secondary" className="self-start" onClick={keepFile}>
            {fileTexts.keep}
          </Button>
        )}
      </div>
      <FileNeeds category={category} />
      {earlier.length > 0 && (
        <EarlierFiles
          documents={earlier}
          onChosen={() => {
            setReplacing(false);
            setFresh(true);
            guide.advance('chosen');
          }}
        />
      )}
    </div>
  );
}

interface UploadedFileProps {
  id: string;
  fresh: boolean;
  guide: AnyGuideView;
  onReplace: () => void;
}

function UploadedFile({ id, fresh, guide, onReplace }: UploadedFileProps) {
  const { data } = useDocument(id);
  return (
    <div className="flex flex-col gap-5">
      <FileReading id={id} fresh={fresh} guide={guide} onReplace={onReplace} />
      {data && (
        <WayOn
          ready={data.extractedData.ready}
          asks={blockingQuestions(data.extractedData).length > 0}
          onConfirmed={() => guide.advance('confirmed')}
        />
      )}
    </div>
  );
}

interface WayOnProps {
  ready: boolean;
  /** A question of the file stands in the way. */
  asks: boolean;
  onConfirmed: () => void;
}

/** The way on, always within reach; but at its own place while a question, which comes first, is to be seen. */
function WayOn({ ready, asks, onConfirmed }: WayOnProps) {
  const isOpen = ready && !asks;
  return (
    <div
      data-foot-bar
      className={cx(
        '-mx-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3 pr-20 pl-4 sm:-mx-8 sm:pl-8',
        !asks && 'sticky bottom-0 z-20 bg-canvas/95 backdrop-blur-sm',
      )}
    >
      <Button
        size="lg"
        disabled={!isOpen}
        aria-describedby={isOpen ? undefined : 'fix-first'}
        onClick={onConfirmed}
      >
        {fileTexts.toQuestions}
        <ArrowRight aria-hidden className="size-4" />
      </Button>
      {!isOpen && (
        <p id="fix-first" className="min-w-0 flex-1 basis-56 text-sm text-ink-muted">
          {asks ? fileTexts.answerFirst : fileTexts.fixFirst}
        </p>
      )}
    </div>
  );
}

/** After 'Starta ny analys': a link back to what was put aside. */
function PutAsideNotice({ guide }: { guide: AnyGuideView }) {
  const { document, analysis } = guide.stillStored;
  // A file alone stands among the earlier ones.
  if (analysis === null) return null;
  return (
    <Alert
      title={guideTexts.putAside.title}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={guide.showPutAsideAnalysis}>
            {guideTexts.putAside.show}
          </Button>
          {document && (
            <Button variant="link" onClick={guide.reuseDocument}>
              {guideTexts.putAside.reuse(document.filename)}
            </Button>
          )}
        </>
      }
    >
      {document ? guideTexts.putAside.text : guideTexts.putAside.onlyResult}
    </Alert>
  );
}
