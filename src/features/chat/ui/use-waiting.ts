import { useEffect, useState } from 'react';

/**
 * Suggestions pressed before the question before them was answered: each is sent in its turn, as soon
 * as `isFree`, unless it is taken back. What is written waits in its field instead (SPEC section 5).
 */
export function useWaiting<T>(isFree: boolean, send: (question: T) => void) {
  const [waiting, setWaiting] = useState<readonly T[]>([]);
  const next = waiting[0];
  useEffect(() => {
    if (!isFree || next === undefined) return;
    setWaiting((queue) => queue.slice(1));
    send(next);
  }, [isFree, next, send]);
  return {
    waiting,
    wait: (question: T) => setWaiting((queue) => [...queue, question]),
    withdraw: (question: T) => setWaiting((queue) => queue.filter((each) => each !== question)),
    forget: () => setWaiting([]),
  };
}
