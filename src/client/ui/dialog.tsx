import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { cx } from './cx.ts';
import { useModal } from './use-modal.ts';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  returnFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-5xl' };

/** Header, scrolling body and footer, shared by dialogs and sheets. */
export function ModalFrame(props: Omit<ModalProps, 'open' | 'returnFocus'> & { id: string }) {
  const { id, onClose, title, description, footer, children } = props;
  return (
    <div className="flex max-h-[inherit] min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 sm:px-6">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-lg font-semibold [overflow-wrap:anywhere]">
            {title}
          </h2>
          {description && (
            <div
              id={`${id}-about`}
              className="mt-1 text-sm text-pretty text-ink-muted [overflow-wrap:anywhere]"
            >
              {description}
            </div>
          )}
        </div>
        <button
          type="button"
          aria-label="Stäng"
          onClick={onClose}
          className="-mt-1.5 -mr-2 flex size-10 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {children && (
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">{children}</div>
      )}
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
          {footer}
        </div>
      )}
    </div>
  );
}

/** A modal dialog in the middle of the page. */
export function Dialog(props: ModalProps & { size?: keyof typeof widths }) {
  const { open, onClose, returnFocus, size = 'sm', ...frame } = props;
  const id = useId();
  const modal = useModal({ open, onClose, returnFocus });
  if (!open) return null;
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={frame.description ? `${id}-about` : undefined}
      className={cx(
        'm-auto hidden max-h-[min(46rem,calc(100dvh-2rem))] w-[calc(100vw-2rem)] overflow-hidden rounded-xl border border-line bg-raised text-ink shadow-float backdrop:bg-backdrop open:flex open:animate-rise',
        widths[size],
      )}
    >
      <ModalFrame id={id} onClose={onClose} {...frame} />
    </dialog>
  );
}
