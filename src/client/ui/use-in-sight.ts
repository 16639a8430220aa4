import { useEffect, useRef } from 'react';

/** Of a row that scrolls sideways on a phone: the one that is `current` is brought to its middle. */
export function useInSight<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const one = row.current?.querySelector('[aria-current=page], [aria-selected=true]');
    if (!row.current || !one || current === undefined) return;
    const { left, width } = one.getBoundingClientRect();
    const middle = row.current.getBoundingClientRect().left + row.current.clientWidth / 2;
    row.current.scrollLeft += left + width / 2 - middle;
  }, [current]);
  return row;
}
