import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import {
  closeToast,
  currentToasts,
  subscribeToToasts,
  TOAST_DURATION,
  TOAST_LINK_DURATION,
  type ToastEntry,
} from './toast-store.ts';

const none: readonly ToastEntry[] = [];

/** The region at the bottom right where toasts appear, beside what is opened in that corner (`data-in-corner`); once, in the root. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const viewport = useRef<HTMLOListElement>(null);
  // A dialog lies above all of the page but what is opened after it.
  useEffect(() => {
    viewport.current?.hidePopover();
    if (toasts.length > 0) viewport.current?.showPopover();
  }, [toasts]);
  return (
    <Primitive.Provider
      label="Avisering"
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <Primitive.Viewport
        ref={viewport}
        popover="manual"
        label="Aviseringar ({hotkey})"
        className="fixed inset-auto right-0 bottom-0 z-50 m-0 lg:[:root:has([data-in-corner])_&]:right-92 overflow-visible border-0 bg-transparent text-ink max-lg:bottom-[max(var(--covered,0px),var(--foot-bar,0px))] hidden w-full max-w-sm flex-col gap-2 p-4 outline-none open:flex"
        data-print="hide"
      />
    </Primitive.Provider>
  );
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const destructive = entry.variant === 'destructive';
  return (
    <Primitive.Root
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) closeToast(entry.id);
      }}
      {...(entry.link && { duration: TOAST_LINK_DURATION })}
      type={destructive ? 'foreground' : 'background'}
      className={cx(
        'flex items-start gap-3 rounded-lg border bg-raised py-3.5 pr-2 pl-4 text-sm text-ink shadow-float',
        'data-[state=open]:animate-rise data-[state=closed]:animate-leave-right data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-leave-right data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        destructive
          ? 'border-negative-line border-l-4 border-l-negative'
          : 'border-line-strong border-l-4 border-l-accent',
      )}
    >
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <Primitive.Title className="font-semibold">{entry.title}</Primitive.Title>
        {entry.description && (
          <Primitive.Description className="mt-0.5 text-ink-muted">
            {entry.description}
          </Primitive.Description>
        )}
        {entry.link && (
          <Primitive.Action asChild altText={entry.link.label}>
            <Button asChild size="sm" className="mt-2.5">
              <Link to={entry.link.to}>{entry.link.label}</Link>
            </Button>
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close
        aria-label="Stäng"
        className="-my-1.5 flex size-8 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
