import { Suspense } from 'react';
import { optionalPart } from '#client/ui/optional-part.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { resultTexts } from '#features/guides/texts.ts';

interface BooksPartProps {
  facts: readonly Fact[];
}

const Books = optionalPart<BooksPartProps>(
  async () => ({ default: (await import('./books.tsx')).Books }),
  () => <p className="text-sm text-ink-muted">{resultTexts.partFailed}</p>,
);

/** The books year by year: loaded only where the analysis has them, since most cost files are no books. */
export function BooksPart({ facts }: BooksPartProps) {
  const isBook = ({ key, subject }: Fact) => subject?.kind === 'year' && key.startsWith('books.');
  if (!facts.some(isBook)) return null;
  return (
    <Suspense>
      <Books facts={facts} />
    </Suspense>
  );
}
