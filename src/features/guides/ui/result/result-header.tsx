import { FileDown, MessagesSquare, RotateCcw } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useIsVisitor } from '#client/session/use-visitor.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import { NeedsAccount } from '#client/ui/needs-account.tsx';
import { optionalPart } from '#client/ui/optional-part.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { formatInstantDay, formatInstantTime, formatPeriod } from '#engine/text/format.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { resultTexts as texts, visitorTexts } from '../../texts.ts';
import type { StoredAnalysis } from '../guide-setup.ts';
import { ShareReport } from '../share/share-report.tsx';
import { DownloadReport } from './download-report.tsx';
import { MoreWays } from './more-ways.tsx';
import { Print } from './print.tsx';

const OtherFormats = optionalPart(() => import('./other-formats.tsx'));
const ReportAnswers = optionalPart(() => import('../answers/report-answers.tsx'));

interface ResultHeaderProps {
  analysis: StoredAnalysis<ResultBasis>;
  /** By default the period. */
  title?: string;
  /** Absent for a saved analysis, which is read only. */
  onRestart?: (() => void) | undefined;
}

/** The analysis's period and file, when it was made, the button for a new one, and what was answered to its report. */
export function ResultHeader({ analysis, title, onRestart }: ResultHeaderProps) {
  const { result, createdAt, sample } = analysis;
  const isVisitor = useIsVisitor();
  // As a large heading it may break inside a date, so its hard spaces become ordinary ones.
  const heading = title ?? (result.period && formatPeriod(result.period).replaceAll('\u00A0', ' '));
  // One of another origin without an id can be read, and nothing can be asked about it.
  const isOurs = analysis.id !== '';
  const files = new Set(result.facts.flatMap(({ source }) => source.document ?? []));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {heading && (
          <h2 className="tabular min-w-0 flex-1 basis-72 text-lg font-semibold [overflow-wrap:anywhere] first-letter:uppercase sm:self-start sm:py-2">
            {heading}
          </h2>
        )}
        <p className="-mt-1 flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted [overflow-wrap:anywhere] sm:order-last">
          {sample && <Badge variant="info">{texts.sample}</Badge>}
          {[...files].map((file) => (
            <span key={file} className="min-w-0">
              <FileName name={file} />
            </span>
          ))}
          <span>{texts.made(formatInstantDay(createdAt), formatInstantTime(createdAt))}</span>
        </p>
        <div
          data-print="hide"
          className="flex flex-wrap gap-2 *:px-3 *:only:-mx-3 *:only:max-w-none max-sm:w-full max-sm:*:not-only:grow sm:justify-end"
        >
          {isOurs && !isVisitor ? <WithAccount analysis={analysis} /> : <Print />}
          {onRestart && (
            <Button
              variant="secondary"
              icon={<RotateCcw aria-hidden className="size-4" />}
              onClick={onRestart}
            >
              {texts.restart}
            </Button>
          )}
        </div>
      </div>
      {isVisitor && <NeedsAccount>{visitorTexts.header}</NeedsAccount>}
      {isOurs && !isVisitor && (
        <Suspense fallback={null}>
          <ReportAnswers analysisId={analysis.id} />
        </Suspense>
      )}
    </>
  );
}

/** Asking of it, downloading and sharing it. */
function WithAccount({
  analysis,
}: {
  analysis: Pick<StoredAnalysis<unknown>, 'id' | 'createdAt'>;
}) {
  const { id, createdAt } = analysis;
  const day = formatInstantDay(createdAt);
  const hasRoom = useMedia('(min-width: 40rem)');
  const ask = (
    <Button asChild variant="ghost">
      <Link to={`/chat?analys=${id}`}>
        <MessagesSquare aria-hidden className="size-4" />
        {texts.ask}
      </Link>
    </Button>
  );
  const share = <ShareReport analysisId={id} />;
  return (
    <>
      {hasRoom && ask}
      <DownloadReport analysisId={id} day={day} format="pdf" icon={FileDown} />
      {hasRoom && share}
      <MoreWays>
        {!hasRoom && ask}
        {!hasRoom && share}
        <Suspense fallback={null}>
          <OtherFormats analysisId={id} day={day} />
        </Suspense>
      </MoreWays>
    </>
  );
}
