import { Children } from 'react';
import { summaryPieces } from '../model.ts';

/** What is said in more letters than this runs on from line to line. */
const WHOLE = 34;

/** A file's summary, where each thing said stands on one line: a period, an encoding, a count. */
export function FileSummary({ summary }: { summary: string }) {
  return Children.map(summaryPieces(summary), (piece) => (
    <>
      <span className={piece.length > WHOLE ? undefined : 'inline-block'}>{piece}</span>{' '}
    </>
  ));
}
