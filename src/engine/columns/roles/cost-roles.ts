import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesMeasure } from '../../table/vocabulary/beside-amounts.ts';
import {
  namesBalance,
  namesNoMoney,
  namesPartOfDate,
  namesParty,
} from '../../table/vocabulary/header-words.ts';
import { namesInterval } from '../../table/vocabulary/intervals.ts';
import { namesTimes } from '../../table/vocabulary/lists.ts';
import { namesWho } from '../../table/vocabulary/neutral-kinds.ts';
import { namesState, saysYesOrNo } from '../../table/vocabulary/row-status.ts';
import { hasPart, wordsOf } from '../../table/vocabulary/words.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, hasRole, type Roled, withRoles } from '../roled.ts';
import { countsTimes, timesByName } from '../types/interval.ts';
import { nameTells } from '../types/name-hints.ts';
import { holdsFirstNames, namesNothing } from '../types/no-name.ts';
import { datesOfOneMonth } from './dates-of-one-month.ts';
import { firstOfDays } from './first-of-days.ts';
import { freePlaces } from './free-places.ts';
import { areBareAccounts, guessRoles } from './guess-roles.ts';

/** Distinct numbers that must tell. */
const FEWEST = 2;

/** Needs: roles by name. Leaves: the only amounts, and the only words, of a list of costs whose names say nothing. */
export function costRoles(before: Roled, ask: Ask): Roled {
  const table = firstOfDays(datesOfOneMonth(before, ask), ask);
  const changes = new Map<number, AssignedRole>();
  const never = wordsOf(ask.reading.words, ask.reading.amount.net)?.never ?? [];
  const candidates = freePlaces(table, ask, 'number').filter((place) => {
    const column = table.columns[place];
    if (!column || column.percent) return false;
    const name = normaliseName(column.name);
    if (namesPartOfDate(name)) return false;
    const isOther = [namesBalance, namesNoMoney, namesParty, namesInterval].some((is) => is(name));
    // `Per år` is kronor a year, and no number of years.
    const isMeasure = namesMeasure(name) && timesByName(column.name) === null;
    return !isOther && !isMeasure && countsTimes(column) === null && !areNumbersOfThings(column);
  });
  const numbers = withoutAccounts(candidates.flatMap((place) => table.columns[place] ?? [])).map(
    (column) => table.columns.indexOf(column),
  );
  const amounts = ['amount', 'grossAmount', 'debit', 'credit'] as const;
  const [number] = numbers;
  const words = normaliseName(table.columns[number ?? -1]?.name ?? '').split(' ');
  const isNever = words.some((own) => never.some((word) => hasPart(own, word)));
  const isOnly = numbers.length === 1 && !isNever && !namesTimes(words.join(' '));
  if (isOnly && number !== undefined && !amounts.some((role) => hasRole(table, role)))
    changes.set(number, {
      role: 'amount',
      confidence: 0.6,
      reason: 'Det är filens enda kolumn med tal.',
    });
  const texts = freePlaces(table, ask, 'text').filter(
    (place) =>
      (table.columns[place]?.values.length ?? 0) > 1 && !isNoText(table.columns[place], ask),
  );
  const [text] = texts;
  if (texts.length === 1 && text !== undefined && !hasRole(table, 'text'))
    changes.set(text, {
      role: 'text',
      confidence: 0.5,
      reason: 'Det är filens enda kolumn med text som ingen annan roll passar.',
    });
  // Lines of a bank without a header have their texts told apart by what they say.
  const isDivided =
    ask.reading.parts.some((role) => hasRole(table, role)) ||
    texts.every((place) => /^Kolumn \d+$/.test(table.columns[place]?.name ?? ''));
  if (texts.length > 1 && text !== undefined && !isDivided)
    changes.set(text, {
      role: 'text',
      confidence: 0.4,
      reason: 'Det är den första av filens kolumner med text, och ingen av dem har en roll.',
    });
  return withRoles(table, changes);
}

/** Without a header: whole numbers that are accounts are no amounts, where other numbers have öre. */
function withoutAccounts(numbers: readonly TypedColumn[]): readonly TypedColumn[] {
  const hasOre = ({ read }: TypedColumn) => read.some((value) => value?.includes('.'));
  return numbers.some(hasOre) ? numbers.filter((column) => !areBareAccounts(column)) : numbers;
}

/** Codes, addresses, and what is named as a supplier is beside the one there is. */
const isNoText = (column: TypedColumn | undefined, { reading }: Ask): boolean =>
  column !== undefined &&
  (isCodes(column) ||
    namesNothing(column) ||
    (namesWho(normaliseName(column.name)) && holdsFirstNames(column)) ||
    namesState(normaliseName(column.name)) ||
    column.values.every((cell) => saysYesOrNo(normaliseName(cellText(cell)))) ||
    guessRoles(column, reading).some(({ role }) => role === 'supplier'));

/** Codes by their name, and not with what they are of behind them: `5010 Lokalhyra`. */
const isCodes = (column: TypedColumn | undefined): boolean =>
  column !== undefined &&
  nameTells(column.name).code &&
  column.read.filter((text) => withName.test(text ?? '')).length < column.read.length * MOSTLY;

const MOSTLY = 0.5;
const withName = /^\d+\s+\p{L}{2}/u;

/** Whole numbers as long as those of telephones, bank accounts and payments: no company's every cost is that large. */
const areNumbersOfThings = ({ read }: TypedColumn): boolean => {
  const values = read.filter((value) => value !== null);
  return values.length >= FEWEST && values.every((value) => /^\d{8,}$/.test(value));
};
