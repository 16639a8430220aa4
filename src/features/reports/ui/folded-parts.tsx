import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '#client/ui/cx.ts';
import { foldedOnPhone } from '#client/ui/phone-fold.tsx';
import type { ReportPart } from '../report.ts';
import { placed } from './placed.ts';
import { ReportContents } from './report-contents.tsx';
import { ReportPartView } from './report-part.tsx';

const partId = (place: number) => `del-${place + 1}`;

/** On a phone what comes after the advice, and all charts but the first, are told by their headings until they are asked for. */
export function foldedPlaces(parts: readonly ReportPart[]): Set<number> {
  const advice = parts.findIndex(({ kind }) => kind === 'advice');
  const chart = parts.findIndex(({ kind }) => kind === 'chart');
  const isFolded = ({ each: { kind }, place }: { each: ReportPart; place: number }) =>
    advice !== -1 &&
    (place > advice ? kind !== 'advice' && kind !== 'receipts' : kind === 'chart' && place > chart);
  return new Set(
    placed(parts)
      .filter(isFolded)
      .map(({ place }) => place),
  );
}

interface FoldedPartsProps {
  parts: readonly ReportPart[];
  /** What stands under a part, or under a piece of its advice. */
  answerTo: (part: number) => (item: number | null) => ReactNode;
}

/** The contents of a report and its parts. */
export function FoldedParts({ parts, answerTo }: FoldedPartsProps) {
  const [folded, setFolded] = useState(() => foldedPlaces(parts));
  const advice = parts.findIndex(({ kind }) => kind === 'advice');
  const goTo = (place: number) => {
    // At once, so that what is gone to is there.
    flushSync(() => setFolded(new Set([...folded].filter((each) => each !== place))));
    const part = document.getElementById(partId(place));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  };
  return (
    <>
      <ReportContents parts={parts} goTo={goTo} />
      {placed(parts).map(({ each, place }) => (
        <div
          key={place}
          id={partId(place)}
          tabIndex={-1}
          className={cx(
            'min-w-0 scroll-mt-6 outline-none',
            folded.has(place) && 'max-sm:border-y max-sm:border-line',
            folded.has(place) && folded.has(place - 1) && 'max-sm:-mt-[calc(2.5rem+1px)]',
          )}
        >
          {folded.has(place) && <Fold title={titleOf(each)} onOpen={() => goTo(place)} />}
          <div className={cx('flex min-w-0 flex-col gap-4', foldedOnPhone(!folded.has(place)))}>
            <ReportPartView part={each} opensFirst={place === advice} answerTo={answerTo(place)} />
            {answerTo(place)(null)}
          </div>
        </div>
      ))}
    </>
  );
}

const titleOf = (part: ReportPart) => (part.kind === 'chart' ? part.chart.title : part.title);

function Fold({ title, onOpen }: { title: string; onOpen: () => void }) {
  return (
    <h2 data-print="hide" className="sm:hidden">
      <button
        type="button"
        aria-expanded={false}
        onClick={onOpen}
        className="flex min-h-13 w-full items-center justify-between gap-3 py-2 text-left font-semibold"
      >
        {title}
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
      </button>
    </h2>
  );
}
