import { lazy, Suspense } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { SubjectKind } from '../../lens.ts';
import { TableAhead } from './table-ahead.tsx';

const SubjectTable = lazy(() => import('./subject-table.tsx'));
const SubjectPage = lazy(() => import('./subject-page.tsx'));

/** The table of all of a kind, or the page of one: fetched when it is looked at; ahead of it stands what is as tall. */
export function SubjectPart({ kind, name }: { kind: SubjectKind; name: string | null }) {
  return (
    <Suspense
      fallback={name === null ? <TableAhead kind={kind} /> : <Skeleton className="h-[75dvh]" />}
    >
      {name === null ? (
        <SubjectTable kind={kind} />
      ) : (
        <SubjectPage key={name} kind={kind} name={name} />
      )}
    </Suspense>
  );
}
