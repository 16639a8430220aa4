import { decimal, multiply, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesOwnShare } from '../../table/vocabulary/beside-amounts.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import { isAmountChosen } from '../lists/amount-role.ts';
import { columnOf, madeRole, type Roled, unused, withRoles } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { isMoney } from '../types/is-money.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';
import { isLevel, isTimes } from './tied.ts';

const PERCENT = decimal('0.01');

/**
 * Needs: the amount. Leaves: the question whether the whole of it counts, or the share of each row that stands beside it
 * (`Vår andel 50 %`); or what that comes to, as answered or as a column of the file has it.
 */
export function shareOfAmount(table: Roled, ask: Ask): Roled {
  const { reading, chosen, choices } = ask;
  const amount = columnOf(table, reading.amount.net) ?? columnOf(table, reading.amount.gross);
  if (!amount || isAmountChosen(table, ask) || choices?.share === 'whole') return table;
  const free = table.columns.filter(
    ({ index }, place) =>
      (table.roles[place]?.role ?? null) === null && chosen[index] === undefined,
  );
  const inKronor = free.find((column) => isOwnPart(column, amount, free));
  if (inKronor)
    return { ...table, doubts: [...table.doubts, insteadDoubt(table, amount, inKronor)] };
  const share = free.find(isShareOfRows);
  if (!share || isCounted(table, amount, share)) return table;
  const own = ownAmount(table, amount, share);
  if (own) return withOwn(table, amount, { own, share }, ask);
  if (choices?.share === 'part') return withShare(table, amount, share, ask);
  return { ...table, doubts: [...table.doubts, doubtOf(amount, share)] };
}

/** Rows that must have a share, of all. */
const MOST_ROWS = 0.5;

/** Shares of one, or per cents, of which some row has less than all. */
function isShareOfRows({ name, type, ids, read, counts, filled, percent }: TypedColumn): boolean {
  const words = normaliseName(name);
  if (type !== 'number' || !namesOwnShare(words) || filled < ids.length * MOST_ROWS) return false;
  // `Egen del` is kronor where nothing says that it is a share.
  if (!percent && !namesShare(name) && !/andel|share/.test(words)) return false;
  const values = read.flatMap((value) => (value === null ? [] : [Number(value)]));
  const whole = percent || values.every((value) => value <= 1) ? 1 : 100;
  return (
    values.length > 0 &&
    values.every((value) => value >= 0 && value <= whole) &&
    values.some((value) => value < whole) &&
    // What comes to all of it is how much each row is of the whole.
    Math.abs(sumOf({ read, counts }) - whole) > whole * 0.03
  );
}

/**
 * What the company's own part comes to in kronor: the same share of the amount on every row (`Vår del 1/3`), or all of it
 * together with another's part.
 */
function isOwnPart(
  column: TypedColumn,
  amount: TypedColumn,
  beside: readonly TypedColumn[],
): boolean {
  if (!namesOwnShare(normaliseName(column.name)) || !isMoney(column)) return false;
  return (
    isLevel(column, amount, Int32Array.from(amount.ids.keys())) ||
    beside.some((other) => other !== column && isSumOf(amount, [plus(column), plus(other)]))
  );
}

const sumOf = ({ read, counts }: Pick<TypedColumn, 'read' | 'counts'>): number =>
  read.reduce((sum, value, id) => sum + Number(value ?? 0) * (counts[id] ?? 0), 0);

/** Whether the amount is what the share of another column comes to. */
const isCounted = ({ columns }: Roled, amount: TypedColumn, share: TypedColumn): boolean =>
  columns.some(
    (other) =>
      other !== amount && other !== share && isMoney(other) && isTimes(amount, other, share),
  );

/** The column that has what the share of the amount comes to. */
const ownAmount = (
  { columns, roles }: Roled,
  amount: TypedColumn,
  share: TypedColumn,
): TypedColumn | undefined =>
  columns.find((other, place) => {
    const isFree = (roles[place]?.role ?? null) === null && other !== share;
    return isFree && isMoney(other) && isTimes(other, amount, share);
  });

function withOwn(
  table: Roled,
  amount: TypedColumn,
  { own, share }: { own: TypedColumn; share: TypedColumn },
  { reading }: Ask,
): Roled {
  const place = table.columns.indexOf(amount);
  const [part, whole] = [own, amount].map(({ name }) => name.trim());
  const reason = `${part} är ${whole} gånger ${share.name.trim()}: er del av varje rad.`;
  const role = table.roles[place]?.role ?? reading.amount.net;
  return withRoles(
    table,
    new Map([
      [place, unused(`${part} är er del av det, och räknas i stället.`)],
      [table.columns.indexOf(own), { role, confidence: 0.95, reason, by: 'rows' as const }],
    ]),
  );
}

function withShare(
  table: Roled,
  amount: TypedColumn,
  share: TypedColumn,
  { chosen, reading }: Ask,
): Roled {
  const place = table.columns.indexOf(amount);
  const role = table.roles[place]?.role ?? reading.amount.net;
  const isOfOne =
    share.percent || share.read.every((value) => value === null || Number(value) <= 1);
  const rows = Array.from(amount.ids, (id, row) => {
    const [whole, part] = [amount.read[id] ?? null, share.read[share.ids[row] ?? -1] ?? null];
    if (whole === null || part === null) return whole;
    const product = multiply(decimal(whole), decimal(part));
    return toText(isOfOne ? product : multiply(product, PERCENT));
  });
  const name = `${amount.name.trim()} × ${share.name.trim()}`;
  const { format, currency } = amount;
  const index = table.columns.length;
  const made = derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
  const reason = 'Du svarade att bara andelen räknas.';
  return {
    ...table,
    columns: [...table.columns, { ...made, currency }],
    roles: [
      ...table.roles.with(place, unused(reason)),
      madeRole(chosen, index, { role, confidence: 1, reason, by: 'answer' }),
    ],
  };
}

const doubtOf = (amount: TypedColumn, share: TypedColumn): Doubt =>
  wholeOrPart(amount, share, {
    answer: 'part',
    label: `Bara andelen: ${amount.name.trim()} × ${share.name.trim()}`,
    change: { choices: { share: 'part' } },
  });

function insteadDoubt({ columns, roles }: Roled, amount: TypedColumn, part: TypedColumn): Doubt {
  const role = roles[columns.indexOf(amount)]?.role ?? null;
  return wholeOrPart(amount, part, {
    answer: `column ${part.index}`,
    label: `Bara ${part.name.trim()}`,
    change: { roles: { [amount.index]: null, [part.index]: role } },
  });
}

const wholeOrPart = (
  amount: TypedColumn,
  share: TypedColumn,
  part: Doubt['options'][number],
): Doubt => ({
  id: 'share',
  text: `Kolumnen ${share.name.trim()} säger att bara en del av ${amount.name.trim()} kan vara er. Vad ska räknas?`,
  options: [
    {
      answer: 'whole',
      label: `Hela ${amount.name.trim()}`,
      change: { choices: { share: 'whole' } },
    },
    part,
  ],
  chosen: 'whole',
  blocks: 'ifSumsDiffer',
});
