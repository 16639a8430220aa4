import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { createQueryClient } from '#client/data/query-client.ts';
import { onSessionElsewhere } from '#client/storage/session-store.ts';
import { toastFailure } from '#client/ui/toast-failure.ts';
// Loaded up front: the outcome of a call must be shown even if the connection is lost by then.
import '#client/ui/toaster.tsx';

/** Lives as long as the document, so that data survives a visit to the public pages. */
const client = createQueryClient(toastFailure);
// After a logout in another tab someone else may sign in: nothing fetched may remain.
if (typeof window !== 'undefined') onSessionElsewhere(() => client.clear());

/** Around the pages that make calls; the other pages load none of this. */
export default function CallsLayout() {
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
