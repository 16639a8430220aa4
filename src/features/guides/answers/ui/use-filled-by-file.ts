import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { withSaidByFile } from '../from-file.ts';

/**
 * Fills a form that nobody has begun with what the file says, and takes away what an earlier file
 * said; an empty answer that the caret stands in is left to who is about to write it. `fileAnswers` is null until they
 * are known.
 */
export function useFilledByFile<Answers extends FieldValues>(
  form: UseFormReturn<Answers>,
  fileAnswers: Readonly<Record<string, string>> | null,
  isBegun: boolean,
): void {
  const { getValues, setValue } = form;
  useEffect(() => {
    if (fileAnswers === null) return;
    const changed = withSaidByFile<string>(getValues(), fileAnswers, isBegun);
    const writtenIn = document.activeElement?.getAttribute('name') ?? null;
    for (const [key, answer] of Object.entries(changed)) {
      if (key === writtenIn && getValues(key as Path<Answers>) === '') continue;
      setValue(key as Path<Answers>, (answer ?? '') as PathValue<Answers, Path<Answers>>, {
        shouldDirty: true,
      });
    }
  }, [fileAnswers, isBegun, getValues, setValue]);
}
