import { type RefObject, useEffect, useRef } from 'react';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Receives the focus on closing, when the control that opened the dialog is gone. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Drives a native modal <dialog>: the browser traps the focus, makes the rest inert and closes on
 * Escape, without injected style elements.
 */
export function useModal({ open, onClose, returnFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    // The element is removed before the browser can return the focus itself.
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
