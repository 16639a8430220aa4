import { useEffect } from 'react';

const WORKER = '/offline-worker.js';

function register(): void {
  // Without one the browser shows a page of its own, as before.
  navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}

/** Has the browser show our own page where an address cannot be fetched; after all that the page itself needs. */
export function useOfflinePage(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    if (document.readyState === 'complete') return register();
    addEventListener('load', register, { once: true });
    return () => removeEventListener('load', register);
  }, []);
}
