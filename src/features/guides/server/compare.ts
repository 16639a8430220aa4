import { dataCauses } from '#engine/text/compare-facts.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import type { changeCauses } from '../contract.ts';
import { changedFigures } from './changed-figures.ts';
import type { Guide } from './guide.ts';
import type { AnalysisRow } from './table.ts';

type Cause = (typeof changeCauses)[number];

function sameAnswers(a: AnalysisRow, b: AnalysisRow): boolean {
  const plain = ({ answers }: AnalysisRow) => JSON.stringify(Object.entries(answers).sort());
  return plain(a) === plain(b);
}

function causesOf(earlier: AnalysisRow, later: AnalysisRow): Cause[] {
  const causes: Cause[] = [];
  const covered = ({ result }: AnalysisRow) => ({
    facts: result?.facts ?? [],
    period: result?.period ?? null,
  });
  if (earlier.documentSha256 !== later.documentSha256)
    causes.push(...dataCauses(covered(earlier), covered(later)));
  else if (earlier.reading !== later.reading) causes.push('columns');
  if (JSON.stringify(earlier.basis) !== JSON.stringify(later.basis)) causes.push('basis');
  if (!sameAnswers(earlier, later)) causes.push('answers');
  if (earlier.engineVersion !== later.engineVersion) causes.push('method');
  return causes;
}

function causeText(cause: Cause, earlier: AnalysisRow, later: AnalysisRow): string {
  const files = `${later.document ?? 'underlaget'} i stället för ${earlier.document ?? 'det förra underlaget'}`;
  const day = formatInstantDay(earlier.createdAt.toISOString());
  const texts: Record<Cause, string> = {
    newData: `Ny data: analysen bygger på ${files}, med perioder som inte fanns ${day}.`,
    correctedData: `Rättad data: månader som fanns med ${day} har andra belopp i den nya filen.`,
    columns: 'Andra kolumnval: samma fil har lästs med andra roller, blad eller rubrikrad.',
    basis: 'Annat underlag: de analyser eller profiluppgifter som den bygger på är andra.',
    answers: 'Andra svar: du har ändrat något av dina svar.',
    method: `Ändrad metod: beräkningen har version ${later.engineVersion}, förra gången ${earlier.engineVersion}.`,
  };
  return texts[cause];
}

/** What differs between two finished analyses of one guide, and why. */
export function compareAnalyses(guide: Guide, earlier: AnalysisRow, later: AnalysisRow) {
  return {
    causes: causesOf(earlier, later).map((cause) => ({
      cause,
      text: causeText(cause, earlier, later),
    })),
    changes: changedFigures(guide, earlier.result, later.result),
  };
}
