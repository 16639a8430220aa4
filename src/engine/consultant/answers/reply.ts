import type { Chart } from '../../facts/chart.ts';
import type { Fact, Figure, Unknown } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import type { ImportedFacts } from '../../facts/import-facts.ts';
import type { PlannedAction } from '../../guides/plan/result.ts';
import type { Period } from '../../table/period.ts';
import type { RecommendationRecord } from '../../text/result.ts';
import type { AskedTable } from '../tables/table.ts';

/** A finished analysis of a file, and its table where the file is still there. */
export interface ConsultantSource {
  guide: 'sales' | 'costs';
  analysisId: string;
  /** The file's name. */
  document: string;
  facts: readonly Fact[];
  unknowns: readonly Unknown[];
  advice: readonly RecommendationRecord[];
  period: Period | null;
  table: AskedTable | null;
}

/** The newest action plan. */
export interface ConsultantPlan {
  analysisId: string;
  facts: readonly Fact[];
  figures: readonly Figure[];
  shortTerm: readonly PlannedAction[];
}

/** All that an answer is made of. */
export interface Consultation {
  sources: readonly ConsultantSource[];
  plan: ConsultantPlan | null;
  /** The figures of the answer. */
  facts: Facts;
  /** Figures of a source's analysis, copied into the answer. */
  imported(source: Pick<ConsultantSource, 'analysisId' | 'facts'>): ImportedFacts;
  today: string;
}

/** A small table beside an answer: names, and figures by their facts. */
export interface ReplyTable {
  columns: string[];
  rows: { label: string; factIds: (string | null)[] }[];
}

/** What is missing for an answer, and where one gets it. */
export interface Missing {
  label: string;
  to: string;
}

/** The answer to one question; texts are drafts with references to facts. */
export interface Reply {
  kind: 'answer' | 'refusal' | 'talk';
  /** What the question was taken to mean, plain text; empty where there was nothing to take. */
  meant: string;
  text: string;
  table: ReplyTable | null;
  chart: Chart | null;
  suggestions: string[];
  missing: Missing | null;
}

export const NOTHING: Omit<Reply, 'kind' | 'text'> = {
  meant: '',
  table: null,
  chart: null,
  suggestions: [],
  missing: null,
};

export const guidePages = {
  sales: { to: '/sales', label: 'Till försäljningsanalysen', name: 'försäljningsanalys' },
  costs: { to: '/costs', label: 'Till kostnadsanalysen', name: 'kostnadsanalys' },
} as const;

export function answer(text: string, more: Partial<Reply> = {}): Reply {
  return { ...NOTHING, kind: 'answer', text, ...more };
}

const DO_NOT_KNOW = '**Det vet jag inte.**';

/** An honest no: why, and how one gets to know. */
export function refusal(reason: string, more: Partial<Reply> = {}): Reply {
  return { ...NOTHING, kind: 'refusal', text: `${DO_NOT_KNOW} ${reason}`, ...more };
}

/** The source of a guide; null where nothing of that guide is analysed. */
export function sourceOf(
  { sources }: Consultation,
  guide: 'sales' | 'costs',
): ConsultantSource | null {
  return sources.find((source) => source.guide === guide) ?? null;
}

/** Whether any of the files is bookkeeping. */
export const hasBooks = ({ sources }: Pick<Consultation, 'sources'>): boolean =>
  sources.some(({ facts }) => facts.some(({ key }) => key.startsWith('books.')));

/** No analysis of the guide that the question needs. */
export function withoutSource(
  guide: 'sales' | 'costs',
  { sources }: Pick<Consultation, 'sources'>,
): Reply {
  const { to, label, name } = guidePages[guide];
  const books = sources.find(({ facts }) =>
    facts.some(({ key }) => key.startsWith('books.income')),
  );
  if (guide === 'sales' && books !== undefined)
    return refusal(
      `Kostnadsanalysen har bara kostnaderna för sig, inte intäkterna konto för konto. Ladda upp samma bokföring, ${books.document}, i försäljningsguiden, så kan jag svara.`,
      { missing: { to, label } },
    );
  const files =
    guide === 'sales'
      ? 'en fil med försäljning'
      : 'en fil med kostnader, till exempel bokföringen som SIE-fil';
  return refusal(
    `Det finns ingen ${name} än. Ladda upp ${files} och kör guiden, så kan jag svara.`,
    {
      missing: { to, label },
    },
  );
}
