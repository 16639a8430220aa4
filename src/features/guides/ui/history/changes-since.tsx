import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '#client/data/queries.ts';
import { Field } from '#client/ui/field.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import { analysesContract } from '../../contract.ts';
import { type HistoryWords, historyTexts } from '../../texts.ts';
import type { ListedAnalysis } from '../analyses-query.ts';
import { madeAt } from '../made-at.ts';
import { ChangesTable } from './changes-table.tsx';

const texts = historyTexts.changes;

type Compared = ResponseOutput<typeof analysesContract.compare>;

interface ChangesSinceProps {
  id: string;
  /** The earlier ones, newest first; at least one. */
  earlier: readonly ListedAnalysis[];
  words: HistoryWords['changes'];
}

/** Why an analysis differs from an earlier one, and which figures do. */
export function ChangesSince({ id, earlier, words }: ChangesSinceProps) {
  const [since, setSince] = useState(earlier[0]?.id ?? '');
  const compared = useQuery(
    routeQuery(analysesContract.compare, { params: { id }, query: { since } }),
  );
  const { data } = compared;
  return (
    <div className="flex min-w-0 flex-col gap-4 px-4 py-5 sm:px-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 className="font-semibold">{texts.title}</h3>
        <Field label={words.since} className="w-full sm:w-96">
          <Select size="sm" value={since} onChange={({ target }) => setSince(target.value)}>
            {earlier.map((analysis) => (
              <option key={analysis.id} value={analysis.id}>
                {[madeAt(analysis), analysis.document ?? []].flat().join(' · ')}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <LoadFailed of={compared} title={words.failed} />
      {compared.isPending && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <Skeleton className="h-40" />
        </div>
      )}
      {data && <Changes key={since} data={data} />}
    </div>
  );
}

function Changes({ data: { causes, changes } }: { data: Compared }) {
  const none = causes.length > 0 ? texts.noneDespite : texts.none;
  return (
    <>
      {changes.length === 0 && <p className="text-sm">{none}</p>}
      <ul className="flex max-w-3xl list-disc flex-col gap-1.5 pl-5 text-sm empty:hidden">
        {causes.map(({ cause, text }) => (
          <li key={cause} className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
      {changes.length > 0 && <ChangesTable caption={texts.table} changes={changes} />}
    </>
  );
}
