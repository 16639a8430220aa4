import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, errorSentence, NetworkError } from '#client/data/call-error.ts';
import { streamRoute } from '#client/data/event-stream.ts';
import { routeKey } from '#client/data/queries.ts';
import { toast } from '#client/ui/toast-store.ts';
import type { Route } from '#contract/route.ts';
import { analysesContract, type Progress, progressSchema } from '../contract.ts';
import { followAnalysis } from '../follow-analysis.ts';
import type { Latest, RunSetup } from './guide-setup.ts';

export interface RunFailure {
  text: string;
  upgradeRequired: boolean;
}

const BEFORE_ASKING_AGAIN_MS = 200;

const listKey = routeKey(analysesContract.list);

/** Waits; rejects as an aborted fetch does when the page is left meanwhile. */
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

/** Shows the progress of an analysis about to start: the server may be asked before it has begun. */
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

/** The server may still be at work although this call came to nothing, unless it never left. */
function mayStillRun(error: unknown, wasOnline: boolean): boolean {
  if (error instanceof NetworkError) return wasOnline;
  return error instanceof CallError && error.code === 'analysis.running';
}

/** Nobody told how it ended: no contact, or a proxy that gave up waiting and sent a page of its own. */
function isUntold(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof CallError && error.code === undefined && error.status >= 502;
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
      await client.invalidateQueries({ queryKey: listKey, exact: true });
      return latest.id !== null && latest.id !== before;
    },
    [client, query],
  );
  return { newest, isNewer };
}

/** How far a run has come, and how it ended: told on the page and to whoever waits for it. */
function useOutcome<Result>(
  { texts }: RunSetup<Result>,
  onAnalysed: () => void,
  onConflict: () => void,
) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  /** The last one may have been made all the same. */
  const untold = useRef(false);
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
      const text = sentence || errorSentence(error, texts.failed.text);
      const upgradeRequired = error instanceof CallError && error.upgradeRequired;
      untold.current = isUntold(error);
      setRunning(false);
      setProgress(null);
      setFailure({ text, upgradeRequired });
      toast({ title: texts.failed.title, description: text, variant: 'destructive' });
      if (error instanceof CallError && error.status === 409) handlers.current.onConflict();
    },
    [texts],
  );
  /** Shows that one runs. */
  const show = useCallback((step: Progress | null) => {
    setRunning(true);
    setProgress(step);
  }, []);
  const begin = () => {
    setFailure(null);
    show(null);
  };
  return { running, progress, failure, untold, succeed, fail, show, begin, setProgress };
}

/** Follows an analysis that runs already, and tells how it ended. False where none ran. */
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

/** Runs an analysis, follows one that already runs, and tells how it went. */
export function useRun<Result>(
  setup: RunSetup<Result>,
  onAnalysed: () => void,
  /** The server refused because of how things are now: not as this page believes. */
  onConflict: () => void = () => undefined,
) {
  const client = useQueryClient();
  const known = useNewest(setup);
  const outcome = useOutcome(setup, onAnalysed, onConflict);
  const join = useJoin(setup, known, outcome);
  const { running, progress, failure, untold, succeed, fail } = outcome;
  const stopper = useRef<AbortController | null>(null);

  useEffect(() => {
    const opening = new AbortController();
    stopper.current = opening;
    let seen = false;
    const onSeen = () => {
      seen = true;
    };
    join(opening.signal, false, onSeen).catch((error: unknown) => {
      // Asked on the way in; only a run that was seen can be lost.
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
      // Made twice, it would count twice.
      if (untold.current && (await known.isNewer(known.newest()))) return succeed();
      const answer = setup.run();
      // The answer of the call decides; a broken stream only loses the bar.
      watch(setup.progress, controller.signal, outcome.setProgress).catch(() => undefined);
      client.setQueryData(setup.latest.queryKey, await answer);
      await client.invalidateQueries({ queryKey: listKey, exact: true });
      succeed();
    } catch (error) {
      const mayRun = mayStillRun(error, wasOnline);
      const joined = mayRun && (await join(controller.signal, true).catch(() => false));
      // Who has left meanwhile is told what the server answered, and nothing that may change yet.
      if (!joined && !(mayRun && controller.signal.aborted)) fail(error);
    } finally {
      if (stopper.current === controller) controller.abort();
    }
  };

  return { running, progress, failure, run };
}
