import { normaliseName } from '../../table/normalise-name.ts';
import type { ReadOverrides } from '../../table/overrides.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesAccount,
  namesMoneyWay,
  namesOfBanks,
  namesSides,
  sideWords,
} from '../../table/vocabulary/bookkeeping.ts';
import { namesBalance } from '../../table/vocabulary/header-words.ts';
import type { GuideReading } from '../guide-reading.ts';
import { guessRoles, holdsAccounts } from '../roles/guess-roles.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { asText } from '../types/type-column.ts';
import { holdsSigns, withSigns } from './signs-by-mark.ts';

/** Share of the amounts that may have the sign of their side already before they are taken to have it. */
const MOST_SIGNED = 0.2;
/** Rows of each side that are needed. */
const FEWEST = 2;

interface Sides {
  letters: TypedColumn;
  amount: TypedColumn;
  isOut: boolean[];
  isOfBank: boolean;
}

/**
 * Amounts without a sign beside a column of letters that says on which side of the books, or which way, each is
 * (`D`/`K`, `Ut`/`In`): a column for each side, as other programs write them. Of letters in books with accounts nothing
 * is open; without accounts `K` may also be a credit note.
 */
export function sidesByLetter(
  columns: readonly TypedColumn[],
  reading: GuideReading,
  { roles, choices }: ReadOverrides,
): { columns: TypedColumn[]; doubts: Doubt[] } {
  const signed = findSigns(columns, reading, roles);
  if (signed) return { columns: signed, doubts: [] };
  const found = findSides(columns, reading);
  const none = { columns: [...columns], doubts: [] };
  if (!found || roles?.[found.amount.index] !== undefined) return none;
  const { letters, amount, isOfBank } = found;
  const hasAccounts = columns.some(
    (column) => namesAccount(normaliseName(column.name)) && holdsAccounts(column),
  );
  const isSure = (isOfBank && tellsOfMoney(letters, columns)) || hasAccounts;
  const isCredit = !isSure && choices?.sides === 'creditNotes';
  if (!isSure && choices?.sides === 'asWritten') return none;
  const isFirst = found.isOut.map((isOut) => isOut !== isCredit);
  const names = isOfBank ? (['Uttag', 'Insättning'] as const) : (['Debet', 'Kredit'] as const);
  const made = names.map((name, place) =>
    sideOf(found, {
      name,
      index: columns.length + place,
      isOwn: (id) => isFirst[id] === (place === 0),
    }),
  );
  // The amounts stand in the two columns now: as they were they are nobody's.
  const rest = columns.map((column) => (column === amount ? asText(column, 'text') : column));
  const isOpen = !isSure && choices?.sides === undefined;
  return { columns: [...rest, ...made], doubts: isOpen ? [doubtOf(letters, isOfBank)] : [] };
}

/** Whether `In` and `Ut` are of money: by longer words, by what their column is called, or beside a balance. */
const tellsOfMoney = ({ name, read }: TypedColumn, columns: readonly TypedColumn[]): boolean => {
  const isShort = read.every((word) => /^(?:in|ut|out)$/.test(normaliseName(word ?? '')));
  const names = columns.map((column) => normaliseName(column.name));
  const own = normaliseName(name);
  return !isShort || namesMoneyWay(own) || namesSides(own) || names.some(isOfAccount);
};
const isOfAccount = (name: string) => namesBalance(name) || namesOfBanks(name);

/** The columns where the only amount got the signs that stand in a column of their own; null where none does. */
function findSigns(
  columns: readonly TypedColumn[],
  reading: GuideReading,
  roles: ReadOverrides['roles'],
): TypedColumn[] | null {
  const signs = columns.find(holdsSigns);
  const amount = signs && onlyAmount(columns, reading);
  if (!signs || !amount || roles?.[amount.index] !== undefined) return null;
  return amount.read.some((value) => value?.startsWith('-'))
    ? null
    : withSigns(columns, signs, amount);
}

function onlyAmount(columns: readonly TypedColumn[], reading: GuideReading): TypedColumn | null {
  const { net, gross } = reading.amount;
  const amounts = columns.filter((column) => {
    const role = column.type === 'number' ? guessRoles(column, reading)[0]?.role : undefined;
    return role === net || role === gross;
  });
  const [amount] = amounts;
  return amount && amounts.length === 1 ? amount : null;
}

function findSides(columns: readonly TypedColumn[], reading: GuideReading): Sides | null {
  const amount = onlyAmount(columns, reading);
  if (!amount) return null;
  for (const letters of columns) {
    const sides = sidesIn(letters);
    if (sides && !isSigned({ ...sides, letters, amount })) return { ...sides, letters, amount };
  }
  return null;
}

function sidesIn({ name, type, read, counts }: TypedColumn) {
  if (type !== 'text' || read.length !== 2 || counts.some((rows) => rows < FEWEST)) return null;
  const words = read.map((text) => normaliseName(text ?? ''));
  const found = sideWords.find(
    (side) =>
      words.some(side.out) &&
      words.some(side.in) &&
      words.every((word) => side.out(word) || side.in(word)),
  );
  if (!found || !(found.isOfBank || namesSides(normaliseName(name)))) return null;
  return { isOut: words.map(found.out), isOfBank: found.isOfBank };
}

/** Whether the amounts go below zero on more than a few rows: then their signs say it. */
function isSigned({ amount }: Sides): boolean {
  let below = 0;
  amount.read.forEach((value, id) => {
    if (value?.startsWith('-')) below += amount.counts[id] ?? 0;
  });
  return below > amount.filled * MOST_SIGNED;
}

function sideOf(
  { letters, amount }: Sides,
  { name, index, isOwn }: { name: string; index: number; isOwn: (id: number) => boolean },
): TypedColumn {
  const rows = Array.from(amount.ids, (id, row) => {
    const letter = letters.ids[row] ?? -1;
    return letter >= 0 && isOwn(letter) ? (amount.read[id] ?? null) : null;
  });
  const { format, currency } = amount;
  const column = derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
  return {
    ...column,
    currency,
    madeOf: `Kolumnen ${letters.name.trim()} säger vilka rader i ${amount.name.trim()} det är.`,
  };
}

const doubtOf = ({ name, read }: TypedColumn, isOfBank: boolean): Doubt => {
  const booked = isOfBank ? 'Pengar ut och pengar in' : 'Debet och kredit, som i bokföring';
  const ways = [
    ['books', booked],
    ['creditNotes', 'Debetfakturor och kreditfakturor'],
    ['asWritten', 'Inget som ändrar beloppen'],
  ] as const;
  return {
    id: 'sides',
    text: `Kolumnen ${name.trim()} delar raderna i ${read.map((text) => `”${(text ?? '').trim()}”`).join(' och ')}. Vad betyder det?`,
    options: ways
      .filter(([answer]) => !isOfBank || answer !== 'creditNotes')
      .map(([answer, label]) => ({ answer, label, change: { choices: { sides: answer } } })),
    chosen: 'books',
    blocks: 'ifSumsDiffer',
  };
};
