import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/** What a history entry of a guide stores: the step, and which load of the page wrote it. */
interface StepEntry {
  step: string;
  load: number;
}

/** Link state that opens a guide at `step`. */
export function atStep(step: string): StepEntry {
  return { step, load: performance.timeOrigin };
}

function isEntry(state: unknown): state is StepEntry {
  return typeof state === 'object' && state !== null && 'step' in state && 'load' in state;
}

/**
 * The step of a guide, kept in the browser's history so that Back goes one step back. A freshly
 * loaded page opens at `opening` (null until known); after that the history decides.
 */
export function useStep<Step extends string>(
  steps: readonly Step[],
  opening: Step | null,
): { chosen: Step | null; goTo: (step: Step) => void } {
  const { state, pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const stillHere = useStillHere();
  const entry = isEntry(state) ? state : null;
  const [arrived, setArrived] = useState(() => entry?.load === performance.timeOrigin);
  // The entry being written over: until that is done, it says a step of an earlier load.
  const [old, setOld] = useState<string | null>(null);
  const remember = (step: Step, replace: boolean) =>
    // Another step is another page: what its address shows of this one does not follow.
    navigate({ pathname, search: replace ? search : '' }, { replace, state: atStep(step) });

  const toWrite = arrived || next !== undefined ? null : opening;
  useEffect(() => {
    if (toWrite === null) return;
    remember(toWrite, true);
    setArrived(true);
    setOld(key);
  });

  const chosen = steps.find((step) => step === entry?.step) ?? null;
  return {
    chosen: arrived && key !== old ? chosen : null,
    goTo: (step) => {
      if (stillHere() && step !== entry?.step) remember(step, false);
    },
  };
}

/**
 * Whether the user is still on the page that made a call: when they have left, its end must not
 * navigate.
 */
export function useStillHere(): () => boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const elsewhere = next !== undefined && next.pathname !== pathname;
  const here = useRef(false);
  useEffect(() => {
    here.current = !elsewhere;
    return () => {
      here.current = false;
    };
  }, [elsewhere]);
  return () => here.current;
}
