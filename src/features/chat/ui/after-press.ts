/** How a press ends, by pointer or key. */
const ENDS = ['pointerup', 'pointercancel', 'dragend', 'keyup'] as const;

/**
 * Does `work` at once, or when what is being pressed has been let go and its click is done: nothing is moved from under a
 * press. Gives how to call it off.
 */
export function afterPress(work: () => void): () => void {
  if (document.querySelector(':active') === null) {
    work();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = setTimeout(work);
    stop();
  };
  const stop = () => {
    for (const each of ENDS) removeEventListener(each, end);
  };
  for (const each of ENDS) addEventListener(each, end);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
