import type { WriteSheet } from 'hucre/xlsx';
import type { Fact } from '#engine/facts/fact.ts';
import { effectOf, type Level, levels, withoutLevel } from '../../effect.ts';
import type { Report, ReportAdvice } from '../../report.ts';
import { runsText } from '../../runs.ts';
import { reportTexts } from '../../texts.ts';
import { isInText } from './advice-lines.ts';
import { formatOf, inputCell, numberCell, type SheetCell, tableSheet, textCell } from './cells.ts';
import type { FactCells } from './data-sheet.ts';

const { sheets, advice: texts } = reportTexts.workbook;

export interface DefinedName {
  name: string;
  range: string;
}

/** The sheet of advice, with where each assumption can be changed. */
export interface AdviceSheet {
  sheet: WriteSheet;
  inputs: Map<string, string>;
  names: DefinedName[];
}

const COLUMNS = [
  { title: texts.number, width: 6 },
  { title: texts.title, width: 26 },
  { title: texts.priority, width: 12 },
  ...levels.map((level) => ({ title: texts.effects[level], width: 12 })),
  { title: texts.measure, width: 33 },
  { title: texts.assumption, width: 21 },
  ...levels.map((level) => ({ title: texts.assumed[level], width: 11 })),
];
/** Of what stands beside a piece of advice: as much as a paper has room for. */
const BESIDE = 21;
const [FIRST_EFFECT, FIRST_ASSUMED] = [3, 8];
const letters = 'ABCDEFGHIJK';

/**
 * All advice of a report: its effect follows the assumptions, which can be changed here. Its words
 * stand in the sheet of texts: a column of them would leave the others empty for most of a page.
 */
export function adviceSheet({ parts, facts }: Report, cells: FactCells): AdviceSheet | null {
  const items = parts.flatMap((part) => (part.kind === 'advice' ? part.items : []));
  if (items.length === 0) return null;
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const inputs = new Map<string, string>();
  const names: DefinedName[] = [];
  const addressOf = (column: number, row: number) => `${sheets.advice}!$${letters[column]}$${row}`;

  const assumedCell = (fact: Fact | undefined, place: number, row: number, level: Level) => {
    if (fact === undefined) return null;
    if (inputs.has(fact.id)) return cells.cell(fact);
    const range = addressOf(FIRST_ASSUMED + place, row);
    inputs.set(fact.id, range);
    names.push({ name: texts.names.assumption(row - 1, texts.levels[level]), range });
    return inputCell(fact.value, formatOf(fact, fact.precision));
  };
  const effectCells = (item: ReportAdvice, row: number): (SheetCell | null)[] => {
    const effect = effectOf(item, byId);
    if (effect === null) {
      const why = textCell(runsText(item.entries[0]?.value ?? []));
      return COLUMNS.slice(FIRST_EFFECT).map(({ title }) => (title === texts.measure ? why : null));
    }
    const { figures, assumed } = effect;
    for (const [place, level] of levels.entries()) {
      const range = addressOf(FIRST_EFFECT + place, row);
      names.push({ name: texts.names.effect(row - 1, texts.levels[level]), range });
    }
    return [
      ...levels.map((level) => cells.cell(figures[level])),
      textCell(withoutLevel(figures.likely.label)),
      textCell(withoutLevel(assumed.likely?.label ?? '')),
      ...levels.map((level, place) => assumedCell(assumed[level], place, row, level)),
    ];
  };

  // The kronor stand as numbers; in words they would not follow the assumptions.
  const beside = items.map((item) => item.entries.slice(1).filter(({ label }) => !isInText(label)));
  const others = [...new Set(beside.flat().map(({ label }) => label))];
  const rows = items.map((item, index) => {
    const entry = (label: string) =>
      textCell(runsText(beside[index]?.find((each) => each.label === label)?.value ?? []));
    return [
      numberCell(`${index + 1}`, '0'),
      textCell(runsText(item.title), 'strong'),
      textCell(item.priority.replace(`${texts.priority}: `, '')),
      ...effectCells(item, index + 2),
      ...others.map(entry),
    ];
  });
  const columns = [...COLUMNS, ...others.map((title) => ({ title, width: BESIDE }))];
  const sheet = tableSheet({ name: sheets.advice, columns, rows, frozenColumns: 2 });
  return { sheet: { ...sheet, dataValidations: validations(items.length) }, inputs, names };
}

/** An assumption is a share in per cent; whoever writes another value is asked. */
function validations(count: number): NonNullable<WriteSheet['dataValidations']> {
  return [
    {
      ...{ type: 'decimal', operator: 'between', formula1: '0', formula2: '100', allowBlank: true },
      ...{ showInputMessage: true, inputTitle: texts.input.title, inputMessage: texts.input.text },
      ...{ showErrorMessage: true, errorStyle: 'warning' },
      ...{ errorTitle: texts.input.title, errorMessage: texts.input.wrong },
      range: `${letters[FIRST_ASSUMED]}2:${letters[FIRST_ASSUMED + 2]}${count + 1}`,
    },
  ];
}
