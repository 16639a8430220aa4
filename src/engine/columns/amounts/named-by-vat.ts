import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { vatSide, withoutVat } from '../../table/vocabulary/vat.ts';
import type { Ask, GuideReading } from '../guide-reading.ts';
import { type Roled, unused, withRoles } from '../roled.ts';
import { guessRoles, subjectRoles } from '../roles/guess-roles.ts';
import { isMoney } from '../types/is-money.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';

/** Money whose name says whether VAT is in it, and nothing else that is known: `Verkstad exkl. moms`. */
export function isNamedByVat(column: TypedColumn, reading: GuideReading): boolean {
  const name = normaliseName(column.name);
  const bare = withoutVat(name);
  if (vatSide(name) === null || bare === '' || !isMoney(column)) return false;
  const [guess] = guessRoles(column, reading);
  const { net, gross } = reading.amount;
  const isAmount = guess?.role === net || guess?.role === gross;
  const more = guessRoles({ ...column, name: bare }, reading);
  return isAmount && more.every(({ role }) => subjectRoles.has(role));
}

/**
 * The table without the amount that was taken by its name, where another column's name says as much: `Verkstad exkl. moms`
 * beside `Butik exkl. moms`. Which it is, or all of them together, is asked.
 */
export function withoutLoneNamedByVat(table: Roled, { chosen, reading }: Ask): Roled {
  const { columns, roles, proofs } = table;
  const alike = columns.filter((column) => isNamedByVat(column, reading));
  const place = roles.findIndex(
    ({ role, by }) =>
      by === 'name' && (role === reading.amount.net || role === reading.amount.gross),
  );
  const amount = columns[place];
  if (!amount || !alike.includes(amount) || chosen[amount.index] !== undefined) return table;
  const others = alike.filter((column) => column !== amount && vatOf(column) === vatOf(amount));
  const isSettled =
    others.length === 0 ||
    alike.some((column) => proofs.has(column)) ||
    isSumOf(amount, others.map(plus)) ||
    others.some((column) => isSumOf(column, [plus(amount)]));
  const reason = 'Flera kolumner säger lika mycket: bara om momsen är med.';
  return isSettled ? table : withRoles(table, new Map([[place, unused(reason)]]));
}

const vatOf = ({ name }: TypedColumn) => vatSide(normaliseName(name));
