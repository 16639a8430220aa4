/** Well under what is felt as a pause; the page has the rest of each frame. */
const SLICE_MS = 8;

/** Waits until the browser has done what waited: input, painting. */
function givenWay(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Does long work a little at a time, so that the page answers meanwhile. `work` gives way wherever it yields.
 * @throws what `signal` was aborted with
 */
export async function inSlices<T>(work: Iterator<void, T>, signal: AbortSignal): Promise<T> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await givenWay();
    signal.throwIfAborted();
    until = performance.now() + SLICE_MS;
  }
}
