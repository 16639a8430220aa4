import { and, eq } from 'drizzle-orm';
import type { SalesAnswers } from '#engine/metrics/sales/figures.ts';
import type { Executor } from '#server/db/database.ts';
import { formAnswers } from './table.ts';

const NONE: SalesAnswers = {
  question1: '',
  question2: '',
  question3: '',
  question4: '',
  question5: '',
};

/** The saved answers of the sales form; empty strings where nothing is saved. */
export async function loadSalesAnswers(on: Executor, ownerId: string): Promise<SalesAnswers> {
  const [row] = await on
    .select({ answers: formAnswers.answers })
    .from(formAnswers)
    .where(and(eq(formAnswers.ownerId, ownerId), eq(formAnswers.form, 'sales')));
  return { ...NONE, ...row?.answers };
}

export async function saveSalesAnswers(
  on: Executor,
  ownerId: string,
  answers: SalesAnswers,
  at: Date,
  sample = false,
): Promise<void> {
  const row = { answers: { ...answers }, sample, savedAt: at };
  await on
    .insert(formAnswers)
    .values({ ownerId, form: 'sales', ...row })
    .onConflictDoUpdate({ target: [formAnswers.ownerId, formAnswers.form], set: row });
}
