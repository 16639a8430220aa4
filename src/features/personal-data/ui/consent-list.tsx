import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#client/data/call-error.ts';
import { routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatDate, formatInstantDay } from '#engine/text/format.ts';
import { personalDataContract } from '../contract.ts';
import { dataTexts } from '../texts.ts';

const texts = dataTexts.consents;

/** What the owner has agreed to, been told of and chosen, the latest first. */
export function ConsentList() {
  const { data, error } = useQuery({ ...routeQuery(personalDataContract.consents), staleTime: 0 });
  return (
    <section aria-labelledby="consents-title" className="mt-8 border-t border-line pt-6">
      <h3 id="consents-title" className="font-semibold">
        {texts.title}
      </h3>
      {error && (
        <Alert variant="error" className="mt-4">
          {errorSentence(error, texts.failed)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-4 h-16" />}
      {data?.length === 0 && <p className="mt-1 text-sm text-ink-muted">{texts.none}</p>}
      <ul className="mt-2 flex flex-col divide-y divide-line text-sm">
        {data?.map(({ about, choice, version, at }) => (
          <li
            key={`${about} ${at}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5"
          >
            <span className="min-w-0">
              <span className="font-medium">{texts.about[about]}</span>,{' '}
              {texts.version(formatDate(version))}
            </span>
            <span className="text-ink-muted">
              {texts.choice[choice]} {formatDate(formatInstantDay(at))}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-muted">{texts.change}</p>
    </section>
  );
}
