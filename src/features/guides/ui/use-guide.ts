import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#client/session/use-session.ts';
import { useStep } from '#client/wizard/use-step.ts';
import { guideIdentities } from '#contract/guides.ts';
import { filesOf } from '#features/documents/model.ts';
import { useDocuments, useRefetchDocument } from '#features/documents/ui/use-documents.ts';
import {
  type Guide,
  type GuideEvent,
  hasNewerFile,
  nothingAside,
  openingStep,
  type PutAside,
  putAside,
  reachable,
  stepAfter,
  steps,
  stillStored,
  withoutAside,
} from '../model.ts';
import type { GuideSetup, StoredAnalysis } from './guide-setup.ts';

function documentOf(
  file:
    | { id: string; chosenAt: string; extractedData: { ready: boolean; asks: boolean } }
    | undefined,
): Guide['document'] {
  if (file === undefined) return null;
  const { ready, asks } = file.extractedData;
  return { id: file.id, chosenAt: file.chosenAt, ready: ready && !asks };
}

/**
 * The server's data for a guide; `pending` until all three queries have ended, then `ready` or
 * `failed`.
 */
function useGuideData<Result, Answers extends object>(setup: GuideSetup<Result, Answers>) {
  const documents = useDocuments();
  const latest = useQuery(setup.latest);
  const answers = useQuery(setup.answers);
  const asked = [documents, latest, answers];
  const failed = asked.some(({ isError }) => isError);
  const known = documents.data && latest.data && answers.data;
  return {
    documents,
    latest,
    answers,
    asked,
    status: failed ? ('failed' as const) : known ? ('ready' as const) : ('pending' as const),
    refetchOne: useRefetchDocument(),
  };
}

/** A guide's data from the server, and the step shown. */
export function useGuide<Result, Answers extends object>(
  setup: GuideSetup<Result, Answers>,
  running: boolean,
) {
  const { category } = guideIdentities[setup.id];
  const user = useUser();
  const { documents, latest, answers, asked, status, refetchOne } = useGuideData(setup);
  // Until the page is left: a stored result is not hidden by a new analysis that was only begun.
  const [aside, setAside] = useState<PutAside>(nothingAside);

  const files = filesOf(documents.data ?? [], category);
  const [newest] = files;
  const stored: StoredAnalysis<Result> | null =
    latest.data !== undefined && latest.data.id !== null ? latest.data : null;
  const answered = answers.data !== undefined && setup.isEnough(answers.data.answers);
  const all: Guide = { document: documentOf(newest), answered, analysis: stored, running };
  const guide = withoutAside(all, aside);
  const opening = openingStep(guide);
  const { chosen, goTo } = useStep(steps, status === 'ready' ? opening : null);
  const step = chosen !== null && reachable(guide, chosen) ? chosen : opening;

  return {
    setup,
    user,
    status,
    asked,
    guide,
    step: running ? ('run' as const) : step,
    files,
    analysis: guide.analysis ? stored : null,
    savedAnswers: aside.answers ? null : (answers.data?.answers ?? null),
    /** A file that came after the analysis, whose own analysis can be made. */
    newerFile: hasNewerFile(guide) ? (newest ?? null) : null,
    /** The file and analysis that were put aside and still exist. */
    stillStored: stillStored(newest ?? null, stored, aside),
    goTo,
    advance: (event: GuideEvent) => {
      if (event === 'restarted') setAside(putAside(all));
      if (event === 'removed') setAside({ ...aside, document: files[1] ?? aside.document });
      if (event === 'saved') setAside({ ...aside, answers: false });
      if (event === 'analysed') setAside(nothingAside);
      goTo(stepAfter(event, setup.readingAt));
    },
    /** Refetches list and file: in another window the file may have been deleted, or read otherwise. */
    refetchFiles: async () => {
      const [still] = filesOf((await documents.refetch()).data ?? [], category);
      if (still) await refetchOne(still.id);
      else goTo('upload');
    },
    reuseDocument: () => {
      setAside({ ...aside, document: null });
      goTo('upload');
    },
    showPutAsideAnalysis: () => {
      setAside(nothingAside);
      goTo('result');
    },
  };
}

export type GuideView<Result, Answers extends object> = ReturnType<
  typeof useGuide<Result, Answers>
>;
/** Any guide, for components that use neither its result nor its answers. */
export type AnyGuideView = Omit<GuideView<unknown, object>, 'setup' | 'analysis' | 'savedAnswers'>;
