import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { routeQuery } from '#client/data/queries.ts';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import { subjectAddress } from '../../explore-address.ts';
import { exploreContract } from '../../explore-contract.ts';
import { subjectNames, subjectTexts as texts } from '../../explore-texts.ts';
import type { Lens, SubjectKind } from '../../lens.ts';
import { Course } from './course.tsx';
import { ExploredFigures } from './explored-figures.tsx';
import { ExploredRows } from './explored-rows.tsx';
import { useExploring } from './exploring.ts';
import { Parts } from './parts.tsx';

interface SubjectPageProps {
  kind: SubjectKind;
  name: string;
}

/** One product, customer or other subject: its figures, its months, what is behind it and its rows. */
export default function SubjectPage({ kind, name }: SubjectPageProps) {
  const { analysisId, lens: chosen, grain } = useExploring();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const lens: Lens = { ...chosen, [kind]: name };
  const found = useQuery({
    ...routeQuery(exploreContract.explore, {
      params: { id: analysisId },
      query: { ...lens, grain },
    }),
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
      <LoadFailed of={found} title={texts.failed} />
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
  const { measure } = useExploring();
  return (
    <>
      <ExploredFigures found={found}>
        <ExploredRows
          lens={lens}
          found={found}
          label={`${measure}: ${name}`}
          fileName={`${subjectNames[kind].one.toLowerCase()}-rader`}
        />
      </ExploredFigures>
      <Course found={found} />
      <Parts parts={found.parts} currency={found.currency} />
    </>
  );
}
