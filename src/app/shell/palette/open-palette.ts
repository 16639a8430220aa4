const opened = new EventTarget();

/** Opens the command palette, or closes it where it is open. */
export function openPalette(): void {
  opened.dispatchEvent(new Event('open'));
}

export function paletteOpened(listener: () => void): () => void {
  opened.addEventListener('open', listener);
  return () => opened.removeEventListener('open', listener);
}
