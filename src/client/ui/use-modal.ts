import { type RefObject, useEffect, useRef } from 'react';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Where focus goes afterwards, when what opened the dialog is gone by then. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Drives a native modal <dialog>: the browser keeps focus inside, makes the rest inert and closes on
 * Escape, with no script-made style elements.
 */
export function useModal({ open, onClose, returnFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    // The element is gone before the browser can give focus back, so it is done by hand.
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      const target = returnFocus?.current ?? before;
      const takesFocus = target instanceof HTMLElement || target instanceof SVGElement;
      if (takesFocus) target.focus({ preventScroll: true });
    };
  }, [open, returnFocus]);
  return {
    ref,
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event: { target: EventTarget }) => {
      if (event.target === ref.current) onClose();
    },
  };
}
