import { guideOfType } from '#contract/guides.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatFact, formatNumber } from '#engine/text/format.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { bookTable } from '#features/costs/books.ts';
import { booksTexts } from '#features/costs/texts.ts';
import { unknownsByReason } from '#features/guides/model.ts';
import { choiceNames, type PackageChoice } from '#features/guides/package-choices.ts';
import { resultTexts } from '#features/guides/texts.ts';
import { resultTexts as planTexts } from '#features/plan/texts.ts';
import { assumptionTexts } from '#features/tasks/texts.ts';
import { effectOf, rangeRuns, withoutLevel } from '../effect.ts';
import type {
  Report,
  ReportAdvice,
  ReportBlock,
  ReportPart,
  ReportRow,
  ReportRun,
} from '../report.ts';
import type { FrozenAnalysis } from '../report-of.ts';
import { paragraph, plain } from '../runs.ts';
import { reportTexts } from '../texts.ts';

const texts = reportTexts.package;

/** The parts of one analysis, each by what it is chosen by. */
export type ChosenParts = Partial<Record<PackageChoice, ReportPart[]>>;

type Table = ReportPart & { kind: 'table' };

/** The rows of a table from the title of one group to the next. */
function rowsOfGroup(rows: readonly ReportRow[], name: string): ReportRow[] {
  const start = rows.findIndex(({ group, cells }) => group && cells[0]?.[0]?.text === name);
  if (start === -1) return [];
  const end = rows.findIndex(({ group }, place) => group === true && place > start);
  return rows.slice(start + 1, end === -1 ? rows.length : end);
}

/** The books by what they answer: how the company does, and whether it can pay. */
function booksParts(part: Table, result: ResultBasis): ChosenParts {
  const { groups } = booksTexts;
  const income = rowsOfGroup(part.rows, groups.result);
  const hasBalance = bookTable(result.facts)?.groups.some(({ name }) => name === 'balance');
  const balance = rowsOfGroup(part.rows, groups.balance);
  const ratios = rowsOfGroup(part.rows, groups.ratios);
  const table = (title: string, rows: ReportRow[]): ReportPart[] =>
    rows.length === 0 ? [] : [{ ...part, title, rows }];
  // Ratios of an income statement alone say nothing of what can be paid.
  return hasBalance
    ? {
        position: table(groups.result, income),
        liquidity: table(texts.liquidity, [...balance, ...ratios]),
      }
    : { position: table(groups.result, [...income, ...ratios]) };
}

/** What happened is told by the three weightiest; the report of the analysis has them all. */
const MOST_HAPPENINGS = 3;

const withoutRest = (part: ReportPart): ReportPart =>
  part.kind !== 'text'
    ? part
    : {
        ...part,
        blocks: part.blocks.map((block) =>
          block.kind === 'list'
            ? { ...block, lines: block.lines.slice(0, MOST_HAPPENINGS) }
            : block,
        ),
      };

const entryOf = ({ entries }: ReportAdvice, label: string) =>
  entries.find((entry) => entry.label === label)?.value ?? [];

const figure = (fact: Fact): ReportRun => ({ text: formatFact(fact), factId: fact.id });

/** What an action is worth and what that rests on, in two lines; its words where it has no amount. */
function effectRuns(item: ReportAdvice, facts: ReadonlyMap<string, Fact>): ReportRun[] {
  const effect = effectOf(item, facts);
  const own = entryOf(item, assumptionTexts.ownTitle);
  if (effect === null) return entryOf(item, planTexts.effect);
  const { low, likely, high } = effect.assumed;
  const assumed =
    low && likely && high
      ? [...plain(`\n${withoutLevel(likely.label)}: `), ...rangeRuns({ low, likely, high }, figure)]
      : [];
  return [
    ...[...rangeRuns(effect.figures, figure), ...assumed],
    ...(own.length > 0 ? [...plain('\n'), ...own] : []),
  ];
}

/** More than these are in the plan's own report. */
const MOST_ACTIONS = 6;
const MOST_GOALS = 5;

/** The goals that there is room for. */
function withoutMoreGoals(part: ReportPart): ReportPart {
  if (part.kind !== 'text' || part.blocks.length <= MOST_GOALS) return part;
  const left = formatNumber(part.blocks.length - MOST_GOALS);
  const more = paragraph(plain(texts.moreGoals(left)));
  return { ...part, blocks: [...part.blocks.slice(0, MOST_GOALS), more] };
}

/** Actions as rows: what each is grounded on stands in the plan's own report. */
function actionsTable(
  title: string,
  items: readonly ReportAdvice[],
  facts: ReadonlyMap<string, Fact>,
): ReportPart[] {
  if (items.length === 0) return [];
  const left = items.length - MOST_ACTIONS;
  const { timeframe, owner } = planTexts;
  const { effect, when } = texts.columns;
  const { action } = reportTexts.workbook.advice;
  return [
    {
      kind: 'table',
      title,
      lead: left > 0 ? plain(texts.moreActions(formatNumber(left))) : [],
      columns: [action, effect, when].map((name) => ({ title: name, numeric: false })),
      rows: items.slice(0, MOST_ACTIONS).map((item) => ({
        cells: [
          item.title.map((run) => ({ ...run, strong: true })),
          effectRuns(item, facts),
          [...entryOf(item, timeframe), ...plain('\n'), ...entryOf(item, owner)],
        ],
      })),
    },
  ];
}

function planChoices({ parts, facts }: Report, result: ResultBasis): ChosenParts {
  const shown = [planTexts.strategy, planTexts.goals] as readonly string[];
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return {
    plan: parts.flatMap((part) => {
      if (part.kind === 'advice') return actionsTable(part.title, part.items, byId);
      return part.kind === 'text' && shown.includes(part.title) ? [withoutMoreGoals(part)] : [];
    }),
    quality: qualityOf(parts, result),
  };
}

/** Reasons that something cannot be told; those that most figures lack come first. */
const MOST_UNKNOWNS = 5;

/** What the file holds and what it cannot tell, as one part: which figures each lacks is in the analysis's own report. */
function qualityOf(parts: readonly ReportPart[], { unknowns }: ResultBasis): ReportPart[] {
  const reasons = unknownsByReason(unknowns).map(({ reason }) => reason);
  const left = reasons.length - MOST_UNKNOWNS;
  const lines = [
    ...reasons.slice(0, MOST_UNKNOWNS),
    ...(left > 0 ? [texts.moreUnknowns(formatNumber(left))] : []),
  ];
  const list: ReportBlock[] =
    lines.length > 0 ? [{ kind: 'list', lines: lines.map((line) => plain(line)) }] : [];
  const titleOf = ({ title }: { title: string }) =>
    lines.length > 0 ? choiceNames.quality : title;
  return parts.flatMap((part) => {
    if (part.kind !== 'text' || part.title !== resultTexts.quality) return [];
    // Who wrote it ends the part, and is told once for all.
    const blocks = [...list, ...part.blocks.slice(0, -1)];
    return blocks.length > 0 ? [{ ...part, title: titleOf(part), blocks }] : [];
  });
}

/** What a package can take of the report of one analysis. */
export function choicesOf({ analysisType, result }: FrozenAnalysis, report: Report): ChosenParts {
  if (guideOfType(analysisType) === 'plan') return planChoices(report, result);
  const { parts } = report;
  const books = parts.find(
    (part): part is Table => part.kind === 'table' && part.title === booksTexts.title,
  );
  const ofBooks: ChosenParts = books ? booksParts(books, result) : {};
  return {
    keyFigures: parts.filter(({ kind }) => kind === 'keyFigures'),
    position: [
      ...parts
        .filter((part) => part.kind === 'text' && part.title === resultTexts.summary)
        .map(withoutRest),
      ...(ofBooks.position ?? []),
    ],
    liquidity: ofBooks.liquidity ?? [],
    bridge: parts.filter((part) => part.kind === 'chart' && part.chart.kind === 'bridge'),
    quality: qualityOf(parts, result),
  };
}
