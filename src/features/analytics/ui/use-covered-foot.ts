import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the page how much of its foot is covered (`--covered`), for as long as `element` is there: what is
 * in focus is then scrolled clear of it, and the page's end can be.
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
