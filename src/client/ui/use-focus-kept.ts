import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to `target` when an item is removed together with the focused button. */
export function useFocusKept(things: number, target: RefObject<HTMLElement | null>): void {
  const before = useRef(things);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (things < before.current && lost) target.current?.focus({ preventScroll: true });
    before.current = things;
  }, [things, target]);
}
