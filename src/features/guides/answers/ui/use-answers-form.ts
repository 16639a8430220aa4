import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { serverSentence } from '#client/data/call-error.ts';
import { useUser } from '#client/session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from '#client/storage/draft-store.ts';
import { toast } from '#client/ui/toast-store.ts';

interface AnswersFormOptions<Answers extends FieldValues> {
  /** Name of the draft in this browser. */
  draft: string;
  /** The draft, if it still fits the form. */
  readDraft: (draft: unknown) => Answers | null;
  /** The saved answers; empty where there are none. */
  saved: Answers;
  queryKey: string[];
  save: (answers: Answers) => Promise<{ savedAt: string }>;
  texts: Record<'saved' | 'failed', { title: string; text: string }>;
  onSaved: () => void;
}

const hasAnswers = (answers: FieldValues) =>
  Object.values(answers).some((answer) => String(answer).trim() !== '');

/**
 * A guide's form: opens with the draft, else with the saved answers; stores what is typed as a
 * draft; saves and confirms.
 */
export function useAnswersForm<Answers extends FieldValues>(options: AnswersFormOptions<Answers>) {
  const { draft, queryKey, texts } = options;
  const { id: userId } = useUser();
  const client = useQueryClient();
  const [begun] = useState(() => options.readDraft(readDraft(userId, draft)) ?? options.saved);
  const form = useForm<Answers>({ defaultValues: begun as DefaultValues<Answers> });
  const { watch } = form;
  useEffect(() => {
    const typing = watch((answers) => keepDraft(userId, draft, answers));
    return () => typing.unsubscribe();
  }, [watch, userId, draft]);

  const save = useMutation({
    mutationFn: options.save,
    onSuccess: ({ savedAt }, answers) => {
      const asText = (draft: unknown) => JSON.stringify(options.readDraft(draft));
      const isSaved = (draft: unknown) => asText(draft) === asText(answers);
      // Text typed during the call is not saved: the draft is kept and the user stays on the form.
      if (isSaved(readDraft(userId, draft))) dropDraft(userId, draft);
      client.setQueryData(queryKey, { answers, savedAt });
      toast({ title: texts.saved.title, description: texts.saved.text });
      if (isSaved(form.getValues())) options.onSaved();
    },
    onError: (error) => {
      const { title, text } = texts.failed;
      toast({ title, description: serverSentence(error, text), variant: 'destructive' });
    },
  });
  return { form, save, isBegun: hasAnswers(begun) };
}
