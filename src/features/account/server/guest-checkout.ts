import { failWith } from '#contract/errors.ts';
import { billingErrors } from '#features/billing/contract.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { guestContract } from '../guest-contract.ts';

const fail = failWith(billingErrors);

export function guestHandlers(_deps: Dependencies): Handlers<typeof guestContract> {
  return {
    guestCheckout: async () => {
      throw fail('billing.off');
    },
    guestSession: async () => ({ state: 'failed' }),
  };
}
