import {
  ChartNoAxesCombined,
  ChevronRight,
  Coins,
  FileText,
  ListChecks,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#client/ui/badge.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { type GuideId, guideOfType } from '#contract/guides.ts';
import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import { PinnedFigures } from '#features/chat/ui/pinned-figures.tsx';
import { sampleTexts } from '#features/sample/texts.ts';
import { type AnalysisItem, newestFirst } from '../model.ts';
import { dashboardTexts } from '../texts.ts';

const { recent } = dashboardTexts;
const SHOWN = 3;

const icons: Record<GuideId | 'other', LucideIcon> = {
  sales: ChartNoAxesCombined,
  costs: Coins,
  plan: ListChecks,
  other: FileText,
};

/** The three newest analyses, and the figures that are pinned. */
export default function RecentActivity({ analyses }: { analyses: readonly AnalysisItem[] }) {
  return (
    <>
      <Card padding="md">
        <CardHeader title={recent.title} />
        <ul className="mt-3 flex flex-col divide-y divide-line">
          {newestFirst(analyses)
            .slice(0, SHOWN)
            .map((analysis) => {
              const guide = guideOfType(analysis.analysisType) ?? 'other';
              const Icon = icons[guide];
              return (
                <li key={analysis.id}>
                  <Link
                    to="/chat"
                    className="-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-2 hover:bg-hover"
                  >
                    <Icon aria-hidden className="size-5 shrink-0 text-accent-ink" />
                    <span className="min-w-0 flex-1">
                      <span className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
                        {recent.names[guide]}
                        {analysis.sample && <Badge variant="info">{sampleTexts.mark}</Badge>}
                      </span>
                      <span className="block text-sm text-ink-muted">
                        {formatInstantDay(analysis.createdAt)}{' '}
                        {formatInstantTime(analysis.createdAt)}
                      </span>
                    </span>
                    <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
                  </Link>
                </li>
              );
            })}
        </ul>
      </Card>
      <PinnedFigures />
    </>
  );
}
