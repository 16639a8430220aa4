import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the screen counts as near, in pixels: a flick on a phone. */
const NEAR = 400;

interface WhenNearProps {
  /** Stands in their place before that, as tall as they are. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Draws what is costly to draw once the reader comes near it, and keeps it. */
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
