import { normaliseName } from '../../table/normalise-name.ts';
import { RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { GuideReading } from '../guide-reading.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { numbersAt } from '../types/number-at.ts';

/** Costs that there must be beside it. */
const FEWEST_BESIDE = 2;
/** Share of its rows on which a tax of its own is at a rate of VAT of one of them, by chance. */
const BY_CHANCE = 0.5;
const ROUNDING = 0.02;

/**
 * Whether a column called `Skatt` is a cost of its own, as of a car beside fuel and insurance: it is at no rate of VAT of
 * what stands beside it, of one or of all, and no other column is named as the amount.
 */
export function isOwnTax(
  column: TypedColumn,
  columns: readonly TypedColumn[],
  reading: GuideReading,
): boolean {
  if (reading.checksSold || column.type !== 'number' || column.percent) return false;
  if (normaliseName(column.name) !== 'skatt') return false;
  const numbers = columns.filter(
    (other) => other !== column && other.type === 'number' && !other.percent,
  );
  const guessed = numbers.flatMap((other) => guessRoles(other, reading).map(({ role }) => role));
  const { net, gross } = reading.amount;
  if (guessed.some((role) => role === net || role === gross || role === 'vat')) return false;
  const beside = numbers.filter((other) => guessRoles(other, reading).length === 0).map(numbersAt);
  if (beside.length < FEWEST_BESIDE) return false;
  const all = (row: number) => beside.reduce((sum, at) => sum + (at(row) ?? 0), 0);
  const own = numbersAt(column);
  const rows = Array.from(column.ids.keys()).filter((row) => own(row));
  const isVatOf = (at: (row: number) => number | null) =>
    rows.filter((row) => isAtRate(own(row) ?? 0, at(row) ?? 0)).length > rows.length * BY_CHANCE;
  return rows.length > 0 && ![...beside, all].some(isVatOf);
}

const isAtRate = (tax: number, sum: number) =>
  RATES.some(
    (rate) =>
      Math.abs(tax - sum * rate) <= ROUNDING ||
      Math.abs(tax - (sum * rate) / (1 + rate)) <= ROUNDING,
  );
