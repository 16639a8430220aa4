import { cellText } from '../../table/cell.ts';
import { normaliseName, normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesCompany } from '../../table/vocabulary/companies.ts';
import { namesNoGoods } from '../../table/vocabulary/header-words.ts';
import { namesWhoOrHow } from '../../table/vocabulary/neutral-kinds.ts';
import { isWayToPay } from '../../table/vocabulary/payments.ts';
import {
  isCancelled,
  isCounted,
  namesRemark,
  saysYesOrNo,
} from '../../table/vocabulary/row-status.ts';
import { wordsOf } from '../../table/vocabulary/words.ts';
import { isPersonsName } from '../../text/stand-ins.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, hasRole, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { holdsIntervals } from '../types/interval.ts';
import { nameTells } from '../types/name-hints.ts';
import { holdsCodes, holdsFirstNames, mostly, namesNothing } from '../types/no-name.ts';
import { partOfYear } from '../types/part-of-year.ts';
import { freePlaces } from './free-places.ts';

/** The only words of a list of sales, whose name says nothing: what was sold, or who bought it where they are names. */
export function onlyWords(table: Roled, ask: Ask): Roled {
  const never = wordsOf(ask.reading.words, 'product')?.never ?? [];
  const texts = freePlaces(table, ask, 'text').filter((place) =>
    isWordy(table.columns[place], never),
  );
  const [only] = texts;
  const column = table.columns[only ?? -1];
  if (texts.length !== 1 || only === undefined || !column) return table;
  if (!hasRole(table, 'revenue')) return table;
  const numbered = placeOf(table, 'customer');
  const customer = table.columns[numbered];
  if (customer && ask.chosen[customer.index] === undefined && isNameOf(column, customer)) {
    const name = column.name.trim();
    const reason = `${customer.name.trim()} har samma ${name} på alla sina rader.`;
    return withRoles(
      table,
      new Map([
        [only, { role: 'customer', confidence: 0.8, reason }],
        [numbered, unused(`${name} säger vem numret är.`)],
      ]),
    );
  }
  const role = roleOf(table, column);
  return role === null ? table : withRoles(table, new Map([[only, role]]));
}

/** Numbers that several rows must have, and share of the numbers that must have a name of their own. */
const FEWEST_AGAIN = 3;
const OWN_NAMES = 0.8;

/** Whether customers stand by numbers of which each has one name, and nearly each a name of its own. */
function isNameOf(names: TypedColumn, customers: TypedColumn): boolean {
  if (!holdsCodes(customers)) return false;
  const nameBy = new Map<number, number>();
  const again = new Set<number>();
  for (const [row, customer] of customers.ids.entries()) {
    const name = names.ids[row];
    if (name === undefined || customers.read[customer] == null || names.read[name] == null)
      continue;
    const before = nameBy.get(customer);
    if (before !== undefined && before !== name) return false;
    if (before !== undefined) again.add(customer);
    nameBy.set(customer, name);
  }
  const isOwn = new Set(nameBy.values()).size >= nameBy.size * OWN_NAMES;
  return again.size >= FEWEST_AGAIN && isOwn;
}

function roleOf(table: Roled, column: TypedColumn): AssignedRole | null {
  if (holdsFirstNames(column)) return null;
  if (mostly(column, isParty, PARTIES)) {
    const reason = 'Det är filens enda kolumn med text, och den har namn på företag och personer.';
    return hasRole(table, 'customer') ? null : { role: 'customer', confidence: 0.5, reason };
  }
  if (hasRole(table, 'product') || hasRole(table, 'productId')) return null;
  const reason = 'Det är filens enda kolumn med text, och den har flera olika värden.';
  return { role: 'product', confidence: 0.5, reason };
}

/** Not every customer is a company by its name, and goods never are. */
const PARTIES = 0.3;

const isParty = (text: string) => namesCompany(normaliseText(text)) || isPersonsName(text);

function isWordy(column: TypedColumn | undefined, never: readonly string[]): boolean {
  if (!column || namesNoProduct(column, never)) return false;
  if (namesNothing(column) || holdsCodes(column) || holdsIntervals(column)) return false;
  // Whether something is so, and how it was paid, is not what was sold.
  const texts = column.values.map((cell) => cellText(cell).trim());
  const isAside = (text: string) =>
    [saysYesOrNo, isWayToPay, isCounted, isCancelled].some((is) => is(text));
  if (texts.every((text) => isAside(normaliseName(text)))) return false;
  // Nor is the month or the year that a row is of.
  if (texts.every((text) => partOfYear(text) !== null || /^(?:19|20)\d\d$/.test(text)))
    return false;
  const worded = texts.filter((text) => /\p{L}/u.test(text)).length;
  if (worded < column.values.length * 0.5) return false;
  return column.values.length > 1 && column.filled > column.ids.length * 0.8;
}

/** `Vara2` as `Vara`. */
function withoutNumber(name: string): string {
  let end = name.length;
  while (/\d/.test(name[end - 1] ?? '')) end--;
  return name.slice(0, end);
}

/** True where a name says what products never are: a number, a day, a state, who sold it, how it was paid. */
function namesNoProduct(column: TypedColumn, never: readonly string[]): boolean {
  const name = normaliseName(column.name);
  const words = name.split(' ');
  const hint = nameTells(withoutNumber(column.name));
  if (hint.code || hint.date || words.some((word) => never.includes(word))) return true;
  return [namesNoGoods, namesRemark, namesWhoOrHow].some((is) => is(name));
}
