import type { ResultBasis } from '#engine/text/result.ts';
import type { StoredAnalysis } from '../guide-setup.ts';
import { AnalysisHistory } from '../history/analysis-history.tsx';
import { DataQuality } from '../result/data-quality.tsx';
import { Unknowns } from '../result/unknowns.tsx';

export interface SourcesProps {
  analysis: StoredAnalysis<ResultBasis>;
  onNewFile: (() => void) | undefined;
}

/** What the analysis does not know, how good its file is, and the analyses before it. */
export default function Sources({ analysis, onNewFile }: SourcesProps) {
  const { result } = analysis;
  return (
    <>
      <Unknowns unknowns={result.unknowns} onNewFile={onNewFile} />
      <DataQuality result={result} />
      <AnalysisHistory analysis={analysis} />
    </>
  );
}
