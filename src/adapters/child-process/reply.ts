import { flushCompileCache } from 'node:module';

/** Sends a message from a child process to the one that started it. */
export function replyToParent(message: object): Promise<void> {
  // Its parent may kill it at any answer, and a killed process would leave no compiled modules for the next.
  flushCompileCache();
  return new Promise((resolve, reject) => {
    if (!process.send) reject(new Error('started without a parent'));
    else process.send(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
