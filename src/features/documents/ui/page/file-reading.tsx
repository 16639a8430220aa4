import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { filesTexts as texts } from '../../texts.ts';
import { UnderstandingPanel } from '../understanding-panel.tsx';
import { useDocument } from '../use-documents.ts';

/** The understanding of one listed file, where it can be corrected. */
export function FileReading({ id }: { id: string }) {
  const document = useDocument(id);
  if (document.error)
    return <LoadFailed of={document} title={texts.readingFailed} className="mt-4" />;
  if (!document.data) return <Skeleton className="mt-4 h-96" />;
  return (
    <div className="mt-5">
      <UnderstandingPanel document={document.data} unfolded />
    </div>
  );
}
