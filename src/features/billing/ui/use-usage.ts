import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#client/data/queries.ts';
import { usageContract } from '../usage-contract.ts';

/** How much of the plan is used, asked anew by each page: every upload and analysis changes it. */
export function useUsage() {
  return useQuery({ ...routeQuery(usageContract.usage), staleTime: 0 });
}
