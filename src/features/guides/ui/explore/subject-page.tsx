import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute, send } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { saveFile } from '#client/data/save-file.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { RowsDialog } from '#client/ui/receipt/rows-dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import { lensOf, subjectAddress } from '../../explore-address.ts';
import { exploreContract } from '../../explore-contract.ts';
import { subjectNames, subjectTexts as texts } from '../../explore-texts.ts';
import { exploredChart } from '../../explored-chart.ts';
import { exploredFact } from '../../explored-fact.ts';
import type { Lens, SubjectKind } from '../../lens.ts';
import { ExploredFigures } from './explored-figures.tsx';
import { useExploring } from './exploring.ts';
import { Parts } from './parts.tsx';

interface SubjectPageProps {
  kind: SubjectKind;
  name: string;
}

/** One product, customer or other subject: its figures, its months, what is behind it and its rows. */
export default function SubjectPage({ kind, name }: SubjectPageProps) {
  const { analysisId, periods } = useExploring();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const lens: Lens = { ...lensOf(periods), [kind]: name };
  const found = useQuery({
    ...routeQuery(exploreContract.explore, { params: { id: analysisId }, query: lens }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <article className="flex min-w-0 flex-col gap-6">
      <header>
        <Link
          to={{ search: subjectAddress(search, kind, null) }}
          state={state}
          className="inline-flex min-h-8 items-center gap-1.5 text-sm text-accent-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {texts.back(subjectNames[kind].all)}
        </Link>
        <p className="mt-2 text-sm text-ink-muted">{subjectNames[kind].one}</p>
        <h2 className="text-xl font-semibold [overflow-wrap:anywhere]">{name}</h2>
      </header>
      {found.isError && (
        <Alert
          variant="error"
          title={texts.failed}
          actions={
            <Button size="sm" variant="secondary" onClick={() => found.refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {errorSentence(found.error, texts.tryLater)}
        </Alert>
      )}
      {found.isPending && <Skeleton className="h-96" />}
      {found.data && <Found kind={kind} name={name} lens={lens} found={found.data} />}
    </article>
  );
}

interface FoundProps extends SubjectPageProps {
  lens: Lens;
  found: ResponseOutput<typeof exploreContract.explore>;
}

function Found({ kind, name, lens, found }: FoundProps) {
  const { periods, measure, today } = useExploring();
  const starts = periods?.before ? { now: periods.now.from, before: periods.before.from } : null;
  const chart = exploredChart({
    title: texts.months(measure),
    measure,
    currency: found.currency,
    grain: 'month',
    series: found.series,
    starts,
    today,
  });
  return (
    <>
      <ExploredFigures found={found} />
      {chart && <ChartCard chart={chart} />}
      <Parts parts={found.parts} currency={found.currency} />
      <Rows kind={kind} name={name} lens={lens} found={found} />
    </>
  );
}

function Rows({ kind, name, lens, found }: FoundProps) {
  const { analysisId, periods, measure } = useExploring();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const params = { id: analysisId };
  const fact = exploredFact({
    label: `${measure}: ${name}`,
    value: Object.values(found.measures)[0]?.now ?? '0',
    currency: found.currency,
    period: periods?.now ?? null,
  });
  return (
    <div data-print="hide">
      <Button ref={trigger} variant="secondary" onClick={() => setOpen(true)}>
        {texts.rows(found.rows.now)}
      </Button>
      {open && (
        <RowsDialog
          fact={fact}
          query={({ from, search }) => {
            const input = { params, query: { ...lens, offset: from, search } };
            return {
              queryKey: routeKey(exploreContract.exploreRows, input),
              queryFn: () => callRoute(exploreContract.exploreRows, input),
            };
          }}
          onSave={async () =>
            saveFile(
              await send(exploreContract.exploreRowsCsv, { params, query: lens }),
              `${subjectNames[kind].one.toLowerCase()}-rader.csv`,
            )
          }
          returnFocus={trigger}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
