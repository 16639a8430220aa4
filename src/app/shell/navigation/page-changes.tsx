import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { MAIN_ID } from './skip-link.tsx';

/**
 * Takes every page change to the top, or to the part the address names, and moves focus into the new
 * page so that keyboard and screen reader users start where the others do.
 */
export function PageChanges() {
  const location = useLocation();
  const shown = useRef<Location | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === null || before === location) return;
    const { pathname, hash } = location;
    if (before.pathname === pathname && hash === '') return;
    const part = document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
    (part ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
  }, [location]);
  return null;
}
