import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesNoCost } from '../../table/vocabulary/beside-amounts.ts';
import { namesSum, namesSurcharge } from '../../table/vocabulary/header-words.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { namesWayOfPay } from '../../table/vocabulary/row-kinds.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { freePlaces } from '../roles/free-places.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { chosenOf } from '../types/chosen-of.ts';
import { isDerived } from '../types/derived-column.ts';
import { numbersAt } from '../types/number-at.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';
import { isAmountChosen } from './amount-role.ts';

/** Further parts of a sum that are tried, how many at once, and rows that must tell. */
const MOST_PARTS = 8;
const MOST_AT_ONCE = 4;
const FEWEST_ROWS = 5;
/** Rows that must tell that an amount without VAT is more than the one with it. */
const FEWEST_MORE = 3;
/** A whole name is surer than this, and is no part of another by chance. */
const BY_A_WORD = 0.75;

/**
 * Needs: an amount by a word of its name alone. Leaves: the column that is called a sum and is that amount and others of its
 * kind on every row: `Kort Belopp`, `Kontant Belopp`, `Summa Belopp`. So too of how many there were.
 */
export function sumOfParts(table: Roled, ask: Ask): Roled {
  if (isAmountChosen(table, ask)) return table;
  const roles = [ask.reading.amount.net, ask.reading.amount.gross, 'quantity'] as const;
  const whole = roles.reduce((before, role) => withWhole(before, role, ask), table);
  return withoutPartOfGross(whole, ask);
}

/**
 * Without an amount by a word of its name that is, with others of its kind, the amount with VAT on every row, and what was
 * counted of it: `Kort antal`, `Kort belopp`, `Swish belopp`, `Försäljning inkl moms`.
 */
function withoutPartOfGross(table: Roled, ask: Ask): Roled {
  const { net, gross } = ask.reading.amount;
  const [own, whole] = [columnOf(table, net), columnOf(table, gross)];
  if (!own || !whole || table.proofs.has(own) || isDerived(own)) return table;
  if (ask.chosen[own.index] !== undefined) return table;
  const guess = guessRoles(own, ask.reading).find(({ role }) => role === net);
  if (!guess || guess.confidence >= BY_A_WORD) return table;
  if (isMore(own, whole)) {
    const before = `Kolumnen är mer än ${whole.name.trim()}, och inte beloppet utan moms.`;
    return withRoles(table, new Map([[placeOf(table, net), unused(before)]]));
  }
  const isPart = (part: TypedColumn) => {
    const name = normaliseName(part.name);
    if (termKind(name) === 'vat') return false;
    return namesWayOfPay(name) || isAlike(part, own, { table, ask });
  };
  const parts = freeOf(table, ask).filter(isPart).slice(0, MOST_PARTS);
  const isWhole = chosenOf(parts, MOST_AT_ONCE).some((some) =>
    isSumOf(whole, [own, ...some].map(plus), FEWEST_ROWS),
  );
  if (!isWhole) return table;
  const reason = `Kolumnen är en del av ${whole.name.trim()}.`;
  const isOfOwn = (column: TypedColumn | undefined) =>
    column !== undefined && withoutLast(column) !== '' && withoutLast(column) === withoutLast(own);
  const many = placeOf(table, 'quantity');
  const places = [placeOf(table, net), ...(isOfOwn(table.columns[many]) ? [many] : [])];
  return withRoles(table, new Map(places.map((place) => [place, unused(reason)])));
}

/** Rows on which what is without VAT may be more, for rounding or a row of another kind. */
const SELDOM = 0.05;

/** `Bruttoförsäljning` before what was given off and came back is more than `Nettoförsäljning inkl. moms` on most rows, and less on none. */
function isMore(own: TypedColumn, whole: TypedColumn): boolean {
  const [ownAt, wholeAt] = [numbersAt(own), numbersAt(whole)];
  let [rows, more, less] = [0, 0, 0];
  for (const row of own.ids.keys()) {
    const [before, after] = [ownAt(row), wholeAt(row)];
    if (!before || !after || before < 0) continue;
    rows++;
    if (before > after + 0.005) more++;
    if (before < after - 0.005) less++;
  }
  return rows >= FEWEST_MORE && more > 0 && less <= rows * SELDOM;
}

/** What a name is of: `Kort` of `Kort antal` and `Kort belopp`. */
const withoutLast = ({ name }: TypedColumn): string =>
  normaliseName(name).split(' ').slice(0, -1).join(' ');

/** Columns of numbers without a role. */
const freeOf = (table: Roled, ask: Ask): TypedColumn[] =>
  freePlaces(table, ask, 'number')
    .flatMap((place) => table.columns[place] ?? [])
    .filter(({ percent }) => !percent);

function withWhole(table: Roled, role: ColumnRole, ask: Ask): Roled {
  const own = columnOf(table, role);
  if (!own || ask.chosen[own.index] !== undefined || table.proofs.has(own)) return table;
  const guess = guessRoles(own, ask.reading).find((each) => each.role === role);
  if (!guess || namesSum(normaliseName(own.name))) return table;
  const isWhole = guess.confidence < BY_A_WORD ? isSum : isSumBeside;
  const free = freeOf(table, ask);
  const parts = free
    .filter((part) => !isSum(part, own) && isAlike(part, own, { table, ask }))
    .slice(0, MOST_PARTS);
  const whole = free.find(
    (each) =>
      isWhole(each, own) &&
      chosenOf(parts, MOST_AT_ONCE).some((some) =>
        isSumOf(each, [own, ...some].map(plus), FEWEST_ROWS),
      ),
  );
  if (!whole) return table;
  const place = table.columns.indexOf(whole);
  const name = whole.name.trim();
  const reason = `${name} är ${own.name.trim()} och andra kolumner tillsammans på varje rad.`;
  return withRoles(
    table,
    new Map([
      [place, { role, confidence: 0.8, reason, by: 'rows' as const }],
      [placeOf(table, role), unused(`Kolumnen är en del av ${name}.`)],
    ]),
  );
}

const isSum = (column: TypedColumn, own: TypedColumn): boolean =>
  namesSum(normaliseName(column.name)) || isSumBeside(column, own);

/** `Försäljning Totalt` beside `Försäljning Mat`, as below a heading of several columns: a sum by all that differs. */
function isSumBeside(column: TypedColumn, own: TypedColumn): boolean {
  const words = normaliseName(column.name).split(' ');
  const of = normaliseName(own.name).split(' ');
  const same = words.findIndex((word, place) => word !== of[place]);
  return same > 0 && namesSum(words.slice(same).join(' '));
}

/**
 * Of the same kind by its last word, or no term of an order by any: freight, fees and tips are weighed by other steps. What
 * is added to a price is of it, and of what is bought so are fees and freight.
 */
function isAlike(
  part: TypedColumn,
  own: TypedColumn,
  { table, ask }: { table: Roled; ask: Ask },
): boolean {
  const [name, of] = [part, own].map((column) => normaliseName(column.name)) as [string, string];
  if (table.proofs.get(part)?.is === 'vat' || namesNoCost(name)) return false;
  if (name.includes(' ') && name.split(' ').at(-1) === of.split(' ').at(-1)) return true;
  return namesSurcharge(name) || !ask.reading.isWeighedTerm(name);
}
