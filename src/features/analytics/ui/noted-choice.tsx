import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useToken } from '#client/session/use-token.ts';
import { onConsentChange, readConsent } from './visit-choice.ts';

/**
 * Has the choice noted with the account: when one who is signed in makes it, and when one who has made
 * it signs in. Not at each page: what was there from the start was noted then.
 */
export function NotedChoice() {
  const token = useToken();
  const choice = useSyncExternalStore(onConsentChange, readConsent, () => null);
  const noted = useRef({ token, choice });
  useEffect(() => {
    if (noted.current.token === token && noted.current.choice === choice) return;
    noted.current = { token, choice };
    if (token === null || choice === null) return;
    // Only then is the code that calls loaded; what it could not note is noted at the next login.
    void import('./note-choice.ts').then(({ noteChoice }) => noteChoice(choice));
  }, [token, choice]);
  return null;
}
