import { Children } from 'react';
import { summaryPieces } from '../model.ts';

/** What was understood of a file, on lines that part no date and no count from its word. */
export function FileSummary({ summary }: { summary: string }) {
  const pieces = Children.toArray(summaryPieces(summary));
  return Children.map(pieces, (piece, place) =>
    place % 2 === 0 ? piece : <span className="whitespace-nowrap">{piece}</span>,
  );
}
