import { Suspense, useEffect, useState } from 'react';
import { optionalPart } from '#client/ui/optional-part.ts';
import { palette } from '../opened.ts';

const PaletteDialog = optionalPart(() => import('./palette-dialog.tsx'));

/** Opens the command palette on Ctrl+K and ⌘K; its code is loaded the first time. */
export function Palette() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault();
      palette.open();
    };
    // An open dialog keeps the keyboard; the palette itself closes on the same keys.
    const onOpen = () =>
      setOpen((isOpen) => !isOpen && document.querySelector('dialog[open]') === null);
    window.addEventListener('keydown', onKeyDown);
    const stop = palette.whenOpened(onOpen);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      stop();
    };
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PaletteDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
