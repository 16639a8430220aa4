import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callRoute, newCallKey } from '#client/data/call-route.ts';
import type { BodyInput, ResponseOutput } from '#contract/route.ts';
import type { AnswerKind, ReportAnswer } from '#features/guides/report-answers-contract.ts';
import { type Statement, sharedContract } from '../../shared-contract.ts';

/** What is about to be answered to a statement. */
export interface Draft {
  kind: AnswerKind;
  text: string;
}

/** What a reader has answered and is about to, while the page is open. */
export interface Answers {
  statements: readonly Statement[];
  /** By the id of their statement. */
  drafts: ReadonlyMap<string, Draft>;
  given: readonly ReportAnswer[];
  /** Statements whose draft lacks its words, once sending has been tried. */
  incomplete: ReadonlySet<string>;
  setDraft(statement: string, draft: Draft | null): void;
  /** Sends all drafts; where one lacks its words, marks those and leads to the first. */
  send(name: string): void;
  sending: { isPending: boolean; error: Error | null; isSuccess: boolean };
}

/** The id of the element where a statement is answered. */
export const answerPlace = (statement: string) => `svar-${statement.slice(0, 12)}`;

const lacksWords = ({ kind, text }: Draft) => kind !== 'approved' && text.trim() === '';

const bodyOf = (statement: string, { kind, text }: Draft) =>
  kind === 'approved' ? { statement, kind } : { statement, kind, text };

/** Holds a reader's answers to a report; null where its link takes none. */
export function useAnswers(
  answering: ResponseOutput<typeof sharedContract.open>['answering'],
  shared: { link: string; password: string | undefined },
): Answers | null {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [given, setGiven] = useState(answering?.answers ?? []);
  const [isTried, setTried] = useState(false);
  const [key, setKey] = useState(newCallKey);
  const { mutate, ...sending } = useMutation({
    mutationFn: (body: BodyInput<typeof sharedContract.answer>) =>
      callRoute(sharedContract.answer, { body, key, anonymous: true }),
    onSuccess: (answers) => {
      setGiven(answers);
      setDrafts(new Map());
      setTried(false);
      setKey(newCallKey());
    },
  });
  useLeaveWarning(drafts.size > 0);
  if (answering === null) return null;
  const lacking = [...drafts].filter(([, draft]) => lacksWords(draft)).map(([id]) => id);
  return {
    ...{ statements: answering.statements, drafts, given, sending },
    incomplete: new Set(isTried ? lacking : []),
    setDraft: (statement, draft) => {
      const next = new Map(drafts);
      if (draft === null) next.delete(statement);
      else next.set(statement, draft);
      setDrafts(next);
    },
    send: (name) => {
      setTried(true);
      const [first] = answering.statements.filter(({ id }) => lacking.includes(id));
      if (first) return wordsField(first.id)?.focus();
      const answers = [...drafts].map(([id, draft]) => bodyOf(id, draft));
      mutate({ ...shared, name, answers });
    },
  };
}

const wordsField = (statement: string) =>
  document.getElementById(answerPlace(statement))?.querySelector('textarea');

/** The browser asks before what was written is thrown away. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
