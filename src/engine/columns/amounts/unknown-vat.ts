import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesCostAccount } from '../../table/vocabulary/bookkeeping.ts';
import { namesWithoutVat, vatSide } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, type Roled, withRoles } from '../roled.ts';
import { accountsOf } from '../types/day-book.ts';
import { numberAt } from '../types/number-at.ts';
import { saysSide } from './vat.ts';

/** Rows that must tell that the margin is what the amount leaves over its cost. */
const FEWEST_ROWS = 3;

/**
 * Needs: the amount of the rows that count. Leaves: whether VAT is in it, where neither names nor rows say, and the
 * question of it where a figure turns on the answer. It stops nothing unless a name and the rows say opposite things.
 */
export function unknownVat(table: Roled, ask: Ask): Roled {
  const { reading, chosen, choices } = ask;
  const amount = columnOf(table, reading.amount.net);
  if (!amount || hasRole(table, reading.amount.gross)) return table;
  if (choices?.vat !== undefined) return { ...table, openVat: choices.vat };
  if (chosen[amount.index] !== undefined) return table;
  const written = table.statuses?.writtenAmount ?? amount;
  const proof = table.proofs.get(written);
  if (proof?.isDisputed) return raise(table, disputed(written));
  if (proof || isWithoutVat(table, written, ask)) return table;
  const side = sideIn(written) ?? sideNear(ask);
  if (side === 'excluding') return { ...table, openVat: 'excluded' };
  if (side === 'including') return withVat(table, amount, ask);
  const left: Roled = { ...table, openVat: 'unknown' };
  if (!matters(table)) return left;
  return raise(left, open(written, hasRole(table, 'vat') ? 'ifSumsDiffer' : 'never'));
}

/** The side of VAT that the amounts say themselves: `1 200 kr exkl. moms`. Null where not all say the same. */
function sideIn({ values, read }: TypedColumn): ReturnType<typeof vatSide> {
  const sides = new Set(
    values.flatMap((cell, id) =>
      read[id] === null ? [] : [vatSide(normaliseName(cellText(cell)))],
    ),
  );
  const [only] = sides;
  return sides.size === 1 && only ? only : null;
}

/** The side of VAT that lines around the table say: `Försäljning exkl. moms 2025`. Null where they say none, or both. */
function sideNear({ near = [] }: Ask): ReturnType<typeof vatSide> {
  const sides = new Set(near.flatMap((line) => vatSide(normaliseName(line)) ?? []));
  const [only] = sides;
  return sides.size === 1 && only ? only : null;
}

/** The table whose amounts have VAT in them, as a line around it says. */
function withVat(table: Roled, amount: TypedColumn, { reading }: Ask): Roled {
  const reason = 'Filens rubrik säger att momsen ingår.';
  const role = { role: reading.amount.gross, confidence: 0.9, reason };
  const roled = withRoles(table, new Map([[table.columns.indexOf(amount), role]]));
  return { ...roled, openVat: 'included' };
}

const raise = (table: Roled, doubt: Doubt): Roled => ({
  ...table,
  doubts: [...table.doubts, doubt],
});

/** Only beside VAT, and where a cost or a margin is held against it, does a figure turn on the answer. */
const matters = (table: Roled): boolean =>
  hasRole(table, 'vat') || hasRole(table, 'cost') || hasRole(table, 'margin');

/** Books are without VAT and bank statements with, and so they say; other lists by name, currency and margin. */
function isWithoutVat(table: Roled, amount: TypedColumn, { reading }: Ask): boolean {
  if (table.ledger || table.isStatement || hasRole(table, 'account')) return true;
  // `4010 Varor + 5010 Hyra`: what stands below accounts is booked.
  if (namesCostAccount(normaliseName(amount.name))) return true;
  const vat = columnOf(table, 'vat');
  if (vat && accountsOf(table.columns)?.includes(vat)) return true;
  if (saysSide(amount) || namesWithoutVat(normaliseName(amount.name))) return true;
  if (isForeign(table, amount)) return true;
  if (!reading.vatOpenWith.every((role) => hasRole(table, role))) return true;
  return leavesMargin(table, amount);
}

function isForeign(table: Roled, { currency }: TypedColumn): boolean {
  const codes = columnOf(table, 'currency');
  if (codes) return codes.values.every((cell) => cellText(cell).trim().toUpperCase() !== 'SEK');
  return currency !== null && currency !== 'SEK';
}

/** Amount − cost = margin: a margin is reckoned without VAT. */
function leavesMargin(table: Roled, amount: TypedColumn): boolean {
  const [cost, margin] = [columnOf(table, 'cost'), columnOf(table, 'margin')];
  if (!cost || !margin) return false;
  let held = 0;
  let rows = 0;
  for (let row = 0; row < amount.ids.length; row++) {
    const [whole, less, left] = [amount, cost, margin].map((column) => numberAt(column, row));
    if (whole == null || less == null || left == null) continue;
    rows++;
    if (Math.abs(whole - less - left) <= 0.02 + Math.abs(whole) * 0.001) held++;
  }
  return held >= FEWEST_ROWS && held >= rows * 0.95;
}

const options: Doubt['options'] = [
  { answer: 'excluded', label: 'Utan moms', change: { choices: { vat: 'excluded' } } },
  { answer: 'included', label: 'Med moms', change: { choices: { vat: 'included' } } },
];

const example = (column: TypedColumn) => cellText(column.values[0]).trim();

const open = (amount: TypedColumn, blocks: Doubt['blocks']): Doubt => ({
  id: 'vat',
  text: `Det framgår inte om momsen ingår i ${amount.name.trim()}, till exempel ${example(amount)}. Är beloppen med eller utan moms?`,
  options: [
    ...options,
    { answer: 'unknown', label: 'Vet inte', change: { choices: { vat: 'unknown' } } },
  ],
  chosen: 'unknown',
  blocks,
  sumStays: blocks === 'never',
});

const disputed = (amount: TypedColumn): Doubt => ({
  id: 'vat',
  text: `Kolumnen ${amount.name.trim()} ska enligt namnet vara utan moms, men momsen bredvid är så stor som när den ingår. Är beloppen med eller utan moms?`,
  options: [...options],
  chosen: 'excluded',
  blocks: 'always',
});
