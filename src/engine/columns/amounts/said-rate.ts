import { normaliseName } from '../../table/normalise-name.ts';
import { rateIncluded } from '../../table/vocabulary/vat.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, type Roled, unused, withRoles } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { rateOfParts } from './rate-of-parts.ts';

/**
 * Needs: an amount with VAT in it, and no VAT of its own. Leaves: the rate as VAT, where the amount's name or a line around
 * the table says one rate for all of it (`Alla belopp inkl. 25 % moms`), or its rows prove it. Money of a statement is of
 * any rate.
 */
export function saidRate(table: Roled, ask: Ask): Roled {
  const { reading, chosen, choices, near = [] } = ask;
  const amount = columnOf(table, reading.amount.gross);
  const isOther = table.ledger !== null || table.isStatement || hasRole(table, 'vat');
  if (!amount || isOther) return table;
  if ((choices?.vat ?? 'included') !== 'included' || Object.values(chosen).includes('vat'))
    return table;
  const goods = columnOf(table, reading.amount.net);
  const rate = oneRate([amount.name]) ?? oneRate(near);
  if (rate !== null && !goods) {
    const rows = Array.from(amount.ids, (id) => (id < 0 ? null : String(rate)));
    const reason = `Filens rubrik säger att ${rate} % moms ingår i beloppen.`;
    return withRate(table, chosen, { name: 'Momssats enligt filens rubrik', rows, reason });
  }
  const proved = rateOfParts(table, amount, ask);
  if (proved === null) return table;
  const { rows, parts } = proved;
  const name = amount.name.trim();
  const reason = `${name} är ${listed(parts.map((part) => part.name.trim()))} med moms på raderna.`;
  const isPart = unused(`Beloppet är en del av ${name}.`);
  const whole = goods ? withRoles(table, new Map([[table.columns.indexOf(goods), isPart]])) : table;
  const apart = { is: 'apart', reason, of: [amount], isMain: false, isDisputed: false } as const;
  const proofs = new Map([...table.proofs, ...parts.map((part) => [part, apart] as const)]);
  return withRate({ ...whole, proofs }, chosen, { name: 'Momssats enligt raderna', rows, reason });
}

interface RateColumn {
  name: string;
  /** In per cent. */
  rows: readonly (string | null)[];
  reason: string;
}

function withRate(table: Roled, chosen: Ask['chosen'], { name, rows, reason }: RateColumn): Roled {
  const index = table.columns.length;
  const format = `${rows.find((rate) => rate !== null)} %`;
  const made = derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
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
