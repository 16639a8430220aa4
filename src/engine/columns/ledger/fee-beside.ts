import { absolute, decimal, subtract, toText } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { namesFee } from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import { madeRole, type Roled, unused } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { numberAt } from '../types/number-at.ts';
import { balanceOf } from './booked-by-balance.ts';
import { movesBy } from './running-balance.ts';

/** Rows that must show the fee, where its name does and does not say so. */
const FEWEST = { named: 1, open: 3 } as const;
const PROVED = 0.9;

/**
 * A statement with a fee beside the amount, which the balance proves to have been drawn too: the amount less the fee, in a
 * column of its own. The table itself where there is none.
 */
export function withFee(table: Roled, place: number, { chosen }: Ask): Roled {
  const { columns, roles } = table;
  const [amount, assigned] = [columns[place], roles[place]];
  if (!amount || !assigned) return table;
  const amountAt = (row: number) => numberAt(amount, row);
  const found = balanceOf(columns, [amount], amountAt);
  if (found?.moves.share === 1) return table;
  const fee = columns.find((column) => {
    if (column === amount || column === found?.balance || column.type !== 'number') return false;
    if (chosen[column.index] !== undefined) return false;
    const isNamed = namesFee(normaliseName(column.name));
    const lessFee = (row: number) => less(amountAt(row), numberAt(column, row));
    // Where most rows have a fee no balance follows the amount alone.
    const balance =
      found?.balance ?? (isNamed ? balanceOf(columns, [amount, column], lessFee)?.balance : null);
    if (!balance) return false;
    const [before, after] = [movesBy(balance, amountAt), movesBy(balance, lessFee)];
    const shown = Math.round(after.share * after.telling - before.share * before.telling);
    return after.share >= PROVED && shown >= (isNamed ? FEWEST.named : FEWEST.open);
  });
  if (!fee) return table;
  const rows = Array.from(amount.ids, (id, row) => {
    const [whole, drawn] = [amount.read[id] ?? null, fee.read[fee.ids[row] ?? -1] ?? null];
    if (whole === null || drawn === null) return whole;
    return toText(subtract(decimal(whole), absolute(decimal(drawn))));
  });
  const name = `${amount.name.trim()} − ${fee.name.trim()}`;
  const made = derivedColumn(
    { index: columns.length, name, type: 'number', grain: 'day', format: amount.format },
    rows,
  );
  const reason = `Saldot visar att också ${fee.name.trim()} har dragits.`;
  return {
    ...table,
    columns: [...columns, { ...made, currency: amount.currency }],
    roles: [
      ...roles.with(place, unused(`${name} används i stället.`)),
      madeRole(chosen, made.index, { ...assigned, reason, by: 'rows' }),
    ],
  };
}

const less = (amount: number | null, fee: number | null) =>
  amount === null ? null : amount - Math.abs(fee ?? 0);
