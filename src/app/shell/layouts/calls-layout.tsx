import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { createQueryClient } from '#client/data/query-client.ts';
import { onSessionElsewhere } from '#client/storage/session-store.ts';
// What a call came to must be told also where the connection has gone by then.
import '#client/ui/toaster.tsx';

/** One for as long as the page lives: what was fetched is there still after a visit to the public pages. */
const client = createQueryClient();
// Another tab's logout ends what this one has fetched too: the next to sign in there may be someone else.
if (typeof window !== 'undefined') onSessionElsewhere(() => client.clear());

/** Around the pages that make calls. The others do without all that this brings. */
export default function CallsLayout() {
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
