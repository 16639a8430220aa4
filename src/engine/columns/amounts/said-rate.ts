import { normaliseName } from '../../table/normalise-name.ts';
import { rateIncluded } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, type Roled } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';

/**
 * Needs: an amount with VAT in it, and no VAT of its own. Leaves: the rate as VAT, where the amount's name or a line around
 * the table says one rate for all of it: `Alla belopp inkl. 25 % moms`. Money of a statement is of any rate.
 */
export function saidRate(table: Roled, { reading, chosen, choices, near = [] }: Ask): Roled {
  const amount = columnOf(table, reading.amount.gross);
  const isOther = table.ledger !== null || table.isStatement || hasRole(table, 'vat');
  if (!amount || isOther || hasRole(table, reading.amount.net)) return table;
  if ((choices?.vat ?? 'included') !== 'included' || Object.values(chosen).includes('vat'))
    return table;
  const rate = oneRate([amount.name]) ?? oneRate(near);
  if (rate === null) return table;
  const index = table.columns.length;
  const about = { index, name: 'Momssats enligt filens rubrik', type: 'number' } as const;
  const rows = Array.from(amount.ids, (id) => (id < 0 ? null : String(rate)));
  const made = derivedColumn({ ...about, grain: 'day', format: `${rate} %` }, rows);
  const reason = `Filens rubrik säger att ${rate} % moms ingår i beloppen.`;
  return {
    ...table,
    columns: [...table.columns, { ...made, percent: true }],
    roles: [...table.roles, madeRole(chosen, index, { role: 'vat', confidence: 0.9, reason })],
    openVat: null,
  };
}

/** The rate that lines say is in the amounts; null where they say none, or several. */
function oneRate(lines: readonly string[]): number | null {
  const rates = new Set(lines.flatMap((line) => rateIncluded(normaliseName(line)) ?? []));
  const [only] = rates;
  return rates.size === 1 && only ? only : null;
}
