import { Apart } from '#client/ui/apart.tsx';

interface FileSummaryProps {
  summary: string;
  /** What is said of the file after it. */
  after?: string;
}

/** A file's summary, where each thing said stands on one line: a period, an encoding, a count. */
export function FileSummary({ summary, after }: FileSummaryProps) {
  return <Apart>{[...summary.split(' · '), ...(after === undefined ? [] : [after])]}</Apart>;
}
