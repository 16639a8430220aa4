/** A part that can be asked for from anywhere on the page, and what listens for that. */
function onRequest() {
  const requests = new EventTarget();
  return {
    open: (): void => void requests.dispatchEvent(new Event('open')),
    /** Calls `listener` at each request; returns what ends that. */
    whenOpened: (listener: () => void): (() => void) => {
      requests.addEventListener('open', listener);
      return () => requests.removeEventListener('open', listener);
    },
  };
}

/** The command palette: asked for while it is open, it closes. */
export const palette = onRequest();

/** The list of the keys that do something. */
export const keyList = onRequest();
