import { randomUUID } from 'node:crypto';
import type { DocumentRow } from '#features/documents/server/table.ts';
import { someUnderstanding } from './understanding.ts';

/** A stored sales file as its row holds it; what was understood is told in short. */
export function newDocumentRow(ownerId: string, more: Partial<DocumentRow> = {}): DocumentRow {
  const understanding = someUnderstanding({ fingerprint: 'dagskassa', summary: '1 rad' });
  const at = new Date('2026-03-10T09:00:00Z');
  return {
    ownerId,
    id: randomUUID(),
    filename: 'dagskassa.csv',
    category: 'sales',
    size: 24,
    sha256: randomUUID(),
    understanding,
    summary: understanding.summary,
    ready: understanding.ready,
    asks: false,
    overrides: {},
    reading: 'som den är',
    sample: false,
    createdAt: at,
    chosenAt: at,
    ...more,
  };
}
