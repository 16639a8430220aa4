import { DERIVED_ROWS } from '#engine/facts/derive.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { ROWS_BEHIND } from '#engine/figures/naming.ts';
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

/** The facts of the parts, and, unless only what is `shown` is asked for, those they are made of, each after the one it is part of. */
export function factsBehind(
  parts: readonly ReportPart[],
  facts: readonly Fact[],
  which: 'all' | 'shown' = 'all',
): Fact[] {
  const known = byId(facts);
  const found = new Map<string, Fact>();
  const add = (id: string): void => {
    const fact = known.get(id);
    if (fact === undefined || found.has(id)) return;
    found.set(id, fact);
    const isFollowed = which === 'all' && fact.source.inputs.length <= MOST_INPUTS;
    if (isFollowed) fact.source.inputs.forEach(add);
  };
  shownIn(parts).forEach(add);
  return [...found.values()];
}

/** The facts that have a row, and those that are told by id and value where a row is made of them. */
interface Appendix {
  rows: ReadonlyMap<string, Fact>;
  others: ReadonlyMap<string, Fact>;
  severalFiles: boolean;
}

/** Whether a figure is arithmetic over figures that have rows, which say the columns and the rest. */
function isOfRows({ source }: Fact, rows: ReadonlyMap<string, Fact>): boolean {
  const { filter, inputs, formula } = source;
  const isDerived = filter === DERIVED_ROWS || filter.startsWith(ROWS_BEHIND);
  const isNamed = (id: string) => rows.has(id) && formula.includes(`(${id})`);
  return isDerived && inputs.length > 0 && inputs.every(isNamed);
}

/**
 * What is behind a figure, without what its name, formula or selection says. The file is named where
 * the report has more than one; else its cover says it.
 */
function sourceLines(fact: Fact, { rows, severalFiles }: Appendix): ReportReceipt['source'] {
  const { source, period, kind } = fact;
  const words = [factName(fact), source.formula, kind === 'computed' ? source.filter : ''].join(
    ' ',
  );
  const when = period ? formatPeriod(period) : '';
  const whole = [
    {
      name: reportTexts.receipts.origin,
      text: kind === 'computed' ? '' : receiptTexts.kinds[kind],
    },
    { name: receiptTexts.period, text: words.includes(when) ? '' : when },
    { name: receiptTexts.file, text: (severalFiles && source.document) || '' },
    { name: receiptTexts.sheet, text: source.sheet ?? '' },
    { name: receiptTexts.columns, text: source.columns.join(', ') },
    {
      name: receiptTexts.filter,
      text: kind === 'computed' && source.filter !== DERIVED_ROWS ? source.filter : '',
    },
    { name: receiptTexts.rows, text: source.rows > 0 ? formatNumber(source.rows) : '' },
  ];
  const lines = isOfRows(fact, rows) ? whole.slice(0, 2) : whole;
  return lines.filter(({ text }) => text !== '');
}

function receiptOf(fact: Fact, appendix: Appendix): ReportReceipt {
  const { rows, others } = appendix;
  const { source, kind } = fact;
  const inputs = source.inputs.flatMap((id): ReportRun[] => {
    const [input, other] = [rows.get(id), others.get(id)];
    // The formula names it by its id.
    if (other !== undefined)
      return [{ text: `${id}: ${fullValue(other)}`, factId: input ? id : null }];
    return input === undefined ? [] : [{ text: factName(input), factId: id }];
  });
  const many = source.inputs.length > MOST_INPUTS;
  const count = formatNumber(source.inputs.length);
  return {
    factId: fact.id,
    name: factName(fact),
    value: fullValue(fact),
    source: sourceLines(fact, appendix),
    formula: {
      name: kind === 'computed' ? receiptTexts.formula : receiptTexts.grounds,
      text: source.formula,
    },
    inputs: many ? plain(reportTexts.receipts.many(count)) : inputs,
  };
}

const byId = (facts: readonly Fact[]) => new Map(facts.map((fact) => [fact.id, fact]));

/** The appendix: a row for each of the facts. What a row is made of is told by id and value where it is among `others`. */
export function receiptsPart(behind: readonly Fact[], others: readonly Fact[] = []): ReportPart[] {
  if (behind.length === 0) return [];
  const { title, lead } = reportTexts.receipts;
  const files = new Set(behind.flatMap(({ source }) => source.document ?? []));
  const appendix = { rows: byId(behind), others: byId(others), severalFiles: files.size > 1 };
  const receipts = behind.map((fact) => receiptOf(fact, appendix));
  return [{ kind: 'receipts', title, lead, receipts }];
}
