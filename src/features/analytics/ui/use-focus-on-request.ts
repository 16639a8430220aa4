import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { cookieChoiceRequests, onConsentChange } from './visit-choice.ts';

/**
 * Hands the focus to the question when it was asked for, and gives it back when the question goes with it.
 * A question that comes by itself takes no focus.
 */
export function useFocusOnRequest(banner: RefObject<HTMLElement | null>): void {
  const requests = useSyncExternalStore(onConsentChange, cookieChoiceRequests);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const lost = document.activeElement === document.body;
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (requests > 0) banner.current?.focus({ preventScroll: true });
  }, [banner, requests]);
}
