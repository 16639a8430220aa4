import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

const Toaster = lazy(() =>
  import('./toaster.tsx').then(({ Toaster: part }) => ({ default: part })),
);

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
