import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '#client/ui/toast-store.ts';
import { dashboardTexts } from '../texts.ts';

const { arrived } = dashboardTexts;

/**
 * Shows how a checkout or sign-up ended, and removes the flag from the address, unless the page is
 * being left.
 */
export function useArrivalToast({ isLeaving }: { isLeaving: boolean }): void {
  const [search, setSearch] = useSearchParams();
  const checkout = search.get('checkout');
  const signup = search.get('signup');
  useEffect(() => {
    if (checkout === null && signup === null) return;
    const message = arrivalMessage(checkout, signup);
    if (message) toast({ title: message.title, description: message.text });
    if (isLeaving) return;
    setSearch(
      (current) => {
        current.delete('checkout');
        current.delete('signup');
        return current;
      },
      { replace: true },
    );
  }, [checkout, signup, setSearch, isLeaving]);
}

function arrivalMessage(checkout: string | null, signup: string | null) {
  if (checkout === 'success') return arrived.success;
  if (checkout === 'cancel') return arrived.cancel;
  return signup === null ? null : arrived.signup;
}
