import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useActiveTooltipCoordinate, useActiveTooltipLabel } from 'recharts';
import { cx } from '../cx.ts';
import { useReceipts } from '../receipt/receipt-context.tsx';

interface Active {
  label: string;
  x: number;
  y: number;
}

const ActiveContext = createContext<RefObject<Active | null> | null>(null);

/** Inside a chart: reports which point is under the pointer or the arrow keys. */
export function ActivePoint() {
  const active = use(ActiveContext);
  const label = useActiveTooltipLabel();
  const place = useActiveTooltipCoordinate();
  useLayoutEffect(() => {
    if (active === null) return;
    active.current =
      label === undefined ? null : { label: String(label), x: place?.x ?? 0, y: place?.y ?? 0 };
  });
  return null;
}

interface ChartReceiptProps {
  /** The fact of the point with this label; null where it has none. */
  factAt: (label: string) => string | null;
  className: string;
  style: CSSProperties;
  children: ReactNode;
}

/** Opens the receipt of a point on a click, or on Enter when it is reached with the arrow keys. */
export function ChartReceipt({ factAt, className, style, children }: ChartReceiptProps) {
  const { toggle } = useReceipts();
  const id = useId();
  const active = useRef<Active>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: box } = frame;
    const { current: spot } = anchor;
    if (box === null || spot === null) return;
    const open = (point: Active | null) => {
      const factId = point && factAt(point.label);
      if (point === null || factId === null) return;
      spot.style.left = `${point.x}px`;
      spot.style.top = `${point.y}px`;
      toggle(factId, `${id}${point.label}`, spot);
    };
    const listening = new AbortController();
    const { signal } = listening;
    // On a touch screen the active point is set in the frame after the tap.
    const click = () => requestAnimationFrame(() => open(active.current));
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // Otherwise the same key press would also press the focused button of the receipt.
      event.preventDefault();
      open(active.current);
    };
    // Closing the receipt returns focus to the frame; the arrow keys are handled by the drawing.
    const focus = () => box.querySelector('svg')?.focus();
    box.addEventListener('click', click, { signal });
    box.addEventListener('keydown', press, { signal, capture: true });
    spot.addEventListener('focus', focus, { signal });
    return () => listening.abort();
  }, [factAt, id, toggle]);
  return (
    <ActiveContext value={active}>
      <div
        ref={frame}
        className={cx('relative [&_.recharts-surface]:cursor-pointer', className)}
        style={style}
      >
        {children}
        <span ref={anchor} tabIndex={-1} className="absolute size-0" />
      </div>
    </ActiveContext>
  );
}
