import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { userQuery } from '#client/session/use-session.ts';
import { toast } from '#client/ui/toast-store.ts';
import { billingContract } from '../../contract.ts';
import { dayOf, subscriptionTexts as texts } from '../../subscription-texts.ts';
import { usageContract } from '../../usage-contract.ts';
import { isPaymentAddress } from '../payment-address.ts';

/** Fetches anew what a change of the subscription changes: it, its invoices, the plan and its limits. */
export function useRefreshBilling(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: routeKey(billingContract.billing) }),
      client.invalidateQueries({ queryKey: userQuery.queryKey }),
      client.invalidateQueries({ queryKey: routeKey(usageContract.usage) }),
    ]);
  };
}

const OWN_SENTENCES = new Set(['billing.no_subscription', 'billing.no_withdrawal']);

/** Tells why it failed: what the server says of the subscription itself, else the given sentence. */
export function refuse(error: Error, failed: string): void {
  const isOurs = error instanceof CallError && OWN_SENTENCES.has(error.code ?? '');
  const title = (isOurs && error.sentence) || failed;
  toast({ title, variant: 'destructive' });
}

/** Cancelling at the end of the period, and taking that back. */
export function useCancelAndResume() {
  const refresh = useRefreshBilling();
  const cancel = useMutation({
    mutationFn: () => callRoute(billingContract.cancel),
    onSuccess: async (answer) => {
      await refresh();
      const description = texts.cancel.doneText(dayOf(answer.current_period_end));
      toast({ title: texts.cancel.done, description });
    },
    onError: (error) => refuse(error, texts.cancel.failed),
  });
  const resume = useMutation({
    mutationFn: () => callRoute(billingContract.resume),
    onSuccess: async () => {
      await refresh();
      toast({ title: texts.resume.done });
    },
    onError: (error) => refuse(error, texts.resume.failed),
  });
  return { cancel, resume };
}

/** Opens the provider's page for payment methods in a new tab. */
export function usePortal() {
  return useMutation({
    // The tab is opened by the press itself: browsers block one that opens after an answer.
    mutationFn: async (tab: Window | null) => {
      try {
        const { url } = await callRoute(billingContract.portal);
        if (!isPaymentAddress(url, window.location.origin)) throw new Error('not a payment page');
        if (tab === null) window.location.assign(url);
        else {
          tab.opener = null;
          tab.location.replace(url);
        }
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => refuse(error, texts.portal.failed),
  });
}
