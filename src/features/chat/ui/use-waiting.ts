import { useEffect, useState } from 'react';

/**
 * Questions entered before the one before them was answered: each is sent in its turn, as soon as
 * `isFree`, unless it is taken back.
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
