import { type RefObject, useEffect, useRef } from 'react';

/** When a thing is removed together with the button that removed it, the focus goes to `target`. */
export function useFocusKept(things: number, target: RefObject<HTMLElement | null>): void {
  const before = useRef(things);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (things < before.current && lost) target.current?.focus({ preventScroll: true });
    before.current = things;
  }, [things, target]);
}
