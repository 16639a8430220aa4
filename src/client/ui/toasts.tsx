import { Suspense, useSyncExternalStore } from 'react';
import { optionalPart } from './optional-part.ts';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

const Toaster = optionalPart(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

const hasToasts = () => currentToasts().length > 0;

/** Once, in the root: the place for toasts, which is not there until the first one is. */
export function Toasts() {
  const needed = useSyncExternalStore(subscribeToToasts, hasToasts, () => false);
  return (
    needed && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}
