import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';

interface LinkState {
  linkToken: string;
  /** What it was called in the address. */
  linkName: string;
}

const isLinkState = (state: unknown): state is LinkState =>
  typeof state === 'object' && state !== null && 'linkToken' in state && 'linkName' in state;

const stateToken = (state: unknown, name: string) =>
  isLinkState(state) && state.linkName === name ? state.linkToken : null;

/**
 * The token of a mailed link: `undefined` until the page runs in the browser, null without one. It
 * is moved out of the address at once, so that it stands in no history, referrer or screenshot; a
 * reload still has it.
 */
export function useLinkToken(name = 'token'): string | null | undefined {
  const [search] = useSearchParams();
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inAddress = search.get(name);
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (!hydrated || token !== undefined) return;
    setToken(inAddress ?? stateToken(state, name));
    if (inAddress === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(name);
    void navigate(
      { search: rest.toString(), hash },
      { replace: true, state: { linkToken: inAddress, linkName: name } satisfies LinkState },
    );
  }, [hydrated, token, inAddress, state, search, hash, name, navigate]);
  return token;
}
