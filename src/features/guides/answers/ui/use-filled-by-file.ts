import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { withSaidByFile } from '../from-file.ts';

/**
 * Fills a form that nobody has begun with what the file says, and takes away what an earlier file
 * said. `fileAnswers` is null until they are known.
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
    for (const [key, answer] of Object.entries(changed))
      setValue(key as Path<Answers>, (answer ?? '') as PathValue<Answers, Path<Answers>>, {
        shouldDirty: true,
      });
  }, [fileAnswers, isBegun, getValues, setValue]);
}
