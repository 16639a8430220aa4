import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import type { User } from '#contract/session.ts';
import { formatNumber } from '#engine/text/format.ts';
import { setupPercent } from '../model.ts';
import { dashboardTexts } from '../texts.ts';

const texts = dashboardTexts.overview;

interface CompanyOverviewProps {
  user: User;
  work: { documents: number; analyses: number };
}

/** How far the company has come in the product. */
export default function CompanyOverview({ user, work }: CompanyOverviewProps) {
  const figures: { label: string; value: string; to?: string; note?: string }[] = [
    { label: texts.documents, value: formatNumber(work.documents), to: '/documents' },
    { label: texts.analyses, value: formatNumber(work.analyses) },
    { label: texts.status, value: `${setupPercent(user, work)}%`, note: texts.statusText },
  ];
  return (
    <Card padding="md" className="@container">
      <CardHeader
        title={texts.title}
        actions={
          <Button asChild variant="secondary" size="sm">
            <Link to="/settings">{texts.settings}</Link>
          </Button>
        }
      />
      <dl className="mt-3 grid grid-cols-[auto_auto_1fr] divide-x divide-line @max-[15rem]:grid-cols-1 @max-[15rem]:divide-x-0 sm:grid-cols-3">
        {figures.map(({ label, value, note, to }) => (
          <div
            key={label}
            className="row-span-2 grid grid-rows-subgrid gap-y-1 px-2.5 py-3 first:pl-0 last:pr-0 @max-[15rem]:px-0 sm:px-5"
          >
            <dt className="text-xs text-ink-muted sm:text-sm">{label}</dt>
            <dd className="flex flex-wrap items-baseline content-start gap-x-2">
              {to ? (
                <Link
                  to={to}
                  aria-label={texts.toFiles(value)}
                  className="tabular text-2xl font-semibold underline decoration-accent-line underline-offset-4 hover:decoration-current"
                >
                  {value}
                </Link>
              ) : (
                <span className="tabular text-2xl font-semibold">{value}</span>
              )}
              {note && <span className="text-xs text-ink-muted sm:text-sm">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
