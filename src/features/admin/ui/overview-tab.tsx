import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorSentence } from '#client/data/call-error.ts';
import { routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Stat, StatRow } from '#client/ui/stat.tsx';
import { formatCount } from '#engine/text/format.ts';
import { adminContract } from '../contract.ts';
import type { Total } from '../rows.ts';
import { adminTexts } from '../texts.ts';

const texts = adminTexts.overview;

/** Översikt: how much of each there is. */
export function OverviewTab() {
  const { data, error } = useQuery({ ...routeQuery(adminContract.overview), staleTime: 0 });
  if (error) return <Alert variant="error">{errorSentence(error, adminTexts.list.failed)}</Alert>;
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton className="h-28" />
      </div>
    );
  return (
    <StatRow count={4}>
      <Count label={texts.users} total={data.users} tab="anvandare" />
      <Count
        label={texts.activeSubscriptions}
        total={data.activeSubscriptions}
        note={texts.subscriptionsNote}
        tab="betalningar"
      />
      <Count label={texts.documents} total={data.documents} tab="dokument" />
      <Count label={texts.analyses} total={data.analyses} tab="analyser" />
    </StatRow>
  );
}

interface CountProps {
  label: string;
  total: Total;
  note?: string;
  /** By its name in the address: the tab that lists them. */
  tab: string;
}

function Count({ label, total, note, tab }: CountProps) {
  const count = formatCount(total.count);
  return (
    <Stat
      label={label}
      value={
        <Link
          to={{ search: `?flik=${tab}` }}
          replace
          aria-label={`${label}: ${count}`}
          className="underline decoration-accent-line underline-offset-4 hover:decoration-current"
        >
          {count}
        </Link>
      }
      note={total.exact ? note : texts.about}
    />
  );
}
