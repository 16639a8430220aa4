import { accountIn } from '../../table/account-kind.ts';
import { cellText } from '../../table/cell.ts';
import { normaliseName, normaliseText } from '../../table/normalise-name.ts';
import { remembered } from '../../table/remembered.ts';
import { numberRoles } from '../../table/role-kinds.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { DecidedBy } from '../../table/understanding.ts';
import { namesForeign, namesMany } from '../../table/vocabulary/beside-amounts.ts';
import { isReportLine } from '../../table/vocabulary/bookkeeping.ts';
import { namesArticles, namesBalance, namesHowLong } from '../../table/vocabulary/header-words.ts';
import { namesPackSize } from '../../table/vocabulary/lists.ts';
import { namesWho } from '../../table/vocabulary/neutral-kinds.ts';
import { rateIn, vatSide, withoutVat } from '../../table/vocabulary/vat.ts';
import { hasPart, isOrEndsWith, type RoleWords } from '../../table/vocabulary/words.ts';
import type { GuideReading } from '../guide-reading.ts';
import { holdsFirstNames, holdsUnits, isOneEach, namesNothing } from '../types/no-name.ts';
import { partOfYear } from '../types/part-of-year.ts';
import { tellStates } from './states-in.ts';

export interface RoleGuess {
  role: ColumnRole;
  confidence: number;
  reason: string;
  by?: DecidedBy;
}

const netRoles: ReadonlySet<ColumnRole> = new Set(['revenue', 'amount']);
const grossRoles: ReadonlySet<ColumnRole> = new Set(['grossRevenue', 'grossAmount']);

/** Words of states are few. */
const MOST_STATES = 20;

/** Roles that say what or whom a row is about, by its name. */
export const subjectRoles: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  ...(['product', 'category', 'supplier', 'text', 'channel', 'region'] as const),
  ...(['department', 'project', 'accountName'] as const),
]);

/** A share will do for these: 25 % discount, 25 % VAT, 40 % margin. */
const rateRoles: ReadonlySet<ColumnRole> = new Set(['vat', 'margin', 'discount']);

/** Every role a column could have by its name and type in one of the guides, best first. */
export function guessRoles(
  column: TypedColumn,
  reading: Pick<GuideReading, 'words' | 'byValues'>,
): RoleGuess[] {
  const name = normaliseName(column.name);
  const joined = normaliseText(column.name);
  if (name === '' || column.type === 'empty') return [];
  const byValues = reading.byValues.find(({ isSo }) => isSo(name, column));
  if (byValues) return [{ role: byValues.role, confidence: 0.9, reason: byValues.reason }];
  const guesses = guessesOf(column, name, joined, reading.words);
  const whole = writtenOut(column.name, reading.words);
  if (whole === null) return guesses;
  const more = guessesOf(column, whole, whole.replaceAll(' ', ''), reading.words);
  return [...guesses, ...more].sort((a, b) => b.confidence - a.confidence);
}

const guessesOf = (
  column: TypedColumn,
  name: string,
  joined: string,
  vocabulary: readonly RoleWords[],
): RoleGuess[] =>
  namedRoles(name, joined, vocabulary)
    .filter(({ role, exact }) => fits(column, role, name, exact))
    .map(({ role, confidence, exact }) => ({
      role,
      confidence,
      reason: reasonFor(column, exact),
      by: 'name',
    }));

interface NamedRole {
  role: ColumnRole;
  confidence: number;
  exact: boolean;
}

type NamedIn = (name: string, joined: string) => readonly NamedRole[];
const namedIn = new WeakMap<readonly RoleWords[], NamedIn>();

/** The roles that a name points to, whatever stands below it, surest first: each step asks for them anew. */
function namedRoles(name: string, joined: string, vocabulary: readonly RoleWords[]) {
  const named = namedIn.get(vocabulary) ?? rememberedRoles(vocabulary);
  namedIn.set(vocabulary, named);
  return named(name, joined);
}

function rememberedRoles(vocabulary: readonly RoleWords[]): NamedIn {
  const find = remembered((both): readonly NamedRole[] => {
    const [name = '', joined = ''] = both.split(BETWEEN);
    return vocabulary
      .flatMap((entry) => {
        const match = matchName(name, joined, entry, vocabulary);
        return match ? [{ role: entry.role, ...match }] : [];
      })
      .sort((a, b) => b.confidence - a.confidence);
  });
  return (name, joined) => find(`${name}${BETWEEN}${joined}`);
}

/** In no name as words. */
const BETWEEN = '|';

/** No name of a column that is cut short is longer. */
const LONGEST_NAME = 200;

/** `Rab.` as `rabatt`: a word cut short with a point is the shortest known one that begins so. Null where none is cut. */
function writtenOut(written: string, vocabulary: readonly RoleWords[]): string | null {
  if (written.length > LONGEST_NAME) return null;
  let isCut = false;
  const whole = written.replace(/(\p{L}{3,})\./gu, (cut, start: string) => {
    const begun = normaliseName(start);
    if (namesForeign(begun)) return cut;
    const [shortest] = vocabulary
      .flatMap(({ names }) => [...names.keys()])
      .filter((name) => name.startsWith(begun) && !name.includes(' '))
      .sort((a, b) => a.length - b.length);
    isCut ||= shortest !== undefined;
    return shortest === undefined ? cut : ` ${shortest} `;
  });
  return isCut ? normaliseName(whole) : null;
}

/** Whole names weigh what their list says, also `joined` as programs join them; words in longer names 0.7. */
function matchName(
  name: string,
  joined: string,
  entry: RoleWords,
  vocabulary: readonly RoleWords[],
): { confidence: number; exact: boolean } | null {
  if (entry.role === 'quantity' && inKronor.test(name)) return null;
  const bare = withoutVat(name);
  const side = vatSide(name);
  const own = netRoles.has(entry.role)
    ? 'excluding'
    : grossRoles.has(entry.role)
      ? 'including'
      : null;
  if (own !== null && side !== null) {
    if (side !== own) return null;
    // Surer than `Total` beside it, which says nothing of VAT.
    if (bare === '') return { confidence: 0.98, exact: true };
    if (own === 'including' && isAmountName(bare, vocabulary))
      return { confidence: 0.95, exact: true };
  }
  for (const [text, penalty] of [
    [name, 0],
    [joined, 0],
    [bare, 0.01],
    [withoutUnit(bare, entry.role), 0.02],
  ] as const) {
    const weight = entry.names.get(text) ?? joinedNames(entry).get(text);
    const saysNet = side === 'excluding' && netRoles.has(entry.role) ? 0.015 : 0;
    if (weight !== undefined) return { confidence: weight - penalty + saysNet, exact: true };
  }
  const words = bare.split(' ');
  if (entry.never?.some((word) => words.some((each) => hasPart(each, word)))) return null;
  const hit = entry.words?.some((word) => words.some((each) => isOrEndsWith(each, word)));
  if (hit) return { confidence: 0.7 - 0.02 * words.length, exact: false };
  // `Tot. inkl moms`, whatever else it says: VAT comes with amounts.
  return own !== null && side === own && rateIn(name) === null && !isOtherAmount(words, vocabulary)
    ? { confidence: 0.65, exact: false }
    : null;
}

const joinedOf = new WeakMap<RoleWords['names'], RoleWords['names']>();

/** The names of a role without the spaces between their words: `GROSSAMOUNT` has no capitals that part it. */
function joinedNames({ names }: RoleWords): RoleWords['names'] {
  const known = joinedOf.get(names);
  if (known) return known;
  const made = new Map([...names].map(([name, weight]) => [name.replaceAll(' ', ''), weight]));
  joinedOf.set(names, made);
  return made;
}

const inKronor = / (?:kr|sek|kronor)$/;
const inPieces = / (?:st|stk|styck|pcs)$/;
/** `Antal (st)` and `Pris (kr)`: what one of it is, after its name. */
const withoutUnit = (name: string, role: ColumnRole) =>
  name.replace(role === 'quantity' ? inPieces : inKronor, '');

/** Whether a word rules the amount out: a price, a cost, freight. */
const isOtherAmount = (words: readonly string[], vocabulary: readonly RoleWords[]) =>
  vocabulary
    .filter(({ role }) => netRoles.has(role))
    .some(({ never = [] }) =>
      never.some((word) => words.some((each) => hasPart(each, word) || isOrEndsWith(each, word))),
    );

/** `Försäljningspris` is a price, for all that it says of sales. */
function isAmountName(bare: string, vocabulary: readonly RoleWords[]): boolean {
  const net = vocabulary.find((entry) => netRoles.has(entry.role));
  const isSaid = net?.words?.some((word) => bare.includes(word)) ?? false;
  return net?.names.has(bare) || (isSaid && !isOtherAmount(bare.split(' '), vocabulary));
}

/** Whether a column's values can carry a role, whatever it is called. */
export const canCarry = (column: TypedColumn, role: ColumnRole): boolean =>
  column.type !== 'empty' && fits(column, role, '', true);

/** The values must be able to carry the role. */
function fits(column: TypedColumn, role: ColumnRole, name: string, exact: boolean): boolean {
  if (namesBalance(name) && numberRoles.has(role)) return false;
  if (role === 'quantity' && (namesHowLong(name) || namesPackSize(column.name))) return false;
  // `Jan antal` is how many of one month, beside those of others.
  if (role === 'quantity' && partOfYear(name.split(' ')[0] ?? '') !== null) return false;
  if (role === 'date') return column.type === 'date';
  if (rateRoles.has(role)) return column.type === 'number';
  if (numberRoles.has(role)) return column.type === 'number' && !column.percent;
  if (role === 'orderId' && (holdsMoney(column) || isNamedMoney(column, name))) return false;
  if (role === 'customer' && (holdsOre(column) || (column.type === 'number' && namesMany(name))))
    return false;
  if (role === 'currency') return column.type === 'text' && column.values.length <= 20;
  if (column.type === 'date') return false;
  if (role === 'account') return holdsAccounts(column);
  if (role === 'department' && holdsUnits(column)) return false;
  if (subjectRoles.has(role) && (namesNothing(column) || isNamedMoney(column, name))) return false;
  // Whom we bought of by its name, and who sold it by theirs.
  if (role === 'supplier' && namesWho(name) && holdsFirstNames(column)) return false;
  if (role === 'supplier' || role === 'accountName' || role === 'text' || role === 'interval')
    return column.type === 'text' || column.type === 'organisationNumber';
  if (role === 'product' && exact && column.type === 'number')
    return namesArticles(name) && whole(column);
  if (role === 'product' || role === 'category') return column.type === 'text';
  if (role === 'region' && holdsStates(column)) return false;
  if (role === 'channel' && isOneEach(column)) return false;
  if (role === 'region' || role === 'channel')
    return (
      column.type !== 'number' ||
      (exact && column.values.length <= 200 && !isWrittenMoney(column) && !holdsOre(column))
    );
  return true;
}

/** `Butik exkl. moms` and `Butik (kr)` over numbers are what each took, not which. */
const isNamedMoney = ({ type }: TypedColumn, name: string): boolean =>
  type === 'number' && (vatSide(name) !== null || inKronor.test(name));

/** A few words, some of which say that a row counts and some that it does not: `state` among invoices. */
const holdsStates = ({ read }: TypedColumn): boolean =>
  read.length <= MOST_STATES && tellStates(read.map((text) => normaliseName(text ?? '')));

/** Most values are account numbers, alone or before the account's name. */
export function holdsAccounts({ read }: TypedColumn): boolean {
  const filled = read.filter((value) => value !== null);
  const accounts = filled.filter((value) => accountIn(value) !== null);
  if (accounts.length === 0) return false;
  if (accounts.length >= filled.length * 0.8) return true;
  // A report has headings and sums between its accounts.
  const others = filled.filter((value) => accountIn(value) === null);
  return (
    accounts.length >= filled.length * 0.4 &&
    others.every((value) => isReportLine(normaliseName(value)))
  );
}

/** Accounts in a column that has no name. */
export const areBareAccounts = (column: TypedColumn): boolean =>
  /^Kolumn \d+$/.test(column.name) && whole(column) && holdsAccounts(column);

/** Numbers that no order has: none at all, below zero, or in öre. */
const holdsMoney = (column: TypedColumn) =>
  holdsOre(column) || (column.type === 'number' && column.read.includes('0'));

/** Nor does any customer, whose number may be 0. */
const holdsOre = ({ type, read, values }: TypedColumn) =>
  type === 'number' &&
  (read.some((value) => value !== null && hasMarks(value)) ||
    values.every((cell) => /\d[,.]\d\d$/.test(cellText(cell).trim())));

/** Kronor by the cells themselves: `Marknad` over `1.250:-` is what was sold there. */
const isWrittenMoney = ({ currency }: TypedColumn) => currency !== null;

const hasMarks = (value: string) => value.includes('-') || value.includes('.');

/** Articles can be known by their numbers alone: `7001`. */
const whole = (column: TypedColumn) =>
  !column.percent && column.read.every((value) => value === null || /^\d+$/.test(value));

function reasonFor(column: TypedColumn, exact: boolean): string {
  const kind = {
    number: 'tal',
    date: 'datum',
    text: 'text',
    organisationNumber: 'organisationsnummer',
    empty: 'tomma celler',
  }[column.type];
  return exact
    ? `Kolumnen heter ”${column.name.trim()}” och innehåller ${kind}.`
    : `Namnet ”${column.name.trim()}” tyder på det, och kolumnen innehåller ${kind}.`;
}
