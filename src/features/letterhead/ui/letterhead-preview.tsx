import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { type ChangedLetterhead, letterheadPreviewContract } from '../contract.ts';
import { readableOnWhite } from '../contrast.ts';
import { letterheadTexts } from '../texts.ts';

const texts = letterheadTexts.preview;
/** Milliseconds without a change before a page is made. */
const REST = 500;

/** The draft as a page can be made of it: a colour that is too light is the darker one that is offered. */
const shown = (draft: ChangedLetterhead): ChangedLetterhead => ({
  ...draft,
  accent: draft.accent && readableOnWhite(draft.accent),
});

/** The first page of the newest report, set as the PDF is, with what is not saved yet. */
export function LetterheadPreview({ draft }: { draft: ChangedLetterhead }) {
  const [rested, setRested] = useState(draft);
  const body = shown(rested);
  const { data, error, isFetching } = useQuery({
    queryKey: ['letterhead preview', JSON.stringify(body)],
    queryFn: () => callRoute(letterheadPreviewContract.preview, { body }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  // One page at a time: a company has few places in the queue of what computes.
  useEffect(() => {
    if (isFetching) return;
    const timer = setTimeout(() => setRested(draft), REST);
    return () => clearTimeout(timer);
  }, [draft, isFetching]);
  return (
    <section aria-labelledby="letterhead-preview" className="min-w-0">
      <h3 id="letterhead-preview" className="mb-2 text-sm font-medium">
        {texts.title}
      </h3>
      {error && <Alert variant="error">{errorSentence(error, texts.failed)}</Alert>}
      {!error && !data && <Skeleton className="aspect-[210/297] w-full" />}
      {data?.page === null && (
        <p className="rounded-md border border-line p-5 text-sm text-ink-muted">{texts.none}</p>
      )}
      {!error && data?.page && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(data.page)}`}
          alt={texts.alt}
          className={`aspect-[210/297] w-full rounded-md border border-line bg-white transition-opacity ${isFetching ? 'opacity-60' : ''}`}
        />
      )}
    </section>
  );
}
