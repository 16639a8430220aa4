import { setTimeout as wait } from 'node:timers/promises';
import type { TempFiles } from '../temp-file.ts';

/** A disk with room for this is looked on as not full. */
const ROOM_BYTES = 16 * 1024 * 1024;

export interface Disk {
  isFull(): boolean;
  /** To be called when the disk had no room; it is then tried until it has. */
  noteFull(): void;
  /** Calls `listener` when the disk has become full, and when it has room again. */
  onChange(listener: (isFull: boolean) => void): void;
  close(): void;
}

/** Knows whether the disk of temporary files is full: it is looked at only when it was. */
export function watchDisk(tempFiles: TempFiles, tryAgainMs = 5000): Disk {
  const listeners: ((isFull: boolean) => void)[] = [];
  const ended = new AbortController();
  let full = false;
  const change = (isFull: boolean) => {
    full = isFull;
    for (const listener of listeners) listener(isFull);
  };
  const waitForRoom = async () => {
    while (!ended.signal.aborted) {
      await wait(tryAgainMs, undefined, { ref: false });
      const hasRoom = await tempFiles(Buffer.alloc(ROOM_BYTES), async () => true).catch(
        () => false,
      );
      if (hasRoom) return change(false);
    }
  };
  return {
    isFull: () => full,
    noteFull() {
      if (full) return;
      change(true);
      void waitForRoom();
    },
    onChange: (listener) => listeners.push(listener),
    close: () => ended.abort(),
  };
}
