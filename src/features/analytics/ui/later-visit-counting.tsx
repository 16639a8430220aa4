import { Suspense } from 'react';
import { optionalPart } from '#client/ui/optional-part.ts';
import { useHydrated } from '#client/ui/use-hydrated.ts';

const VisitCounting = optionalPart(() => import('./visit-counting.tsx'));

/** Once, in the root: fetched when the page can be used already, for nobody waits for it. */
export function LaterVisitCounting() {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <VisitCounting />
      </Suspense>
    )
  );
}
