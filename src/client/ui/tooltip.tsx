import { Slot } from 'radix-ui';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';

/** SPEC section 9: opens after 700 ms, at once within 300 ms of another. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** Pixels between the control and its tooltip, and between the tooltip and the window's edge. */
const GAP = 6;
const EDGE = 8;

let lastClosed = Number.NEGATIVE_INFINITY;

/** A short explanation of the control inside it. Never the only place where something is said. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId();
  const card = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const open = (control: Element) => {
    card.current?.showPopover();
    control.setAttribute('aria-describedby', id);
    if (card.current) place(card.current, control.getBoundingClientRect());
  };
  const close = ({ currentTarget }: { currentTarget: Element }) => {
    window.clearTimeout(timer.current);
    if (!card.current?.matches(':popover-open')) return;
    card.current.hidePopover();
    currentTarget.removeAttribute('aria-describedby');
    lastClosed = performance.now();
  };
  const onPointerEnter = ({ currentTarget, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const soon = performance.now() - lastClosed < SKIP_DELAY_MS;
    timer.current = window.setTimeout(open, soon ? 0 : OPEN_DELAY_MS, currentTarget);
  };
  const onFocus = ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) open(currentTarget);
  };
  return (
    <>
      <Slot.Root
        onPointerEnter={onPointerEnter}
        onPointerLeave={close}
        onPointerDown={close}
        onFocus={onFocus}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close(event);
        }}
      >
        {children}
      </Slot.Root>
      <span
        ref={card}
        id={id}
        role="tooltip"
        popover="manual"
        className="pointer-events-none inset-auto m-0 max-w-72 rounded-md border-0 bg-ink px-3 py-1.5 text-xs text-canvas shadow-float open:animate-fade"
      >
        {text}
      </span>
    </>
  );
}

/** Below the control, or above it where there is no room below; always inside the window. */
function place(card: HTMLElement, control: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const centred = control.left + (control.width - width) / 2;
  const below = control.bottom + GAP;
  const room = below + height + EDGE <= window.innerHeight;
  card.style.left = `${Math.max(EDGE, Math.min(centred, window.innerWidth - width - EDGE))}px`;
  card.style.top = `${room ? below : control.top - GAP - height}px`;
}
