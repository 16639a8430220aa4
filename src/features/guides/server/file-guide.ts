import type { AppError } from '#contract/errors.ts';
import { type FileGuideId, guideIdentities } from '#contract/guides.ts';
import { type ChosenRecommendation, record } from '#engine/advice/advice.ts';
import type { DataQualityDraft } from '#engine/advice/data-quality.ts';
import type { Query } from '#engine/figures/query.ts';
import { evidenceOf } from '#engine/table/column-evidence.ts';
import { scopeOf } from '#engine/table/scope.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { formatCount } from '#engine/text/format.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { latestFile } from '#features/documents/server/files/latest.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ownAnswers } from '../answers/from-file.ts';
import { loadAnswers } from '../answers/server/load.ts';
import { defineGuide } from './define-guide.ts';
import { figuresOnce } from './figures-once.ts';
import type { FrozenFile, GuardedBrief, Guide, View } from './guide.ts';
import { requireAnswered } from './require-answered.ts';

/** The input: the file's name and id, its understanding, and the day of the analysis. */
export interface FileSource {
  documentId: string;
  document: string;
  understanding: Understanding;
  /** The day the analysis was started, YYYY-MM-DD. */
  today: string;
}

/** What every brief of a file guide contains besides its own findings. */
interface FileBrief extends GuardedBrief {
  advice: ChosenRecommendation[];
  answerChecks: string[];
  dataQuality: DataQualityDraft;
}

/** What was computed of a file, and what else the findings use. */
interface Computed<Figures, Answers> {
  figures: Figures;
  answers: Answers;
  understanding: Understanding;
}

/** The errors without a file, and for a file whose understanding does not allow an analysis. */
interface GuideErrors {
  none(): AppError;
  notReady(options: { text?: string }): AppError;
}

interface AskedOfFile<Answers, Basis> {
  file: FrozenFile;
  source: FileSource;
  answers: Answers;
  basis: Basis;
}

/** What one file guide defines; the rest is common to all. */
export interface FileGuide<
  Id extends FileGuideId,
  Answers,
  Basis extends object | null,
  Figures extends Pick<ResultBasis, 'charts' | 'unknowns' | 'period'>,
  Brief extends FileBrief,
  Draft extends object,
  Extra extends object,
> {
  id: Id;
  version: string;
  errors: GuideErrors;
  /** The stored answers in the engine's form. */
  answers(stored: Record<string, string>): Answers;
  /** Other data the analysis uses, frozen with it; null for none. */
  basis(deps: Dependencies, ownerId: string, document: DocumentRow): Promise<Basis>;
  view: View;
  /** What is computed, as in "Räknar nyckeltal på 1 200 rader". */
  computes: string;
  compute(query: Query, source: FileSource, basis: Basis): Promise<Figures>;
  brief(computed: Computed<Figures, Answers>): Brief;
  write(brief: Brief): Draft;
  modelTexts?: readonly string[];
  firstLook: NonNullable<Guide['firstLook']>['of'];
  /** What the result contains besides the draft. */
  extra(brief: Brief): Extra;
}

/**
 * The file a guide's next analysis is made from. Throws `none()` without one, `notReady` with what is missing where
 * it cannot be analysed as it is understood, and `analysis.questions` where it can be read in more than one way.
 */
async function readyDocument(
  { database }: Dependencies,
  ownerId: string,
  guide: { id: FileGuideId; errors: GuideErrors },
): Promise<DocumentRow> {
  const document = await latestFile(database.db, ownerId, guideIdentities[guide.id].category);
  if (!document) throw guide.errors.none();
  requireAnswered(document.understanding);
  if (!document.ready) {
    const missing = document.understanding.missing.join(' ');
    throw guide.errors.notReady(missing === '' ? {} : { text: missing });
  }
  return document;
}

/** Progress texts of a file analysis; `computes` as in "Räknar nyckeltal på 1 200 rader". */
const fileStages = <Source extends { source: FileSource }>(computes: string) => ({
  reading: { percent: 10, text: 'Öppnar den inlästa tabellen' },
  computing: ({ source }: Source) => {
    const rows = formatCount(source.understanding.rows.used);
    return { percent: 30, text: `Räknar ${computes} på ${rows} rader` };
  },
  writing: { percent: 80, text: 'Skriver slutsatser och förslag' },
});

/** Lets `work` ask the table of a file. What opens it is loaded where it is computed: the server has no use for it. */
async function withTable<T>(parquet: string, work: (query: Query) => Promise<T>): Promise<T> {
  const { openTable } = await import('#adapters/data-engine/duckdb.ts');
  const engine = await openTable({ parquet });
  try {
    return await work(engine.query);
  } finally {
    engine.close();
  }
}

/** The figures of a file: computed once where it is known by its reading. */
async function figuresOf<Basis, Figures>(
  guide: {
    id: FileGuideId;
    compute(query: Query, source: FileSource, basis: Basis): Promise<Figures>;
  },
  { parquet, reading }: FrozenFile,
  source: FileSource,
  basis: Basis,
): Promise<Figures> {
  const computed = () => withTable(parquet, (query) => guide.compute(query, source, basis));
  return reading === undefined
    ? computed()
    : figuresOnce([guide.id, reading, source, basis], computed);
}

/** Makes a guide that begins with a file: opens its table and compares the answers with it. */
export function fileGuide<
  Id extends FileGuideId,
  Answers,
  Basis extends object | null,
  Figures extends Pick<ResultBasis, 'charts' | 'unknowns' | 'period'>,
  Brief extends FileBrief,
  Draft extends object,
  Extra extends object,
>(guide: FileGuide<Id, Answers, Basis, Figures, Brief, Draft, Extra>) {
  return defineGuide({
    id: guide.id,
    version: guide.version,
    view: guide.view,
    firstLook: { basis: guide.basis, of: guide.firstLook },
    stages: fileStages<AskedOfFile<Answers, Basis>>(guide.computes),
    prepare: async (deps, ownerId) => {
      const document = await readyDocument(deps, ownerId, guide);
      const answers = await loadAnswers(deps.database.db, ownerId, guideIdentities[guide.id].flik);
      const basis = await guide.basis(deps, ownerId, document);
      return { document, answers: { ...answers }, basis, sample: document.sample };
    },
    open: async ({ file, answers, basis, today }) => {
      if (file === null) throw new Error(`${guide.id} is analysed from a file`);
      const { id: documentId, name: document, understanding } = file;
      const source = { documentId, document, understanding, today };
      return { file, source, answers: guide.answers(ownAnswers(answers)), basis: basis as Basis };
    },
    compute: async ({ file, source, answers, basis }) => ({
      figures: await figuresOf(guide, file, source, basis),
      answers,
      understanding: source.understanding,
    }),
    brief: guide.brief,
    write: guide.write,
    ...(guide.modelTexts && { modelTexts: guide.modelTexts }),
    texts: (draft, { answerChecks, dataQuality: { text, warnings } }) => ({
      ...draft,
      answerChecks,
      dataQuality: { text, warnings },
    }),
    finish: (texts, { facts, figures, engine }, brief, { figures: computed, understanding }) => ({
      ...texts,
      dataQuality: {
        text: texts.dataQuality.text,
        warnings: [...texts.dataQuality.warnings, ...brief.dataQuality.given],
      },
      facts,
      figures,
      charts: computed.charts,
      unknowns: computed.unknowns,
      period: computed.period,
      scope: scopeOf(understanding),
      evidence: evidenceOf(understanding),
      advice: brief.advice.map(record),
      engine,
      ...guide.extra(brief),
    }),
  });
}
