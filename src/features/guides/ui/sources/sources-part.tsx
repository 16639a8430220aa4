import { Suspense } from 'react';
import { optionalPart } from '#client/ui/optional-part.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { resultTexts as texts } from '../../texts.ts';
import type { SourcesProps } from './sources.tsx';

const Sources = optionalPart<SourcesProps>(
  () => import('./sources.tsx'),
  () => <p className="text-sm text-ink-muted">{texts.partFailed}</p>,
);

/** The tab of sources, fetched after what the page begins with. */
export function SourcesPart(props: SourcesProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Sources {...props} />
    </Suspense>
  );
}
