import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { formatNumber } from '#engine/text/format.ts';
import type { User } from '#features/account/contract.ts';
import { setupPercent } from '../model.ts';
import { dashboardTexts } from '../texts.ts';

const texts = dashboardTexts.overview;

interface CompanyOverviewProps {
  user: User;
  work: { documents: number; analyses: number };
}

export function CompanyOverview({ user, work }: CompanyOverviewProps) {
  const figures = [
    { label: texts.documents, value: formatNumber(work.documents) },
    { label: texts.analyses, value: formatNumber(work.analyses) },
    { label: texts.status, value: `${setupPercent(user, work)}%`, note: texts.statusText },
  ];
  return (
    <Card padding="md" className="flex flex-col">
      <CardHeader title={texts.title} />
      <dl className="mt-4 flex flex-col divide-y divide-line">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="text-right">
              <span className="tabular text-xl font-semibold">{value}</span>
              {note && <span className="block text-xs text-ink-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button asChild variant="secondary" className="mt-auto">
        <Link to="/settings">{texts.settings}</Link>
      </Button>
    </Card>
  );
}
