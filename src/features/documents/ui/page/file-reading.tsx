import { errorSentence } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { filesTexts as texts } from '../../texts.ts';
import { UnderstandingPanel } from '../understanding-panel.tsx';
import { useDocument } from '../use-documents.ts';

/** The understanding of one listed file, where it can be corrected. */
export function FileReading({ id }: { id: string }) {
  const document = useDocument(id);
  if (document.error)
    return (
      <Alert
        variant="error"
        className="mt-4"
        title={texts.readingFailed}
        actions={
          <Button variant="secondary" size="sm" onClick={() => document.refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {errorSentence(document.error, texts.tryLater)}
      </Alert>
    );
  if (!document.data) return <Skeleton className="mt-4 h-96" />;
  return (
    <div className="mt-5">
      <UnderstandingPanel document={document.data} unfolded />
    </div>
  );
}
