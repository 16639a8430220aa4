import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, hasRole, type Roled, unused, withRoles } from '../roled.ts';
import { chosenRole } from './chosen-role.ts';
import { freePlaces } from './free-places.ts';
import { guessRoles, type RoleGuess } from './guess-roles.ts';

/** Least confidence for a role to be given. */
const threshold = 0.5;

const partOfAmount = unused('Kolumnen är en del av ett belopp som står i flera.');

/**
 * Needs: typed columns. Leaves: one role per column and one column per role, best guesses first; what the user chose
 * comes before everything, and columns that are one amount together get none.
 */
export function rolesByName(table: Roled, ask: Ask): Roled {
  const { columns } = table;
  const parts = new Set(table.groups.flatMap((group) => group.parts));
  const roles = columns.map((column): AssignedRole => {
    if (parts.has(column)) return partOfAmount;
    const choice = ask.chosen[column.index];
    return choice === undefined ? noRole(column) : chosenRole(choice);
  });
  const taken = new Set(roles.map(({ role }) => role));
  const guesses = columns.flatMap((column, place) =>
    ask.chosen[column.index] !== undefined || parts.has(column)
      ? []
      : guessRoles(column, ask.reading).map((guess) => ({ place, guess: weigh(column, guess) })),
  );
  guesses.sort((a, b) => b.guess.confidence - a.guess.confidence || a.place - b.place);
  for (const { place, guess } of guesses) {
    if (guess.confidence < threshold || taken.has(guess.role) || roles[place]?.role) continue;
    roles[place] = { ...guess, confidence: Math.round(guess.confidence * 100) / 100 };
    taken.add(guess.role);
  }
  return onlyDate({ ...table, roles }, ask);
}

const noRole = ({ type }: TypedColumn) =>
  unused(
    type === 'empty' ? 'Kolumnen är tom.' : 'Varken namnet eller värdena pekar ut någon roll.',
  );

/** Sparse columns and constant ones are less likely to be what the file is about. */
function weigh(column: TypedColumn, guess: RoleGuess): RoleGuess {
  const share = column.ids.length === 0 ? 0 : column.filled / column.ids.length;
  const sparse = share < 0.5 ? 0.08 : 0;
  const constant =
    guess.role === 'date' && column.values.length === 1 && column.ids.length > 5 ? 0.05 : 0;
  return { ...guess, confidence: guess.confidence - sparse - constant };
}

/** Where no name says it: the only date column. */
function onlyDate(table: Roled, ask: Ask): Roled {
  const dates = freePlaces(table, ask, 'date');
  const [place] = dates;
  if (hasRole(table, 'date') || dates.length !== 1 || place === undefined) return table;
  const reason = 'Det är filens enda kolumn med datum.';
  return withRoles(table, new Map([[place, { role: 'date', confidence: 0.6, reason }]]));
}
