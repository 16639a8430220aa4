import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets how much of the page's foot `element` covers (`--covered`), so that a focused control is
 * scrolled clear of it and the page's end stays reachable.
 */
export function useCoveredFoot(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const covering = element.current;
    if (covering === null) return;
    const { style } = document.documentElement;
    const tell = () => {
      const { top } = covering.getBoundingClientRect();
      style.setProperty('--covered', `${Math.ceil(window.innerHeight - top)}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(covering);
    tell();
    return () => {
      observer.disconnect();
      style.removeProperty('--covered');
    };
  }, [element]);
}
