import { decimal } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesBought } from '../../table/vocabulary/not-sold.ts';
import { listed } from '../../text/swedish.ts';
import { addition, difference } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import { moneyText } from '../money-text.ts';
import { columnOf, madeRole, type Roled, unused } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { numberAt, numbersAt } from '../types/number-at.ts';
import { type Unused, unusedNumbers } from './unused-numbers.ts';

/** Columns that may be the amount instead, in one question. */
const MOST_INSTEAD = 2;
/** Letters of what a row is that are shown. */
const LONGEST = 40;

/**
 * Needs: all roles, and the rows that count. Leaves: the question whether the amount is the whole of it, where a column of
 * numbers beside it is left over that nothing explains; or the amount with or without that column, as answered.
 */
export function residue(table: Roled, ask: Ask): Roled {
  const answer = ask.choices?.residue;
  if (answer === 'asRead') return table;
  const found = unusedNumbers(table, ask);
  if (found === null) return table;
  if (answer === undefined && isOneOrOther(found, table, ask))
    return withPart(table, found, 'added', ask);
  if (answer === undefined)
    return { ...table, doubts: [...table.doubts, doubtOf(found, table, ask)] };
  return withPart(table, found, answer, ask);
}

/** Whether each row that counts has an amount in one of two columns, and both are named as what was spent. */
function isOneOrOther({ amount, columns }: Unused, { others }: Roled, { reading }: Ask): boolean {
  const [only, ...more] = columns;
  if (!reading.addsOneOrOther || !only || more.length > 0) return false;
  const [own, counted] = [numbersAt(only.column), numbersAt(amount)];
  const isNamed = [only.column, amount].every(({ name }) => namesBought(normaliseName(name)));
  return isNamed && amount.ids.every((_, row) => others.has(row) || !own(row) !== !counted(row));
}

/** The amount with the first or all of the columns added, or the first taken off it, in a column of its own. */
function withPart(
  table: Roled,
  { amount, columns }: Unused,
  answer: 'added' | 'allAdded' | 'takenOff',
  { chosen, choices, reading }: Ask,
): Roled {
  const [part, ...more] = columns.map(({ column }) => column);
  if (!part) return table;
  const place = table.columns.indexOf(amount);
  const role = table.roles[place]?.role ?? reading.amount.net;
  const join = answer === 'takenOff' ? difference : addition;
  const index = table.columns.length;
  const first = join(amount, part, index);
  const made =
    answer === 'allAdded' ? more.reduce((sum, other) => addition(sum, other, index), first) : first;
  const isAnswered = choices?.residue !== undefined;
  const reason = isAnswered
    ? 'Du svarade att kolumnerna hör ihop.'
    : `Varje rad har sitt belopp i ${amount.name.trim()} eller ${part.name.trim()}.`;
  return {
    ...table,
    columns: [...table.columns, { ...made, currency: amount.currency }],
    roles: [
      ...table.roles.map((assigned, at) => (at === place ? unused(reason) : assigned)),
      madeRole(chosen, made.index, {
        role,
        confidence: 1,
        reason,
        by: isAnswered ? 'answer' : 'rows',
      }),
    ],
  };
}

function doubtOf({ amount, sum, columns }: Unused, table: Roled, ask: Ask): Doubt {
  const { singular } = ask.reading.texts;
  const [first] = columns;
  const what = nameOf(amount);
  const own = first ? nameOf(first.column) : '';
  const named = listed(
    columns.map(({ column, sum: each }) => `${nameOf(column)} (${moneyText(each, ask)})`),
  );
  const many = columns.length > 1 ? 'kolumnerna' : 'kolumnen';
  const example = first ? exampleOf(table, amount, first.column, ask) : '';
  const choices = (residue: 'asRead' | 'added' | 'allAdded' | 'takenOff') => ({
    choices: { residue },
  });
  return {
    id: 'residue',
    text: `Som ${singular} räknas ${what}: ${moneyText(sum, ask)}. Filen har också ${many} ${named}, som inte räknas.${example} Vad ska räknas?`,
    options: [
      { answer: 'asRead', label: `Bara ${what}`, change: choices('asRead') },
      ...columns.slice(0, MOST_INSTEAD).map(({ column }) => ({
        answer: `column ${column.index}`,
        label: `${nameOf(column)} i stället för ${what}`,
        change: { roles: insteadOf(table, column, ask) },
      })),
      {
        answer: 'added',
        label: `Båda: ${own} kommer till utöver ${what}`,
        change: choices('added'),
      },
      ...(columns.length > 1
        ? [
            {
              answer: 'allAdded',
              label: `Alla: ${listed(columns.map(({ column }) => nameOf(column)))} kommer till utöver ${what}`,
              change: choices('allAdded'),
            },
          ]
        : []),
      {
        answer: 'takenOff',
        label: `${what} minus ${own}, som ingår men inte är ${singular}`,
        change: choices('takenOff'),
      },
      {
        answer: 'other',
        label: 'Något annat: jag väljer själv bland kolumnerna',
        change: { roles: withoutAmounts(table, ask) },
      },
    ],
    chosen: 'asRead',
    blocks: 'ifSumsDiffer',
  };
}

/** Roles that say whose or what a row is, the best known first. */
const rowNames = ['supplier', 'text', 'category', 'customer', 'product', 'date'] as const;

/** What both columns have on the first row where they differ, with what that row is. */
function exampleOf(table: Roled, amount: TypedColumn, other: TypedColumn, ask: Ask): string {
  const row = other.ids.findIndex((_, at) => {
    const [own, counted] = [numberAt(other, at), numberAt(amount, at)];
    return !table.others.has(at) && own !== null && own !== 0 && own !== counted;
  });
  const label = rowNames
    .map((role) => columnOf(table, role))
    .map((column) => column?.read[column.ids[row] ?? -1] ?? '')
    .find((text) => text !== '');
  const at = (column: TypedColumn) => column.read[column.ids[row] ?? -1] ?? null;
  const [own, counted] = [at(other), at(amount)];
  if (!label || own === null) return '';
  const money = (value: string) => moneyText(decimal(value), ask);
  const beside = counted === null ? 'inget' : money(counted);
  return ` Raden ”${label.slice(0, LONGEST)}” har till exempel ${money(own)} i ${nameOf(other)} och ${beside} i ${nameOf(amount)}.`;
}

const nameOf = ({ name }: TypedColumn) => name.trim();

const withoutAmounts = ({ columns, roles }: Roled, { reading }: Ask): Record<number, null> => {
  const { net, gross } = reading.amount;
  const amounts = columns.filter((_, place) => {
    const role = roles[place]?.role;
    return role === net || role === gross;
  });
  return Object.fromEntries(amounts.map(({ index }) => [index, null]));
};

function insteadOf(table: Roled, column: TypedColumn, ask: Ask): Record<number, ColumnRole | null> {
  const { net, gross } = ask.reading.amount;
  const guess = guessRoles(column, ask.reading).find(({ role }) => role === net || role === gross);
  return { ...withoutAmounts(table, ask), [column.index]: guess?.role ?? net };
}
