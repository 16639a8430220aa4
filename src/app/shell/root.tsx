import '#client/data/no-eval.ts';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { origin } from '#client/origin.ts';
import { pageMeta } from '#client/page-meta.ts';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { LaterVisitCounting } from '#features/analytics/ui/later-visit-counting.tsx';
import { brand } from '../../brand.ts';
import { PageIdentity } from './layouts/page-identity.tsx';
import earlyPresses from './navigation/early-presses.js?raw';
import { PageChanges } from './navigation/page-changes.tsx';
import { useOfflinePage } from './offline/use-offline-page.ts';
import { shellTexts } from './texts.ts';
import themeBootstrap from './theme/theme-bootstrap.js?raw';
import '#client/ui/styles.css';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import font from '#client/ui/fonts/inter-swedish.woff2?url';
import { Toasts } from '#client/ui/toasts.tsx';

export const meta = () => pageMeta(brand.tagline);

/**
 * The document. Its two scripts run before the body is parsed: the theme does not flash, and clicks
 * before hydration are not lost.
 */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Dispatched after the stored theme and session are rendered: replayed clicks act on what is
    // shown.
    queueMicrotask(() => window.dispatchEvent(new Event('hydrated')));
  }, []);
  return (
    <html lang="sv" data-origin={origin()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script>{themeBootstrap}</script>
        <script>{earlyPresses}</script>
        <Links />
        <Meta />
        <PageIdentity />
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useOfflinePage();
  return (
    <>
      <PageChanges />
      <Outlet />
      <LaterVisitCounting />
      <Toasts />
    </>
  );
}

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** The page after a render error: a sentence and a link, never a blank screen. */
export function ErrorBoundary() {
  const { title, text, reload } = shellTexts.crashed;
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <EmptyState
        title={title}
        actions={<Button onClick={() => window.location.reload()}>{reload}</Button>}
      >
        <p>{text}</p>
        <p className="mt-2">
          <a href={`mailto:${brand.supportEmail}`} className="underline underline-offset-4">
            {brand.supportEmail}
          </a>
        </p>
      </EmptyState>
    </main>
  );
}
