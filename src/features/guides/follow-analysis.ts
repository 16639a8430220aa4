import type { Progress } from './contract.ts';

/** How a followed analysis ended; `none` where none was running. */
export type Ending = { kind: 'none' } | { kind: 'ended' } | { kind: 'failed'; text: string };

interface FollowOptions {
  /** Opens a new stream of progress. */
  ask: () => AsyncIterable<Progress>;
  onProgress: (progress: Progress) => void;
  /** Waits this many ms; rejects when the page is left. */
  pause: (ms: number) => Promise<void>;
  /** An analysis is known to run, so a broken connection is worth retrying. */
  expected: boolean;
}

const PAUSE_MS = 2000;
const PATIENCE = 15;

/**
 * Follows a running analysis to its end, across broken connections and restarts of the server. A
 * stream that starts with its end is of an earlier analysis. Throws `ask`'s error where no analysis
 * is known to run, or after half a minute without contact.
 */
export async function followAnalysis(options: FollowOptions): Promise<Ending> {
  let { expected } = options;
  let silences = 0;
  while (true) {
    try {
      let seen: Progress | null = null;
      for await (const progress of options.ask()) {
        silences = 0;
        if (progress.stage === 'failed' && (seen || expected))
          return { kind: 'failed', text: progress.text };
        if (progress.stage === 'done' || progress.stage === 'failed')
          return { kind: seen || expected ? 'ended' : 'none' };
        seen = progress;
        expected = true;
        options.onProgress(progress);
      }
      if (!expected) return { kind: 'none' };
    } catch (error) {
      if (!expected || silences >= PATIENCE) throw error;
    }
    silences += 1;
    if (silences > PATIENCE) return { kind: 'ended' };
    await options.pause(PAUSE_MS);
  }
}
