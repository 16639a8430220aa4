import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#client/data/queries.ts';
import { billingContract } from '../contract.ts';

export const billingQuery = { ...routeQuery(billingContract.billing), staleTime: 0 };

/** The subscription, asked anew by each page: a payment changes it from elsewhere. */
export function useBilling() {
  return useQuery(billingQuery);
}
