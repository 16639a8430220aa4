import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#client/data/queries.ts';
import { blockingQuestions } from '#engine/table/question.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import type { Document } from '#features/documents/contract.ts';
import { firstLookContract } from '../../first-look-contract.ts';

type Looked = Pick<Document, 'id' | 'extractedData'>;

/** What of a reading figures follow from: another is looked at anew. */
function readingOf({ columns, rows, total, period, answered, unit }: Understanding): string {
  const roles = columns.map(({ role }) => role);
  return JSON.stringify([roles, rows, total, period, unit, answered.map(({ chosen }) => chosen)]);
}

/**
 * What a file shows before its analysis; asked anew where it is read otherwise, and not before it
 * can be analysed.
 */
export function useFirstLook(document: Looked | undefined) {
  const route = routeQuery(firstLookContract.firstLook, { params: { id: document?.id ?? '' } });
  const understanding = document?.extractedData;
  return useQuery({
    ...route,
    queryKey: [...route.queryKey, understanding ? readingOf(understanding) : ''],
    enabled: understanding?.ready === true && blockingQuestions(understanding).length === 0,
  });
}
