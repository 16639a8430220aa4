import { useQueries, useQuery } from '@tanstack/react-query';
import {
  Building2,
  FileSpreadsheet,
  Hash,
  Lightbulb,
  type LucideIcon,
  Package,
  Truck,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { routeQuery } from '#client/data/queries.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatFact } from '#engine/text/format.ts';
import type { ResultBasis, ResultSection } from '#engine/text/result.ts';
import { latestCosts } from '#features/costs/ui/latest.ts';
import { documentsContract } from '#features/documents/contract.ts';
import { subjectAddress } from '#features/guides/explore-address.ts';
import { exploreContract } from '#features/guides/explore-contract.ts';
import { subjectNames } from '#features/guides/explore-texts.ts';
import type { SubjectKind } from '#features/guides/lens.ts';
import { FIGURE, viewAddress, views } from '#features/guides/result-views.ts';
import type { Latest } from '#features/guides/ui/guide-setup.ts';
import { latestSales } from '#features/sales/ui/latest.ts';
import { foundIn } from './match.ts';
import { paletteTexts as texts } from './texts.ts';
import type { Command } from './use-commands.ts';

/** Fewer letters are in too many names. */
const FEWEST_LETTERS = 2;
/** The server computes for few calls of a company at a time, and refuses those beyond. */
const LISTS_AT_ONCE = 2;
/** More is not read through: one more letter finds it. */
const MOST_OF_A_KIND = 5;

type Result = ResultBasis & { sections: readonly Partial<ResultSection>[] };

/** The kinds of subjects that are looked among, in this order. */
const kinds = {
  product: Package,
  customer: Users,
  supplier: Truck,
  account: Building2,
} satisfies Partial<Record<SubjectKind, LucideIcon>>;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

interface Thing {
  label: string;
  hint: string;
  icon: LucideIcon;
  to: string;
}

/** Which lists of names there are in a guide's analysis. */
function askedOf({ page, latest }: { page: string; latest: Latest<Result> | undefined }) {
  if (!latest?.result || latest.id === '') return [];
  const { id, result } = latest;
  const has = new Set(result.facts.map(({ subject }) => subject?.kind));
  return kindNames.filter((kind) => has.has(kind)).map((kind) => ({ page, id, kind }));
}

/** Names are of the whole file, and are asked for once. */
const subjectsQuery = ({ id, kind }: { id: string; kind: Kind }) => ({
  ...routeQuery(exploreContract.subjects, { params: { id }, query: { kind } }),
  structuralSharing: false as const,
  staleTime: Number.POSITIVE_INFINITY,
});

function adviceOf(page: string, { sections }: Result): Thing[] {
  const to = `${page}?${viewAddress(new URLSearchParams(), views.advice)}`;
  return sections.flatMap(({ title }) =>
    title
      ? [
          {
            label: title,
            hint: texts.found.advice,
            icon: Lightbulb,
            to,
          },
        ]
      : [],
  );
}

function figuresOf(page: string, { facts }: Result): Thing[] {
  const isPlain = (fact: Fact) => fact.subject === null && fact.kind === 'computed';
  return facts.filter(isPlain).map((fact) => ({
    label: `${fact.label} ${formatFact(fact)}`,
    hint: texts.found.figure,
    icon: Hash,
    to: `${page}?${FIGURE}=${fact.id}`,
  }));
}

interface Found {
  commands: Command[];
  /** Some of what was to be looked among did not come. */
  isPartial: boolean;
  /** Some of it is still on its way. */
  isPending: boolean;
}

/** What of the company's own data has the words typed in its name: subjects, figures, advice and files. */
export function useFound(query: string): Found {
  const navigate = useNavigate();
  const isOn = query.trim().length >= FEWEST_LETTERS;
  const sales = useQuery({ ...latestSales, enabled: isOn });
  const costs = useQuery({ ...latestCosts, enabled: isOn });
  const files = useQuery({ ...routeQuery(documentsContract.list), enabled: isOn });
  const guides = [
    { page: '/forsaljning', latest: sales.data },
    { page: '/kostnader', latest: costs.data },
  ];
  const asked = isOn ? guides.flatMap(askedOf) : [];
  const [done, setDone] = useState(0);
  const subjects = useQueries({
    queries: asked.map((each, place) => ({
      ...subjectsQuery(each),
      enabled: place < done + LISTS_AT_ONCE,
    })),
  });
  const come = subjects.filter(({ isFetched }) => isFetched).length;
  if (come !== done) setDone(come);
  if (!isOn) return { commands: [], isPartial: false, isPending: false };
  const named = asked.flatMap(({ page, kind }, place) =>
    foundIn(subjects[place]?.data?.names ?? [], query, MOST_OF_A_KIND).map(
      (name): Thing => ({
        label: name,
        hint: subjectNames[kind].one,
        icon: kinds[kind],
        to: `${page}?${subjectAddress(new URLSearchParams(), kind, name)}`,
      }),
    ),
  );
  const figuresAndAdvice = guides.flatMap(({ page, latest }) =>
    latest?.result ? [figuresOf(page, latest.result), adviceOf(page, latest.result)] : [],
  );
  const things = [
    ...named,
    ...[...figuresAndAdvice, filesOf(files.data)].flatMap((list) => labelled(list, query)),
  ];
  const commands = things.map(({ to, ...thing }) => ({
    ...thing,
    id: `${to} ${thing.label}`,
    kind: 'found' as const,
    keywords: '',
    run: () => navigate(to),
  }));
  const all = [sales, costs, files, ...subjects];
  return {
    commands,
    isPartial: all.some(({ isError }) => isError),
    isPending: all.some(({ isPending }) => isPending),
  };
}

const filesOf = (files: readonly { filename: string }[] = []): Thing[] =>
  files.map(({ filename }) => ({
    label: filename,
    hint: texts.found.file,
    icon: FileSpreadsheet,
    to: '/documents',
  }));

/** Those of a list whose labels hold what is typed. */
function labelled(list: readonly Thing[], query: string): Thing[] {
  const byLabel = new Map(list.map((thing) => [thing.label, thing]));
  return foundIn([...byLabel.keys()], query, MOST_OF_A_KIND).flatMap(
    (label) => byLabel.get(label) ?? [],
  );
}
