import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '#client/data/queries.ts';
import { useUser } from '#client/session/use-session.ts';
import { keepDraft, readDraft } from '#client/wizard/draft-store.ts';
import { useDocuments } from '#features/documents/ui/use-documents.ts';
import { formAnswersContract } from '#features/form-answers/contract.ts';
import { countAnswered, MIN_ANSWERS } from '../answers.ts';
import { type SalesAnalysis, salesContract } from '../contract.ts';
import {
  type Guide,
  type GuideEvent,
  nothingAside,
  openingStep,
  type PutAside,
  putAside,
  reachable,
  type Step,
  stepAfter,
  withoutAside,
} from '../model.ts';

const ASIDE = 'sales-put-aside';

function isPutAside(value: unknown): value is PutAside {
  return typeof value === 'object' && value !== null && 'analysisId' in value && 'answers' in value;
}

/** What 'Starta ny analys' put aside, kept in this browser so that a reload stays where it was. */
function usePutAside(userId: string) {
  const [aside, setAside] = useState<PutAside>(() => {
    const kept = readDraft(userId, ASIDE);
    return isPutAside(kept) ? kept : nothingAside;
  });
  const keep = (next: PutAside) => {
    keepDraft(userId, ASIDE, next);
    setAside(next);
  };
  return [aside, keep] as const;
}

/** The guide's data from the server, and the step that is shown. */
export function useGuide(running: boolean) {
  const user = useUser();
  const documents = useDocuments();
  const latest = useQuery(routeQuery(salesContract.latest));
  const answers = useQuery(routeQuery(formAnswersContract.sales));
  const [aside, setAside] = usePutAside(user.id);
  const [chosen, setChosen] = useState<Step | null>(null);

  const sales = (documents.data ?? []).filter(({ category }) => category === 'sales');
  const [newest] = sales;
  const stored: SalesAnalysis | null = latest.data?.result ? latest.data : null;
  const all: Guide = {
    document: newest
      ? { id: newest.id, uploadedAt: newest.uploadedAt, ready: newest.extractedData.ready }
      : null,
    answered: countAnswered(answers.data?.answers ?? {}) >= MIN_ANSWERS,
    analysis: stored,
    running,
  };
  const guide = withoutAside(all, aside);
  const wanted = chosen ?? openingStep(guide);
  const step = reachable(guide, wanted) || wanted === 'upload' ? wanted : openingStep(guide);
  const error = documents.error ?? latest.error ?? answers.error;

  return {
    user,
    /** `pending` until the server has told all three; then `ready`, or `failed`. */
    status: error
      ? ('failed' as const)
      : documents.data && latest.data && answers.data
        ? ('ready' as const)
        : ('pending' as const),
    error,
    retry: () => Promise.all([documents, latest, answers].map((query) => query.refetch())),
    guide,
    step: running ? ('run' as const) : step,
    sales,
    analysis: guide.analysis ? stored : null,
    savedAnswers: aside.answers ? null : (answers.data?.answers ?? null),
    /** The file and analysis put aside that still exist. */
    kept: {
      document: newest && newest.id === aside.documentId ? newest : null,
      analysis: stored?.id === aside.analysisId ? stored : null,
    },
    goTo: setChosen,
    happened: (event: GuideEvent) => {
      if (event === 'restarted') setAside(putAside(all));
      if (event === 'removed') setAside({ ...aside, documentId: sales[1]?.id ?? aside.documentId });
      if (event === 'saved') setAside({ ...aside, answers: false });
      if (event === 'analysed') setAside(nothingAside);
      setChosen(stepAfter(event));
    },
    reuseDocument: () => {
      setAside({ ...aside, documentId: null });
      setChosen('upload');
    },
    showKeptAnalysis: () => {
      setAside(nothingAside);
      setChosen('result');
    },
  };
}
