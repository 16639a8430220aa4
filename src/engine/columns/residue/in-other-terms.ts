import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesForeign } from '../../table/vocabulary/beside-amounts.ts';
import {
  namesDeduction,
  namesEmployerFees,
  namesGrossPay,
  namesNetPay,
  namesWageCost,
} from '../../table/vocabulary/lists.ts';
import { namesKronor, withoutCurrency } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import type { Roled } from '../roled.ts';
import { foreignBesideKronor } from '../roles/roles-by-name.ts';
import { numberAt } from '../types/number-at.ts';

/** The amount, and the table that it stands in. */
interface Beside {
  table: Roled;
  amount: TypedColumn;
  ask: Ask;
}

const LOOKED = 2000;
const SLACK = 0.006;

/** The same amount in another currency: by its name, by that of the amount, or since both are one where it is kronor. */
export function isForeign(column: TypedColumn, { amount, table, ask }: Beside): boolean {
  if (foreignBesideKronor(table.columns, ask)(column)) return true;
  const [own, counted] = [normaliseName(column.name), normaliseName(amount.name)];
  if (namesForeign(own)) return true;
  if (namesKronor(counted) && withoutCurrency(own) === withoutCurrency(counted)) return true;
  const codes = table.columns.find(holdsCodes);
  const kronor = codes?.read.indexOf('SEK') ?? -1;
  if (!codes || kronor < 0) return false;
  let [same, rows] = [0, 0];
  codes.ids.subarray(0, LOOKED).forEach((id, row) => {
    const [one, other] = [numberAt(column, row), numberAt(amount, row)];
    if (id !== kronor || one === null || other === null) return;
    rows++;
    if (Math.abs(one - other) <= SLACK) same++;
  });
  return rows >= 2 && same >= rows * 0.95;
}

const holdsCodes = ({ type, read }: TypedColumn) =>
  type === 'text' && read.length > 1 && read.every((code) => /^[A-Z]{3}$/.test(code ?? ''));

/** Pay of any kind beside what it costs with the employer's contributions. */
export function isPayBesideCost({ name }: TypedColumn, { amount }: Beside): boolean {
  const words = normaliseName(name);
  const isWholeCost = (part: string) => namesEmployerFees(part) || namesWageCost(part);
  return (
    amount.name.split(' + ').some((part) => isWholeCost(normaliseName(part))) &&
    [namesGrossPay, namesNetPay, namesDeduction].some((isSaid) => isSaid(words))
  );
}
