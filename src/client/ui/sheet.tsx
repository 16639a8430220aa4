import { useId } from 'react';
import { cx } from './cx.ts';
import { ModalFrame, type ModalProps } from './dialog.tsx';
import { useModal } from './use-modal.ts';

const sides = {
  bottom:
    'mt-auto mb-0 max-h-[85dvh] w-full max-w-full rounded-t-xl border-t open:animate-sheet-bottom',
  right: 'mr-0 ml-auto h-dvh max-h-dvh w-full max-w-md border-l open:animate-sheet-right',
  left: 'mr-auto ml-0 h-dvh max-h-dvh w-[min(20rem,88vw)] border-r',
};

/** A modal panel at an edge: from the bottom on phones, from the side on wide screens. */
export function Sheet(props: ModalProps & { side?: keyof typeof sides }) {
  const { open, onClose, returnFocus, side = 'bottom', ...frame } = props;
  const id = useId();
  const modal = useModal({ open, onClose, returnFocus });
  if (!open) return null;
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={frame.description ? `${id}-about` : undefined}
      className={cx(
        'hidden overflow-hidden border-line bg-raised text-ink shadow-float backdrop:bg-backdrop open:flex',
        sides[side],
      )}
    >
      <ModalFrame id={id} onClose={onClose} {...frame} />
    </dialog>
  );
}
