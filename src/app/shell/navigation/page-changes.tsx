import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { MAIN_ID } from './skip-link.tsx';

/**
 * Scrolls every new page to the top, or to the address's fragment, and moves the focus into it, so
 * that keyboard and screen reader users start at its beginning.
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
