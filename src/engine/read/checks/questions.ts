import type { ReadingTexts } from '../../columns/guide-reading.ts';
import type { RoleMap } from '../../columns/roles/role-map.ts';
import { amountColumn } from '../../columns/roles/role-map.ts';
import { cellText } from '../../table/cell.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Understanding } from '../../table/understanding.ts';

type Question = Understanding['questions'][number];

/** What nothing in the file could settle. */
export function questionsFor(input: {
  columns: readonly TypedColumn[];
  roles: RoleMap;
  openMarks: readonly string[];
  mark: ',' | '.';
  rivalSheets: readonly string[];
  chosenSheet: string | null;
  texts: ReadingTexts;
}): Question[] {
  const questions: Question[] = [];
  const [openMark] = input.openMarks;
  if (openMark !== undefined) {
    const reading = input.mark === ',' ? 'decimalkomma' : 'tusentalskomma med decimalpunkt';
    questions.push({
      id: 'decimal',
      text: `I kolumnen ${openMark.trim()} kan kommat eller punkten vara både decimaltecken och tusentalsavgränsare. Vi har räknat med ${reading}. Stämmer det?`,
      options: [',', '.'],
      chosen: input.mark,
    });
  }
  const date = input.roles.get('date');
  if (date?.orderBy === 'open') questions.push(dateQuestion(date));
  if (input.rivalSheets.length > 0 && input.chosenSheet !== null) {
    questions.push({
      id: 'sheet',
      text: `Flera blad liknar ${input.texts.plural}. Vi har valt ${input.chosenSheet}. Vilket ska användas?`,
      options: [input.chosenSheet, ...input.rivalSheets],
      chosen: input.chosenSheet,
    });
  }
  const numbers = input.columns.filter((column) => column.type === 'number');
  if (
    !amountColumn(input.roles) &&
    !(input.roles.has('quantity') && input.roles.has('unitPrice')) &&
    numbers.length > 0
  ) {
    questions.push({
      id: 'amount',
      text: `Ingen kolumn gick säkert att känna igen som ${input.texts.amount}. Vilken är det?`,
      options: numbers.map((column) => column.name).slice(0, 20),
    });
  }
  return questions;
}

function dateQuestion(column: TypedColumn): Question {
  const sample = cellText(column.values[0]);
  return {
    id: 'dateOrder',
    text: `I kolumnen ${column.name.trim()} kan ${sample} ha dagen eller månaden först. Vi har räknat med dagen först. Stämmer det?`,
    options: ['dmy', 'mdy'],
    chosen: 'dmy',
  };
}
