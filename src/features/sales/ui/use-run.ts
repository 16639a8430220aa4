import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callRoute } from '#client/call-route.ts';
import { CallError, errorSentence, NetworkError } from '#client/data/call-error.ts';
import { streamRoute } from '#client/data/event-stream.ts';
import { routeKey } from '#client/data/queries.ts';
import { toast } from '#client/ui/toast-store.ts';
import { type Progress, type SalesAnalysis, salesContract } from '../contract.ts';
import { runTexts } from '../texts.ts';

export interface RunFailure {
  text: string;
  upgradeRequired: boolean;
}

const BEFORE_ASKING_AGAIN_MS = 200;

const latestKey = routeKey(salesContract.latest);
const listKey = routeKey(salesContract.list);

/** Follows the progress of a running analysis; gives its last word, or null where none runs. */
async function follow(
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Progress | null> {
  let seen: Progress | null = null;
  for await (const progress of streamRoute(salesContract.progress, { signal })) {
    const ended = progress.stage === 'done' || progress.stage === 'failed';
    // A stream that begins with an end tells of an analysis that ended before we asked.
    if (ended) return seen === null ? null : progress;
    seen = progress;
    onProgress(progress);
  }
  return seen;
}

/** Follows an analysis that is about to start: the stream may be asked before the server has begun. */
async function watch(signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<void> {
  while (!signal.aborted && (await follow(signal, onProgress)) === null) {
    await new Promise((resolve) => setTimeout(resolve, BEFORE_ASKING_AGAIN_MS));
  }
}

/** The server may still be at work although this call came to nothing. */
function mayStillRun(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof CallError && error.code === 'sales.running';
}

/** Runs an analysis, follows one that already runs, and tells how it went. */
export function useRun(onAnalysed: () => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const analysed = useRef(onAnalysed);
  useEffect(() => {
    analysed.current = onAnalysed;
  });

  const succeed = useCallback(() => {
    toast({ title: runTexts.done.title, description: runTexts.done.text });
    setRunning(false);
    setProgress(null);
    analysed.current();
  }, []);

  const fail = useCallback((error: unknown, sentence?: string) => {
    const text = sentence || errorSentence(error, runTexts.failed.text);
    const upgradeRequired = error instanceof CallError && error.upgradeRequired;
    setRunning(false);
    setProgress(null);
    setFailure({ text, upgradeRequired });
    toast({ title: runTexts.failed.title, description: text, variant: 'destructive' });
  }, []);

  /** Joins an analysis that runs already: after a reload, or from another window. */
  const join = useCallback(
    async (signal: AbortSignal, otherwise: () => void) => {
      const last = await follow(signal, (step) => {
        setRunning(true);
        setProgress(step);
      });
      if (signal.aborted) return;
      if (last === null) return otherwise();
      if (last.stage === 'failed') return fail(null, last.text);
      await client.invalidateQueries({ queryKey: listKey });
      if (!signal.aborted) succeed();
    },
    [client, fail, succeed],
  );

  useEffect(() => {
    const opening = new AbortController();
    stopper.current = opening;
    // Whether something runs is a help, not a need: without an answer the guide works as before.
    join(opening.signal, () => undefined).catch(() => undefined);
    return () => stopper.current?.abort();
  }, [join]);

  const run = async () => {
    stopper.current?.abort();
    const controller = new AbortController();
    stopper.current = controller;
    setFailure(null);
    setProgress(null);
    setRunning(true);
    const answer = callRoute(salesContract.run, { body: { analysisType: 'standard' } });
    // The answer of the call decides; a broken stream only loses the bar.
    watch(controller.signal, setProgress).catch(() => undefined);
    try {
      const analysis: SalesAnalysis = await answer;
      client.setQueryData(latestKey, analysis);
      await client.invalidateQueries({ queryKey: listKey, exact: true });
      succeed();
    } catch (error) {
      if (!mayStillRun(error)) return fail(error);
      await join(controller.signal, () => fail(error)).catch(() => fail(error));
    } finally {
      if (stopper.current === controller) controller.abort();
    }
  };

  return { running, progress, failure, run };
}
