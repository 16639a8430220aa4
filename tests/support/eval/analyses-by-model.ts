import { type Model, ModelAway } from '#adapters/models/port.ts';
import { writeAnalysisPrompt } from '#engine/prompts/write-analysis.ts';
import { formatPeriod } from '#engine/text/format.ts';
import { stringsAt } from '#engine/text/text-tree.ts';
import type { Guide } from '#features/guides/server/guide.ts';
import { rewritten, textsForModel } from '#features/guides/server/rewrite.ts';
import { analysisAnswer, MOST_TOKENS } from '#features/guides/server/write-by-model.ts';
import { composedFor, evalAnalyses } from './analyses.ts';

const LONGEST_MS = 120_000;

/** What came of one analysis that a model was to write. */
export interface WrittenAnalysis {
  name: string;
  /** `away` where the model gave no answer and the rules' stands. */
  outcome: string;
  sentences: number;
  replaced: number;
  /** Figures in the model's sentences that are no fact: none may be. */
  untraced: string[];
}

/** Digits that stand in a sentence of the model's outside of the figures that the server put in. */
function untracedIn(result: ReturnType<typeof rewritten>): string[] {
  // Names and periods are put in by the server too, by the same references.
  const given = result.facts
    .flatMap(({ subject, period }) => [
      subject?.name,
      period === null ? null : formatPeriod(period),
    ])
    .filter((text) => text !== null && text !== undefined)
    .sort((a, b) => b.length - a.length);
  return (result.engine.model?.sentences ?? []).flatMap(({ path, start, end }) => {
    const text = stringsAt(result).get(path) ?? '';
    const own = result.figures
      .filter((each) => each.path === path && each.start >= start && each.end <= end)
      .sort((a, b) => b.start - a.start);
    const rest = own.reduce(
      (left, each) => left.slice(0, each.start - start) + left.slice(each.end - start),
      text.slice(start, end),
    );
    const bare = given.reduce((left, name) => left.replaceAll(name, ''), rest);
    return /\d/.test(bare) ? [text.slice(start, end)] : [];
  });
}

/** Lets a model write the analyses as the product does, and looks at what is left of it. */
export async function writeAnalyses(model: Model): Promise<WrittenAnalysis[]> {
  const written: WrittenAnalysis[] = [];
  for (const { company } of evalAnalyses) {
    const { name, guide, composed } = await composedFor(company);
    written.push({ name, ...(await writtenBy(model, guide, composed)) });
  }
  return written;
}

async function writtenBy(
  model: Model,
  guide: Pick<Guide, 'id' | 'modelTexts' | 'aligned'>,
  composed: Awaited<ReturnType<typeof composedFor>>['composed'],
): Promise<Omit<WrittenAnalysis, 'name'>> {
  const { system, prompt, standIns } = writeAnalysisPrompt({
    ...{ guide: guide.id, facts: composed.result.facts, changes: new Set(composed.changes) },
    ...{ texts: textsForModel(composed, guide), answers: {}, persons: [] },
  });
  try {
    const { value } = await model.writeObject({
      ...{ system, prompt, schema: analysisAnswer, maxTokens: MOST_TOKENS },
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const texts = value.texts.map(({ path, text }) => [path, standIns.reveal(text)] as const);
    const result = rewritten(guide, composed, { name: model.name, texts: new Map(texts) });
    const share = result.engine.model;
    return {
      outcome: share?.outcome ?? 'away',
      sentences: share?.sentences.length ?? 0,
      replaced: share?.replaced.length ?? 0,
      untraced: untracedIn(result),
    };
  } catch (error) {
    if (!(error instanceof ModelAway)) throw error;
    return { outcome: error.reason, sentences: 0, replaced: 0, untraced: [] };
  }
}
