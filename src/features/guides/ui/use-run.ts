import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, NetworkError, serverSentence } from '#client/data/call-error.ts';
import { newCallKey } from '#client/data/call-route.ts';
import { streamRoute } from '#client/data/event-stream.ts';
import { toast } from '#client/ui/toast-store.ts';
import type { Route } from '#contract/route.ts';
import { type Progress, progressSchema } from '../contract.ts';
import { followAnalysis } from '../follow-analysis.ts';
import { analysesQuery } from './analyses-query.ts';
import type { Latest, RunSetup } from './guide-setup.ts';

export interface RunFailure {
  text: string;
  upgradeRequired: boolean;
}

const BEFORE_ASKING_AGAIN_MS = 200;

/** Returns a wait that rejects, as an aborted fetch does, when the page is left. */
function pauseUntil(signal: AbortSignal) {
  return (ms: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    });
}

/** A guide's progress events. */
async function* progressOf(route: Route, signal: AbortSignal): AsyncGenerator<Progress> {
  for await (const event of streamRoute(route, { signal })) yield progressSchema.parse(event);
}

/** Shows the progress of an analysis just being started; retries until the server knows of it. */
async function watch(
  route: Route,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  while (!signal.aborted) {
    for await (const progress of progressOf(route, signal)) {
      if (progress.stage !== 'done' && progress.stage !== 'failed') onProgress(progress);
    }
    await pauseUntil(signal)(BEFORE_ASKING_AGAIN_MS);
  }
}

/**
 * True where an error leaves the outcome unknown: no contact, a server that is stopping, or an HTML
 * page from a proxy's timeout.
 */
function leavesOutcomeUnknown(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof CallError)) return false;
  return error.code === 'unavailable' || (error.code === undefined && error.status >= 502);
}

/**
 * True where the server may be running the analysis although the call failed: the request was sent.
 */
function mayStillRun(error: unknown, wasOnline: boolean): boolean {
  if (leavesOutcomeUnknown(error)) return wasOnline;
  return error instanceof CallError && error.code === 'analysis.running';
}

/** The newest analysis this page has seen, and whether another has been made since. */
function useNewest<Result>({ latest: query }: RunSetup<Result>) {
  const client = useQueryClient();
  const newest = useCallback(
    () => client.getQueryData<Latest<Result>>(query.queryKey)?.id,
    [client, query],
  );
  const isNewer = useCallback(
    async (before: string | null | undefined): Promise<boolean> => {
      const latest = await client.fetchQuery({ ...query, staleTime: 0 });
      await client.invalidateQueries({ queryKey: analysesQuery.queryKey, exact: true });
      return latest.id !== null && latest.id !== before;
    },
    [client, query],
  );
  return { newest, isNewer };
}

/** The progress and outcome of a run, shown on the page and announced. */
function useOutcome<Result>(
  { texts }: RunSetup<Result>,
  onAnalysed: () => void,
  onConflict: () => void,
) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const handlers = useRef({ onAnalysed, onConflict });
  useEffect(() => {
    handlers.current = { onAnalysed, onConflict };
  });
  const succeed = useCallback(() => {
    toast({ title: texts.done.title, description: texts.done.text });
    setRunning(false);
    setProgress(null);
    handlers.current.onAnalysed();
  }, [texts]);
  const fail = useCallback(
    (error: unknown, sentence?: string) => {
      const text = sentence || serverSentence(error, texts.failed.text);
      const upgradeRequired = error instanceof CallError && error.upgradeRequired;
      setRunning(false);
      setProgress(null);
      const isAsked = error instanceof CallError && error.code === 'analysis.questions';
      // What is asked stands where it is answered, and not here when that is done.
      setFailure(isAsked ? null : { text, upgradeRequired });
      toast({ title: texts.failed.title, description: text, variant: 'destructive' });
      if (error instanceof CallError && error.status === 409) handlers.current.onConflict();
    },
    [texts],
  );
  /** Shows that an analysis is running. */
  const show = useCallback((step: Progress | null) => {
    setRunning(true);
    setProgress(step);
  }, []);
  const begin = () => {
    setFailure(null);
    show(null);
  };
  return { running, progress, failure, succeed, fail, show, begin, setProgress };
}

/** Follows an analysis already running, and shows how it ended. False where none was running. */
function useJoin<Result>(
  { progress: route }: RunSetup<Result>,
  { newest, isNewer }: ReturnType<typeof useNewest<Result>>,
  { show, fail, succeed }: ReturnType<typeof useOutcome<Result>>,
) {
  return useCallback(
    async (signal: AbortSignal, expected: boolean, onSeen = () => {}): Promise<boolean> => {
      const before = newest();
      const ending = await followAnalysis({
        ask: () => progressOf(route, signal),
        pause: pauseUntil(signal),
        expected,
        onProgress: (step) => {
          onSeen();
          show(step);
        },
      });
      if (signal.aborted || ending.kind === 'none') return false;
      if (ending.kind === 'failed') {
        fail(null, ending.text);
        return true;
      }
      if (await isNewer(before)) succeed();
      else fail(null);
      return true;
    },
    [newest, isNewer, show, fail, succeed, route],
  );
}

/** Starts an analysis, or follows one already running, and shows how it ended. */
export function useRun<Result>(
  setup: RunSetup<Result>,
  onAnalysed: () => void,
  /** Called on a conflict: the page's data is out of date. */
  onConflict: () => void = () => undefined,
) {
  const client = useQueryClient();
  const known = useNewest(setup);
  const outcome = useOutcome(setup, onAnalysed, onConflict);
  const join = useJoin(setup, known, outcome);
  const { running, progress, failure, succeed, fail } = outcome;
  /** Of the run whose outcome is unknown: made a second time, it would count twice. */
  const key = useRef<string | null>(null);
  const stopper = useRef<AbortController | null>(null);

  useEffect(() => {
    const opening = new AbortController();
    stopper.current = opening;
    let seen = false;
    const onSeen = () => {
      seen = true;
    };
    join(opening.signal, false, onSeen).catch((error: unknown) => {
      // Asked at page load; only a run that has been seen can be lost.
      if (seen && !opening.signal.aborted) fail(error);
    });
    return () => stopper.current?.abort();
  }, [join, fail]);

  const run = async () => {
    stopper.current?.abort();
    const controller = new AbortController();
    stopper.current = controller;
    outcome.begin();
    const wasOnline = navigator.onLine;
    try {
      key.current ??= newCallKey();
      const answer = setup.run(key.current);
      // The call's answer decides; a broken stream only costs the progress bar.
      watch(setup.progress, controller.signal, outcome.setProgress).catch(() => undefined);
      client.setQueryData(setup.latest.queryKey, await answer);
      key.current = null;
      await client.invalidateQueries({ queryKey: analysesQuery.queryKey, exact: true });
      succeed();
    } catch (error) {
      if (!leavesOutcomeUnknown(error)) key.current = null;
      const mayRun = mayStillRun(error, wasOnline);
      const joined = mayRun && (await join(controller.signal, true).catch(() => false));
      // A user who left the page learns only of a final outcome.
      if (!joined && !(mayRun && controller.signal.aborted)) fail(error);
    } finally {
      if (stopper.current === controller) controller.abort();
    }
  };

  return { running, progress, failure, run };
}
