import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import type { Focus } from '#engine/consultant/question/ask.ts';
import { type AskedCompany, companyOf } from '../consult.ts';
import { type EvalCompanyId, evalCompanies } from './companies.ts';

/** What a right answer has. */
export interface Golden {
  company: EvalCompanyId;
  kind:
    | 'figure'
    | 'ranking'
    | 'change'
    | 'several'
    | 'followUp'
    | 'misspelt'
    | 'dialect'
    | 'overview'
    | 'unanswerable';
  /** A conversation, of which the last question is judged. */
  ask: readonly string[];
  /** Figures that are to be among those shown, counted from the file another way. */
  values?: readonly number[];
  /** Names that are to be said. */
  names?: readonly string[];
}

export type Verdict = 'right' | 'wrong' | 'refused';

export interface Judged {
  golden: Golden;
  verdict: Verdict;
  /** Faults of any answer: a figure without its receipt, a sentence that is not one. */
  faults: string[];
  milliseconds: number;
  text: string;
  /** Sentences that a model wrote and that stand, and those that gave way to the rules'. */
  byModel: { sentences: number; replaced: number };
}

const NEAR = 0.006;

const shownValues = ({ facts }: ConsultantAnswer) => facts.map(({ value }) => Number(value));

function hasAll(answer: ConsultantAnswer, { values = [], names = [] }: Golden): boolean {
  const shown = shownValues(answer);
  const all = JSON.stringify([answer.text, answer.tables, answer.charts]).replaceAll('\u00a0', ' ');
  const isNear = (value: number) =>
    shown.some((each) => Math.abs(Math.abs(each) - Math.abs(value)) <= NEAR);
  return values.every(isNear) && names.every((name) => all.includes(name));
}

function verdictOf(answer: ConsultantAnswer, golden: Golden): Verdict {
  const isRefused = answer.kind !== 'answer';
  if (golden.kind === 'unanswerable') return isRefused ? 'right' : 'wrong';
  if (isRefused) return 'refused';
  return hasAll(answer, golden) ? 'right' : 'wrong';
}

const BROKEN = /\{\{|undefined|NaN|null|\[object| {2}|\.\.(?!\.)/;

function faultsOf(answer: ConsultantAnswer): string[] {
  const byId = new Map(answer.facts.map((fact) => [fact.id, fact]));
  const untraced = answer.figures.filter(({ factId, start, end }) => {
    const source = byId.get(factId)?.source;
    const isTraced = source !== undefined && source.formula !== '';
    return !isTraced || answer.text.slice(start, end).trim() === '';
  });
  return [
    ...untraced.map(({ factId }) => `figure ${factId} without a receipt`),
    ...(BROKEN.test(answer.text) ? ['a broken text'] : []),
    ...(answer.kind === 'refusal' && answer.facts.length > 0 ? ['a refusal with figures'] : []),
  ];
}

async function judge(ask: AskedCompany['ask'], golden: Golden): Promise<Judged> {
  let focus: Focus | null = null;
  let answer: ConsultantAnswer | null = null;
  let milliseconds = 0;
  for (const message of golden.ask) {
    const from = performance.now();
    answer = await ask(message, focus);
    milliseconds = performance.now() - from;
    focus = answer.focus;
  }
  if (answer === null) throw new RangeError('a golden question asks nothing');
  const [verdict, faults] = [verdictOf(answer, golden), faultsOf(answer)];
  const { text, engine } = answer;
  const { sentences = [], replaced = [] } = engine.model ?? {};
  const byModel = { sentences: sentences.length, replaced: replaced.length };
  return { golden, verdict, faults, milliseconds, text, byModel };
}

/** Asks all questions, a company at a time: of the rules, or of whom `asking` gives. */
export async function judgeAll(
  goldens: readonly Golden[],
  asking: (company: AskedCompany) => AskedCompany['ask'] = ({ ask }) => ask,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const id of new Set(goldens.map(({ company }) => company))) {
    const company = await companyOf(evalCompanies[id].files);
    for (const golden of goldens.filter((each) => each.company === id))
      judged.push(await judge(asking(company), golden));
    await company.close();
  }
  return judged;
}

export interface Score {
  kind: string;
  asked: number;
  right: number;
  refused: number;
  wrong: number;
}

/** Right, refused and wrong by kind, and all that can be answered together. */
export function scoresOf(judged: readonly Judged[]): Score[] {
  const score = (kind: string, of: readonly Judged[]): Score => {
    const count = (verdict: Verdict) => of.filter((each) => each.verdict === verdict).length;
    return {
      kind,
      asked: of.length,
      right: count('right'),
      refused: count('refused'),
      wrong: count('wrong'),
    };
  };
  const kinds = [...new Set(judged.map(({ golden }) => golden.kind))].sort();
  const answerable = judged.filter(({ golden }) => golden.kind !== 'unanswerable');
  return [
    ...kinds.map((kind) =>
      score(
        kind,
        judged.filter(({ golden }) => golden.kind === kind),
      ),
    ),
    score('all answerable', answerable),
  ];
}
