import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { FileCard } from '#features/documents/ui/file-card.tsx';
import { UnderstandingPanel } from '#features/documents/ui/understanding-panel.tsx';
import { useDocument } from '#features/documents/ui/use-documents.ts';
import { guideTexts } from '../texts.ts';
import { FirstLook } from './first-look/first-look.tsx';
import type { AnyGuideView } from './use-guide.ts';

interface FileReadingProps {
  id: string;
  /** Just uploaded: its name takes the focus that the upload had. */
  fresh: boolean;
  guide: AnyGuideView;
  onReplace: () => void;
}

/** The guide's file, what it shows at once, and what was understood of it. */
export function FileReading({ id, fresh, guide, onReplace }: FileReadingProps) {
  const document = useDocument(id);
  if (document.isError) return <LoadFailed of={document} title={guideTexts.loadFailed} />;
  if (!document.data)
    return (
      <div aria-busy="true" className="flex flex-col gap-5">
        <Skeleton className="h-28" />
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <FileCard
        document={document.data}
        fresh={fresh}
        onReplace={onReplace}
        onRemoved={() => guide.advance('removed')}
      />
      <FirstLook document={document.data} />
      <UnderstandingPanel document={document.data} />
    </div>
  );
}
