import type { WriteSheet } from 'hucre/xlsx';
import type { Fact, Subject } from '#engine/facts/fact.ts';
import { columnPrecision } from '#engine/text/column-precision.ts';
import { formatSubject } from '#engine/text/subject.ts';
import { reportTexts } from '../../texts.ts';
import { type SheetCell, tableSheet, textCell } from './cells.ts';
import type { FactCells } from './data-sheet.ts';

const { subjects: texts } = reportTexts.workbook;

interface SubjectSheet {
  id: keyof typeof texts;
  kind: Subject['kind'];
  only?: RegExp;
  /** The share of the names that a column has figures for; else it is left to the data sheet. */
  least?: number;
}
const ofKind = (kind: Subject['kind'] & keyof typeof texts): SubjectSheet => ({ id: kind, kind });
const LEAST_SHARE = 0.2;

const subjectSheetsInOrder: readonly SubjectSheet[] = [
  { id: 'month', kind: 'month', only: /^\d{4}-/, least: 0 },
  { id: 'season', kind: 'month', only: /^\d{1,2}$/ },
  ...(['product', 'customer', 'category', 'channel', 'region', 'weekday'] as const).map(ofKind),
  ...(['area', 'supplier', 'subscription', 'payment', 'account'] as const).map(ofKind),
  ...(['department', 'project', 'year', 'ratio', 'goal'] as const).map(ofKind),
];

const NAME_WIDTH = 38;
const FIGURE_WIDTH = 18;

interface Grid {
  /** Of what, in the order of the facts. */
  names: Map<string, string>;
  /** What is known of them. */
  titles: Map<string, string>;
  figures: Map<string, Fact>;
}

/** What a fact measures without what it is about: `Omsättning: Kaffe` as `Omsättning`, `Skatt 2025` as `Skatt`. */
function titleOf({ label }: Fact, name: string): string {
  const ending = [`: ${name}`, ` ${name}`].find((each) => label.endsWith(each));
  if (ending !== undefined) return label.slice(0, -ending.length);
  return label.split(': ')[0] ?? label;
}

function gridOf(facts: readonly Fact[], { kind, only }: SubjectSheet): Grid {
  const grid: Grid = { names: new Map(), titles: new Map(), figures: new Map() };
  for (const fact of facts) {
    if (fact.subject?.kind !== kind || only?.test(fact.subject.name) === false) continue;
    const { name } = fact.subject;
    const title = titleOf(fact, name);
    // A fact about the same with other words, such as another period, is a column of its own.
    const column = kind === 'year' ? fact.key : `${fact.key} ${title}`;
    const place = `${name}\n${column}`;
    if (grid.figures.has(place)) continue;
    grid.figures.set(place, fact);
    grid.names.set(name, formatSubject(fact));
    grid.titles.set(column, title);
  }
  return grid;
}

/** Without the columns that few names have, and the names that are left with none. */
function dense({ names, titles, figures }: Grid, share = LEAST_SHARE): Grid {
  const least = share === 0 ? 1 : Math.max(Math.min(2, names.size), names.size * share);
  const has = (name: string, column: string) => figures.has(`${name}\n${column}`);
  const columns = [...titles].filter(
    ([column]) => [...names.keys()].filter((name) => has(name, column)).length >= least,
  );
  const rows = [...names].filter(([name]) => columns.some(([column]) => has(name, column)));
  return { names: new Map(rows), titles: new Map(columns), figures };
}

function sheetOf(wanted: SubjectSheet, facts: readonly Fact[], cells: FactCells) {
  const { id, kind, least } = wanted;
  const { names, titles, figures } = dense(gridOf(facts, wanted), least);
  if (names.size === 0) return null;
  // Years stand beside each other, as in the books.
  const across = kind === 'year' ? names : titles;
  const down = kind === 'year' ? titles : names;
  const factAt = (row: string, column: string) =>
    figures.get(kind === 'year' ? `${column}\n${row}` : `${row}\n${column}`);
  const { sheet, one } = texts[id];
  const measures = [...titles.keys()];
  const precision = new Map(
    measures.map((column) => {
      const facts = [...names.keys()].flatMap((name) => figures.get(`${name}\n${column}`) ?? []);
      return [column, columnPrecision(facts)];
    }),
  );
  const rows = [...down].map(([row, name]): (SheetCell | null)[] => [
    textCell(name),
    ...[...across.keys()].map((column) => {
      const fact = factAt(row, column);
      if (fact === undefined) return null;
      return cells.cell(fact, precision.get(kind === 'year' ? row : column)?.(fact));
    }),
  ]);
  const columns = [
    { title: one, width: NAME_WIDTH },
    ...[...across.values()].map((title) => ({ title, width: FIGURE_WIDTH })),
  ];
  return tableSheet({ name: sheet, columns, rows });
}

/** Months, products, customers, suppliers, accounts …: a sheet for each that the analysis has. */
export function subjectSheets(facts: readonly Fact[], cells: FactCells): WriteSheet[] {
  return subjectSheetsInOrder.flatMap((wanted) => sheetOf(wanted, facts, cells) ?? []);
}
