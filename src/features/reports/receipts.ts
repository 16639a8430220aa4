import type { Fact } from '#engine/facts/fact.ts';
import { formatNumber, formatPeriod } from '#engine/text/format.ts';
import { factName, fullValue } from '#engine/text/full-value.ts';
import { receiptTexts } from '#engine/text/receipt-texts.ts';
import type { ReportPart, ReportReceipt, ReportRun } from './report.ts';
import { plain } from './runs.ts';
import { reportTexts } from './texts.ts';

/** A sum over more facts than this names their number: each has no row of its own. */
const MOST_INPUTS = 12;

/** Ids of the facts that the parts show, in the order they are read. */
function shownIn(parts: unknown): string[] {
  if (typeof parts !== 'object' || parts === null) return [];
  if ('factId' in parts) return typeof parts.factId === 'string' ? [parts.factId] : [];
  return Object.values(parts).flatMap(shownIn);
}

/** The facts of the parts, and those they are made of, each after the one it is part of. */
export function factsBehind(parts: readonly ReportPart[], facts: readonly Fact[]): Fact[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const found = new Map<string, Fact>();
  const add = (id: string): void => {
    const fact = byId.get(id);
    if (fact === undefined || found.has(id)) return;
    found.set(id, fact);
    if (fact.source.inputs.length <= MOST_INPUTS) fact.source.inputs.forEach(add);
  };
  shownIn(parts).forEach(add);
  return [...found.values()];
}

/** The file is named where the report has more than one; else its cover says it. */
function sourceLines(fact: Fact, severalFiles: boolean): ReportReceipt['source'] {
  const { source, period, kind } = fact;
  const lines = [
    {
      name: reportTexts.receipts.origin,
      text: kind === 'computed' ? '' : receiptTexts.kinds[kind],
    },
    { name: receiptTexts.period, text: period ? formatPeriod(period) : '' },
    { name: receiptTexts.file, text: (severalFiles && source.document) || '' },
    { name: receiptTexts.sheet, text: source.sheet ?? '' },
    { name: receiptTexts.columns, text: source.columns.join(', ') },
    { name: receiptTexts.filter, text: kind === 'computed' ? source.filter : '' },
    { name: receiptTexts.rows, text: source.rows > 0 ? formatNumber(source.rows) : '' },
  ];
  return lines.filter(({ text }) => text !== '');
}

function receiptOf(
  fact: Fact,
  rows: ReadonlyMap<string, Fact>,
  severalFiles: boolean,
): ReportReceipt {
  const { source, kind } = fact;
  const inputs = source.inputs.flatMap((id): ReportRun[] => {
    const input = rows.get(id);
    return input === undefined ? [] : [{ text: factName(input), factId: id }];
  });
  const many = source.inputs.length > MOST_INPUTS;
  const count = formatNumber(source.inputs.length);
  return {
    factId: fact.id,
    name: factName(fact),
    value: fullValue(fact),
    source: sourceLines(fact, severalFiles),
    formula: {
      name: kind === 'computed' ? receiptTexts.formula : receiptTexts.grounds,
      text: source.formula,
    },
    inputs: many ? plain(reportTexts.receipts.many(count)) : inputs,
  };
}

/** The stated guesses that the figures rest on, each with its grounds. */
export function assumptionsPart(behind: readonly Fact[]): ReportPart[] {
  const assumed = behind.filter(({ kind }) => kind === 'assumption');
  if (assumed.length === 0) return [];
  const { title, lead, name, value, grounds } = reportTexts.assumptions;
  return [
    {
      kind: 'table',
      title,
      lead: plain(lead),
      columns: [
        { title: name, numeric: false },
        { title: value, numeric: true },
        { title: grounds, numeric: false },
      ],
      rows: assumed.map((fact) => ({
        cells: [
          plain(factName(fact)),
          [{ text: fullValue(fact), factId: fact.id }],
          plain(fact.source.formula),
        ],
      })),
    },
  ];
}

/** The appendix: a row for each figure of the report, and for each it was made of. */
export function receiptsPart(behind: readonly Fact[]): ReportPart[] {
  if (behind.length === 0) return [];
  const rows = new Map(behind.map((fact) => [fact.id, fact]));
  const { title, lead } = reportTexts.receipts;
  const files = new Set(behind.flatMap(({ source }) => source.document ?? []));
  const receipts = behind.map((fact) => receiptOf(fact, rows, files.size > 1));
  return [{ kind: 'receipts', title, lead, receipts }];
}
