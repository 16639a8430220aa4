import { Suspense, useSyncExternalStore } from 'react';
import { optionalPart } from './optional-part.ts';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

const Toaster = optionalPart(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

const hasToasts = () => currentToasts().length > 0;

/** Loads the toaster when the first toast is shown; once, in the root. */
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
