import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '#client/data/call-route.ts';
import { routeQuery } from '#client/data/queries.ts';
import { saveFile } from '#client/data/save-file.ts';
import { Input } from '#client/ui/input.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { SaveButton } from '#client/ui/save-button.tsx';
import { formatCount } from '#engine/text/format.ts';
import { exploreContract } from '../../explore-contract.ts';
import { subjectNames, tableTexts as texts } from '../../explore-texts.ts';
import type { Lens, SubjectKind } from '../../lens.ts';
import { useExploring } from './exploring.ts';
import { SubjectLines } from './subject-lines.tsx';
import { comparedText, TableAhead } from './table-ahead.tsx';
import { largestFirst, useShown } from './use-shown.ts';

/** Every subject of a kind with its sums: to search, sort, open and take along. */
export default function SubjectTable({ kind }: { kind: SubjectKind }) {
  const { analysisId, periods, lens } = useExploring();
  const params = { id: analysisId };
  const table = useQuery({
    ...routeQuery(exploreContract.subjects, { params, query: { ...lens, kind } }),
    staleTime: Number.POSITIVE_INFINITY,
    // Comparing hundreds of thousands of values with those before would be felt.
    structuralSharing: false,
  });
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState(largestFirst);
  const { data } = table;
  const shown = useShown(data, sorting, search);
  const names = subjectNames[kind].all;
  if (table.isError) return <LoadFailed of={table} title={texts.failed} />;
  if (!data || !shown)
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        <TableAhead kind={kind} />
      </div>
    );
  if (data.names.length === 0) return <p className="text-sm text-ink-muted">{texts.none(names)}</p>;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" data-print="hide">
        <Input
          type="search"
          aria-label={texts.search(names)}
          placeholder={texts.search(names)}
          maxLength={100}
          className="min-w-40 flex-1 sm:max-w-sm"
          onChange={({ target: { value } }) => setSearch(value)}
        />
        <p
          role="status"
          className="tabular text-sm text-ink-muted max-xl:order-last max-xl:w-full xl:ml-auto"
        >
          {periods && `${comparedText(periods)} · `}
          {texts.shown(
            formatCount(shown.order.length),
            formatCount(shown.columns.names.length),
            subjectNames[kind],
          )}
        </p>
        <SaveTable id={analysisId} kind={kind} lens={lens} />
      </div>
      {shown.order.length === 0 ? (
        <p className="text-sm text-ink-muted">{texts.noneFound(search)}</p>
      ) : (
        <SubjectLines
          kind={kind}
          shown={shown}
          table={data}
          sorting={sorting}
          onSorting={setSorting}
        />
      )}
    </div>
  );
}

function SaveTable({ id, kind, lens }: { id: string; kind: SubjectKind; lens: Lens }) {
  return (
    <SaveButton
      onSave={async () =>
        saveFile(
          await send(exploreContract.subjectsCsv, { params: { id }, query: { ...lens, kind } }),
          `${subjectNames[kind].all.toLowerCase()}.csv`,
        )
      }
      texts={saveTexts}
    />
  );
}

const saveTexts = { save: texts.save, failed: texts.saveFailed, whatToDo: texts.tryLater };
