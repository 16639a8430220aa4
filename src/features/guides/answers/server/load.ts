import { and, eq } from 'drizzle-orm';
import type { Flik } from '#contract/guides.ts';
import type { Executor } from '#server/db/database.ts';
import { forms, type SavedAnswers } from '../forms.ts';
import { formAnswers } from './table.ts';

/** A form's saved answers and when they were saved; empty strings and null where nothing is. */
export async function loadForm<Form extends Flik>(
  db: Executor,
  ownerId: string,
  form: Form,
): Promise<{ answers: SavedAnswers<Form>; savedAt: string | null }> {
  const [row] = await db
    .select({ answers: formAnswers.answers, savedAt: formAnswers.savedAt })
    .from(formAnswers)
    .where(and(eq(formAnswers.ownerId, ownerId), eq(formAnswers.form, form)));
  const keys = Object.keys(forms[form].shape);
  const answers = Object.fromEntries(keys.map((key) => [key, row?.answers[key] ?? '']));
  return { answers: answers as SavedAnswers<Form>, savedAt: row?.savedAt.toISOString() ?? null };
}

/** A form's saved answers; empty strings where nothing is saved. */
export async function loadAnswers<Form extends Flik>(
  db: Executor,
  ownerId: string,
  form: Form,
): Promise<SavedAnswers<Form>> {
  return (await loadForm(db, ownerId, form)).answers;
}
