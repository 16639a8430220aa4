import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#client/data/queries.ts';
import type { ResponseOutput } from '#contract/route.ts';
import { billingContract } from '../contract.ts';

export type Billing = ResponseOutput<(typeof billingContract)['billing']>;

/** The subscription, asked anew by each page: a payment changes it from elsewhere. */
export function useBilling() {
  return useQuery({ ...routeQuery(billingContract.billing), staleTime: 0 });
}
