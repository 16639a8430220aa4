import type { MoneyResult } from '#engine/money/result.ts';
import { figuresByPath } from '#engine/text/figure-segments.ts';
import { formatMonth, formatPeriod } from '#engine/text/format.ts';
import { moneyTexts as texts } from '#features/money/texts.ts';
import { chartPart } from '../common-parts.ts';
import type { ReportPart, ReportRun } from '../report.ts';
import { plain, type Words, wordsOf } from '../runs.ts';
import { reportTexts } from '../texts.ts';

/** A year of months is read; what is before it is in the analyses. */
const MONTHS = 12;

/** What is left and of what, with the year before where there is one: the first figures of its page. */
function keyFigures({ total, facts }: MoneyResult, words: Words): ReportPart {
  const period = facts.find(({ id }) => id === total.left)?.period ?? null;
  const { figures } = texts;
  const before = (id: string | null): ReportRun[] =>
    id === null
      ? []
      : [...plain(`${figures.against} `), ...words.figure(id), ...plain(` ${figures.yearBefore}`)];
  const entries = [
    { label: figures.left, id: total.left, note: before(total.leftBefore) },
    { label: figures.share, id: total.margin, note: [] },
    { label: figures.revenue, id: total.revenue, note: [] },
    { label: figures.cost, id: total.cost, note: [] },
  ].flatMap(({ label, id, note }) =>
    id === null ? [] : [{ label, value: words.figure(id), note }],
  );
  const lead = plain(period === null ? '' : formatPeriod(period));
  return { kind: 'keyFigures', title: texts.title, lead, entries };
}

/** What the figures say, and what they are not. */
function says({ sentences, lacking }: MoneyResult, words: Words): ReportPart {
  const lines = sentences.map((text, place) => words.text(text, `sentences.${place}`));
  const lacks = lacking.map((text) => plain(text));
  return {
    kind: 'text',
    title: texts.title,
    lead: plain(texts.lacking.text),
    blocks: [{ kind: 'list', lines: [...lines, ...lacks] }],
  };
}

function months({ months: all }: MoneyResult, words: Words): ReportPart {
  const { months: names, figures } = texts;
  const numeric = [names.left, figures.revenue, figures.cost, names.share];
  const shown = all.slice(-MONTHS).toReversed();
  const columns = (['left', 'revenue', 'cost', 'margin'] as const).map((column) =>
    words.column(shown.map((month) => month[column])),
  );
  return {
    kind: 'table',
    title: names.title,
    lead: plain(reportTexts.package.months),
    columns: [
      { title: names.month, numeric: false },
      ...numeric.map((title) => ({ title, numeric: true })),
    ],
    rows: shown.map(({ month }, row) => ({
      cells: [plain(formatMonth(month)), ...columns.map((column) => column[row] ?? [])],
    })),
  };
}

/** What sales and costs leave together, as parts of a package: each by what it is chosen by. */
export function moneyParts(result: MoneyResult) {
  const words = wordsOf(result.facts, figuresByPath(result.figures), reportTexts.missing);
  return {
    keyFigures: [keyFigures(result, words)],
    position: [says(result, words)],
    bridge: chartPart(result.bridge),
    months: [months(result, words)],
  };
}
