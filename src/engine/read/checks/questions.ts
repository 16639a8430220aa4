import { columnsOfOne, sideOf } from '../../columns/amounts/joined-amounts.ts';
import type { GuideReading } from '../../columns/guide-reading.ts';
import type { RoleMap } from '../../columns/roles/role-map.ts';
import { amountColumn } from '../../columns/roles/role-map.ts';
import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesWeight } from '../../table/vocabulary/beside-amounts.ts';
import { namesPartOfDate, namesPieces, namesTime } from '../../table/vocabulary/header-words.ts';
import { namesLastDay, namesPriceOfMeasure } from '../../table/vocabulary/lists.ts';
import { namesMoneyOf } from '../../table/vocabulary/measures.ts';
import { listed } from '../../text/swedish.ts';

export const decimalOptions: Doubt['options'] = [
  { answer: ',', label: 'Decimalkomma: 1,234 är drygt ett', change: { decimal: ',' } },
  { answer: '.', label: 'Decimalpunkt: 1,234 är drygt tusen', change: { decimal: '.' } },
];

export const dateOrderOptions: Doubt['options'] = [
  { answer: 'dmy', label: 'Dag först: 03/04 är 3 april', change: { dateOrder: 'dmy' } },
  { answer: 'mdy', label: 'Månad först: 03/04 är 4 mars', change: { dateOrder: 'mdy' } },
];

/** Columns named in one answer. */
const MOST_PARTS = 12;

/** What nothing in the file could settle. */
export function questionsFor(input: {
  columns: readonly TypedColumn[];
  roles: RoleMap;
  openMarks: readonly string[];
  mark: ',' | '.';
  rivalSheets: readonly string[];
  chosenSheet: string | null;
  title: readonly string[];
  reading: GuideReading;
}): Doubt[] {
  const { texts } = input.reading;
  const questions: Doubt[] = [];
  const [openMark] = input.openMarks;
  if (openMark !== undefined) {
    questions.push({
      id: 'decimal',
      text: `I kolumnen ${openMark.trim()} kan kommat eller punkten skilja av decimaler eller tusental. Vilket är det?`,
      options: decimalOptions,
      chosen: input.mark,
      blocks: 'ifSumsDiffer',
    });
  }
  const date = input.roles.get('date');
  if (date?.orderBy === 'open') questions.push(dateQuestion(date));
  questions.push(...dayQuestion(input));
  if (input.rivalSheets.length > 0 && input.chosenSheet !== null) {
    questions.push({
      id: 'sheet',
      text: `Flera blad liknar ${texts.plural}. Vi har valt ${input.chosenSheet}. Vilket ska användas?`,
      options: [input.chosenSheet, ...input.rivalSheets].map((sheet) => ({
        answer: sheet,
        label: sheet,
        change: { sheet },
      })),
      chosen: input.chosenSheet,
      blocks: 'ifSumsDiffer',
    });
  }
  const hasAmount =
    amountColumn(input.roles) || (input.roles.has('quantity') && input.roles.has('unitPrice'));
  const numbers = input.columns.filter(({ type }) => type === 'number');
  if (!hasAmount && numbers.length > 0) questions.push(amountQuestion(input, numbers));
  return questions;
}

/** No count of what was sold in a day is larger. */
const LARGEST_COUNT = 99_999;

/** Whether the sheet or a line above the table says that its numbers are counts, which are whole then. */
function areCounts(
  { chosenSheet, title }: { chosenSheet: string | null; title: readonly string[] },
  numbers: readonly TypedColumn[],
): boolean {
  const isSaid = [chosenSheet ?? '', ...title].some((text) => namesPieces(normaliseName(text)));
  const isCount = (value: string | null) =>
    value === null || (Number.isInteger(Number(value)) && Number(value) <= LARGEST_COUNT);
  return isSaid && numbers.every(({ read }) => read.every(isCount));
}

function amountQuestion(
  about: {
    columns: readonly TypedColumn[];
    chosenSheet: string | null;
    title: readonly string[];
    reading: GuideReading;
  },
  numbers: readonly TypedColumn[],
): Doubt {
  const { columns, reading } = about;
  const isCounted = reading.checksSold && areCounts(about, numbers);
  const areHours = numbers.every(({ name }) => namesTime(normaliseName(name)));
  const isJoined = !isCounted && reading.steps.some(({ name }) => name === 'joinAmounts');
  const parts = isJoined ? columnsOfOne(columns, reading) : [];
  const amounts = numbers.filter(({ percent, name: written }) => {
    const name = normaliseName(written);
    const isWeight = namesWeight(name) && !namesMoneyOf(name);
    // Of costs it is offered times how many there were.
    const isOfOne = reading.checksSold && namesPriceOfMeasure(name);
    return !percent && !isWeight && !isOfOne && !namesPartOfDate(name);
  });
  const one = (amounts.length > 0 ? amounts : numbers).slice(0, 20).map((column) => ({
    answer: column.name,
    label: column.name.trim(),
    change: { roles: { [column.index]: reading.amount[sideOf([column])] } },
  }));
  const all = {
    answer: 'together',
    label: `Alla tillsammans: ${listed(parts.map(({ name }) => name.trim()))}`,
    change: { choices: { amount: 'together' as const } },
  };
  return {
    id: 'amount',
    text: areHours
      ? `Talen är timmar, och filen har inga belopp i kronor. Ladda upp en fil med belopp. Är någon kolumn ändå ${reading.texts.amount}?`
      : isCounted
        ? `Talen är antal, och filen har inget pris. Ladda upp en fil med belopp, eller skriv priserna på en rad under rubrikerna eller på ett eget blad. Är någon kolumn ändå ${reading.texts.amount}?`
        : `Ingen kolumn gick säkert att känna igen som ${reading.texts.amount}. Vilken är det?`,
    options: parts.length > 1 && parts.length <= MOST_PARTS ? [all, ...one] : one,
    blocks: 'always',
  };
}

/** Days that are offered. */
const MOST_DAYS = 4;

/** Of several days whose names nobody knows each gives other months; those of agreements are no days of their amounts. */
function dayQuestion({
  columns,
  roles,
  reading,
}: {
  columns: readonly TypedColumn[];
  roles: RoleMap;
  reading: GuideReading;
}): Doubt[] {
  const days = columns.filter(({ type, grain }) => type === 'date' && grain === 'day');
  const areAgreements =
    roles.has('interval') || days.some(({ name }) => namesLastDay(normaliseName(name)));
  if (roles.has('date') || days.length < 2 || areAgreements) return [];
  const offered = days.slice(0, MOST_DAYS);
  return [
    {
      id: 'date',
      text: `Raderna har flera datum: ${listed(offered.map(({ name }) => name.trim()))}. Vilket avgör vilken månad ${reading.texts.singular} hör till?`,
      options: offered.map(({ name, index }) => ({
        answer: `column ${index}`,
        label: name.trim(),
        change: { roles: { [index]: 'date' } },
      })),
      blocks: 'always',
      sumStays: true,
    },
  ];
}

function dateQuestion(column: TypedColumn): Doubt {
  const sample = cellText(column.values[0]);
  return {
    id: 'dateOrder',
    text: `I kolumnen ${column.name.trim()} kan ${sample} ha dagen eller månaden först. Vilket är det?`,
    options: dateOrderOptions,
    chosen: 'dmy',
    blocks: 'always',
  };
}
