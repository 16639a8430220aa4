import { and, eq } from 'drizzle-orm';
import { costAnswers } from '#features/guides/answers/costs.ts';
import { planAnswers } from '#features/guides/answers/plan.ts';
import { salesAnswers } from '#features/guides/answers/sales.ts';
import type { Executor } from '#server/db/database.ts';
import { formAnswers } from './table.ts';

const forms = {
  sales: salesAnswers.keyof().options,
  kostnader: costAnswers.keyof().options,
  actions: planAnswers.keyof().options,
} as const;

export type FormName = keyof typeof forms;
export type SavedAnswers<Form extends FormName> = Record<(typeof forms)[Form][number], string>;

/** The saved answers of a form and when they were saved; empty strings and null where nothing is saved. */
export async function loadForm<Form extends FormName>(
  on: Executor,
  ownerId: string,
  form: Form,
): Promise<{ answers: SavedAnswers<Form>; savedAt: string | null }> {
  const [row] = await on
    .select({ answers: formAnswers.answers, savedAt: formAnswers.savedAt })
    .from(formAnswers)
    .where(and(eq(formAnswers.ownerId, ownerId), eq(formAnswers.form, form)));
  const saved = row?.answers ?? {};
  const answers = Object.fromEntries(forms[form].map((key) => [key, saved[key] ?? '']));
  return { answers: answers as SavedAnswers<Form>, savedAt: row?.savedAt.toISOString() ?? null };
}

/** The saved answers of a form; empty strings where nothing is saved. */
export async function loadAnswers<Form extends FormName>(
  on: Executor,
  ownerId: string,
  form: Form,
): Promise<SavedAnswers<Form>> {
  return (await loadForm(on, ownerId, form)).answers;
}

export async function saveAnswers(
  on: Executor,
  ownerId: string,
  form: FormName,
  answers: Readonly<Record<string, string>>,
  at: Date,
  sample = false,
): Promise<void> {
  const row = { answers: { ...answers }, sample, savedAt: at };
  await on
    .insert(formAnswers)
    .values({ ownerId, form, ...row })
    .onConflictDoUpdate({ target: [formAnswers.ownerId, formAnswers.form], set: row });
}
