import { normaliseName } from '../../table/normalise-name.ts';
import { moneyRoles, nameRoles } from '../../table/role-kinds.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesForeign } from '../../table/vocabulary/beside-amounts.ts';
import { beginsNet } from '../../table/vocabulary/header-words.ts';
import { namesLastDay } from '../../table/vocabulary/lists.ts';
import { namesKronor, vatSide, withoutCurrency } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import {
  type AssignedRole,
  columnOf,
  hasRole,
  type Proof,
  placeOf,
  type Roled,
  unused,
  withRoles,
} from '../roled.ts';
import { channelsApart } from '../types/channels-apart.ts';
import { timesByName } from '../types/interval.ts';
import { partsOfSums } from '../types/parts-of-sums.ts';
import { chosenRole } from './chosen-role.ts';
import { freePlaces } from './free-places.ts';
import { canCarry, guessRoles, type RoleGuess } from './guess-roles.ts';

/** Least confidence for a role to be given. */
const threshold = 0.5;

const partOfAmount = unused('Kolumnen är en del av ett belopp som står i flera.');

/**
 * Needs: typed columns, and what is proved of them. Leaves: one role per column and one column per role, best guesses
 * first; what the user chose comes before everything, and columns that are one amount together get none.
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
  const added = new Set([...partsOfSums(columns), ...channelsApart(columns)]);
  const isForeign = foreignBesideKronor(columns, ask);
  const guesses = columns.flatMap((column, place) =>
    ask.chosen[column.index] !== undefined || parts.has(column)
      ? []
      : withProof(guessesOf(column, ask), table.proofs.get(column), ask)
          .filter(({ role }) => !added.has(column) || !nameRoles.has(role))
          .filter(({ role }) => !moneyRoles.has(role) || !isForeign(column))
          .filter(({ role }) => role !== 'supplier' || !isStartOfWay(column, columns))
          .map((guess) => ({ place, guess: weigh(column, guess) })),
  );
  const { net, gross } = ask.reading.amount;
  /** True once the surest amount is proved to have VAT: a lesser one is no better without it. */
  let isWhole = false;
  guesses.sort((a, b) => b.guess.confidence - a.guess.confidence || a.place - b.place);
  for (const { place, guess } of guesses) {
    if (guess.confidence < threshold || taken.has(guess.role) || roles[place]?.role) continue;
    if (guess.role === net && isWhole && !saysNet(columns[place], table.proofs)) continue;
    isWhole ||= guess.role === gross && guess.wasNet === true;
    const { role, reason, by } = ofMade(columns[place], guess);
    const confidence = Math.round(guess.confidence * 100) / 100;
    roles[place] = { role, reason, confidence, ...(by && { by }) };
    taken.add(guess.role);
  }
  return onlyDate(netAlone({ ...table, roles }, ask), ask);
}

/** `Från` beside `Till` is where a journey began, and nobody who was paid. */
const isStartOfWay = ({ name }: TypedColumn, columns: readonly TypedColumn[]): boolean =>
  normaliseName(name) === 'fran' &&
  columns.some((other) => other.type === 'text' && normaliseName(other.name) === 'till');

/** By ISO 4217: three letters may as well be an airport. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** A column of currencies, some of them foreign. */
const holdsForeignCodes = ({ type, read }: TypedColumn): boolean =>
  type === 'text' &&
  read.every((code) => code === null || currencies.has(code)) &&
  read.some((code) => code !== null && code !== 'SEK');

/** Which columns of money are in another currency by their names, or by the currencies on the rows, where the same amount stands in kronor by its own name. */
export function foreignBesideKronor(columns: readonly TypedColumn[], { reading }: Ask) {
  const { net, gross } = reading.amount;
  const kronor = columns.filter(
    (column) =>
      namesKronor(normaliseName(column.name)) &&
      guessRoles(column, reading).some(({ role }) => role === net || role === gross),
  );
  if (kronor.length === 0) return () => false;
  const codes = columns.find(holdsForeignCodes);
  const isAllAbroad = codes?.read.includes('SEK') === false && codes.filled === codes.ids.length;
  const bare = new Set(kronor.map(({ name }) => withoutCurrency(normaliseName(name))));
  return (column: TypedColumn) => {
    const name = normaliseName(column.name);
    if (kronor.includes(column) || namesKronor(name)) return false;
    return namesForeign(name) || isAllAbroad || (codes !== undefined && bare.has(name));
  };
}

/** What the make says of a column comes before its name; what its values cannot carry is left to the name. */
function guessesOf(column: TypedColumn, { proposed, reading }: Ask): RoleGuess[] {
  const role = proposed?.roles[column.index];
  if (role === null) return [];
  const guesses = guessRoles(column, reading);
  if (role === undefined || !canCarry(column, role)) return guesses;
  const reason = 'Så heter kolumnen i den export som filen är.';
  return [{ role, confidence: 0.99, reason, by: 'make' }, ...guesses];
}

const noRole = ({ type }: TypedColumn) =>
  unused(
    type === 'empty' ? 'Kolumnen är tom.' : 'Varken namnet eller värdena pekar ut någon roll.',
  );

/** `wasNet`: the name says an amount without VAT, and the rows that it is with. */
type ProvedGuess = RoleGuess & { wasNet?: boolean };

/** How sure the role is of a column that no name says it of. */
const PROVED = 0.6;
/** And at least of the main amount where its name says so too: surer than by what a payment is called. */
const PROVED_AND_NAMED = 0.86;

/** What is proved goes before what a name says; between two amounts that are proved the names choose. */
function withProof(
  guesses: readonly ProvedGuess[],
  proof: Proof | undefined,
  { reading }: Ask,
): readonly ProvedGuess[] {
  if (!proof) return guesses;
  if (proof.isDisputed) return guesses.map(notByNameAlone);
  const { net, gross } = reading.amount;
  const { is, reason } = proof;
  if (is === 'soFar') return [];
  const role = is === 'vat' ? is : is === 'net' ? net : gross;
  const kin = guesses.filter((guess) => [net, gross, 'vat'].includes(guess.role));
  const own = kin.filter((guess) => (guess.role === 'vat') === (is === 'vat'));
  const rest = is === 'vat' ? [] : guesses.filter((guess) => !kin.includes(guess));
  const least = proof.isMain && is !== 'vat' ? PROVED_AND_NAMED : 0;
  const confidence = own[0]
    ? Math.max(own[0].confidence, least)
    : rest.length === 0 && proof.isMain
      ? PROVED
      : 0;
  const wasNet = own[0]?.role === net;
  return confidence === 0
    ? rest.map(notByNameAlone)
    : [{ role, confidence, reason, by: 'rows', wasNet }, ...rest];
}

/** The name of a column that was made of others is nobody's header. */
const ofMade = (column: TypedColumn | undefined, guess: ProvedGuess): ProvedGuess =>
  column?.madeOf && guess.by === 'name'
    ? notByNameAlone({ ...guess, reason: column.madeOf })
    : guess;

/** A role by a name that the rows have something else to say of. */
const notByNameAlone = ({ by: _, ...guess }: ProvedGuess): ProvedGuess => guess;

/** Whether an amount is without VAT by its rows or its name. */
function saysNet(column: TypedColumn | undefined, proofs: Roled['proofs']): boolean {
  if (!column) return false;
  const name = normaliseName(column.name);
  return proofs.get(column)?.is === 'net' || vatSide(name) === 'excluding' || beginsNet(name);
}

/** Beside an amount without VAT, one that only the rows prove to have it is not needed. */
function netAlone(table: Roled, { reading, chosen }: Ask): Roled {
  const place = placeOf(table, reading.amount.gross);
  const column = table.columns[place];
  const proof = column && table.proofs.get(column);
  if (!column || !proof || !hasRole(table, reading.amount.net)) return table;
  const isNamed = guessRoles(column, reading)[0]?.role === reading.amount.gross;
  if (isNamed || chosen[column.index] !== undefined) return table;
  return withRoles(
    table,
    new Map([[place, unused(`Beloppet utan moms används: ${proof.reason}`)]]),
  );
}

/** Sparse columns and constant ones are less likely to be what the file is about. */
function weigh(column: TypedColumn, guess: ProvedGuess): ProvedGuess {
  const share = column.ids.length === 0 ? 0 : column.filled / column.ids.length;
  const sparse = share < 0.5 ? 0.08 : 0;
  const constant =
    guess.role === 'date' && column.values.length === 1 && column.ids.length > 5 ? 0.05 : 0;
  return { ...guess, confidence: guess.confidence - sparse - constant };
}

/** Where no name says it: the only date column; the last day of an agreement is no day of what it costs each month. */
function onlyDate(table: Roled, ask: Ask): Roled {
  const { net, gross } = ask.reading.amount;
  const amount = columnOf(table, net) ?? columnOf(table, gross);
  const isEachTime = amount !== undefined && timesByName(amount.name) !== null;
  const dates = freePlaces(table, ask, 'date').filter(
    (place) => !isEachTime || !namesLastDay(normaliseName(table.columns[place]?.name ?? '')),
  );
  const [place] = dates;
  if (hasRole(table, 'date') || dates.length !== 1 || place === undefined) return table;
  const reason = 'Det är filens enda kolumn med datum.';
  return withRoles(table, new Map([[place, { role: 'date', confidence: 0.6, reason }]]));
}
