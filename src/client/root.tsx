import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { siteTexts } from '#features/site/texts.ts';
import { brand } from '../brand.ts';
import { createQueryClient } from './data/query-client.ts';
import favicon from './favicon.svg?url&no-inline';
import { LoadingScreen } from './layouts/loading-screen.tsx';
import { PageChanges } from './navigation/page-changes.tsx';
import { pageMeta } from './page-meta.ts';
import themeBootstrap from './theme/theme-bootstrap.js?url&no-inline';
import './ui/styles.css';
import { Button } from './ui/button.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { Toaster } from './ui/toaster.tsx';
import { TooltipProvider } from './ui/tooltip.tsx';

export const meta = () => pageMeta(brand.tagline);

/** The document. The theme's script runs before the body is read, so that nothing flashes. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="sv" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <script src={themeBootstrap} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <PageChanges />
        <Outlet />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** What is left when a page throws: a sentence and a way on, never a blank screen. */
export function ErrorBoundary() {
  const { title, text, reload } = siteTexts.crashed;
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
