import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#client/data/call-error.ts';
import { routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import { adminContract } from '../contract.ts';
import type { WholeCase } from '../rows.ts';
import { adminTexts } from '../texts.ts';
import { CaseForm } from './case-form.tsx';

const texts = adminTexts.cases;

/** One case: what was written, what has been done about it, and what can be done. */
export function CasePanel(which: Pick<WholeCase, 'kind' | 'id'>) {
  const { kind, id } = which;
  const { data, error } = useQuery({
    ...routeQuery(adminContract.readCase, { params: { kind, id } }),
    staleTime: 0,
  });
  if (error)
    return (
      <Alert variant="error" className="basis-full">
        {errorSentence(error, adminTexts.list.failed)}
      </Alert>
    );
  if (!data)
    return (
      <div aria-busy="true" className="basis-full">
        <Skeleton className="h-40" />
      </div>
    );
  return (
    <div className="flex min-w-0 basis-full flex-col gap-4 border-t border-line pt-4">
      <p className="max-w-3xl text-sm whitespace-pre-line [overflow-wrap:anywhere]">
        {data.message === '' ? texts.noText : data.message}
      </p>
      {data.thread.length > 0 && (
        <ol aria-label={texts.thread} className="flex flex-col gap-3">
          {data.thread.map((entry) => (
            <li key={entry.id} className="max-w-3xl rounded-md bg-sunken px-4 py-3 text-sm">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
                <Badge variant={entry.kind === 'answer' ? 'positive' : 'neutral'}>
                  {texts.entry[entry.kind]}
                </Badge>
                {texts.by(entry.by, formatInstantDay(entry.at), formatInstantTime(entry.at))}
              </p>
              <p className="mt-1.5 whitespace-pre-line [overflow-wrap:anywhere]">{entry.text}</p>
            </li>
          ))}
        </ol>
      )}
      <CaseForm whole={data} />
    </div>
  );
}
