import { resultTexts } from '#features/guides/texts.ts';
import { resultTexts as planTexts } from '#features/plan/texts.ts';
import type { ReportAdvice, ReportBlock, ReportRun } from '../../report.ts';
import { plain } from '../../runs.ts';

/** Why a piece of advice stands where it does: words for reading, not for sorting. */
const weighing: readonly string[] = [resultTexts.why, planTexts.certainty, planTexts.effort];

export const isInText = (label: string) => weighing.includes(label);

/** `Prioritet: Hög · Säkerhet: ganska säkert` */
function weight({ priority, entries }: ReportAdvice): ReportRun[] {
  const why = entries
    .filter(({ label }) => isInText(label))
    .flatMap(({ label, value }) => [...plain(` · ${label}: `), ...value]);
  return [...plain(priority), ...why];
}

/** The words of a piece of advice, as blocks of the text that it stands in; `muted` is of its weight. */
export function adviceBlocks(advice: ReportAdvice, number: number) {
  const { title, body, action } = advice;
  const heading: ReportBlock = { kind: 'heading', lines: [[...plain(`${number}. `), ...title]] };
  const todo: ReportBlock[] =
    action === null ? [] : [{ kind: 'heading', lines: [plain(action.title)] }, ...action.blocks];
  return { muted: weight(advice), heading, blocks: [...body, ...todo] };
}
