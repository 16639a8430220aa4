import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { cookieChoiceRequests, onConsentChange } from './visit-choice.ts';

/**
 * Moves the focus to the question when the user asked for it, and back when it closes. A question
 * that appears by itself takes no focus.
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
