// Shows a page of our own where an address cannot be fetched. Stores nothing: the build puts that
// page in front of this file as `offlinePage`. All but the opening of addresses passes it by.
self.addEventListener('install', (event) => {
  // Browsers that know routes need not start this file for what it leaves alone.
  const passedBy = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.waitUntil(event.addRoutes?.(passedBy).catch(() => undefined));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // The page is asked for while this file starts, not after it.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

async function open({ preloadResponse, request }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(offlinePage.html, { status: 503, headers: offlinePage.headers });
  }
}

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(open(event));
});
