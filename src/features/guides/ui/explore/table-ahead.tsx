import { Skeleton } from '#client/ui/skeleton.tsx';
import type { SubjectKind } from '../../lens.ts';
import { useExploring } from './exploring.ts';

/** A line has room for two lines of a name, in text of any size. */
export const ROW_REMS = 2.75;

/** So many lines stand in the page itself: a short list is not scrolled in a window of its own. */
export const IN_PAGE = 15;

/** The head of the table with its sum. */
const HEAD_REMS = 4.9;

/** As tall as the table of a kind will be, so that nothing below it moves when it comes. */
export function TableAhead({ kind }: { kind: SubjectKind }) {
  const { sizes } = useExploring();
  const lines = sizes[kind] ?? IN_PAGE;
  const height = lines > IN_PAGE ? '70dvh' : `${HEAD_REMS + lines * ROW_REMS}rem`;
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-18 xl:h-11" />
      <div className="grid" style={{ height }}>
        <Skeleton />
      </div>
    </div>
  );
}
