import type { RoleMap } from '../../columns/roles/role-map.ts';
import type { Books } from '../../table/books.ts';
import { type Company, companyNumber, companyOfBooks, isSameCompany } from '../../table/company.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Understanding } from '../../table/understanding.ts';
import {
  endsAsCompany,
  makesFiles,
  namesCompanyNumber,
  namesOtherParty,
  namesOwnCompany,
  namesPart,
  saysAll,
} from '../../table/vocabulary/companies.ts';
import type { Interpreted } from '../interpret.ts';

/** What tells whose a table is. */
interface OwnerSigns {
  /** The cells above the table, in order. */
  title: readonly string[];
  /** The notes below it. */
  notes: readonly string[];
  columns: readonly TypedColumn[];
  roles: RoleMap;
}

/** A text beside a label: `Företag: Ångbageriet AB`, or in the cell after it. */
interface Labelled {
  label: string;
  value: string;
  hasColon: boolean;
}

const NUMBER = /\b(?:SE ?)?(?:16|19|20)?\d{6}-?\d{4}(?:01)?\b/;
/** As companies write it, told from other numbers by its hyphen and from a person’s by its third digit. */
const OWN_FORM = /(?<![\d-])\d{2}[2-9]\d{3}-\d{4}(?![\d-])/;
/** Rows that one value on each of them must be on to mean anything. */
const FEWEST_ROWS = 3;
const LONGEST_NAME = 80;

/** Whose file it is, and what of the company. Bookkeeping says so in its own words, and is of all of it. */
export function whose(
  { title, columns, byRole: roles, body }: Interpreted,
  books: Books | null,
): Pick<Understanding, 'company' | 'part'> {
  const below = body.leftOut.filter(({ reason }) => reason === 'footer');
  const notes = below.map(({ content }) => content);
  const company = (books && companyOfBooks(books)) ?? companyIn({ title, notes, columns, roles });
  const part = books === null ? partIn(title) : null;
  return { ...(company && { company }), ...(part !== null && { part }) };
}

/** Whose a table is, where it says so: above or below it, or in a column that has one value. */
function companyIn(signs: OwnerSigns): Company | null {
  const around = [...signs.title, ...signs.notes];
  const labelled = labelsIn(around);
  const number = only([...numbersIn(around, labelled), ...numberOfColumns(signs)]);
  const names = [...labelledNames(labelled), ...namesOfColumns(signs)];
  const name = only(names) ?? (names.length === 0 ? only(plainNames(signs)) : null);
  return number === null && name === null ? null : { name, number };
}

/** `Butik: Södermalm`: what of the company the table is, where the lines above it say that it is not all. */
function partIn(title: readonly string[]): string | null {
  const parts = labelsIn(title).flatMap(({ label, value, hasColon }) => {
    const says = normaliseName(value);
    const isRange = /\d\s*[-–]\s*\d|^[*–-]$/.test(value);
    return hasColon && namesPart(normaliseName(label)) && says !== '' && !saysAll(says) && !isRange
      ? [`${label}: ${value}`]
      : [];
  });
  return parts.length === 0 ? null : parts.join(', ').slice(0, LONGEST_NAME);
}

/** The one that all of them are; null where they differ. */
function only(found: readonly string[]): string | null {
  const [first] = found;
  if (first === undefined) return null;
  const isOne = found.every((each) => each === first || isAlike(each, first));
  return isOne ? first : null;
}

const isAlike = (one: string, other: string) =>
  isSameCompany({ name: one, number: null }, { name: other, number: null }) === true;

/** Labels with what stands after them: on their own line, after a colon, or in the next cell. */
function labelsIn(title: readonly string[]): Labelled[] {
  const cells = title.flatMap((text) => text.split(/\s{3,}|[|\t\n]/)).map((text) => text.trim());
  return cells.flatMap((cell, at): Labelled[] => {
    const colon = /^([^:]{2,40}):\s*(.*)$/.exec(cell);
    const label = (colon?.[1] ?? cell).trim();
    const value = ((colon?.[2] ?? '') || (cells[at + 1] ?? '')).trim();
    const hasColon = colon !== null;
    const isLabel = hasColon || label.split(' ').length <= 3;
    return isLabel && value !== '' && !isLabelItself(value) ? [{ label, value, hasColon }] : [];
  });
}

function isLabelItself(text: string): boolean {
  const name = normaliseName(text);
  const tests = [namesOwnCompany, namesPart, namesCompanyNumber];
  return text.endsWith(':') || (!NUMBER.test(text) && tests.some((names) => names(name)));
}

function numbersIn(title: readonly string[], labelled: readonly Labelled[]): string[] {
  const isOther = (text: string) => namesOtherParty(normaliseName(text)) || isOfMaker(text);
  const byLabel = labelled.flatMap(({ label, value }) =>
    namesCompanyNumber(normaliseName(label)) && !isOther(label)
      ? (companyNumber(NUMBER.exec(value)?.[0] ?? '') ?? [])
      : [],
  );
  const byForm = title.flatMap((text, at) => {
    const found = OWN_FORM.exec(text)?.[0];
    const before = title[at - 1] ?? '';
    // `Ångbageriet AB (556016-0680)`, or the number alone after the name.
    const name = nameIn(text) ?? before;
    const isOwn = namesCompanyNumber(normaliseName(text)) || endsAsCompany(normaliseName(name));
    return found && isOwn && !isOther(`${before} ${text}`) ? (companyNumber(found) ?? []) : [];
  });
  return [...byLabel, ...byForm];
}

const isOfMaker = (text: string) => makesFiles(normaliseName(text));

const labelledNames = (labelled: readonly Labelled[]): string[] =>
  labelled.flatMap(({ label, value }) =>
    namesOwnCompany(normaliseName(label)) ? (nameIn(value) ?? []) : [],
  );

/** No title holds a name and its number in more. */
const LONGEST_TEXT = 400;

/** A name without the number after it. */
function nameIn(text: string): string | null {
  if (text.length > LONGEST_TEXT) return null;
  const name = text
    .replace(NUMBER, ' ')
    .replace(/\borg\S*(?:\s*n(?:r|ummer)\S*)?\s*$/i, ' ')
    .replace(/[\s(),;:–-]+$/, '')
    .trim();
  const isName = /\p{L}{2}/u.test(name) && name.length <= LONGEST_NAME;
  return isName ? name : null;
}

/** Lines that are nothing but a name that ends as companies' do: not a bank's, a program's, a customer's or a supplier's. */
function plainNames({ title, columns, roles }: OwnerSigns): string[] {
  const names = title.flatMap((text, at) => {
    const name = nameIn(text);
    const before = normaliseName(title[at - 1] ?? '');
    const isPlain =
      name !== null &&
      !/[:;]/.test(name) &&
      endsAsCompany(normaliseName(name)) &&
      !isOfMaker(name) &&
      !namesOtherParty(before) &&
      !namesPart(before);
    return isPlain ? [name] : [];
  });
  const others = new Set(partiesOf({ columns, roles }).flatMap(({ read }) => read));
  return names.filter((name) => !others.has(name));
}

const partyRoles = ['customer', 'supplier'] as const;
const partiesOf = ({ roles }: Pick<OwnerSigns, 'columns' | 'roles'>) =>
  partyRoles.flatMap((role) => roles.get(role) ?? []);

/** The value that stands on each row of a column; null where there are several, or few rows. */
function constantOf({ ids, values, filled, read }: TypedColumn): string | null {
  const isOne = values.length === 1 && filled === ids.length && filled >= FEWEST_ROWS;
  return isOne ? (read[0] ?? null) : null;
}

/** Beside parties that differ, what is the same on each row is the owner's own. */
const hasParties = (signs: OwnerSigns) =>
  partiesOf(signs).some(({ values, ids }) => values.length > 1 && ids.length > 1);

const namesOfColumns = (signs: OwnerSigns): string[] =>
  signs.columns.flatMap((column) => {
    const isOwn = namesOwnCompany(normaliseName(column.name)) && hasParties(signs);
    const isParty = partiesOf(signs).includes(column);
    return isOwn && !isParty ? (nameIn(constantOf(column) ?? '') ?? []) : [];
  });

const numberOfColumns = (signs: OwnerSigns): string[] =>
  signs.columns.flatMap((column) => {
    const name = normaliseName(column.name);
    const isOwn = namesCompanyNumber(name) && !namesOtherParty(name) && hasParties(signs);
    return isOwn ? (companyNumber(constantOf(column) ?? '') ?? []) : [];
  });
