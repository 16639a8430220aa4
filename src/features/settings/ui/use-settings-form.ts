import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { CallError, serverSentence } from '#client/data/call-error.ts';
import { userQuery, useUser } from '#client/session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from '#client/storage/draft-store.ts';
import { storeUser } from '#client/storage/session-store.ts';
import { toast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/session.ts';

interface SettingsFormOptions<Values extends FieldValues> {
  /** Name of the draft in this browser. */
  draft: string;
  /** The user as the form shows them. */
  valuesOf: (user: User) => Values;
  /** Fields that are never stored in the browser. */
  secret?: readonly (keyof Values)[];
  /** The contract's rules; they judge what is typed, which is then sent as it stands. */
  rules: z.ZodType<unknown, Values>;
  save: (values: Values) => Promise<User>;
  texts: { saved: { title: string }; failed: { title: string; text: string } };
}

/**
 * A section's form: opens with what was typed and not saved, else with the user; what the server
 * refuses stands at its field.
 */
export function useSettingsForm<Values extends FieldValues>(options: SettingsFormOptions<Values>) {
  const { draft, valuesOf, secret = [], texts } = options;
  const user = useUser();
  const client = useQueryClient();
  const saved = valuesOf(user);
  const form = useForm<Values>({
    defaultValues: saved as DefaultValues<Values>,
    resolver: zodResolver(options.rules, undefined, { raw: true }),
  });
  const { reset, setError, formState } = form;

  // The user may be fetched anew while the page stands open: a look-up fills what is empty, and
  // what is being typed is left alone. `dirtyFields` is followed only where it is read.
  const { isDirty, dirtyFields } = formState;
  const areTyped = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    reset(valuesOf(user) as DefaultValues<Values>, { keepDirtyValues: areTyped });
  }, [user, areTyped, reset, valuesOf]);

  useDraft(form, { userId: user.id, draft, saved, secret });

  const save = useMutation({
    mutationFn: options.save,
    onSuccess: (changed) => {
      dropDraft(user.id, draft);
      storeUser(changed);
      client.setQueryData(userQuery.queryKey, changed);
      reset(valuesOf(changed) as DefaultValues<Values>);
      toast({ title: texts.saved.title });
    },
    onError: (error) => {
      const fields = error instanceof CallError ? error.fields : {};
      for (const [name, message] of Object.entries(fields)) {
        setError(name as FieldPath<Values>, { message }, { shouldFocus: true });
      }
      toast({
        title: texts.failed.title,
        description: serverSentence(error, texts.failed.text),
        variant: 'destructive',
      });
    },
  });
  const discard = () => {
    dropDraft(user.id, draft);
    reset(saved as DefaultValues<Values>);
  };
  return { form, save, discard, isDirty };
}

interface DraftOptions<Values> {
  userId: string;
  draft: string;
  saved: Values;
  secret: readonly (keyof Values)[];
}

/** Opens a form with what was typed and not saved, and stores what differs from what is saved. */
function useDraft<Values extends FieldValues>(
  { watch, setValue }: UseFormReturn<Values>,
  { userId, draft, saved, secret }: DraftOptions<Values>,
): void {
  useEffect(() => {
    const typed = readDraft(userId, draft);
    if (typeof typed !== 'object' || typed === null) return;
    for (const [name, value] of Object.entries(typed)) {
      if (typeof value !== 'string') continue;
      setValue(name as FieldPath<Values>, value as Values[FieldPath<Values>], {
        shouldDirty: true,
      });
    }
  }, [userId, draft, setValue]);

  useEffect(() => {
    const typing = watch((values) => {
      const open = Object.entries(values).filter(
        ([name, value]) => !secret.includes(name) && value !== saved[name],
      );
      if (open.length === 0) dropDraft(userId, draft);
      else keepDraft(userId, draft, Object.fromEntries(open));
    });
    return () => typing.unsubscribe();
  }, [watch, userId, draft, saved, secret]);
}
