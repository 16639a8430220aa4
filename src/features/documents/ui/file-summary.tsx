import { Children } from 'react';
import { summaryPieces } from '../model.ts';

/** A file's summary, wrapped so that dates and counts stay whole. */
export function FileSummary({ summary }: { summary: string }) {
  const pieces = Children.toArray(summaryPieces(summary));
  return Children.map(pieces, (piece, place) =>
    place % 2 === 0 ? piece : <span className="whitespace-nowrap">{piece}</span>,
  );
}
