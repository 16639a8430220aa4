import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { createQueryClient } from '../data/query-client.ts';
// What a call came to must be told also where the connection has gone by then.
import '../ui/toaster.tsx';

/** One for as long as the page lives: what was fetched is there still after a visit to the public pages. */
const client = createQueryClient();

/** Around the pages that make calls. The others do without all that this brings. */
export default function CallsLayout() {
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
