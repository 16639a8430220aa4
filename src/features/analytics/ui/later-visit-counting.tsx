import { Suspense } from 'react';
import { useHydrated } from '#client/navigation/use-hydrated.ts';
import { dispensable } from '#client/ui/dispensable.ts';

const VisitCounting = dispensable(() => import('./visit-counting.tsx'));

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
