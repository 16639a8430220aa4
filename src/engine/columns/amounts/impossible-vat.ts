import { namesShare } from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';

/** The most that VAT is of an amount without it, and with it. */
const MOST = { net: 0.25, gross: 0.2 } as const;
/** No rate is higher, in per cent; programs write 25 as 2500. */
const HIGHEST_RATE = 100;
/** Rounding, also by hand. */
const SLACK = 1;
/** Rows that must have more than VAT can be, and their share. */
const FEWEST = 2;
const SHARE = 0.1;

/**
 * Needs: roles of amount and VAT. Leaves: no role of VAT to what is more of the amount than VAT can be, such as the tax
 * withheld of a wage, unless the user gave it.
 */
export function impossibleVat(table: Roled, { reading, chosen }: Ask): Roled {
  const net = columnOf(table, reading.amount.net);
  const amount = net ?? columnOf(table, reading.amount.gross);
  const place = placeOf(table, 'vat');
  const tax = table.columns[place];
  if (!amount || !tax || chosen[tax.index] !== undefined) return table;
  if (tax.percent || namesShare(tax.name)) {
    const isRate = tax.read.every((value) => Number(value ?? 0) <= HIGHEST_RATE);
    const reason = `${tax.name.trim()} är högre än någon momssats.`;
    return isRate ? table : withRoles(table, new Map([[place, unused(reason)]]));
  }
  if (table.proofs.has(tax)) return table;
  const most = net ? MOST.net : MOST.gross;
  let telling = 0;
  let more = 0;
  for (let row = 0; row < tax.ids.length; row++) {
    const [whole, part] = [numberAt(amount, row), numberAt(tax, row)];
    if (!whole || !part) continue;
    telling++;
    if (Math.abs(part) > Math.abs(whole) * most + SLACK) more++;
  }
  if (more < FEWEST || more < telling * SHARE) return table;
  const reason = `${tax.name.trim()} är större än moms kan vara av ${amount.name.trim()}.`;
  return withRoles(table, new Map([[place, unused(reason)]]));
}
