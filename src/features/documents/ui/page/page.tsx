import { pageMeta } from '#client/page-meta.ts';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { fileCategoryNames } from '#contract/guides.ts';
import { filesTexts as texts } from '../../texts.ts';
import { useDocuments } from '../use-documents.ts';
import { GuideFiles } from './guide-files.tsx';

export const meta = () => pageMeta(texts.title);

/** Filer: all files of the user by guide. */
export default function DocumentsPage() {
  return (
    <div className="mx-auto flex max-w-6xl min-w-0 flex-col gap-8 px-4 py-8 pb-24 sm:px-8 sm:py-10 sm:pb-24">
      <PageHeader title={texts.title} description={texts.lead} />
      <Files />
    </div>
  );
}

function Files() {
  const documents = useDocuments();
  // Shown even above files: the list fetched earlier may be out of date.
  const failed = <LoadFailed of={documents} title={texts.listFailed} />;
  if (documents.data)
    return (
      <>
        {failed}
        {fileCategoryNames.map((category) => (
          <GuideFiles key={category} category={category} documents={documents.data} />
        ))}
      </>
    );
  if (documents.isError) return failed;
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </div>
  );
}
