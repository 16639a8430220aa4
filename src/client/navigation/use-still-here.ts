import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Whether the user is still on the page that asks: a call that ends when they have left it, or are on the way,
 * takes them nowhere.
 */
export function useStillHere(): () => boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const elsewhere = next !== undefined && next.pathname !== pathname;
  const here = useRef(false);
  useEffect(() => {
    here.current = !elsewhere;
    return () => {
      here.current = false;
    };
  }, [elsewhere]);
  return useCallback(() => here.current, []);
}
