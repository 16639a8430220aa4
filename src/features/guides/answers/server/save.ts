import type { Flik } from '#contract/guides.ts';
import type { Executor } from '#server/db/database.ts';
import { formAnswers } from './table.ts';

/** Saves a form's answers over earlier ones. */
export async function saveAnswers(
  db: Executor,
  ownerId: string,
  form: Flik,
  answers: Readonly<Record<string, string>>,
  at: Date,
  sample = false,
): Promise<void> {
  const row = { answers: { ...answers }, sample, savedAt: at };
  await db
    .insert(formAnswers)
    .values({ ownerId, form, ...row })
    .onConflictDoUpdate({ target: [formAnswers.ownerId, formAnswers.form], set: row });
}
