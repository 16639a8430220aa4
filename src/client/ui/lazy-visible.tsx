import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the screen counts as near, in pixels: one flick on a phone. */
const NEAR = 400;

interface WhenNearProps {
  /** Shown before, as tall as the children, so that nothing moves. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders costly children once they are scrolled near, and from then on. */
export function LazyVisible({ placeholder, children }: WhenNearProps) {
  const [near, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={place}>{placeholder}</div>;
}
