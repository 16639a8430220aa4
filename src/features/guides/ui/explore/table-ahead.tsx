import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatPeriod } from '#engine/text/format.ts';
import type { ComparedPeriods } from '../../explore-address.ts';
import { subjectNames, tableTexts as texts } from '../../explore-texts.ts';
import type { SubjectKind } from '../../lens.ts';
import { useExploring } from './exploring.ts';

/** A line has room for two lines of a name, in text of any size. */
export const ROW_REMS = 2.75;

/** So many lines stand in the page itself: a short list is not scrolled in a window of its own. */
export const IN_PAGE = 15;

/** The head of the table with its sum. */
const HEAD_REMS = 4.9;

/** `2025 mot 2024` */
export const comparedText = ({ now, before }: ComparedPeriods): string =>
  `${formatPeriod(now)}${before ? ` ${texts.against(formatPeriod(before))}` : ''}`;

/** As tall as the table of a kind will be, so that nothing below it moves when it comes. */
export function TableAhead({ kind }: { kind: SubjectKind }) {
  const { sizes, periods } = useExploring();
  const lines = sizes[kind] ?? IN_PAGE;
  const height = lines > IN_PAGE ? '70dvh' : `${HEAD_REMS + lines * ROW_REMS}rem`;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-11" />
        {/* As many lines as what stands there over the table takes. */}
        <p aria-hidden className="tabular invisible text-sm xl:hidden">
          {periods && `${comparedText(periods)} · `}
          {texts.shown(String(lines), String(lines), subjectNames[kind])}
        </p>
      </div>
      <div className="grid" style={{ height }}>
        <Skeleton />
      </div>
    </div>
  );
}
