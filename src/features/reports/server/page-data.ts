import type { Chart } from '#engine/facts/chart.ts';
import { type Bar, type BridgeStep, barsOf, bridgeSteps } from '#engine/text/chart-model.ts';
import { formatPoint } from '#engine/text/chart-rows.ts';
import { formatNumber } from '#engine/text/format.ts';
import { receiptTexts } from '#engine/text/receipt-texts.ts';
import { isWorse } from '#engine/text/waterfall.ts';
import { fitted, type Letterhead } from '#features/letterhead/letterhead.ts';
import { clean } from '../printable.ts';
import type { Report, ReportPart, ReportReceipt, ReportRun } from '../report.ts';
import { runsText } from '../runs.ts';
import { reportTexts } from '../texts.ts';
import { chartPicture } from './chart-picture.ts';

/** The product's own. */
const ACCENT = '#1c5a48';
const LOGO = 'logo';
/** Millimetres. */
const LOGO_BOX = { width: 45, height: 18 };
const LONGEST = 1500;
const SHORT = 60;
/** Longer words are broken wherever the line ends. */
const LONG_WORD = /[^\s\u200B]{25,}/gu;
const pieces = new Intl.Segmenter('sv');

/** A text as it can be printed: no signs that steer, long words that break, an end. */
export function printable(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return clean(short).replace(LONG_WORD, (word) =>
    Array.from(pieces.segment(word), ({ segment }) => segment)
      .map((sign, index) => (index % 8 === 7 ? `${sign}\u200B` : sign))
      .join(''),
  );
}

/** A name for the top of each page. */
function clipped(name: string): string {
  const first = Array.from(pieces.segment(name.slice(0, LONGEST)), ({ segment }) => segment);
  return first.length > SHORT ? `${first.slice(0, SHORT).join('')}…` : name;
}

/** Bars as rows with their figures, as the screen has them. */
function barRows(chart: Chart) {
  const [series] = chart.series;
  if (series === undefined) return [];
  const bars: (Bar & Partial<BridgeStep>)[] =
    chart.kind === 'bridge' ? bridgeSteps(series.points) : barsOf(series.points);
  return bars.map((bar) => {
    const { kind = 'up', label, start, width } = bar;
    const sign = chart.kind === 'bridge' && kind === 'up' && width > 0 ? '+' : '';
    const value: ReportRun[] = [
      { text: `${sign}${formatPoint(series, bar.value)}`, factId: bar.factId },
    ];
    return { label, value, start, width, kind, isWorse: isWorse(chart, kind) };
  });
}

/** A column of text with shorter lines is as wide as they are; others share what is left. */
const NARROW = 28;
const WIDEST = 75;

/** A table whose long columns of text share the width by their longest lines. */
function tablePart({ columns, rows, ...part }: ReportPart & { kind: 'table' }) {
  const texts = rows.flatMap(({ cells, group }) => (group ? [] : [cells.map(runsText)]));
  const lengths = columns.map(({ title }, place) => {
    const lines = texts.flatMap((row) => row[place]?.split('\n') ?? []);
    return Math.max(...[title, ...lines].map(({ length }) => length));
  });
  const isShort = (length: number) =>
    length < NARROW && lengths.slice(1).some((each) => each >= NARROW);
  const shared = columns.map((column, place) => {
    const length = lengths[place] ?? 0;
    return { ...column, share: isShort(length) ? 0 : Math.min(WIDEST, length) };
  });
  return { ...part, columns: shared, rows };
}

/** More would be a paragraph that nobody reads. */
const MOST_NAMES = 10;

/** What the first bars of a Pareto chart are: they stand above numbers. */
function numberedNames({ kind, series: [bars] }: Chart) {
  if (kind !== 'pareto' || bars === undefined) return [];
  const names = bars.points.slice(0, MOST_NAMES).map(({ label }) => label);
  return names.map((name, index) => ({ number: formatNumber(index + 1), name }));
}

function pagePart(part: ReportPart) {
  if (part.kind === 'table') return tablePart(part);
  if (part.kind !== 'chart') return part;
  const { title, description, kind } = part.chart;
  const isRows = kind === 'bar' || kind === 'bridge';
  if (isRows) return { kind: 'bars', title, lead: description, rows: barRows(part.chart) };
  const svg = chartPicture(part.chart);
  return { kind: 'picture', title, lead: description, svg, names: numberedNames(part.chart) };
}

/** All texts printable; each figure that has a row in the appendix is marked, its first one as the row's way back. */
function prepared(value: unknown, rows: ReadonlySet<string>, placed: Set<string>): unknown {
  if (typeof value === 'string') return printable(value);
  if (Array.isArray(value)) return value.map((each) => prepared(each, rows, placed));
  if (typeof value !== 'object' || value === null) return value;
  const { factId, ...rest } = value as { factId?: unknown };
  const entries = Object.entries(rest).map(([key, each]) => [
    key,
    key === 'svg' ? each : prepared(each, rows, placed),
  ]);
  if (typeof factId !== 'string') return Object.fromEntries(entries);
  const known = rows.has(factId);
  const isFirst = known && !placed.has(factId);
  placed.add(factId);
  return { ...Object.fromEntries(entries), to: known ? factId : null, first: isFirst };
}

/** The colour of headings and rules, and where the logo stands. */
function lookOf({ accent, logo }: Letterhead) {
  const format = logo?.type.replace(/^image\/|\+xml$/g, '').replace('jpeg', 'jpg');
  return {
    accent: accent ?? ACCENT,
    logo: logo && { name: LOGO, format, ...fitted(logo, LOGO_BOX) },
  };
}

/** The pictures of a report that the template names. */
export const picturesOf = ({ letterhead: { logo } }: Report): ReadonlyMap<string, Buffer> =>
  new Map(logo ? [[LOGO, Buffer.from(logo.bytes, 'base64')]] : []);

/** A formula in pieces; the numbers in it of figures that have a row lead there. */
function howOf({ formula, inputs }: ReportReceipt) {
  const led = new Set(inputs.map(({ factId }) => factId));
  return formula.text.split(/\b((?:\d+-)?F\d+)\b/).map((text) => {
    return { text: printable(text), to: led.has(text) ? text : null };
  });
}

/** A receipt as the template takes it: what its formula names and leads to is not listed again. */
function receiptData(receipt: ReportReceipt, rows: ReadonlySet<string>, placed: Set<string>) {
  const { factId, inputs, ...rest } = receipt;
  const isNamed = (id: string | null) => id !== null && rest.formula.text.includes(`(${id})`);
  return {
    ...(prepared(rest, rows, placed) as object),
    id: factId,
    back: placed.has(factId),
    how: howOf(receipt),
    inputs: inputs
      .filter((input) => !isNamed(input.factId))
      .map(({ text, factId: to }) => ({ text: printable(text), to })),
  };
}

type Receipts = ReportPart & { kind: 'receipts' };

/** The appendix with its files by number, where there are several: their names would be a line of each row. */
function withNumberedFiles(part: Receipts): Receipts {
  const isFile = ({ name }: { name: string }) => name === receiptTexts.file;
  const named = part.receipts.flatMap(({ source }) => source.filter(isFile));
  const files = [...new Set(named.map(({ text }) => text))];
  if (files.length < 2) return part;
  const numberOf = (file: string) => formatNumber(files.indexOf(file) + 1);
  const legend = files.map((file) => reportTexts.receipts.file(numberOf(file), file));
  return {
    ...part,
    lead: `${part.lead} ${legend.join(' ')}`,
    receipts: part.receipts.map((receipt) => ({
      ...receipt,
      source: receipt.source.map((each) =>
        isFile(each) ? { ...each, text: numberOf(each.text) } : each,
      ),
    })),
  };
}

/** A report as the template takes it: plain data, nothing in it is markup. */
export function pageData({ parts, cover, letterhead, ...rest }: Report) {
  const found = parts.find((part) => part.kind === 'receipts') ?? null;
  // A package has numbered its own.
  const appendix = found === null || rest.isShort ? found : withNumberedFiles(found);
  const receipts = appendix?.receipts ?? [];
  const rows = new Set(receipts.map(({ factId }) => factId));
  const placed = new Set<string>();
  const shown = parts.filter(({ kind }) => kind !== 'receipts').map(pagePart);
  const [year, month, day] = rest.day.split('-').map(Number);
  return {
    ...(prepared(
      { cover: { ...cover, short: clipped(cover.company) }, footer: rest.footer },
      rows,
      placed,
    ) as object),
    parts: prepared(shown, rows, placed),
    look: lookOf(letterhead),
    date: { year, month, day },
    receipts: receipts.map((receipt) => receiptData(receipt, rows, placed)),
    isShort: rest.isShort ?? false,
    words: {
      ...{ page: reportTexts.page, of: reportTexts.of, boxes: reportTexts.boxes },
    },
    ends: appendix && { title: appendix.title, lead: printable(appendix.lead) },
  };
}
