import { Suspense } from 'react';
import { optionalPart } from '#client/ui/optional-part.ts';
import { useHydrated } from '#client/ui/use-hydrated.ts';

const VisitCounting = optionalPart(() => import('./visit-counting.tsx'));

/** Loaded after the page is usable, since nobody waits for it; once, in the root. */
export function LaterVisitCounting() {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <VisitCounting />
      </Suspense>
    )
  );
}
