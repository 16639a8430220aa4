import { CallError } from '#client/data/call-error.ts';

interface Waiting {
  signal: AbortSignal;
  /** True while the server has enough from the company, false when the call is made again. */
  onWaiting: (isWaiting: boolean) => void;
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Makes a call when it is its turn. The server takes little at a time from one company and says when there is room; the
 * rest waits here until then. Ends with the call, whatever else it is refused for.
 */
export async function inTurn<T>(
  call: () => Promise<T>,
  { signal, onWaiting }: Waiting,
): Promise<T> {
  for (;;) {
    onWaiting(false);
    try {
      return await call();
    } catch (error) {
      const isEarly = error instanceof CallError && error.code === 'request.own_surplus';
      if (!isEarly) throw error;
      onWaiting(true);
      await pause(error.retryAfterSeconds ?? 1, signal);
    }
  }
}
