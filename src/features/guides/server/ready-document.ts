import type { AppError } from '#contract/errors.ts';
import { createDocumentStore } from '#features/documents/server/store.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';

/**
 * The file a guide's next analysis is made from. Throws `none()` without one, and `notReady` with what is
 * missing where it cannot be analysed as it is understood.
 */
export async function readyDocument(
  deps: Dependencies,
  ownerId: string,
  category: DocumentRow['category'],
  errors: { none(): AppError; notReady(options: { text?: string }): AppError },
): Promise<DocumentRow> {
  const document = await createDocumentStore(deps).latest(ownerId, category);
  if (!document) throw errors.none();
  if (!document.ready) {
    const missing = document.understanding.missing.join(' ');
    throw errors.notReady(missing === '' ? {} : { text: missing });
  }
  return document;
}
