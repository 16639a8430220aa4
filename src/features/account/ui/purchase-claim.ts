import { storedValues } from '#client/storage/stored-values.ts';

const KEY = 'purchaseClaim';

// Like the pending sign-up it must not outlive the tab: it opens the account that is bought.
const stored = storedValues('sessionStorage');

/** What opens the first session of an account that is being bought in this tab. */
export const purchaseClaim = {
  read: (): string | null => stored.get(KEY),
  store: (claim: string): void => stored.set(KEY, claim),
  wipe: (): void => stored.remove(KEY),
};
